import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the embedded database of a data folder lies. */
export const toDatabaseFolder = (dataDir: string): string => path.join(path.resolve(dataDir), 'postgres');

export const toBackupsFolder = (dataDir: string): string => path.join(path.resolve(dataDir), 'dumps');

export const hasContent = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Throws one line when a data folder without a database held one once. A new database there would look as if everything
 * were lost, or hide that a disk was not mounted.
 */
export function requireKnownFolder(dataDir: string): void {
  if (hasContent(toDatabaseFolder(dataDir))) return;
  if (hasContent(path.join(dataDir, 'db'))) {
    throw new Error(
      `${path.join(dataDir, 'db')} is the database of a former version of the portal, which this one cannot open; docs/operations.md says under 'Upgrading' how to take it along`,
    );
  }
  const kept = ['dumps', 'mail'].filter((name) => hasContent(path.join(dataDir, name)));
  if (kept.length === 0) return;
  throw new Error(
    `${dataDir} has a folder '${kept.join("' and '")}' but no database: restore a backup with npm run restore -- FILE, or move those folders away to start with an empty database`,
  );
}
