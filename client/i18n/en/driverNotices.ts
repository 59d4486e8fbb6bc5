import type { driverNotices as et } from '../et/driverNotices';
import type { Translated } from '../translate';

export const driverNotices: Translated<typeof et> = {
  tell: 'Tell everybody',
  title: 'Message to the drivers of a day',
  day: 'Day',
  none: 'No driver has a trip on that day.',
  text: 'Message',
  textMissing: 'Write what to tell the drivers',
  hint: 'Arrives by e-mail and as a notice on the phone. A locked phone shows it to anyone who looks.',
  send: '{count, plural, one {Send to # driver} other {Send to # drivers}}',
  told: 'The drivers have been told!',
};
