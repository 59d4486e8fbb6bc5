import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isIBAN } from 'class-validator';
import * as v from 'valibot';

type Env = Record<string, string | undefined>;

/** The environment for a program that we start, with what it needs besides. */
export const readEnvironmentWith = (more: Record<string, string>): Env => ({ ...process.env, ...more });

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export class ConfigError extends Error {}

// A setting is text without blanks around it, or absent. An error about one begins with its name.

const text = v.string();
/** Says what a setting must be, and what it is. */
const must = (be: string) => (issue: v.BaseIssue<unknown>) => `must be ${be}, but is "${String(issue.input)}"`;

const checked = (check: (value: string) => boolean, be: string) => v.pipe(text, v.check(check, must(be)));
const email = v.pipe(text, v.regex(/^\S+@\S+$/, must('an e-mail address')));

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
const service = v.pipe(address('http', 'https'), withoutSlash);

const switchedOff = v.pipe(
  v.literal('off'),
  v.transform(() => undefined),
);

/** Links are appended to this address: a query, a fragment or a password would end up in the middle of each. */
const publicUrl = v.pipe(
  address('http', 'https'),
  v.check((value) => {
    const { username, password } = new URL(value);
    return !/[?#]/.test(value) && username === '' && password === '';
  }, 'must be an address without ?, # and user name, because links are appended to it'),
  withoutSlash,
);

const isHost = (value: string) => isIP(value) !== 0 || /^(?!.*\.\d+$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);

const tiles = v.pipe(
  address('http', 'https'),
  v.check((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'must contain {z}, {x} and {y}'),
);

/** Public, without a key: asked unless it is switched off. */
const ADDRESS_SERVICE = 'https://aks.geoportaal.ee/inaks/inaadress/gazetteer';

/** By its first bytes: PNG or JPEG, which papers can hold. */
function isPicture(path: string): boolean {
  try {
    const head = readFileSync(path).subarray(0, 4).toString('hex');
    return head === '89504e47' || head.startsWith('ffd8ff');
  } catch {
    return false;
  }
}

/** Everything the one who runs the portal can set, by its name in the environment. docs/operations.md explains each setting. */
const settings = {
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
  smtpUrl: ['SMTP_URL', v.optional(address('smtp', 'smtps'))],
  mailFrom: ['MAIL_FROM', v.optional(text, 'Bussiveod <noreply@localhost>')],
  logisticsEmail: ['LOGISTICS_EMAIL', v.optional(email)],
  /** Gets alerts about the portal itself; absent: `logisticsEmail` does. */
  operatorEmail: ['OPERATOR_EMAIL', v.optional(email)],
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
  companyName: ['COMPANY_NAME', v.optional(text, 'Bussiveod')],
  companyEmail: ['COMPANY_EMAIL', v.optional(email)],
  companyPhone: ['COMPANY_PHONE', v.optional(text)],
  /** The seller on e-invoices: Estonian registry code, VAT number, address, account. */
  companyRegistrationNumber: [
    'COMPANY_REGISTRATION_NUMBER',
    v.optional(v.pipe(text, v.regex(/^\d{8}$/, must('8 digits')))),
  ],
  companyVatNumber: ['COMPANY_VAT_NUMBER', v.optional(v.pipe(text, v.regex(/^EE\d{9}$/, must('EE and 9 digits'))))],
  companyAddress: ['COMPANY_ADDRESS', v.optional(text)],
  companyIban: [
    'COMPANY_IBAN',
    v.optional(
      v.pipe(
        text,
        v.transform((iban) => iban.replaceAll(' ', '')),
        v.check((iban) => isIBAN(iban), must('an IBAN')),
      ),
    ),
  ],
  /** A picture for the papers of offers, in place of nothing at the right of their head. */
  companyLogo: [
    'COMPANY_LOGO',
    v.optional(
      v.pipe(
        text,
        v.transform((path) => resolve(path)),
        v.check((path) => isPicture(path), must('a PNG or JPEG file that can be read')),
      ),
    ),
  ],
  /** Days until an invoice must be paid. */
  paymentDays: ['COMPANY_PAYMENT_DAYS', v.optional(whole(0, 365), '14')],
  /** Until the end of the day this many days before the departure a customer changes the catering. */
  cateringDays: ['CATERING_DAYS', v.optional(whole(0, 60), '3')],
  /** The general terms on offers, instead of ours; one per line, `\n` breaks lines too. */
  companyTerms: [
    'COMPANY_TERMS',
    v.optional(
      v.pipe(
        text,
        v.transform((terms) =>
          terms
            .split(/\n|\\n/)
            .map((line) => line.trim())
            .filter(Boolean),
        ),
      ),
    ),
  ],
  /** For the server's own questions to Google: places, positions, routes. */
  googleMapsApiKey: ['GOOGLE_MAPS_API_KEY', v.optional(text)],
  /** The key that Google's map in the browser may show to everybody. */
  googleMapsBrowserKey: ['GOOGLE_MAPS_BROWSER_KEY', v.optional(text)],
  /** Addresses of self-hosted routing and place search, without a trailing slash. */
  osrmUrl: ['OSRM_URL', v.optional(service)],
  photonUrl: ['PHOTON_URL', v.optional(service)],
  /** The Estonian address service (In-AKS), up to and with `gazetteer`; undefined: switched off. */
  addressServiceUrl: [
    'ADDRESS_SERVICE_URL',
    v.lazy((value) => (value === 'off' ? switchedOff : v.optional(service, ADDRESS_SERVICE))),
  ],
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
  /** Where map tiles are, with {z}, {x} and {y}, and what must be said of them. */
  mapTilesUrl: ['MAP_TILES_URL', v.optional(tiles)],
  mapTilesAttribution: ['MAP_TILES_ATTRIBUTION', v.optional(text)],
  /** Whether webhooks may go to private addresses, as in a test or a closed network. */
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

/** All settings, by their names in the environment. */
export const settingNames: string[] = Object.values(settings).map(([name]) => name);

type Settings = { [Name in keyof typeof settings]: v.InferOutput<(typeof settings)[Name][1]> };

export interface Config extends Settings {
  publicUrl: string;
}

/**
 * Parses the environment once, at start. `defaults` stand in for settings that are not there, in the place of the usual
 * ones. Throws a ConfigError that names the wrong setting.
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
  const config = Object.fromEntries(Object.entries(settings).map(read)) as Settings;
  return {
    ...config,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    googleMapsBrowserKey: config.googleMapsBrowserKey ?? config.googleMapsApiKey,
  };
}
