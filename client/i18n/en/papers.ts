import type { papers as et } from '../et/papers';
import type { Translated } from '../translate';

export const papers = {
  title: 'Documents',
  offer: 'Offer',
  acceptance: 'Acceptance {when}',
  change: 'Agreed change {when}',
  byCustomer: 'Customer, {address}',
  byCustomerReminded: 'Customer, by the link in reminder {reminder}, {address}',
  asRequested: '{name} at the customer’s request',
  onBehalf: '{name}, on the customer’s behalf',
  unknownAddress: 'address unknown',
  download: 'Download PDF',
  busy: 'Downloading…',
  failed: 'The download failed. Please try again.',
} satisfies Translated<typeof et>;
