import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLog } from './database';
import { startEmbedded } from './embedded';
import { lockFolder } from './folderLock';

const KEPT_DUMPS = 7;
const DUMP_ENDING = '.tar.gz';

/** Where the embedded database of a data folder lies. */
export function databaseFolder(dataDir: string): string {
  return path.join(path.resolve(dataDir), 'db');
}

const dumpsFolder = (dataDir: string): string => path.join(path.resolve(dataDir), 'dumps');

/** Where somebody asks the server that runs on a data folder for a dump; nobody else can open its database. */
const requestFile = (dataDir: string): string => path.join(dumpsFolder(dataDir), 'wanted');

/** Whether somebody asked for a dump since; asked once, answered once. */
export async function takeDumpRequest(dataDir: string): Promise<boolean> {
  if (!existsSync(requestFile(dataDir))) return false;
  await rm(requestFile(dataDir));
  return true;
}

/**
 * Dumps the embedded database of a data folder: by itself, or, when a server runs on the folder, by asking that one.
 * Returns the path of the dump, which is one of the rolling ones. Throws when none came in `limitMs`.
 */
export async function dumpFolder(dataDir: string, now: Date, log: DatabaseLog, limitMs = 600_000): Promise<string> {
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) throw new Error(`There is no database in ${folder}`);
  let unlock: () => void;
  try {
    unlock = lockFolder(path.resolve(dataDir));
  } catch {
    return askForDump(dataDir, limitMs);
  }
  try {
    const embedded = await startEmbedded({ folder, log });
    try {
      return await rollingDump(dataDir, now, (file) => embedded.dump(file));
    } finally {
      await embedded.stop();
    }
  } finally {
    unlock();
  }
}

async function askForDump(dataDir: string, limitMs: number): Promise<string> {
  const dumps = async () => (await readdir(dumpsFolder(dataDir)).catch(() => [])).filter((name) => name.endsWith(DUMP_ENDING));
  const before = await dumps();
  await mkdir(dumpsFolder(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(requestFile(dataDir), '');
  for (let waited = 0; waited < limitMs; waited += 200) {
    const made = (await dumps()).filter((name) => !before.includes(name)).sort();
    const newest = made.at(-1);
    if (newest !== undefined) return path.join(dumpsFolder(dataDir), newest);
    await sleep(200);
  }
  await rm(requestFile(dataDir), { force: true });
  throw new Error('The server that runs on this folder made no dump; its log tells why');
}

/** Lets `write` make a dump named after the moment (UTC) in the data folder, then removes all but the newest 7. Returns its path. */
export async function rollingDump(dataDir: string, now: Date, write: (file: string) => Promise<void>): Promise<string> {
  const folder = dumpsFolder(dataDir);
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
