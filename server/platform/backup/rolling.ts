import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../time';
import { UNFINISHED_ENDING } from './format';

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
/** The file that is being written grows all the time. */
const STALE_MS = 3_600_000;
export const BACKUP_ENDING = '.backup';
const DAILY_ENDING = `.daily${BACKUP_ENDING}`;

/** A backup of a moment (UTC). The names sort by time. No colons: Windows takes none in a file name. */
export const toBackupName = (folder: string, now: Date, ending = BACKUP_ENDING): string =>
  path.join(folder, now.toISOString().replaceAll(':', '-') + ending);

/** The moment in the name of a backup, in milliseconds; NaN for a name that somebody else gave. */
export const toMoment = (name: string): number =>
  Date.parse(name.replace(/(\.daily)?\.backup$/, '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/**
 * Lets `write` make the backup of the day, unless there is one of the last 24 hours; keeps the newest seven. Those that
 * somebody made by hand count for neither. Removes what a backup left that was cut short. Returns the new file, if any.
 */
export async function writeDailyBackup(
  folder: string,
  now: Date,
  write: (file: string) => Promise<void>,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeCutShort(folder);
  // One of the future was made before a clock was set back, and so before all others.
  const isFuture = (name: string): boolean => toMoment(name) > now.getTime();
  const isOfToday = (name: string): boolean => !isFuture(name) && now.getTime() - toMoment(name) < DAY_MS;
  if ((await listDailies(folder)).some(isOfToday)) return undefined;
  const file = toBackupName(folder, now, DAILY_ENDING);
  await write(file);
  const byAge = (await listDailies(folder)).sort((a, b) => Number(isFuture(b)) - Number(isFuture(a)));
  for (const name of byAge.slice(0, -KEPT_DAYS)) await rm(path.join(folder, name));
  return file;
}

export const isDaily = (name: string): boolean => name.endsWith(DAILY_ENDING);

const listDailies = async (folder: string): Promise<string[]> => (await readdir(folder)).filter(isDaily).sort();

/** Removes from a folder of backups what one left behind that was cut short. */
export const removeCutShort = (folder: string): Promise<void> =>
  removeStale(folder, (name) => name.endsWith(BACKUP_ENDING + UNFINISHED_ENDING), STALE_MS);

/** Removes from a folder what a killed process left. A folder in use was changed less than `staleMs` ago. */
export async function removeStale(folder: string, isLeft: (name: string) => boolean, staleMs: number): Promise<void> {
  for (const name of (await readdir(folder)).filter(isLeft)) {
    const { mtimeMs } = await stat(path.join(folder, name));
    if (systemClock.now().getTime() - mtimeMs > staleMs) await rm(path.join(folder, name), { recursive: true });
  }
}
