import path from 'node:path';
import type { Deps } from '../../../access';
import { ensureBackupKey } from '../../../platform/backup/backupKey';
import { silent } from '../../../platform/backup/progress';
import { isDaily } from '../../../platform/backup/rolling';
import { useObjectStore } from '../../../platform/backup/store/objectStore';
import { withPassingFolder } from '../../../platform/backup/store/passingFolder';
import { removeOldBackups, sendBackup } from '../../../platform/backup/store/storedBackups';
import { toStoreFault } from '../../../platform/backup/store/storeFault';
import { writeBackup } from '../../../platform/backup/write';
import { toBackupsFolder } from '../../../platform/database/dataFolder';
import { namePlace } from '../../../platform/settings/backupStore';
import type { BackupStore } from '../../../platform/settings/backupStore';
import { days } from '../../../platform/time';
import { conflict } from '../../../texts/messages';
import { listBackups } from '../backups';
import { beginUpload, endFailedUpload, endGoodUpload, renewLease, RENEW_MS } from './uploads';
import type { UploadState } from './uploads';

interface Source {
  file: string;
  at: Date;
}

/**
 * Sends the backup of the day to the store, from whichever copy of the portal comes first: with the embedded database the file
 * that was written for the day, otherwise a new one. A fault is noted and tried again later with longer pauses; it is not
 * thrown. Returns whether a backup went there.
 */
export async function sendDailyBackup(deps: Deps): Promise<boolean> {
  const { backupStore } = deps.settings();
  if (!backupStore) return false;
  const now = deps.clock.now();
  const daily = deps.db.embedded ? await findDaily(deps) : undefined;
  const isDue = ({ lastGoodAt, retryAt }: UploadState): boolean => {
    if (retryAt !== null && retryAt > now) return false;
    if (deps.db.embedded) return daily !== undefined && (lastGoodAt === null || daily.at > lastGoodAt);
    return lastGoodAt === null || now.getTime() - lastGoodAt.getTime() >= days(1);
  };
  const id = await beginUpload(deps, namePlace(backupStore), isDue);
  return id !== undefined && (await send(deps, backupStore, id, daily));
}

/** Writes a new backup and sends it now. Errors: CONFLICT without a store, or while one is sent. */
export async function sendBackupNow(deps: Deps): Promise<void> {
  const { backupStore } = deps.settings();
  if (!backupStore) throw conflict('backupStore.none');
  const id = await beginUpload(deps, namePlace(backupStore), () => true);
  if (id === undefined) throw conflict('backupStore.sending');
  await send(deps, backupStore, id, undefined);
}

async function findDaily(deps: Deps): Promise<Source | undefined> {
  const now = deps.clock.now();
  const newest = (await listBackups(deps)).find(({ name, at }) => isDaily(name) && at <= now);
  return newest && { file: path.join(toBackupsFolder(deps.config.dataDir), newest.name), at: newest.at };
}

async function send(deps: Deps, place: BackupStore, id: string, daily: Source | undefined): Promise<boolean> {
  const { log, clock } = deps;
  const renewing = setInterval(() => void renewLease(deps, id).catch(() => undefined), RENEW_MS);
  try {
    const stored = await withSource(deps, daily, ({ file, at }) =>
      useObjectStore(place, async (store) => {
        const sent = await sendBackup({ store, passphrase: place.passphrase, file, at });
        // The upload went well even if the former ones cannot be removed.
        const removed = await removeOldBackups(store, sent, clock.now()).catch((error: unknown) => {
          log.warn('former backups could not be removed from the store', { error });
          return [];
        });
        log.info('a backup was sent to the store', { backup: sent.name, bytes: sent.bytes, removed: removed.length });
        return sent;
      }),
    );
    await endGoodUpload(deps, id, stored);
    return true;
  } catch (error) {
    const fault = toStoreFault(error);
    log.error('a backup could not be sent to the store', { kind: fault.kind, error });
    await endFailedUpload(deps, id, fault);
    return false;
  } finally {
    clearInterval(renewing);
  }
}

/** Gives the daily backup, or writes one that is removed afterwards. */
async function withSource<T>(deps: Deps, daily: Source | undefined, use: (source: Source) => Promise<T>): Promise<T> {
  if (daily) return use(daily);
  return withPassingFolder(deps.config.dataDir, async (folder) => {
    const at = deps.clock.now();
    const file = path.join(folder, 'new.backup');
    await writeBackup(deps.db.dataSource, file, { now: at, key: await ensureBackupKey(deps.config), progress: silent });
    return use({ file, at });
  });
}
