import type { Translated } from '../catalogue';
import type { tripListMail as et } from '../et/tripListMail';

export const tripListMail: Translated<typeof et> = {
  subject: 'Your trips',
  once: 'The link opens once, within 20 minutes.',
  lead: 'Here you can see all trips that you have asked for with this address.',
  open: 'Open my trips',
  note: 'The link works for 20 minutes and opens once. If you did not ask for it, there is nothing you need to do.',
};
