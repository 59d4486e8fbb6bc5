import type { Translated } from '../catalogue';
import type * as et from '../et/system';

export const system: Translated<typeof et.system> = {
  alert: 'The portal needs help',
  open: 'Open the system page',
  backupBusy: 'A backup is still being written or checked. Wait until it is done.',
  embeddedMaps: 'built-in map',
  noBackup: 'The last backup is {days, plural, one {# day} other {# days}} old',
  noBackupAdvice: 'Check that the disk has space, and make a backup now on the system page.',
  givenUp: '{count, plural, one {# message was not sent} other {# messages were not sent}}',
  givenUpAdvice: 'Find the reason on the system page, mend it, and send the message again or delete it.',
  failing: 'Messages have not been leaving since {since}',
  failingAdvice: "Look at the last error on the system page. Often the mail server's password or address has changed.",
  diskFull: 'The disk has {free} GB left ({percent}%)',
  diskFullAdvice: 'Make space or add a disk: nothing can be saved on a full one.',
  jobFailed: 'Failed: {name}',
  jobFailedAdvice: 'The error is on the system page. The portal tries again by itself; report the error if it repeats.',
  storeFailed: 'A backup could not be sent to the store',
  storeOld: 'The last backup in the store is {days, plural, one {# day} other {# days}} old',
  storeOldAdvice: 'Send a backup now on the system page. If that fails, the reason is there too.',
  storeIncomplete: 'Backups do not go to the store: a setting is missing',
  storeIncompleteAdvice: 'Fill in “Backups elsewhere” in the settings: {settings}.',
  noMailServer: 'E-mails are not sent, they become files',
  noMailServerAdvice: 'Set a mail server under “Settings”, “Company”, “E-mails”.',
};

export const systemJob: Translated<typeof et.systemJob> = {
  askForFeedback: 'Asking drivers for feedback',
  followUpOffers: 'Reminding of offers and ending them',
  endChangeRequests: 'Ending change requests of trips that are over',
  forgetLimits: 'Deleting counts of calls',
  forgetShownPrices: 'Deleting prices of inquiries that were never sent',
  forgetTripLinks: 'Deleting links to trips',
  forgetAccessLog: 'Deleting old entries of the access log',
  forgetPasswordLinks: 'Deleting links to new passwords',
  forgetPositions: 'Deleting places of buses',
  forgetDeliveries: 'Deleting the log of webhooks',
  forgetImportFiles: 'Deleting files that were never imported',
  forgetPassengers: 'Deleting passenger names after trips',
  makeInvoices: 'Making the invoices of driven trips',
  runKeeping: 'Erasing data that was kept long enough',
  logTripsOver: 'Marking trips that are over',
  forgetLive: 'Deleting news of open pages',
  emitLeftNotices: 'Sending notices of confirmed plans',
  foldTally: 'Summing up the counts of orders',
  alertOperator: 'Telling the operator of problems',
  backUp: 'Daily backup',
  sendBackup: 'Sending backups to the store',
  sumFigures: 'Summing the figures of the overview',
  takeBankFiles: 'Reading bank files and booking payments',
  pollMailbox: 'Reading the mailbox',
  checkLinkPayments: 'Asking about payments by bank link and card',
  suggestPlans: 'Suggesting driver and bus',
  refreshHoursAlarms: 'Judging driving and rest',
  runQueuedActs: 'Carrying out decisions',
  automate: 'Automations',
};

/** The settings of the company. */
export const setting: Translated<typeof et.setting> = {
  fromEnvironment: 'This comes from the environment of the server ({variable}) and cannot be changed here',
  changedMeanwhile:
    '{name} has changed the same setting meanwhile. What you typed is still here: look at it, and save again to replace theirs.',
  email: 'This is not an e-mail address',
  sender: 'The sender is an e-mail address, or a name and an address: Coach Company <info@coach.example>',
  registryCode: 'This is not an Estonian registry code: 8 digits, the last one is a check digit',
  vatNumber: 'The VAT number is EE and 9 digits',
  iban: 'This is not a bank account number (IBAN)',
  host: 'This is not a server name: write the name alone, such as mail.coach.example',
  address: 'The address begins with {schemes}',
  tiles: 'The address must contain {z}, {x} and {y}',
  onOff: 'Write on, off or an address that begins with https://',
  mailSecurity: 'Choose the protection of the connection',
  whole: 'A whole number from {min} to {max}',
  longest: 'At most {most} characters',
  shortest: 'At least {least} characters',
  bucket: 'The name of a bucket has 3 to 63 small letters, digits, dots or hyphens',
  storePrefix: 'A folder is one name, or names with slashes between them, such as coaches/backups',
  invoiceSeries: 'Up to 12 letters, digits, hyphens or slashes, ending in - or /. The year stands as {example}.',
  onOrOff: 'Write on or off',
  euros: 'A sum in euros, such as 0.85',
  percent: 'A percentage such as 10.15',
  passwordAgain: 'The mail server has changed: type the password again, so that it does not go to a strange server',
  repeated: 'The same setting stands twice',
  logoAlone: 'The logo changes only by uploading a picture',
  logoSvg: 'An SVG file cannot be used, because it may hold a program. Save the logo as PNG, JPEG or WebP.',
  logoUnreadable: 'This file cannot be read as a picture. The logo is a PNG, JPEG or WebP file.',
  registerOff: 'The business register is switched off in the settings',
  registerSilent: 'The business register does not reply now. Please type the data yourself.',
};

