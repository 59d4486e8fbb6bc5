import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { ensureBackupKey } from '../../platform/backup/backupKey';
import type { Config } from '../../platform/config';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Derives the key from the backup key, which all copies and restored portals have. */
const keyFor = async (config: Config): Promise<Buffer> =>
  createHmac('sha256', await ensureBackupKey(config))
    .update('charter-secret-box')
    .digest();

/** Encrypts a text. `name` is sealed with it, so a text that was sealed for one purpose or user does not open for another. */
export async function seal(config: Config, name: string, text: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, await keyFor(config), iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text; undefined when it was changed, or sealed with a different key or name. */
export async function unseal(config: Config, name: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const iv = bytes.subarray(0, ivBytes);
  const decipher = createDecipheriv(algorithm, await keyFor(config), iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
