import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The key that signs backups. Its holder can write a file that this portal trusts. */
export type BackupKey = Buffer;

interface Place {
  dataDir: string;
  /** BACKUP_KEY of the settings, which wins over the file in DATA_DIR. */
  backupKey?: string;
}

const toFile = (dataDir: string): string => path.join(dataDir, 'backup.key');

/** The key of this portal; undefined: there is none here yet. */
export async function readBackupKey({ dataDir, backupKey }: Place): Promise<BackupKey | undefined> {
  if (backupKey !== undefined) return toKey(backupKey);
  try {
    return toKey((await readFile(toFile(dataDir), 'utf8')).trim());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The key of this portal, made when there is none. Of two programs that make it at once both use the one that was first. */
export async function ensureBackupKey(place: Place): Promise<BackupKey> {
  const there = await readBackupKey(place);
  if (there) return there;
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  const file = toFile(place.dataDir);
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over one that is there.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return ensureBackupKey(place);
}

const toKey = (text: string): BackupKey => createHash('sha256').update(`charter-backup-key:${text}`).digest();

export const signBackup = (digest: Buffer, key: BackupKey): Buffer => createHmac('sha256', key).update(digest).digest();

export function isSignedBy(key: BackupKey, digest: Buffer, signature: Buffer): boolean {
  const expected = signBackup(digest, key);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