export const invoiceNeeds: Translated<typeof et.invoiceNeeds> = {
  registrationNumber: 'The e-invoice needs the registry code of the company in the settings',
  vatNumber: 'The e-invoice needs the VAT number of the company in the settings',
  address: 'The e-invoice needs the address of the company in the settings',
  iban: 'The e-invoice needs the bank account of the company in the settings',
};

export const mailCheck: Translated<typeof et.mailCheck> = {
  subject: 'Test message: {company}',
  title: 'The mail server works',
  body: 'The portal sent this message as a test. If it arrived, quotes and notices will arrive too.',
  noServer: 'There is no mail server: e-mails become files in the folder {folder} of the server',
  sent: 'The server {host} took the message. See whether it arrived at {to}.',
  tlsNeeded: 'The server wants a protected connection. Choose "STARTTLS".',
  sampleName: 'Mary Sample',
  sampleNote: 'The coach waits at the main door from 07:45.',
  wrongPassword:
    'The server did not take the user name and password. Check both; some services need a separate app password.',
  hostNotFound: 'The server {host} was not found. Check the name.',
  refused: 'The server {host} takes no connection on port {port}. Check the port.',
  certificate: 'The certificate of {host} is not valid or has another name. Check the name, or ask your provider.',
  noTls: 'The server offers no STARTTLS on this port. Try "TLS" and port 465.',
  wrongTls: 'A protected connection could not be made. "TLS" mostly goes with port 465, "STARTTLS" with port 587.',
  hangs: 'The server {host} did not reply in time. Check name and port; a firewall may stand between.',
  senderRefused: 'The server does not allow the sender {sender}. Use an address that belongs to this user.',
  recipientRefused: 'The server refused the recipient {to}.',
  loginNeeded: 'The server wants a user name and a password.',
  other: 'The server replied: {reply}',
};

export const storeFault: Translated<typeof et.storeFault> = {
  hostNotFound: 'There is no server {host}. Check the address.',
  refused: 'The server {host} takes no connection. Check the address and the port.',
  hangs: 'The server {host} did not reply in time. Check the address; a firewall may be in between.',
  cut: 'The connection to {host} broke. The portal tries again by itself; if it repeats, check the network.',
  certificate: 'The certificate of {host} is not valid or has another name. Check the address, or ask the provider.',
  wrongTls: 'No protected connection was possible. Check whether the address begins with https:// or http://.',
  wrongKey: "The store refused the keys. Copy the access key and the secret key from the provider's page again.",
  wrongRegion: 'The bucket is not in the region {region}. Write the region that the provider gives.',
  wrongClock: 'The clock of this server is wrong, so the store refuses. Set the clock.',
  noBucket: "There is no bucket {bucket}. Check the name, or create the bucket on the provider's page.",
  denied: 'These keys may not do this in the bucket {bucket}. Let the key list, read, write and delete.',
  full: 'The store is full. Add space at the provider.',
  busy: 'The store {host} is overloaded or under repair. The portal tries again by itself.',
  gone: 'This backup is not in the store: {reply}',
  spoilt: 'The store gave back something else than was sent. Send it again; if it repeats, change the store.',
  other: 'The store replied: {reply}',
};

export const backupStore: Translated<typeof et.backupStore> = {
  none: 'No store of backups is set. Fill in “Backups elsewhere” in the settings.',
  sending: 'A backup is already on its way to the store. Wait until it is there.',
  needed: 'The store needs this',
  works:
    'The store works: the bucket {bucket} can be written, read and deleted from. It holds {count, plural, one {# backup} other {# backups}}.',
  wrongPassphrase:
    'The backup was encrypted with another passphrase than the present one. An old backup needs the passphrase of its time.',
  damaged: 'The backup is spoilt: it was cut or changed after it was written. Use another one.',
};

export const settingName: Translated<typeof et.settingName> = {
  backupStoreEndpoint: 'Address of the store',
  backupStoreBucket: 'Bucket',
  backupStoreAccessKey: 'Access key',
  backupStoreSecretKey: 'Secret key',
  backupPassphrase: 'Passphrase of backups',
};
