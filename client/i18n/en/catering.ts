import type { catering as et } from '../et/catering';
import type { Translated } from '../translate';

export const catering = {
  title: 'Catering packages',
  hiddenTitle: 'Hidden catering packages',
  add: 'Add a package',
  empty: 'Packages that customers can order with a trip appear here.',
  loadFailed: 'The catering packages could not be loaded',
  edit: 'Edit: {name}',
  hide: 'Hide',
  restore: 'Bring back',
  hidden: 'Catering package hidden!',
  shown: 'Catering package visible again!',
  details: 'Edit details',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  priceHint: '0.00',
  nameMissing: 'Please enter a name',
  priceMissing: 'Please enter a price',
  keepsPrice: 'Orders already placed keep their name and price.',
  save: 'Save',
  saving: 'Saving…',
  updated: 'Changes saved!',
  createTitle: 'New catering package',
  create: 'Add the package',
  created: 'Catering package added!',
} satisfies Translated<typeof et>;
