import type { tripList as et } from '../et/tripList';
import type { Translated } from '../translate';

export const tripList = {
  title: 'My trips',
  lead: 'We will send a link to your address. It shows all trips that were asked for with it.',
  email: 'E-mail address',
  emailMissing: 'Please enter your e-mail address',
  ask: 'Send the link',
  asking: 'Sending…',
  sentTitle: 'Check your inbox',
  sent: 'If trips were asked for with {email}, we will send a link there. It works for 20 minutes and opens once.',
  openLead: 'The link opens once. Press the button when you are ready to see your trips.',
  open: 'Show my trips',
  opening: 'Opening…',
  usedTitle: 'The link was used or has expired',
  usedLead: 'Each link opens once and works for 20 minutes. We can send you a new one.',
  of: 'Trips asked for with {email}.',
  upcoming: 'Upcoming trips',
  past: 'Past trips',
  none: 'No trips',
  noneHint: 'Ask us for a quote, and your trip will be here.',
  passengers: '{count, plural, one {# passenger} other {# passengers}}',
  asked: 'Awaiting a price',
  offered: 'Awaiting your answer',
  confirmed: 'Confirmed',
  over: 'Driven',
  off: 'Did not take place',
} satisfies Translated<typeof et>;
