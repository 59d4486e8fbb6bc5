import { formatEuros, withVat } from '../../../platform/money';
import type { Block } from './block';
import { amounts } from './Rows';
import { paragraph, section, small } from './text';

/** The price of the trip: without VAT, VAT, total. `price` in cents without VAT, null when none was agreed. */
export function price(offer: { price: number | null; vatRate: number }): Block[] {
  if (offer.price === null) return [section('Reisi hind'), paragraph('Hind lepitakse kokku eraldi.')];
  const { netCents, vatCents, totalCents } = withVat(offer.price, offer.vatRate);
  return [
    section('Reisi hind'),
    amounts([
      { label: 'Hind käibemaksuta', value: formatEuros(netCents) },
      { label: `Käibemaks ${offer.vatRate}%`, value: formatEuros(vatCents) },
      { label: 'Kokku', value: formatEuros(totalCents) },
    ]),
  ];
}

/** Ordered food with its prices (cents, VAT included, as the inquiry page shows them); nothing when none was ordered. */
export function pricedFood(food: { name: string; price: number; count: number }[]): Block[] {
  if (food.length === 0) return [];
  const sum = food.reduce((total, item) => total + item.price * item.count, 0);
  return [
    section('Toitlustus'),
    amounts([
      ...food.map((item) => ({ label: `${item.name} × ${item.count}`, value: formatEuros(item.price * item.count) })),
      { label: 'Toitlustus kokku', value: formatEuros(sum) },
    ]),
    small('Toitlustus lisandub reisi hinnale. Toitlustuse hinnad sisaldavad käibemaksu.'),
  ];
}
