import type { Deps } from '../../../access';
import { useObjectStore } from '../../../platform/backup/store/objectStore';
import { fetchBackup, findStoredBackup, listStoredBackups } from '../../../platform/backup/store/storedBackups';
import { withPassingFolder } from '../../../platform/backup/store/passingFolder';
import { DamagedCipher, WrongPassphrase } from '../../../platform/backup/store/passphrase';
import { StoreFault, toStoreFault } from '../../../platform/backup/store/storeFault';
import { namePlace } from '../../../platform/settings/backupStore';
import type { BackupStore } from '../../../platform/settings/backupStore';
import type { Message } from '../../../platform/values/message';
import path from 'node:path';
import { conflict, message, notFound } from '../../../texts/messages';
import { printInRequestLanguage } from '../../../texts/printMessage';
import { alone, checkFile } from '../backups';
import type { SystemFacts } from '../judgeSystem';
import type { BackupCheck } from '../systemTypes';
import { explainFault } from './explainFault';
import type { BackupStoreState, StoredBackups } from './storeTypes';
import { readUploadState } from './uploads';

/** A person waits for a list. */
const listLimits = { attempts: 2, connectMs: 6_000, silenceMs: 15_000 };

/** The state of the store as our records have it; nobody outside is asked. Null without a store. */
export async function readStoreState(deps: Deps): Promise<BackupStoreState | null> {
  const { backupStore, backupStoreLacks } = deps.settings();
  if (!backupStore) return backupStoreLacks.length === 0 ? null : { ...nothing, lacks: backupStoreLacks };
  const state = await readUploadState(deps, namePlace(backupStore));
  return {
    place: namePlace(backupStore),
    lacks: [],
    lastGoodAt: state.lastGoodAt,
    bytes: state.bytes,
    isSending: state.isSending,
    failedAt: state.fault?.at ?? null,
    fault: state.fault && printInRequestLanguage(explainFault(state.fault, backupStore)),
    retryAt: state.fault && state.retryAt,
  };
}

/** The facts by which the portal judges its store. Null without one. */
export async function readStoreFacts(deps: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<SystemFacts['store']> {
  const { backupStore, backupStoreLacks } = deps.settings();
  const lacks = backupStoreLacks.map((key) => message(`settingName.${key}` as const));
  if (!backupStore) return lacks.length === 0 ? null : { lacks, lastGoodAt: null, fault: null };
  const { lastGoodAt, fault } = await readUploadState(deps, namePlace(backupStore));
  return { lacks, lastGoodAt, fault: fault && explainFault(fault, backupStore) };
}

const nothing: Omit<BackupStoreState, 'lacks'> = {
  place: null,
  lastGoodAt: null,
  bytes: null,
  isSending: false,
  failedAt: null,
  fault: null,
  retryAt: null,
};

/** The backups that the store holds now, newest first. A fault of the store is a result, not an error. */
export async function listStored({ settings }: Deps): Promise<StoredBackups> {
  const { backupStore } = settings();
  if (!backupStore) return { backups: [], fault: null };
  try {
    return { backups: await useObjectStore(backupStore, listStoredBackups, listLimits), fault: null };
  } catch (error) {
    return { backups: [], fault: printInRequestLanguage(explainFault(toStoreFault(error), backupStore)) };
  }
}

/**
 * Fetches a backup from the store and restores it into a scratch database. A reason against restoring it is a result, not an
 * error. Errors: NOT_FOUND for a name that is none of ours; CONFLICT without a store, or while another is checked.
 */
export async function checkStored(deps: Deps, name: string): Promise<BackupCheck> {
  const { backupStore } = deps.settings();
  if (!backupStore) throw conflict('backupStore.none');
  return alone(deps, () =>
    withPassingFolder(deps.config.dataDir, async (folder) => {
      const file = path.join(folder, 'fetched.backup');
      try {
        await fetchStored(deps, backupStore, name, file);
      } catch (error) {
        if (error instanceof StoreFault && error.kind === 'gone') throw notFound('backup');
        deps.log.warn('a backup could not be fetched from the store', { backup: name, error });
        return { isGood: false, reason: printInRequestLanguage(tellReason(error, backupStore)), tables: [] };
      }
      // The passphrase vouches for it, whichever key signed it.
      return checkFile(deps, { name, file, isTrusted: true });
    }),
  );
}

const fetchStored = ({ clock }: Deps, place: BackupStore, name: string, file: string): Promise<void> =>
  useObjectStore(place, async (store) => {
    const found = await findStoredBackup(store, name, clock.now());
    await fetchBackup({ store, passphrase: place.passphrase }, found.name, file);
  });

function tellReason(error: unknown, place: BackupStore): Message {
  if (error instanceof WrongPassphrase) return message('backupStore.wrongPassphrase');
  if (error instanceof DamagedCipher) return message('backupStore.damaged');
  return explainFault(toStoreFault(error), place);
}
