import { createHmac } from 'node:crypto';
import { readBackupKey } from '../../platform/backup/backupKey';
import type { Config } from '../../platform/config';
import * as secrets from '../../platform/settings/secrets';

// The key of the secret settings (platform/settings/secrets.ts) seals these texts too.

/** Begins every text that is sealed now. Its dot is in no base64url, so the earlier texts, which have no sign, never look like it. */
const SIGN = '2.';

/** Encrypts a text. `name` is sealed with it, so a text that was sealed for one purpose or user does not open for another. */
export const seal = async (config: Config, name: string, text: string): Promise<string> =>
  SIGN + secrets.seal(await secrets.ensureSettingsKey(config), name, text);

/** Decrypts a text; undefined when it was changed, or when its key is gone. */
export async function unseal(config: Config, name: string, sealed: string): Promise<string | undefined> {
  const isFormer = isSealedByFormerKey(sealed);
  const key = isFormer ? await readFormerKey(config) : await secrets.readSettingsKey(config);
  return key && secrets.unseal(key, name, isFormer ? sealed : sealed.slice(SIGN.length));
}

/** Whether a text was sealed before there was one key for all secrets: its key is derived from that of backups. */
export const isSealedByFormerKey = (sealed: string): boolean => !sealed.startsWith(SIGN);

async function readFormerKey(config: Config): Promise<Buffer | undefined> {
  const key = await readBackupKey(config);
  return key && createHmac('sha256', key).update('charter-secret-box').digest();
}
