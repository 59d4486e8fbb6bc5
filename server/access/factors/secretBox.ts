import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { ensureBackupKey } from '../../platform/backup/backupKey';
import type { Config } from '../../platform/config';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the key from the backup key, which all copies and restored portals have. */
const keyFor = async (config: Config): Promise<Buffer> =>
  createHmac('sha256', await ensureBackupKey(config))
    .update('charter-secret-box')
    .digest();

/** Encrypts a text. `name` is sealed with it, so a text that was sealed for one purpose or user does not open for another. */
export async function seal(config: Config, name: string, text: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, await keyFor(config), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; undefined when it was changed, or sealed with a different key or name. */
export async function unseal(config: Config, name: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(ALGORITHM, await keyFor(config), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
