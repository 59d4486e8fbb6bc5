import { readFile } from 'node:fs/promises';
import type { EntityManager } from 'typeorm';
import { CompanyLogo } from '../../model/system/companyLogo.entity';
import { Setting } from '../../model/system/setting.entity';
import type { SettingValue } from '../../model/system/setting.entity';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/database/database';
import { describeError } from '../../platform/database/databaseErrors';
import type { Logger } from '../../platform/log/logger';
import { PerPortal } from '../../platform/perPortal';
import { isSecret, settingKeys } from '../../platform/settings/definitions';
import type { SettingKey, SettingTexts } from '../../platform/settings/definitions';
import { readSettingsKey, unseal } from '../../platform/settings/secrets';
import type { SecretsPlace, SettingsKey } from '../../platform/settings/secrets';
import type { Logo, Settings } from '../../platform/settings/settings';
import { makeLogoPath, toSettings } from '../../platform/settings/settings';
import { toLogo } from './logo';

/** The settings in the database. */
export interface Saved {
  texts: SettingTexts;
  /** Secrets that were sealed by a key that is gone: they count as not set until an admin types them again. */
  lost: SettingKey[];
}

export interface SettingsStore {
  /** The settings that hold at this moment, in this process. */
  current(): Settings;
  /** The texts of the settings that hold when `typed` stands in for what is saved: for trying them before saving. */
  withTyped(typed: Partial<Record<SettingKey, string | undefined>>): Settings;
  saved(): Saved;
  /** Reads what the database says. Call it when a setting may have changed, here or on another copy of the server. */
  reload(): Promise<void>;
  /** The same later; a failure is logged, and the next change or look tries again. */
  reloadSoon(): void;
}

export const settingsStores = new PerPortal<SettingsStore>('settings store');

interface StoreOptions {
  config: Pick<Config, 'given' | 'smtpUrl' | 'dataDir' | 'settingsKey'>;
  db: Pick<Database, 'dataSource'>;
  log: Logger;
  /** Stand in for settings that are neither given nor saved: those of the demo company. */
  fallback?: SettingTexts;
}

/**
 * Keeps the settings in memory: readers ask at each use, and ask no database. The environment wins over what is saved, and what is
 * saved over the usual values (docs/decisions/settings.md).
 */
export async function openSettings({ config, db, log, fallback = {} }: StoreOptions): Promise<SettingsStore> {
  const { given, smtpUrl } = config;
  const givenLogo = given.companyLogo === undefined ? undefined : await toLogo(await readFile(given.companyLogo));
  let saved: Saved = { texts: {}, lost: [] };
  let keptLogo: Logo | undefined;
  let current: Settings;
  let reading = Promise.resolve();

  const compute = (texts: SettingTexts): Settings =>
    toSettings({ ...fallback, ...texts, ...given }, { smtpUrl, logo: givenLogo ?? keptLogo });

  async function read(): Promise<void> {
    saved = await readSaved(config, db.dataSource.manager);
    keptLogo = await readLogo(db.dataSource.manager, saved.texts.companyLogo, keptLogo);
    current = compute(saved.texts);
  }
  await read();
  if (saved.lost.length > 0)
    log.warn('secrets of the settings cannot be read: their key is gone. An admin types them again.', {
      settings: saved.lost,
    });

  const store: SettingsStore = {
    current: () => current,
    withTyped: (typed) => {
      const texts: SettingTexts = { ...saved.texts };
      for (const [key, text] of Object.entries(typed) as [SettingKey, string | undefined][]) {
        if (text === undefined) delete texts[key];
        else texts[key] = text;
      }
      return compute(texts);
    },
    saved: () => saved,
    // One after the other: of two readings the later one must not be overtaken.
    reload: () => {
      reading = reading.then(read, read);
      return reading;
    },
    reloadSoon: () =>
      void store.reload().catch((error: unknown) => {
        log.warn('the settings could not be read', { reason: describeError(error) });
      }),
  };
  return store;
}

/** Reads the saved settings on the manager's connection. A row of a setting that this version does not know is let be. */
export async function readSaved(place: SecretsPlace, manager: EntityManager): Promise<Saved> {
  const rows = await manager.find(Setting, { select: { key: true, value: true } });
  const key = await readSettingsKey(place);
  const saved: Saved = { texts: {}, lost: [] };
  for (const row of rows) {
    const setting = settingKeys.find((each) => each === row.key);
    if (setting === undefined) continue;
    const text = openValue(setting, row.value, key);
    if (text === undefined) saved.lost.push(setting);
    else saved.texts[setting] = text;
  }
  return saved;
}

function openValue(setting: SettingKey, value: SettingValue, key: SettingsKey | undefined): string | undefined {
  if (typeof value === 'string') return isSecret(setting) ? undefined : value;
  return key && unseal(key, setting, value.sealed);
}

async function readLogo(manager: EntityManager, hash: string | undefined, kept: Logo | undefined) {
  if (hash === undefined || kept?.hash === hash) return hash === undefined ? undefined : kept;
  const row = await manager.findOneBy(CompanyLogo, { hash });
  return row ? { hash, path: makeLogoPath(hash), content: row.bytes, width: row.width, height: row.height } : undefined;
}
