import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toBackupName, toMoment } from '../rolling';
import { chooseKept } from './keepRule';
import type { ObjectStore } from './objectStore';
import { decrypt, encrypt } from './passphrase';
import { StoreFault } from './storeFault';

/** A backup in the store. */
export interface StoredBackup {
  name: string;
  at: Date;
  bytes: number;
}

const ENDING = '.backup.age';
const pattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.backup\.age$/;

/** The name of a backup of a moment. Names sort by time. */
export const toStoredName = (at: Date): string => toBackupName('', at, ENDING);

function readMoment(name: string): Date | undefined {
  const moment = pattern.test(name) ? toMoment(name.replace(/\.age$/, '')) : NaN;
  return Number.isNaN(moment) ? undefined : new Date(moment);
}

/** Our backups in the store, newest first. Other objects of the folder are not ours. */
export async function listStoredBackups(store: Pick<ObjectStore, 'list'>): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = [];
  for (const { name, bytes } of await store.list()) {
    const at = readMoment(name);
    if (at) backups.push({ name, at, bytes });
  }
  return backups.sort((one, other) => other.at.getTime() - one.at.getTime());
}

interface Sent {
  store: ObjectStore;
  passphrase: string;
  /** The backup, and the moment it is of. */
  file: string;
  at: Date;
  /** Tests are spared most of the second that a passphrase takes. */
  work?: number;
}

/**
 * Encrypts a backup, sends it, reads it back and compares the two. Returns what is in the store. Throws a StoreFault; then
 * nobody may count on the new one.
 */
export async function sendBackup({ store, passphrase, file, at, work }: Sent): Promise<StoredBackup> {
  const name = toStoredName(at);
  const sent = createCounter();
  const encrypted = await encrypt(createReadStream(file), passphrase, work);
  encrypted.on('error', (error) => sent.destroy(error));
  try {
    await store.upload(name, encrypted.pipe(sent));
  } finally {
    encrypted.destroy();
    sent.destroy();
  }
  const received = createCounter();
  await pipeline(Readable.from(store.download(name), { objectMode: false }), received, async (bytes) => {
    for await (const _ of bytes);
  });
  if (received.digest() !== sent.digest()) {
    await store.remove(name);
    throw new StoreFault('spoilt', `${received.bytes()} bytes came back, ${sent.bytes()} were sent, and they differ`);
  }
  return { name, at, bytes: sent.bytes() };
}

/** Passes bytes on, and knows their number and SHA-256 at the end. */
function createCounter() {
  const hash = createHash('sha256');
  let count = 0;
  let digest: string | undefined;
  const through = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      count += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(through, { bytes: () => count, digest: () => (digest ??= hash.digest('hex')) });
}

/**
 * Removes the backups that the rule does not keep. Call it only after `newest` was sent and read back: while uploads fail,
 * nothing goes. Returns the removed names.
 */
export async function removeOldBackups(store: ObjectStore, newest: StoredBackup, now: Date): Promise<string[]> {
  const backups = await listStoredBackups(store);
  // A list without it is not one to delete by.
  if (!backups.some(({ name }) => name === newest.name)) throw new StoreFault('gone', `${newest.name} is not listed`);
  const kept = chooseKept(
    backups.map(({ at }) => at),
    now,
  );
  const removed = backups.filter(({ at, name }) => !kept.has(at) && name !== newest.name);
  for (const { name } of removed) await store.remove(name);
  return removed.map(({ name }) => name);
}

/**
 * The backup of a name, or the newest one for `latest`. One of the future was written by a clock that was wrong. Throws a
 * StoreFault `gone` that names the newest ones when there is none.
 */
export async function findStoredBackup(store: ObjectStore, wanted: string, now: Date): Promise<StoredBackup> {
  const backups = await listStoredBackups(store);
  const found =
    wanted === 'latest'
      ? (backups.find(({ at }) => at <= now) ?? backups[0])
      : backups.find(({ name }) => name === wanted);
  if (found) return found;
  const newest = backups.slice(0, 5).map(({ name }) => name);
  throw new StoreFault('gone', newest.length === 0 ? 'it holds no backup' : `it holds ${newest.join(', ')}`);
}

/** Fetches a backup, decrypted, into a file. Throws a StoreFault, WrongPassphrase or DamagedCipher. */
export async function fetchBackup(
  { store, passphrase }: Pick<Sent, 'store' | 'passphrase'>,
  name: string,
  file: string,
): Promise<void> {
  await pipeline(decrypt(store.download(name), passphrase), createWriteStream(file, { mode: 0o600, flush: true }));
}
