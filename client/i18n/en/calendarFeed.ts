import type { calendarFeed as et } from '../et/calendarFeed';
import type { Translated } from '../translate';

export const calendarFeed = {
  title: 'Calendar on your phone',
  hint: 'Through this address the calendar of a phone or computer shows jobs and regular services. Changes get there within a few hours.',
  none: 'There is no address yet.',
  since: 'The address was made on {date}.',
  failed: 'The address of the calendar could not be loaded',
  create: 'Make an address',
  renew: 'Make a new address',
  renewAsk: 'Make a new address?',
  revoke: 'Revoke the address',
  revokeAsk: 'Revoke the address of the calendar?',
  oldStops: 'The present address stops working at once, and the calendar is no longer updated through it.',
  address: 'Address of the calendar',
  once: 'Copy the address now: it will not be shown again. Whoever has it can see the calendar.',
  copy: 'Copy',
  copied: 'The address has been copied',
  subscribe: 'Open in the calendar',
  revoked: 'The address of the calendar has been revoked',
} satisfies Translated<typeof et>;
