import type { SettingKey } from '../../generated/graphql';

/** How a setting is typed. */
export type FieldKind = 'text' | 'email' | 'number' | 'lines' | 'switch' | 'service' | 'security' | 'euros';

export interface FieldPlan {
  key: SettingKey;
  kind?: FieldKind;
  /** The whole width, where two fields would stand beside each other. */
  wide?: true;
}

export type SectionName = 'company' | 'mail' | 'mailbox' | 'terms' | 'costs' | 'pay' | 'road' | 'maps' | 'store';

/** The fields of each section, in their order. The logo stands above them. */
export const sections = {
  company: [
    { key: 'companyName', wide: true },
    { key: 'companyRegistrationNumber' },
    { key: 'companyVatNumber' },
    { key: 'companyAddress', wide: true },
    { key: 'companyIban', wide: true },
    { key: 'companyPhone' },
    { key: 'companyEmail', kind: 'email' },
    { key: 'businessRegisterUrl', kind: 'service', wide: true },
  ],
  mail: [
    { key: 'smtpHost', wide: true },
    { key: 'smtpSecurity', kind: 'security' },
    { key: 'smtpPort', kind: 'number' },
    { key: 'smtpUser' },
    { key: 'smtpPassword' },
    { key: 'mailFrom' },
    { key: 'logisticsEmail', kind: 'email' },
  ],
  mailbox: [
    { key: 'mailboxHost', wide: true },
    { key: 'mailboxSecurity', kind: 'security' },
    { key: 'mailboxPort', kind: 'number' },
    { key: 'mailboxUser' },
    { key: 'mailboxPassword' },
  ],
  terms: [
    { key: 'paymentDays', kind: 'number' },
    { key: 'cateringDays', kind: 'number' },
    { key: 'invoiceSeries' },
    { key: 'lateInterest' },
    { key: 'companyTerms', kind: 'lines', wide: true },
  ],
  costs: [
    { key: 'costPerHour', kind: 'euros' },
    { key: 'costPerBed', kind: 'euros' },
    { key: 'costPerKm', kind: 'euros' },
    { key: 'costPerEmptyKm', kind: 'euros' },
  ],
  pay: [{ key: 'montonioAccessKey' }, { key: 'montonioSecretKey' }, { key: 'montonioUrl', wide: true }],
  road: [{ key: 'positions', kind: 'switch', wide: true }],
  maps: [
    { key: 'addressServiceUrl', kind: 'service', wide: true },
    { key: 'googleMapsApiKey' },
    { key: 'googleMapsBrowserKey' },
    { key: 'osrmUrl' },
    { key: 'photonUrl' },
    { key: 'mapTilesUrl', wide: true },
    { key: 'mapTilesAttribution', wide: true },
  ],
  store: [
    { key: 'backupStoreEndpoint', wide: true },
    { key: 'backupStoreBucket' },
    { key: 'backupStorePrefix' },
    { key: 'backupStoreRegion' },
    { key: 'backupStoreAccessKey' },
    { key: 'backupStoreSecretKey' },
    { key: 'backupPassphrase' },
    { key: 'backupStorePathStyle', kind: 'switch', wide: true },
  ],
} satisfies Record<SectionName, readonly FieldPlan[]>;
