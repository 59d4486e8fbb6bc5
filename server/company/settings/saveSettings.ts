import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../access';
import { selectPersonName } from '../../model/people/personName';
import { Setting } from '../../model/system/setting.entity';
import { SettingChange } from '../../model/system/settingChange.entity';
import type { Config } from '../../platform/config';
import { PortalError, refuseInput } from '../../platform/errors';
import { checkText, nameVariable, isSecret } from '../../platform/settings/definitions';
import type { SettingKey } from '../../platform/settings/definitions';
import { ensureSettingsKey, seal } from '../../platform/settings/secrets';
import type { SettingsKey } from '../../platform/settings/secrets';
import type { SettingProblem } from '../../platform/settings/valueChecks';
import { query, sql } from '../../platform/sql';
import { badInput, message } from '../../texts/messages';
import { readSaved, settingsStores } from './store';

/** A setting as an admin typed it. Null or an empty text unsets it. */
export interface TypedSetting {
  key: SettingKey;
  text: string | null;
}

/** Texts that were checked; undefined: not set. */
export type CheckedSettings = Partial<Record<SettingKey, string | undefined>>;

const connection: readonly SettingKey[] = ['smtpHost', 'smtpPort', 'smtpSecurity'];

/** Checks what was typed. Errors: BAD_USER_INPUT with the setting's key as the field. */
export function checkTyped(deps: Deps, typed: readonly TypedSetting[]): CheckedSettings {
  const checked: CheckedSettings = {};
  for (const { key, text } of typed) {
    if (key in checked) throw badInput('setting.repeated', key);
    if (key in deps.config.given) throw badInput('setting.fromEnvironment', { variable: nameVariable(key) }, key);
    if (key === 'companyLogo' && text) throw badInput('setting.logoAlone', key);
    const result = checkText(key, text ?? '');
    if ('problem' in result) throw refuseInput(tellProblem(result.problem), key);
    checked[key] = result.text;
  }
  const { texts } = settingsStores.require(deps).saved();
  const isElsewhere = connection.some((key) => key in checked && checked[key] !== texts[key]);
  const { smtpHost: host } = { ...texts, ...checked };
  if (isElsewhere && host !== undefined && texts.smtpPassword !== undefined && !('smtpPassword' in checked))
    throw badInput('setting.passwordAgain', 'smtpPassword');
  return checked;
}

function tellProblem(problem: SettingProblem) {
  switch (problem.kind) {
    case 'address':
      return message('setting.address', { schemes: problem.schemes });
    case 'whole':
      return message('setting.whole', { min: problem.min, max: problem.max });
    case 'shortest':
      return message('setting.shortest', { least: problem.least });
    case 'longest':
      return message('setting.longest', { most: problem.most });
    case 'tiles':
      return message('setting.tiles', { z: '{z}', x: '{x}', y: '{y}' });
    case 'invoiceSeries':
      return message('setting.invoiceSeries', { example: '{year}' });
    default:
      return message(`setting.${problem.kind}` as const);
  }
}

/**
 * Saves settings; they hold in this process when it returns, and on every other copy of the server a moment later. `seenVersion` is the
 * version that the edit is based on. Errors: BAD_USER_INPUT at the setting; CONFLICT at the setting that somebody changed since.
 */
export async function saveSettings(
  deps: Deps,
  viewer: Viewer,
  seenVersion: number,
  typed: readonly TypedSetting[],
): Promise<void> {
  await writeSettings(deps, viewer, checkTyped(deps, typed), seenVersion);
}

/** Writes settings that were checked. `also` writes in the same transaction. Without `seenVersion` nobody else's change is asked for. */
export async function writeSettings(
  deps: Deps,
  viewer: Viewer,
  checked: CheckedSettings,
  seenVersion?: number,
  also?: (manager: EntityManager) => Promise<void>,
): Promise<void> {
  const keys = Object.keys(checked) as SettingKey[];
  const sealingKey = await ensureKeyFor(deps.config, checked);
  const store = settingsStores.require(deps);
  await deps.db.transaction(async (manager) => {
    await query(manager, sql`select pg_advisory_xact_lock(hashtext('settings'))`);
    if (seenVersion !== undefined) await requireUnchanged(manager, keys, seenVersion);
    await also?.(manager);
    const version = (await findLatestVersion(manager)) + 1;
    const { texts: before, lost } = await readSaved(deps.config, manager);
    for (const key of keys) {
      const after = checked[key];
      if (after === before[key] && !lost.includes(key)) continue;
      const by = { changedAt: deps.clock.now(), changedById: viewer.id };
      if (after === undefined) await manager.delete(Setting, { key });
      else await manager.upsert(Setting, { key, value: toKept(key, after, sealingKey), ...by }, ['key']);
      await manager.insert(SettingChange, {
        version,
        key,
        before: isSecret(key) ? null : (before[key] ?? null),
        after: isSecret(key) ? null : (after ?? null),
        isSet: after !== undefined,
        at: by.changedAt,
        byId: viewer.id,
      });
    }
  });
  await store.reload();
}

/** Made when the first secret is saved. */
const ensureKeyFor = async (place: Config, checked: CheckedSettings): Promise<SettingsKey | undefined> =>
  (Object.keys(checked) as SettingKey[]).some((key) => isSecret(key) && checked[key] !== undefined)
    ? ensureSettingsKey(place)
    : undefined;

function toKept(key: SettingKey, text: string, sealingKey: SettingsKey | undefined) {
  if (!isSecret(key)) return text;
  if (!sealingKey) throw new Error(`there is no key to seal ${key} with`);
  return { sealed: seal(sealingKey, key, text) };
}

export async function findLatestVersion(manager: EntityManager): Promise<number> {
  const [row] = await query<{ version: number }>(
    manager,
    sql`select coalesce(max(version), 0)::int as version from setting_change`,
  );
  return row?.version ?? 0;
}

/** Errors: CONFLICT with the setting as the field. */
async function requireUnchanged(
  manager: EntityManager,
  keys: readonly SettingKey[],
  seenVersion: number,
): Promise<void> {
  const [changed] = await manager.query<{ key: string; name: string }[]>(
    `select c.key, ${selectPersonName('u')} as name from setting_change c join "user" u on u.id = c.by_id
     where c.version > $1 and c.key = any($2) order by c.version desc limit 1`,
    [seenVersion, keys],
  );
  if (changed)
    throw new PortalError('CONFLICT', message('setting.changedMeanwhile', { name: changed.name }), {
      field: changed.key,
    });
}
