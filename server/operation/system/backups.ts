import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../access';
import { migrations } from '../../migrations';
import { ensureBackupKey, readBackupKey } from '../../platform/backup/backupKey';
import { silent } from '../../platform/backup/progress';
import { restoreBackup } from '../../platform/backup/restore';
import { BACKUP_ENDING, toBackupName, toMoment } from '../../platform/backup/rolling';
import { writeBackup } from '../../platform/backup/write';
import { createDataSource } from '../../platform/database/database';
import { toBackupsFolder } from '../../platform/database/dataFolder';
import { useScratchDatabase } from '../../platform/database/scratch';
import { createDatabaseLog } from '../../platform/log/logger';
import { conflict, notFound } from '../../texts/messages';
import type { BackupCheck, BackupFile } from './systemTypes';

/** The backups of this machine, newest first. A missing folder holds none. */
export async function listBackups({ config }: Pick<Deps, 'config'>): Promise<BackupFile[]> {
  const folder = toBackupsFolder(config.dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(BACKUP_ENDING));
  const files = await Promise.all(
    names.map(async (name) => {
      const { mtime, size } = await stat(path.join(folder, name));
      const moment = toMoment(name);
      return { name, at: Number.isNaN(moment) ? mtime : new Date(moment), bytes: size };
    }),
  );
  return files.sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** The path of a backup. Errors: NOT_FOUND for a name that is none of the listed files, so no path can leave the folder. */
export async function findBackup(deps: Pick<Deps, 'config'>, name: string): Promise<string> {
  const files = await listBackups(deps);
  if (!files.some((file) => file.name === name)) throw notFound('backup');
  return path.join(toBackupsFolder(deps.config.dataDir), name);
}

/** Portals of this process that check or write a backup: both read or write all rows, so one at a time is enough. */
const busy = new WeakSet<Deps['db']>();

/** Runs work alone. Errors: CONFLICT while another backup is written or checked. */
export async function alone<T>({ db }: Deps, work: () => Promise<T>): Promise<T> {
  if (busy.has(db)) throw conflict('system.backupBusy');
  busy.add(db);
  try {
    return await work();
  } finally {
    busy.delete(db);
  }
}

/** Writes a backup now, beside those of each day. Errors: CONFLICT while another is written or checked. */
export const backUpNow = (deps: Deps): Promise<BackupFile> =>
  alone(deps, async () => {
    const now = deps.clock.now();
    const folder = toBackupsFolder(deps.config.dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = toBackupName(folder, now);
    await writeBackup(deps.db.dataSource, file, { now, key: await ensureBackupKey(deps.config), progress: silent });
    return { name: path.basename(file), at: now, bytes: (await stat(file)).size };
  });

interface TableCount {
  name: string;
  rows: number;
}

/**
 * Restores a backup into a scratch database, counts the rows of each table there and now, and drops the scratch database. A
 * damaged or foreign file is a result, not an error. Errors: NOT_FOUND; CONFLICT while another is written or checked.
 */
export async function checkBackup(deps: Deps, name: string): Promise<BackupCheck> {
  const file = await findBackup(deps, name);
  return alone(deps, () => checkFile(deps, { name, file, isTrusted: false }));
}

interface CheckedFile {
  /** As the log names it. */
  name: string;
  file: string;
  /** Whether it need not be signed with our key. */
  isTrusted: boolean;
}

/** Restores a file into a scratch database and counts its rows. A damaged or foreign file is a result, not an error. */
export async function checkFile(deps: Deps, checked: CheckedFile): Promise<BackupCheck> {
  try {
    const restored = await restoreIntoScratch(deps, checked);
    const present = new Map((await countRows(deps.db.dataSource)).map((table) => [table.name, table.rows]));
    const tables = restored.map((table) => ({ ...table, rowsNow: present.get(table.name) ?? 0 }));
    return { isGood: true, reason: null, tables };
  } catch (error) {
    deps.log.warn('a backup could not be restored', { backup: checked.name, error });
    return { isGood: false, reason: error instanceof Error ? error.message : String(error), tables: [] };
  }
}

async function restoreIntoScratch({ config, db, log }: Deps, { file, isTrusted }: CheckedFile): Promise<TableCount[]> {
  const key = await readBackupKey(config);
  return useScratchDatabase(db.dataSource, async (server) => {
    const logged = createDatabaseLog(log);
    await restoreBackup({ server, file, key, isTrusted, migrations, log: logged, progress: silent });
    const scratch = createDataSource(server, { entities: [], migrations: [], log: logged });
    await scratch.initialize();
    try {
      return await countRows(scratch);
    } finally {
      await scratch.destroy();
    }
  });
}

async function countRows(dataSource: Pick<Deps['db']['dataSource'], 'query'>): Promise<TableCount[]> {
  const tables = (await dataSource.query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )) as { name: string }[];
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  return (await dataSource.query(`${counts.join(' union all ')} order by name`)) as TableCount[];
}
