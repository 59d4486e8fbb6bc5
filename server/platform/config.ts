import { resolve } from 'node:path';
import { isIBAN } from 'class-validator';

/** Everything the one who runs the portal can set. README explains each setting. */
export interface Config {
  port: number;
  host: string;
  /** What e-mailed links begin with, without a trailing slash. */
  publicUrl: string;
  databaseUrl: string | undefined;
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  logisticsEmail: string | undefined;
  adminUsername: string;
  adminPassword: string | undefined;
  companyName: string;
  companyEmail: string | undefined;
  companyPhone: string | undefined;
  /** What e-invoices say of the seller: Estonian registry code, VAT number, address, account. */
  companyRegistrationNumber: string | undefined;
  companyVatNumber: string | undefined;
  companyAddress: string | undefined;
  companyIban: string | undefined;
  /** Days until an invoice must be paid. */
  paymentDays: number;
  /** For the server's own questions to Google: places, positions, routes. */
  googleMapsApiKey: string | undefined;
  /** The key that Google's map in the browser may show to everybody. */
  googleMapsBrowserKey: string | undefined;
  /** Addresses of self-hosted routing and place search, without a trailing slash. */
  osrmUrl: string | undefined;
  photonUrl: string | undefined;
  /** The Estonian address service (In-AKS), up to and with `gazetteer`. */
  addressServiceUrl: string | undefined;
  /** Where map tiles are, with {z}, {x} and {y}, and what must be said of them. */
  mapTilesUrl: string | undefined;
  mapTilesAttribution: string | undefined;
  /** Whether webhooks may go to private addresses, as in a test or a closed network. */
  webhookAllowPrivate: boolean;
  logLevel: LogLevel;
  /** How many proxies in front of the server are trusted to tell the caller's address; false: none. */
  trustProxy: number | false;
}

type Env = Record<string, string | undefined>;

/** The environment for a program that we start, with what it needs besides. */
export const environmentWith = (more: Record<string, string>): Env => ({ ...process.env, ...more });

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export class ConfigError extends Error {}

/**
 * Parses the environment once, at start. `defaults` stand in for settings that are not there, in the place of the usual
 * ones. Throws a ConfigError that names the wrong setting.
 */
export function readConfig(environment: Env = process.env, defaults: Env = {}): Config {
  const env = { ...defaults, ...environment };
  const port = integer(env, 'PORT', 4000, 0, 65535);
  return {
    port,
    host: text(env, 'HOST') ?? '127.0.0.1',
    publicUrl: (url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(text(env, 'DATA_DIR') ?? 'data'),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM') ?? 'Bussiveod <noreply@localhost>',
    logisticsEmail: email(env, 'LOGISTICS_EMAIL'),
    adminUsername: text(env, 'ADMIN_USERNAME') ?? 'admin',
    adminPassword: password(env, 'ADMIN_PASSWORD'),
    companyName: text(env, 'COMPANY_NAME') ?? 'Bussiveod',
    companyEmail: email(env, 'COMPANY_EMAIL'),
    companyPhone: text(env, 'COMPANY_PHONE'),
    companyRegistrationNumber: matching(env, 'COMPANY_REGISTRATION_NUMBER', /^\d{8}$/, '8 digits'),
    companyVatNumber: matching(env, 'COMPANY_VAT_NUMBER', /^EE\d{9}$/, 'EE and 9 digits'),
    companyAddress: text(env, 'COMPANY_ADDRESS'),
    companyIban: iban(env),
    paymentDays: integer(env, 'COMPANY_PAYMENT_DAYS', 14, 0, 365),
    googleMapsApiKey: text(env, 'GOOGLE_MAPS_API_KEY'),
    googleMapsBrowserKey: text(env, 'GOOGLE_MAPS_BROWSER_KEY') ?? text(env, 'GOOGLE_MAPS_API_KEY'),
    osrmUrl: service(env, 'OSRM_URL'),
    photonUrl: service(env, 'PHOTON_URL'),
    addressServiceUrl: service(env, 'ADDRESS_SERVICE_URL'),
    mapTilesUrl: tiles(env),
    mapTilesAttribution: text(env, 'MAP_TILES_ATTRIBUTION'),
    webhookAllowPrivate: oneOf(env, 'WEBHOOK_ALLOW_PRIVATE', ['on', 'off'], 'off') === 'on',
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    trustProxy: trustProxy(env),
  };
}

function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function matching(env: Env, name: string, pattern: RegExp, shape: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !pattern.test(value)) throw new ConfigError(`${name} must be ${shape}, but is "${value}"`);
  return value;
}

function iban(env: Env): string | undefined {
  const value = text(env, 'COMPANY_IBAN')?.replaceAll(' ', '');
  if (value !== undefined && !isIBAN(value)) throw new ConfigError(`COMPANY_IBAN must be an IBAN, but is "${value}"`);
  return value;
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, but is "${value}"`);
  }
  return number;
}

function url(env: Env, name: string, protocols: string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    // The value itself may hold a password, so it is not repeated.
    throw new ConfigError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  }
  return value;
}

function service(env: Env, name: string): string | undefined {
  return url(env, name, ['http:', 'https:'])?.replace(/\/+$/, '');
}

function tiles(env: Env): string | undefined {
  const value = url(env, 'MAP_TILES_URL', ['http:', 'https:']);
  if (value !== undefined && !['{z}', '{x}', '{y}'].every((part) => value.includes(part))) {
    throw new ConfigError('MAP_TILES_URL must contain {z}, {x} and {y}');
  }
  return value;
}

function email(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && !/^\S+@\S+$/.test(value)) {
    throw new ConfigError(`${name} must be an e-mail address, but is "${value}"`);
  }
  return value;
}

function password(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && (value.length < 8 || value.length > 128)) {
    throw new ConfigError(`${name} must be 8 to 128 characters long`);
  }
  return value;
}

function oneOf<T extends string>(env: Env, name: string, allowed: readonly T[], fallback: T): T {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const found = allowed.find((item) => item === value);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, but is "${value}"`);
  return found;
}

function trustProxy(env: Env): number | false {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === 'off') return false;
  if (value === 'on') return 1;
  return integer(env, 'TRUST_PROXY', 1, 1, 10);
}
