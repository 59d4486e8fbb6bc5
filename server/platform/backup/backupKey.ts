import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import { ensureKeyFile, readKeyFile } from '../files/keyFile';

/** The key that signs backups. Its holder can write a file that this portal trusts. */
export type BackupKey = Buffer;

interface KeyPlace {
  dataDir: string;
  /** BACKUP_KEY of the settings, which wins over the file in DATA_DIR. */
  backupKey?: string;
}

const toFile = (dataDir: string): string => path.join(dataDir, 'backup.key');

/** The key of this portal; undefined: there is none here yet. */
export async function readBackupKey({ dataDir, backupKey }: KeyPlace): Promise<BackupKey | undefined> {
  const text = backupKey ?? (await readKeyFile(toFile(dataDir)));
  return text === undefined ? undefined : toKey(text);
}

/** The key of this portal, made when there is none. */
export const ensureBackupKey = async ({ dataDir, backupKey }: KeyPlace): Promise<BackupKey> =>
  toKey(backupKey ?? (await ensureKeyFile(toFile(dataDir))));

const toKey = (text: string): BackupKey => createHash('sha256').update(`charter-backup-key:${text}`).digest();

export const signBackup = (digest: Buffer, key: BackupKey): Buffer => createHmac('sha256', key).update(digest).digest();

export function isSignedBy(key: BackupKey, digest: Buffer, signature: Buffer): boolean {
  const expected = signBackup(digest, key);
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
