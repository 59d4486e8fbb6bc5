import type { myTrip as et } from '../et/myTrip';
import type { Translated } from '../translate';

export const myTrip = {
  title: 'Your trip',
  day: '{day} · {passengers} passengers',
  loadFailed: 'The trip could not be opened',
  expiredTitle: 'This link has expired!',
  expired: 'The link is incomplete or the order no longer exists. Please open the latest e-mail you received from us.',
  price: 'Price',
  amountDue: 'Total to pay',
  route: 'Route',
  actions: 'What you can do',
} satisfies Translated<typeof et>;
