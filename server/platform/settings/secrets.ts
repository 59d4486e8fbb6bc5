import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import { ensureKeyFile, readKeyFile } from '../files/keyFile';

/** The key that encrypts the secrets among the settings. */
export type SettingsKey = Buffer;

export interface SecretsPlace {
  dataDir: string;
  /** SETTINGS_KEY of the environment, which wins over the file in DATA_DIR. */
  settingsKey?: string;
}

const toFile = (dataDir: string): string => path.join(dataDir, 'settings.key');
const toKey = (text: string): SettingsKey => createHash('sha256').update(`charter-settings-key:${text}`).digest();

/** The key of this portal; undefined: there is none here, or not any more. */
export async function readSettingsKey({ dataDir, settingsKey }: SecretsPlace): Promise<SettingsKey | undefined> {
  const text = settingsKey ?? (await readKeyFile(toFile(dataDir)));
  return text === undefined ? undefined : toKey(text);
}

/** The key of this portal, made when there is none. */
export const ensureSettingsKey = async ({ dataDir, settingsKey }: SecretsPlace): Promise<SettingsKey> =>
  toKey(settingsKey ?? (await ensureKeyFile(toFile(dataDir))));

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret. `name` is sealed with it: the text of one setting does not open as another. */
export function seal(key: SettingsKey, name: string, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret; undefined: it was sealed by another key, or changed. */
export function unseal(key: SettingsKey, name: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(name))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
