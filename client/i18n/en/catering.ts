import type { catering as et } from '../et/catering';
import type { Translated } from '../translate';

export const catering = {
  title: 'Catering packages',
  hiddenTitle: 'Hidden catering packages',
  add: 'Add a package',
  empty: 'Packages that customers can order with a trip appear here.',
  loadFailed: 'The catering packages could not be loaded',
  hidden: 'Catering package hidden!',
  shown: 'Catering package visible again!',
  priceHint: '0.00',
  keepsPrice: 'Orders already placed keep their name and price.',
  createTitle: 'New catering package',
  create: 'Add the package',
  created: 'Catering package added!',
} satisfies Translated<typeof et>;
