import { amountsDue, formatEuros } from '../../../platform/money';
import { formatEnd } from '../../../platform/time';
import type { Block } from './block';
import { amounts } from './Rows';
import { paragraph, section, small } from './text';

interface Food {
  name: string;
  /** Cents, VAT included, as the inquiry page shows them. */
  price: number;
  count: number;
}

/** What the price is the sum of, where the office shows it. */
interface Line {
  title: string;
  detail: string;
  /** Cents without VAT. */
  amount: number;
}

const foodRows = (food: Food[]) =>
  food.map(({ name, price, count }) => ({ label: `${name} × ${count}`, value: formatEuros(price * count) }));

/** Price, VAT, catering, and the one sum to pay. `price` of the offer in cents without VAT, null when none was agreed. */
export function price(offer: { price: number | null; vatRate: number; lines?: Line[] | null }, food: Food[]): Block[] {
  const { net, vat, amountDue } = amountsDue(offer, food);
  if (net === null || vat === null || amountDue === null)
    return [section('Hind'), paragraph('Hind lepitakse kokku eraldi.'), ...pricedFood(food)];
  return [
    section('Hind'),
    amounts([
      ...(offer.lines ?? []).map(({ title, detail, amount }) => ({
        label: detail ? `${title}: ${detail}` : title,
        value: formatEuros(amount),
      })),
      { label: 'Hind käibemaksuta', value: formatEuros(net) },
      { label: `Käibemaks ${offer.vatRate}%`, value: formatEuros(vat) },
      ...foodRows(food),
      { label: 'Kokku tasuda', value: formatEuros(amountDue) },
    ]),
    ...(food.length > 0 ? [small(foodHasVat)] : []),
  ];
}

/** 'Pakkumine kehtib kuni 20.11.2026.' Of one that ends within a day, such as at the departure, the hour too. */
export function validity({ validUntil }: { validUntil?: string | null }): string {
  return validUntil ? `Pakkumine kehtib kuni ${formatEnd(new Date(validUntil))}.` : '';
}

const foodHasVat = 'Toitlustuse hinnad sisaldavad käibemaksu.';

/** Ordered food with its prices, while the trip has none; nothing when none was ordered. */
export function pricedFood(food: Food[]): Block[] {
  if (food.length === 0) return [];
  return [
    section('Toitlustus'),
    amounts([...foodRows(food), { label: 'Toitlustus kokku', value: formatEuros(amountsDue(null, food).foodTotal) }]),
    small(`Toitlustus lisandub reisi hinnale. ${foodHasVat}`),
  ];
}
