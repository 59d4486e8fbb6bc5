import { createHmac } from 'node:crypto';
import { ensureBackupKey } from '../../platform/backup/backupKey';
import type { Config } from '../../platform/config';
import * as secrets from '../../platform/settings/secrets';

/** Derives the key from the backup key, which all copies and restored portals have. */
const deriveKey = async (config: Config): Promise<Buffer> =>
  createHmac('sha256', await ensureBackupKey(config))
    .update('charter-secret-box')
    .digest();

/** Encrypts a text. `name` is sealed with it, so a text that was sealed for one purpose or user does not open for another. */
export const seal = async (config: Config, name: string, text: string): Promise<string> =>
  secrets.seal(await deriveKey(config), name, text);

/** Decrypts a text; undefined when it was changed, or sealed with a different key or name. */
export const unseal = async (config: Config, name: string, sealed: string): Promise<string | undefined> =>
  secrets.unseal(await deriveKey(config), name, sealed);
