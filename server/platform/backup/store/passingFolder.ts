import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { toBackupsFolder } from '../../database/dataFolder';
import { days } from '../../time';
import { removeStale } from '../rolling';

/** Begins the names of folders for the one file that is sent or fetched. */
const PREFIX = 'passing-';

/** Makes a folder beside the backups and removes it. Also removes those that a killed process left. */
export async function withPassingFolder<T>(dataDir: string, use: (folder: string) => Promise<T>): Promise<T> {
  const parent = toBackupsFolder(dataDir);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeStale(parent, (name) => name.startsWith(PREFIX), days(1));
  const folder = await mkdtemp(path.join(parent, PREFIX));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
