import { randomBytes } from 'node:crypto';
import type { Deps } from '../../../access';
import { checkTyped, settingsStores } from '../../../company/settings';
import type { SettingsInput } from '../../../company/settings';
import { useObjectStore } from '../../../platform/backup/store/objectStore';
import type { ObjectStore } from '../../../platform/backup/store/objectStore';
import { listStoredBackups } from '../../../platform/backup/store/storedBackups';
import { StoreFault, toStoreFault } from '../../../platform/backup/store/storeFault';
import { createId } from '../../../platform/ids';
import type { Message } from '../../../platform/values/message';
import { badInput, message } from '../../../texts/messages';
import { explainFault } from './explainFault';

/** A person waits for it. */
const limits = { attempts: 1, connectMs: 6_000, silenceMs: 8_000 };

/**
 * Writes, reads and removes a small object with the settings as they were typed, saved or not, and tells how it went. Errors:
 * BAD_USER_INPUT at a setting that is wrong or missing.
 */
export async function tryStore(deps: Deps, { changes }: SettingsInput): Promise<{ isGood: boolean; outcome: Message }> {
  const { backupStore, backupStoreLacks } = settingsStores.require(deps).withTyped(checkTyped(deps, changes));
  const [missing] = backupStoreLacks;
  if (!backupStore) throw badInput('backupStore.needed', missing ?? 'backupStoreEndpoint');
  try {
    const count = await useObjectStore(backupStore, tryOut, limits);
    return { isGood: true, outcome: message('backupStore.works', { bucket: backupStore.bucket, count }) };
  } catch (error) {
    return { isGood: false, outcome: explainFault(toStoreFault(error), backupStore) };
  }
}

/** Returns how many backups are there. */
async function tryOut(store: ObjectStore): Promise<number> {
  const { length } = await listStoredBackups(store);
  const name = `connection-test-${createId()}`;
  const content = randomBytes(64);
  await store.upload(name, content);
  const back: Buffer[] = [];
  for await (const part of store.download(name)) back.push(part);
  await store.remove(name);
  if (!Buffer.concat(back).equals(content)) throw new StoreFault('spoilt', 'other bytes came back');
  return length;
}
