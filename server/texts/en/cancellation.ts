import type { Translated } from '../catalogue';
import type { cancellation as et } from '../et/cancellation';

export const cancellation: Translated<typeof et> = {
  title: 'Cancellation',
  until: 'until {when}',
  from: 'from {when}',
  always: 'until departure',
  free: 'free',
  share: '{percent} of the price of the trip',
  leastShare: '{percent} of the price of the trip, at least {least}',
  basis: 'The percentage is of the price of the trip with VAT, without catering.',
};
