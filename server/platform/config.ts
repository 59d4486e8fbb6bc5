import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from './configError';
import type { SettingTexts } from './settings/definitions';
import { checkText, nameVariable, settingKeys } from './settings/definitions';
import { describeProblem, isHost } from './settings/valueChecks';

type Env = Record<string, string | undefined>;

/** The environment for a program that we start, with what it needs besides. */
export const readEnvironmentWith = (more: Record<string, string>): Env => ({ ...process.env, ...more });

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

// A setting is text without blanks around it, or absent. An error about one begins with its name.

const text = v.string();
/** Says what a setting must be, and what it is. */
const must = (be: string) => (issue: v.BaseIssue<unknown>) => `must be ${be}, but is "${String(issue.input)}"`;

const checked = (check: (value: string) => boolean, be: string) => v.pipe(text, v.check(check, must(be)));

function whole(min: number, max: number) {
  const message = must(`a whole number from ${min} to ${max}`);
  const fits = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return v.pipe(text, v.check(fits, message), v.transform(Number));
}

/** Its message does not repeat an address, which may hold a password. */
function address(...schemes: string[]) {
  const message = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;
  const fits = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1));
  return v.pipe(text, v.check(fits, message));
}

const withoutSlash = v.transform((value: string) => value.replace(/\/+$/, ''));

