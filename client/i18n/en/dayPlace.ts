import type { dayPlace as et } from '../et/dayPlace';
import type { Translated } from '../translate';

export const dayPlace = {
  on: 'Location is on',
  waits: 'Location: waiting for your permission',
  off: 'Location is off',
  ask: 'Why?',
  why: 'While your duty lasts and this page is open, the phone sends the place of the coach. The office and the customer see it from an hour before the trip to an hour after it. It is deleted after 30 days.',
  denied: 'The phone does not allow location. You can allow it in the browser’s settings.',
  allow: 'Allow location',
} satisfies Translated<typeof et>;
