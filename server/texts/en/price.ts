import type { Translated } from '../catalogue';
import type { price as et } from '../et/price';

export const price: Translated<typeof et> = {
  price: 'Price',
  net: 'Price without VAT',
  vat: 'VAT {rate}',
  tripWithVat: 'Trip including VAT',
  amountDue: 'Total to pay',
  preheaderDue: 'Total to pay: {sum}',
  separate: 'The price will be agreed separately.',
  tripSeparate: 'The price of the trip will be agreed separately.',
  cateringTotal: 'Catering in total',
  cateringAdded: 'Catering is added to the price of the trip.',
  cateringHasVat: 'Catering prices include VAT.',
  validUntil: 'The quote is valid until {end}.',
};
