import * as v from 'valibot';
import { readBackupStore } from './backupStore';
import type { BackupStore, NeededByStore } from './backupStore';
import type { PayLinks } from './payLinks';
import { readPayLinks } from './payLinks';
import type { settingDefinitions, SettingKey, SettingTexts } from './definitions';
import { settingDefinitions as definitions, settingKeys } from './definitions';
import type { MailSecurity } from './valueChecks';

type Values = { [Key in SettingKey]?: v.InferOutput<(typeof settingDefinitions)[Key]['schema']> };
type AlwaysThere =
  | 'companyName'
  | 'paymentDays'
  | 'cateringDays'
  | 'invoiceSeries'
  | 'positions'
  | 'lateInterest'
  | 'montonioUrl'
  | 'smtpPort'
  | 'smtpSecurity'
  | 'mailboxPort'
  | 'mailboxSecurity'
  | 'backupStoreRegion'
  | 'backupStorePrefix'
  | 'backupStorePathStyle';

/** The company's picture: a PNG. */
export interface Logo {
  hash: string;
  /** Changes with the picture, so that no page goes on showing a former one. */
  path: string;
  content: Buffer;
  width: number;
  height: number;
}

export const makeLogoPath = (hash: string): string => `/storage/logo/${hash.slice(0, 16)}.png`;

/** The mail server: an address of the environment, or what was typed in the browser. */
export type MailServer =
  { url: string } | { host: string; port: number; security: MailSecurity; user?: string; password?: string };

/** The mailbox that is read (docs/product/mails.md). */
export interface Mailbox {
  host: string;
  port: number;
  security: MailSecurity;
  user: string;
  password: string;
}

/** The settings that hold at this moment. A reader asks for them when it uses them, and does not keep them. */
export interface Settings
  extends
    Omit<
      Values,
      | AlwaysThere
      | 'companyLogo'
      | 'smtpHost'
      | 'smtpUser'
      | 'smtpPassword'
      | `montonio${string}`
      | `mailbox${string}`
      | NeededByStore
    >,
    Required<Pick<Values, Exclude<AlwaysThere, 'montonioUrl' | `mailbox${string}` | `backupStore${string}`>>> {
  /** Undefined: e-mails become files. */
  mailServer?: MailServer;
  /** Undefined: no mailbox is read. */
  mailbox?: Mailbox;
  logo?: Logo;
  /** Undefined: nobody can pay by bank link or card. */
  payLinks?: PayLinks;
  /** Undefined: backups stay on this machine. */
  backupStore?: BackupStore;
  /** The settings that the store still lacks, when something of it is set. */
  backupStoreLacks: NeededByStore[];
}

/** Gives the settings that hold at this moment. */
export type CurrentSettings = () => Settings;

/**
 * The values of texts, with the usual ones where there is no text. A text that does not fit, as from a stricter later version, counts
 * as none.
 */
export function toSettings(texts: SettingTexts, { smtpUrl, logo }: { smtpUrl?: string; logo?: Logo } = {}): Settings {
  const readValue = (key: SettingKey): unknown => {
    const { usual } = definitions[key] as { usual?: string };
    for (const text of [texts[key], usual]) {
      if (text === undefined) continue;
      const { success, output } = v.safeParse(definitions[key].schema, text);
      if (success) return output;
    }
    return undefined;
  };
  const all = Object.fromEntries(settingKeys.map((key) => [key, readValue(key)])) as Values &
    Required<Pick<Values, AlwaysThere>>;
  const {
    companyLogo: _logo,
    smtpHost,
    smtpUser,
    smtpPassword,
    mailboxHost,
    mailboxPort,
    mailboxSecurity,
    mailboxUser,
    mailboxPassword,
    backupStoreEndpoint: _endpoint,
    backupStoreRegion: _region,
    backupStoreBucket: _bucket,
    backupStorePrefix: _prefix,
    backupStorePathStyle: _pathStyle,
    backupStoreAccessKey: _accessKey,
    backupStoreSecretKey: _secretKey,
    backupPassphrase: _passphrase,
    montonioAccessKey: _payKey,
    montonioSecretKey: _paySecret,
    montonioUrl: _payUrl,
    ...values
  } = all;
  const { backupStore, backupStoreLacks } = readBackupStore(all);
  return {
    ...values,
    backupStore,
    backupStoreLacks,
    payLinks: readPayLinks(all),
    mailbox:
      mailboxHost === undefined || mailboxUser === undefined
        ? undefined
        : {
            host: mailboxHost,
            port: mailboxPort,
            security: mailboxSecurity,
            user: mailboxUser,
            password: mailboxPassword ?? '',
          },
    googleMapsBrowserKey: values.googleMapsBrowserKey ?? values.googleMapsApiKey,
    mailServer:
      smtpUrl === undefined
        ? smtpHost === undefined
          ? undefined
          : {
              host: smtpHost,
              port: values.smtpPort,
              security: values.smtpSecurity,
              user: smtpUser,
              password: smtpPassword,
            }
        : { url: smtpUrl },
    logo,
  };
}
