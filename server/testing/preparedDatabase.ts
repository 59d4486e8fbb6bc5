import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../platform/config';
import { createLogger } from '../platform/logger';
import { systemClock } from '../platform/time';
import { createServices } from '../services';

const migrationsFolder = path.join(__dirname, '../migrations');

/**
 * A dump of an embedded database that a server has started on once: migrated, with the tables of the queue. To begin
 * with it takes half as long as to make all that anew. Made once a machine and version.
 */
export async function preparedDatabase(): Promise<string> {
  const file = path.join(os.tmpdir(), `charter-prepared-database-${version()}.tar.gz`);
  if (existsSync(file)) return file;

  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'charter-prepared-'));
  const config = readConfig({ DATA_DIR: dataDir });
  const services = await createServices({ config, clock: systemClock, log: createLogger('silent') });
  try {
    await services.start();
    await rename(await services.deps.db.dump(), file);
  } finally {
    await services.stop();
    await rm(dataDir, { recursive: true });
  }
  return file;
}

/** What the dump depends on: the two packages that make tables, and the migrations. */
function version(): string {
  const sources = readdirSync(migrationsFolder).map((name) => path.join(migrationsFolder, name));
  const hash = createHash('sha256');
  for (const source of [require.resolve('@electric-sql/pglite'), require.resolve('pg-boss/package.json'), ...sources])
    hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 12);
}
