import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseLog } from './database';
import { startEmbedded } from './embedded';
import { lockFolder } from './folderLock';

const KEPT_DUMPS = 7;
const DUMP_ENDING = '.tar.gz';

/** Where the embedded database of a data folder lies. */
export function databaseFolder(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'db');
}

/** Lets `write` make a dump named after the moment (UTC) in the data folder, then removes all but the newest 7. Returns its path. */
export async function rollingDump(dataDir: string, now: Date, write: (file: string) => Promise<void>): Promise<string> {
  const folder = path.join(path.resolve(dataDir), 'dumps');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // No colons: Windows takes none in a file name. The names sort by time.
  const file = path.join(folder, now.toISOString().replaceAll(':', '-') + DUMP_ENDING);
  await write(file);
  const dumps = (await readdir(folder)).filter((name) => name.endsWith(DUMP_ENDING)).sort();
  await Promise.all(dumps.slice(0, -KEPT_DUMPS).map((name) => rm(path.join(folder, name))));
  return file;
}

/** Makes the database of a data folder, which must have none yet, from a dump. */
export async function restoreDump(file: string, dataDir: string, log: DatabaseLog): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no dump ${file}`);
  const unlock = lockFolder(path.resolve(dataDir));
  try {
    const folder = databaseFolder(dataDir);
    if (existsSync(folder)) throw new Error(`There is a database in ${folder} already; move it away first`);
    const embedded = await startEmbedded({ folder, dump: path.resolve(file), log });
    await embedded.stop();
  } finally {
    unlock();
  }
}
