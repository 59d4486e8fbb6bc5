import * as v from 'valibot';
import * as check from './valueChecks';
import type { SettingProblem } from './valueChecks';
import { readProblem } from './valueChecks';

interface Definition<T> {
  /** The name in the environment; SMTP_URL holds five settings. */
  env: string;
  schema: v.GenericSchema<string, T>;
  /** The text that counts while there is none. */
  usual?: string;
  /** Encrypted in the database, and never sent to a browser. */
  secret?: true;
}

const define = <T>(
  env: string,
  schema: v.GenericSchema<string, T>,
  more: Omit<Definition<T>, 'env' | 'schema'> = {},
) => ({
  env,
  schema,
  ...more,
});

/** Public, without a key: asked unless it is switched off. */
const ADDRESS_SERVICE = 'https://aks.geoportaal.ee/inaks/inaadress/gazetteer';
/** Public, without a key: asked only when it is switched on. */
const BUSINESS_REGISTER = 'https://ariregister.rik.ee/est/api/autocomplete';

/** THE table of what admins edit in the browser. Each setting is kept as text, the same that its variable in the environment holds. */
export const settingDefinitions = {
  companyName: define('COMPANY_NAME', check.shortText(100), { usual: 'Bussiveod' }),
  companyRegistrationNumber: define('COMPANY_REGISTRATION_NUMBER', check.registryCode),
  companyVatNumber: define('COMPANY_VAT_NUMBER', check.vatNumber),
  companyAddress: define('COMPANY_ADDRESS', check.shortText(200)),
  companyIban: define('COMPANY_IBAN', check.iban),
  companyPhone: define('COMPANY_PHONE', check.shortText(50)),
  companyEmail: define('COMPANY_EMAIL', check.email),
  /** In the environment the path of a file, in the database the hash of a kept picture. */
  companyLogo: define('COMPANY_LOGO', check.shortText(1000)),
  smtpHost: define('SMTP_URL', check.host),
  smtpPort: define('SMTP_URL', check.whole(1, 65535), { usual: '587' }),
  smtpSecurity: define('SMTP_URL', check.mailSecurity, { usual: 'starttls' }),
  smtpUser: define('SMTP_URL', check.shortText(200)),
  smtpPassword: define('SMTP_URL', check.shortText(500), { secret: true }),
  mailFrom: define('MAIL_FROM', check.sender),
  logisticsEmail: define('LOGISTICS_EMAIL', check.email),
  /** The mailbox whose mails become drafts of orders; without a host none is read. */
  mailboxHost: define('MAILBOX_HOST', check.host),
  mailboxPort: define('MAILBOX_PORT', check.whole(1, 65535), { usual: '993' }),
  mailboxSecurity: define('MAILBOX_SECURITY', check.mailSecurity, { usual: 'tls' }),
  mailboxUser: define('MAILBOX_USER', check.shortText(200)),
  mailboxPassword: define('MAILBOX_PASSWORD', check.shortText(500), { secret: true }),
  /** Days until an invoice must be paid. */
  paymentDays: define('COMPANY_PAYMENT_DAYS', check.whole(0, 365), { usual: '14' }),
  /** The text before the number of an invoice; {year} is the year of its date. */
  invoiceSeries: define('INVOICE_SERIES', check.invoiceSeries, { usual: '{year}-' }),
  /** Interest for late payment that reminders name, percent a year; 0: none. */
  lateInterest: define('LATE_INTEREST', check.percent, { usual: '0' }),
  /** Until the end of the day this many days before the departure a customer changes the catering. */
  cateringDays: define('CATERING_DAYS', check.whole(0, 60), { usual: '3' }),
  /** Card and bank-link payments (docs/decisions/sales/link-payments.md): the keys of the shop, and the provider's API. */
  montonioAccessKey: define('MONTONIO_ACCESS_KEY', check.shortText(200)),
  montonioSecretKey: define('MONTONIO_SECRET_KEY', check.shortText(500), { secret: true }),
  montonioUrl: define('MONTONIO_URL', check.service, { usual: 'https://stargate.montonio.com/api' }),
  /** on: phones of drivers on duty and trackers send where the bus is, and customers see it around their trip. */
  positions: define('POSITIONS', check.onOrOff, { usual: 'off' }),
  /** The general terms on offers, instead of ours; one per line. */
  companyTerms: define('COMPANY_TERMS', check.lines),
  /** The company's own figures, in cents: one hour of a driver, one kilometre with and without passengers, one bed. */
  costPerHour: define('COST_PER_HOUR', check.euros),
  costPerKm: define('COST_PER_KM', check.euros),
  costPerEmptyKm: define('COST_PER_EMPTY_KM', check.euros),
  costPerBed: define('COST_PER_BED', check.euros),
  /** For the server's own questions to Google: places, positions, routes. */
  googleMapsApiKey: define('GOOGLE_MAPS_API_KEY', check.shortText(200), { secret: true }),
  /** The key that Google's map in the browser may show to everybody. */
  googleMapsBrowserKey: define('GOOGLE_MAPS_BROWSER_KEY', check.shortText(200), { secret: true }),
  osrmUrl: define('OSRM_URL', check.service),
  photonUrl: define('PHOTON_URL', check.service),
  /** The Estonian address service (In-AKS), up to and with `gazetteer`; undefined: switched off. */
  addressServiceUrl: define('ADDRESS_SERVICE_URL', check.switchedService(ADDRESS_SERVICE), { usual: 'on' }),
  /** The Estonian business register, where companies are looked up by name; undefined: switched off. */
  businessRegisterUrl: define('BUSINESS_REGISTER_URL', check.switchedService(BUSINESS_REGISTER), { usual: 'off' }),
  /** Where map tiles are, with {z}, {x} and {y}, and what must be said of them. */
  mapTilesUrl: define('MAP_TILES_URL', check.tiles),
  mapTilesAttribution: define('MAP_TILES_ATTRIBUTION', check.shortText(200)),
  /** The S3-compatible store of encrypted backups (docs/decisions/running/backup-store.md). */
  backupStoreEndpoint: define('BACKUP_STORE_ENDPOINT', check.service),
  backupStoreRegion: define('BACKUP_STORE_REGION', check.shortText(100), { usual: 'us-east-1' }),
  backupStoreBucket: define('BACKUP_STORE_BUCKET', check.bucket),
  /** The folder of our objects. Two portals in one bucket need different ones. */
  backupStorePrefix: define('BACKUP_STORE_PREFIX', check.storePrefix, { usual: 'portal' }),
  /** on: the bucket stands in the path; off: in the host name. */
  backupStorePathStyle: define('BACKUP_STORE_PATH_STYLE', check.onOrOff, { usual: 'on' }),
  backupStoreAccessKey: define('BACKUP_STORE_ACCESS_KEY', check.shortText(200)),
  backupStoreSecretKey: define('BACKUP_STORE_SECRET_KEY', check.shortText(500), { secret: true }),
  /** Encrypts what goes to the store. Without it nobody can restore from there, so people keep it elsewhere too. */
  backupPassphrase: define('BACKUP_PASSPHRASE', check.passphrase, { secret: true }),
};

export type SettingKey = keyof typeof settingDefinitions;
export const settingKeys = Object.keys(settingDefinitions) as SettingKey[];

/** Settings as text; a setting without a text is not set. */
export type SettingTexts = Partial<Record<SettingKey, string>>;

const findDefinition = (key: SettingKey): Definition<unknown> => settingDefinitions[key];

export const isSecret = (key: SettingKey): boolean => findDefinition(key).secret === true;
export const getUsualText = (key: SettingKey): string | undefined => findDefinition(key).usual;
export const nameVariable = (key: SettingKey): string => findDefinition(key).env;

/** The text as it is kept, or its problem. An empty text is no setting. */
export function checkText(key: SettingKey, typed: string): { text: string | undefined } | { problem: SettingProblem } {
  const text = typed.trim();
  if (text === '') return { text: undefined };
  const { success, issues } = v.safeParse(settingDefinitions[key].schema, text, {
    abortEarly: true,
    abortPipeEarly: true,
  });
  return success ? { text } : { problem: readProblem(issues[0]) };
}
