import path from 'node:path';
import type { Deps } from '../../access';
import { selectPersonName } from '../../model/people/personName';
import { nameVariable, isSecret, settingKeys, getUsualText } from '../../platform/settings/definitions';
import type { SettingKey } from '../../platform/settings/definitions';
import { findLatestVersion } from './saveSettings';
import type { CompanySettings, SettingChangeRow, SettingRow } from './settingsTypes';
import { SettingSource } from './settingsTypes';
import type { Saved } from './store';
import { settingsStores } from './store';

/** Every setting with its origin, as the database has it now. A secret is never among the texts. */
export async function readCompanySettings(deps: Deps): Promise<CompanySettings> {
  const store = settingsStores.require(deps);
  // The version first: a change that comes between is refused later, not lost.
  const version = await findLatestVersion(deps.db.dataSource.manager);
  await store.reload();
  const { logo, mailServer } = store.current();
  return {
    version,
    settings: settingKeys.map((key) => toRow(deps, store.saved(), key)),
    logoUrl: logo?.path ?? null,
    mailFolder: mailServer === undefined ? path.join(deps.config.dataDir, 'mail') : null,
  };
}

function toRow({ config: { given } }: Deps, { texts, lost }: Saved, key: SettingKey): SettingRow {
  const isGiven = given[key] !== undefined;
  const text = isGiven ? given[key] : texts[key];
  const secret = isSecret(key);
  const source = text === undefined ? SettingSource.usual : SettingSource.saved;
  return {
    key,
    text: secret ? null : (text ?? null),
    usual: getUsualText(key) ?? null,
    source: isGiven ? SettingSource.environment : source,
    variable: nameVariable(key),
    secret,
    isSet: text !== undefined,
    lost: !isGiven && lost.includes(key),
  };
}

/** The latest changes first. */
export async function readSettingChanges({ db }: Deps, most: number): Promise<SettingChangeRow[]> {
  const rows = await db.dataSource.query<Omit<SettingChangeRow, 'secret'>[]>(
    `select c.version, c.key, c.before, c.after, c.is_set as "isSet", c.at, ${selectPersonName('u')} as by
     from setting_change c join "user" u on u.id = c.by_id order by c.version desc, c.key limit $1`,
    [most],
  );
  return rows.filter(({ key }) => settingKeys.includes(key)).map((row) => ({ ...row, secret: isSecret(row.key) }));
}
