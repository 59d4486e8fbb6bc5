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
  noMailServer: 'E-mails are not sent, they become files',
  noMailServerAdvice: 'Set a mail server (SMTP_URL).',
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
  forgetDeliveries: 'Deleting the log of webhooks',
  forgetPassengers: 'Deleting passenger names after trips',
  logTripsOver: 'Marking trips that are over',
  forgetLive: 'Deleting news of open pages',
  emitLeftNotices: 'Sending notices of confirmed plans',
  foldTally: 'Summing up the counts of orders',
  alertOperator: 'Telling the operator of problems',
  backUp: 'Daily backup',
};