/** Links are appended to this address: a query, a fragment or a password would end up in the middle of each. */
const publicUrl = v.pipe(
  address('http', 'https'),
  v.check((value) => {
    const { username, password } = new URL(value);
    return !/[?#]/.test(value) && username === '' && password === '';
  }, 'must be an address without ?, # and user name, because links are appended to it'),
  withoutSlash,
);

/** By its first bytes: PNG or JPEG, which papers can hold. */
function isPicture(path: string): boolean {
  try {
    const head = readFileSync(path).subarray(0, 4).toString('hex');
    return head === '89504e47' || head.startsWith('ffd8ff');
  } catch {
    return false;
  }
}

/** The settings that the portal needs before the database opens, by their names in the environment (docs/operations.md, 'Settings'). */
const fixed = {
  port: ['PORT', v.optional(whole(0, 65535), '4000')],
  /** Whether it is an address of this machine shows only when the server listens (serve.ts). */
  host: ['HOST', v.optional(checked(isHost, 'an IP address or a host name, without scheme and port'), '127.0.0.1')],
  /** The start of e-mailed links, without a trailing slash. */
  publicUrl: ['PUBLIC_URL', v.optional(publicUrl)],
  databaseUrl: ['DATABASE_URL', v.optional(address('postgres', 'postgresql'))],
  dataDir: [
    'DATA_DIR',
    v.pipe(
      v.optional(text, 'data'),
      v.transform((path) => resolve(path)),
    ),
  ],
  /** The key that signs backups, instead of `DATA_DIR/backup.key`. Its message does not repeat it. */
  backupKey: ['BACKUP_KEY', v.optional(v.pipe(text, v.minLength(32, 'must be at least 32 characters long')))],
  /** The key that encrypts secrets in the database, instead of `DATA_DIR/settings.key`. Its message does not repeat it. */
  settingsKey: ['SETTINGS_KEY', v.optional(v.pipe(text, v.minLength(32, 'must be at least 32 characters long')))],
  smtpUrl: ['SMTP_URL', v.optional(address('smtp', 'smtps'))],
  /** Gets alerts about the portal itself; absent: the mailbox of the office does. */
  operatorEmail: ['OPERATOR_EMAIL', v.optional(checked((value) => /^\S+@\S+$/.test(value), 'an e-mail address'))],
  /** The token that may read /metrics; absent: nobody may. Its message does not repeat it. */
  metricsToken: ['METRICS_TOKEN', v.optional(v.pipe(text, v.minLength(16, 'must be at least 16 characters long')))],
  /** Kept in lower case, in which a few letters of other alphabets are longer. */
  adminUsername: [
    'ADMIN_USERNAME',
    v.optional(
      checked((name) => /^\S{1,20}$/.test(name.toLowerCase()), '1 to 20 characters without blanks'),
      'admin',
    ),
  ],
  /** Checked when the first admin is created: one from before a stricter rule must not stop a later start. */
  adminPassword: ['ADMIN_PASSWORD', v.optional(text)],
  /** A JSON file that corrects our table of passages abroad (server/maps/embedded/passageFile.ts). */
  passagesFile: [
    'PASSAGES_FILE',
    v.optional(
      v.pipe(
        text,
        v.transform((path) => resolve(path)),
      ),
    ),
  ],
  /** Whether webhooks and notices to phones may go to private addresses, as in a test or a closed network. */
  webhookAllowPrivate: [
    'WEBHOOK_ALLOW_PRIVATE',
    v.pipe(
      v.optional(v.picklist(['on', 'off'], must('one of on, off')), 'off'),
      v.transform((value) => value === 'on'),
    ),
  ],
  logLevel: ['LOG_LEVEL', v.optional(v.picklist(logLevels, must(`one of ${logLevels.join(', ')}`)), 'info')],
  /** How many proxies in front of the server are trusted to tell the caller's address; false: none. */
  trustProxy: [
    'TRUST_PROXY',
    v.pipe(
      v.optional(text, 'off'),
      v.transform((value) => ({ off: '0', on: '1' })[value] ?? value),
      whole(0, 10),
      v.transform((count) => count || (false as const)),
    ),
  ],
} satisfies Record<string, [name: string, schema: v.GenericSchema<string | undefined, unknown>]>;

/** All variables of the environment that are read. */
export const settingNames: string[] = [
  ...new Set([...Object.values(fixed).map(([name]) => name), ...settingKeys.map(nameVariable)]),
];

type Fixed = { [Name in keyof typeof fixed]: v.InferOutput<(typeof fixed)[Name][1]> };

export interface Config extends Fixed {
  publicUrl: string;
  /** The settings of the browser that the environment gives: they win over the saved ones, and cannot be edited. */
  given: SettingTexts;
}

/**
 * Parses the environment once, at start. `defaults` stand in for variables that are not there, in the place of the usual
 * ones. Throws a ConfigError that names the wrong variable.
 */
export function readConfig(environment: Env = process.env, defaults: Env = {}): Config {
  const env = { ...defaults, ...environment };
  const read = ([setting, [name, schema]]: [string, [string, v.GenericSchema]]) => {
    // An empty setting is none.
    const { success, output, issues } = v.safeParse(schema, env[name]?.trim() || undefined, {
      abortEarly: true,
      abortPipeEarly: true,
    });
    if (!success) throw new ConfigError(`${name} ${issues[0].message}`);
    return [setting, output];
  };
  const config = Object.fromEntries(Object.entries(fixed).map(read)) as Fixed;
  return {
    ...config,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    given: readGiven(env, config.smtpUrl),
  };
}

/** Errors: ConfigError. */
function readGiven(env: Env, smtpUrl: string | undefined): SettingTexts {
  const given: SettingTexts = smtpUrl === undefined ? {} : splitSmtpUrl(new URL(smtpUrl));
  for (const key of settingKeys) {
    const name = nameVariable(key);
    if (name === 'SMTP_URL') continue;
    const typed = env[name] ?? '';
    const checked = checkText(key, typed);
    if ('problem' in checked) throw new ConfigError(`${name} ${describeProblem(checked.problem, typed.trim())}`);
    if (checked.text !== undefined) given[key] = checked.text;
  }
  if (given.companyLogo !== undefined) {
    given.companyLogo = resolve(given.companyLogo);
    if (!isPicture(given.companyLogo))
      throw new ConfigError(`COMPANY_LOGO must be a PNG or JPEG file that can be read, but is "${given.companyLogo}"`);
  }
  return given;
}

/** SMTP_URL as the five settings that it stands for. */
function splitSmtpUrl({ hostname, port, protocol, username, password }: URL): SettingTexts {
  const isTls = protocol === 'smtps:';
  return {
    smtpHost: hostname,
    smtpPort: port || (isTls ? '465' : '587'),
    smtpSecurity: isTls ? 'tls' : 'starttls',
    ...(username !== '' && { smtpUser: decode(username) }),
    ...(password !== '' && { smtpPassword: decode(password) }),
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
