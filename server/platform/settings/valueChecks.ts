import { isEmail, isIBAN } from 'class-validator';
import { isIP } from 'node:net';
import * as v from 'valibot';
import { isRegistryCode } from '../values/registryCode';

/** The problem of a setting's text. The office reads it in its language, the operator in English. */
export type SettingProblem =
  | { kind: 'email' | 'registryCode' | 'vatNumber' | 'iban' | 'sender' | 'host' | 'tiles' | 'onOff' | 'mailSecurity' }
  | { kind: 'bucket' | 'storePrefix' | 'onOrOff' | 'euros' | 'percent' | 'invoiceSeries' }
  | { kind: 'shortest'; least: number }
  | { kind: 'address'; schemes: string }
  | { kind: 'whole'; min: number; max: number }
  | { kind: 'longest'; most: number };

const encode = (problem: SettingProblem): string => JSON.stringify(problem);

/** The problem of the first issue that `v.safeParse` found. */
export const readProblem = ({ message }: { message: string }): SettingProblem => JSON.parse(message) as SettingProblem;

const texts: Record<SettingProblem['kind'], (problem: never) => string> = {
  email: () => 'an e-mail address',
  registryCode: () => '8 digits, an Estonian registry code',
  vatNumber: () => 'EE and 9 digits',
  iban: () => 'an IBAN',
  sender: () => 'an e-mail address, or a name and <address>',
  host: () => 'an IP address or a host name, without scheme and port',
  tiles: () => 'an address with {z}, {x} and {y}',
  onOff: () => 'on, off or an address that begins with http:// or https://',
  mailSecurity: () => 'one of tls, starttls, none',
  bucket: () => 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  storePrefix: () => 'a folder: letters, digits, dots, hyphens, underscores and single slashes between them',
  onOrOff: () => 'on or off',
  euros: () => 'a sum in euros up to 9999, such as 0.85',
  invoiceSeries: () =>
    'up to 12 letters, digits, hyphens and slashes, with {year} where the year stands, and end in - or /',
  percent: () => 'a percentage below 100 with up to two decimals',
  shortest: ({ least }: { least: number }) => `at least ${least} characters long`,
  address: ({ schemes }: { schemes: string }) => `an address that begins with ${schemes}`,
  whole: ({ min, max }: { min: number; max: number }) => `a whole number from ${min} to ${max}`,
  longest: ({ most }: { most: number }) => `at most ${most} characters long`,
};

/** The kinds whose text may hold a password, so that it is not repeated. */
const quiet: readonly SettingProblem['kind'][] = ['address', 'tiles', 'onOff', 'longest', 'shortest'];

/** "must be an IBAN, but is "x"", for the operator. */
export function describeProblem(problem: SettingProblem, text: string): string {
  const must = `must be ${texts[problem.kind](problem as never)}`;
  return quiet.includes(problem.kind) ? must : `${must}, but is "${text}"`;
}

const checked = (fits: (text: string) => boolean, problem: SettingProblem) =>
  v.pipe(v.string(), v.check(fits, encode(problem)));

/** Any text, no longer than `most` characters. */
export const shortText = (most: number) => checked((text) => text.length <= most, { kind: 'longest', most });

export const email = checked((text) => isEmail(text, { require_tld: false }), { kind: 'email' });

/** The sender of e-mails: 'Firma <info@firma.ee>', or the address alone. */
export const sender = checked(
  (text) => isEmail(text, { allow_display_name: true, require_tld: false }) && text.length <= 200,
  { kind: 'sender' },
);

export const registryCode = checked(isRegistryCode, { kind: 'registryCode' });
export const vatNumber = checked((text) => /^EE\d{9}$/.test(text), { kind: 'vatNumber' });

export const iban = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(' ', '').toUpperCase()),
  v.check((text) => isIBAN(text), encode({ kind: 'iban' })),
);

export const isHost = (text: string) => isIP(text) !== 0 || /^(?!.*\.\d+$)[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);
export const host = checked((text) => isHost(text) && text.length <= 253, { kind: 'host' });

export function whole(min: number, max: number) {
  const fits = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return v.pipe(checked(fits, { kind: 'whole', min, max }), v.transform(Number));
}

/** A sum in euros with a point or a comma; its value is in cents. */
export const euros = v.pipe(
  checked((text) => /^\d{1,4}([.,]\d{1,2})?$/.test(text), { kind: 'euros' }),
  v.transform((text) => Math.round(Number(text.replace(',', '.')) * 100)),
);

const hasScheme = (text: string, schemes: readonly string[]) =>
  URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));

/** An address with one of the schemes. */
export const address = (...schemes: string[]) =>
  checked((text) => hasScheme(text, schemes) && text.length <= 500, {
    kind: 'address',
    schemes: schemes.map((scheme) => `${scheme}://`).join(' or '),
  });

const withoutSlash = (text: string): string => text.replace(/\/+$/, '');

/** The address of a service, without a trailing slash. */
export const service = v.pipe(address('http', 'https'), v.transform(withoutSlash));

/** A service that a public address stands for: `on`, `off` (undefined) or an address of one's own. */
export const switchedService = (publicAddress: string) =>
  v.pipe(
    checked((text) => text === 'on' || text === 'off' || hasScheme(text, ['http', 'https']), { kind: 'onOff' }),
    v.transform((text) => {
      if (text === 'off') return undefined;
      return text === 'on' ? publicAddress : withoutSlash(text);
    }),
  );

export const tiles = checked(
  (text) => hasScheme(text, ['http', 'https']) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
  { kind: 'tiles' },
);

/** The protection of the connection to the mail server. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const mailSecurity = v.pipe(
  checked((text) => mailSecurities.some((each) => each === text), { kind: 'mailSecurity' }),
  v.transform((text) => text as MailSecurity),
);

/** It ends in a sign that no number has, so that two series never give the same text. */
export const invoiceSeries = checked(
  (text) => /^(?:\{year\}|[\dA-Za-z/-])*[/-]$/.test(text) && text.replace('{year}', '2026').length <= 12,
  { kind: 'invoiceSeries' },
);

/** Lines without blanks around them; `\n` breaks lines too. */
export const lines = v.pipe(
  shortText(4000),
  v.transform((text) =>
    text
      .split(/\n|\\n/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
);

/** The name of a bucket as every S3-compatible store takes it. */
export const bucket = checked((text) => /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text), { kind: 'bucket' });

/** A folder of a bucket, without slashes around it. */
export const storePrefix = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^\/+|\/+$/g, '')),
  v.check((text) => /^[\w.-]+(\/[\w.-]+)*$/.test(text) && text.length <= 200, encode({ kind: 'storePrefix' })),
);

export const onOrOff = v.pipe(
  checked((text) => text === 'on' || text === 'off', { kind: 'onOrOff' }),
  v.transform((text) => text === 'on'),
);

/** '10,15' is 10.15. */
export const percent = v.pipe(
  checked((text) => /^\d{1,2}([.,]\d{1,2})?$/.test(text), { kind: 'percent' }),
  v.transform((text) => Number(text.replace(',', '.'))),
);

/** Below this, a thief of the file can try all passphrases. */
const LEAST_PASSPHRASE = 16;

export const passphrase = v.pipe(
  checked((text) => text.length >= LEAST_PASSPHRASE, { kind: 'shortest', least: LEAST_PASSPHRASE }),
  v.check((text) => text.length <= 500, encode({ kind: 'longest', most: 500 })),
);
