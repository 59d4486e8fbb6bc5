import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../platform/api/describeEnum';
import { DateTimeScalar } from '../../platform/api/scalars';
import { settingKeys } from '../../platform/settings/definitions';
import type { SettingKey } from '../../platform/settings/definitions';
import { refuseWith } from '../../texts/messages';

export const SettingKeyEnum = describeEnum<SettingKey>('SettingKey', 'A setting of the company.', {
  companyName: 'Name of the company.',
  companyRegistrationNumber: 'Code in the Estonian business register.',
  companyVatNumber: 'VAT number.',
  companyAddress: 'Postal address.',
  companyIban: 'Bank account.',
  companyPhone: 'Phone.',
  companyEmail: 'E-mail to which customers reply.',
  companyLogo: 'Picture in e-mails, on papers and pages. It is changed by an upload.',
  smtpHost: 'Name of the mail server. Without it e-mails become files.',
  smtpPort: 'Port of the mail server.',
  smtpSecurity: 'Protection of the connection: tls, starttls or none.',
  smtpUser: 'User name at the mail server.',
  smtpPassword: 'Password at the mail server.',
  mailFrom: 'Sender of e-mails.',
  logisticsEmail: 'Mailbox of the office. It gets an e-mail about each inquiry and decision.',
  mailboxHost: 'Name of the server of a mailbox whose mails become drafts. Without it none is read.',
  mailboxPort: 'Port of the mailbox.',
  mailboxSecurity: 'Protection of the connection to the mailbox: tls, starttls or none.',
  mailboxUser: 'User name of the mailbox.',
  mailboxPassword: 'Password of the mailbox.',
  paymentDays: 'Days until an invoice must be paid.',
  invoiceSeries: 'The text before invoice numbers. {year} is the year of the invoice.',
  lateInterest: 'Interest for late payment that reminders name, percent a year.',
  cateringDays: 'Days before the departure until which customers change the catering.',
  montonioAccessKey: 'Access key of the shop at the payment provider.',
  montonioSecretKey: 'Secret key of the shop at the payment provider.',
  montonioUrl: 'Address of the payment provider’s API.',
  positions: 'Places of buses on the road: on or off.',
  companyTerms: 'Terms on offers, one per line.',
  costPerHour: 'Cost of one hour of a driver in euros.',
  costPerKm: 'Cost of one kilometre in euros.',
  costPerEmptyKm: 'Cost of one kilometre without passengers in euros. Without it that of a kilometre.',
  costPerBed: 'Cost of one bed for a driver in euros.',
  googleMapsApiKey: 'Google Maps key of the server.',
  googleMapsBrowserKey: 'Google Maps key of browsers.',
  osrmUrl: 'Address of an own routing service.',
  photonUrl: 'Address of an own search for places.',
  addressServiceUrl: 'Estonian address service: on, off or an address.',
  businessRegisterUrl: 'Estonian business register: on, off or an address.',
  mapTilesUrl: 'Address of map tiles, with {z}, {x} and {y}.',
  mapTilesAttribution: 'Attribution of the map tiles.',
  backupStoreEndpoint: 'Address of an S3-compatible store of backups. Without it they stay here.',
  backupStoreRegion: 'Region of the store.',
  backupStoreBucket: 'Bucket of the store.',
  backupStorePrefix: 'Folder of the bucket.',
  backupStorePathStyle: 'Place of the bucket: on, in the path; off, in the host name.',
  backupStoreAccessKey: 'Access key of the store.',
  backupStoreSecretKey: 'Secret key of the store.',
  backupPassphrase: 'Passphrase that encrypts backups in the store.',
});

export const SettingSource = describeEnum('SettingSource', 'The origin of the value of a setting.', {
  environment: 'The environment of the server. It cannot be edited.',
  saved: 'An admin saved it.',
  usual: 'The usual value, because there is no other.',
});
export type SettingSource = keyof typeof SettingSource;

@ObjectType('Setting', { description: 'A setting and its present value.', simpleResolvers: true })
export class SettingRow {
  @Field(() => SettingKeyEnum, { description: 'The setting.' })
  key: SettingKey;

  @Field(() => String, { nullable: true, description: 'Its text. Null when it is not set, and for a secret.' })
  text: string | null;

  @Field(() => String, { nullable: true, description: 'The text that counts while it is not set.' })
  usual: string | null;

  @Field(() => SettingSource, { description: 'The origin of the value.' })
  source: SettingSource;

  @Field(() => String, { description: 'Name of its variable in the environment.' })
  variable: string;

  @Field(() => Boolean, { description: 'True for a secret, which is never sent to a browser.' })
  secret: boolean;

  @Field(() => Boolean, { description: 'True when it has a value, the usual one apart.' })
  isSet: boolean;

  @Field(() => Boolean, {
    description: 'True for a secret that cannot be read any more, because its key is gone. It must be typed again.',
  })
  lost: boolean;
}

@ObjectType({ description: 'All settings of the company.', simpleResolvers: true })
export class CompanySettings {
  @Field(() => Int, { description: 'Counts the saves. Give it as `seenVersion` when saving.' })
  version: number;

  @Field(() => [SettingRow], { description: 'Every setting.' })
  settings: SettingRow[];

  @Field(() => String, { nullable: true, description: 'Path of the logo. Null without one.' })
  logoUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The folder on the server where e-mails become files. Null with a mail server.',
  })
  mailFolder: string | null;
}

@ObjectType('SettingChange', { description: 'A change of a setting.', simpleResolvers: true })
export class SettingChangeRow {
  @Field(() => Int, { description: 'The save that it belongs to.' })
  version: number;

  @Field(() => SettingKeyEnum, { description: 'The setting.' })
  key: SettingKey;

  @Field(() => String, { nullable: true, description: 'The former text. Null for none, and for a secret.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'The new text. Null for none, and for a secret.' })
  after: string | null;

  @Field(() => Boolean, { description: 'True when the setting has a value since.' })
  isSet: boolean;

  @Field(() => Boolean, { description: 'True for a secret.' })
  secret: boolean;

  @Field(() => DateTimeScalar, { description: 'The time of the change.' })
  at: Date;

  @Field(() => String, { description: 'Name of the admin.' })
  by: string;
}

const MOST_LETTERS = 5000;

@InputType({ description: 'A setting as it was typed.' })
export class SettingInput {
  @Field(() => SettingKeyEnum, { description: 'The setting.' })
  key: SettingKey;

  @MaxLength(MOST_LETTERS, refuseWith('setting.longest', { most: MOST_LETTERS }))
  @Field(() => String, { nullable: true, description: 'Its text. Null or empty removes the setting.' })
  text: string | null;
}

@InputType({ description: 'Settings as they were typed.' })
export class SettingsInput {
  @ArrayMaxSize(settingKeys.length)
  @Field(() => [SettingInput], { description: 'The settings that differ from the saved ones.' })
  changes: SettingInput[];
}

@ObjectType({ description: 'A company of the business register.', simpleResolvers: true })
export class RegisteredCompany {
  @Field(() => String, { description: 'Name.' })
  name: string;

  @Field(() => String, { description: 'Registry code.' })
  registryCode: string;

  @Field(() => String, { description: 'Address. Empty when the register has none.' })
  address: string;
}
