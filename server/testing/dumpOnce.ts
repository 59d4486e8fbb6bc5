import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

interface Dumped {
  dump(): Promise<string>;
  close(): Promise<void>;
}

/**
 * A dump of an embedded database for tests to begin with, made once a machine. It is made anew when PGlite or one of the
 * `sources`, files that say what is in it, changes. `open` opens the database in a folder of its own.
 */
export async function dumpOnce(
  name: string,
  sources: string[],
  open: (dataDir: string) => Promise<Dumped>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [require.resolve('@electric-sql/pglite'), ...sources]) hash.update(readFileSync(source));
  const version = hash.digest('hex').slice(0, 12);
  const file = path.join(os.tmpdir(), `charter-${name}-database-${version}.tar.gz`);
  if (existsSync(file)) return file;

  const dataDir = mkdtempSync(path.join(os.tmpdir(), `charter-${name}-`));
  const database = await open(dataDir);
  try {
    // Another test file may be making the same: the last one in place serves all.
    await rename(await database.dump(), file);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true });
  }
  return file;
}
