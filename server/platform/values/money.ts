/** VAT rates that may be offered, in percent (docs/product.md, 'Money'). */
export const vatRates = [22, 24, 0] as const;
export const DEFAULT_VAT_RATE = 24;

/** The highest price that can be typed: one million euros, in cents. */
export const MAX_CENTS = 100_000_000;

export interface Sums {
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/** Adds VAT to a net price. Integer cents; VAT is rounded half up, as invoices round it. */
export function addVat(netCents: number, vatRate: number): Sums {
  const vatCents = Math.round((netCents * vatRate) / 100);
  return { netCents, vatCents, totalCents: netCents + vatCents };
}

/** The net of a sum with VAT, in whole cents; the rest is its VAT. */
export const findNet = (totalCents: number, vatRate: number): number =>
  Math.round((totalCents * 100) / (100 + vatRate));

interface Priced {
  /** Cents without VAT; null where no price was agreed yet. */
  price: number | null;
  vatRate: number;
}

/** The price of the trip alone, in cents; null without an agreed price. */
export interface TripSums {
  net: number | null;
  vat: number | null;
  /** The trip with VAT. */
  total: number | null;
}

/** The trip without its catering, the base of a cancellation fee. The customer pays `sumAmountsDue`. */
export function sumTrip(offer: Priced | null | undefined): TripSums {
  if (offer?.price == null) return { net: null, vat: null, total: null };
  const { netCents, vatCents, totalCents } = addVat(offer.price, offer.vatRate);
  return { net: netCents, vat: vatCents, total: totalCents };
}

/** The sum that a customer pays, in cents. */
export interface Due extends TripSums {
  /** All catering; its prices include VAT. */
  foodTotal: number;
  /** The one sum to pay: trip and catering together. */
  amountDue: number | null;
}

/** The one place where the sum to pay is made: mails, pages and accounting say what this says. `food`: all that is ordered. */
export function sumAmountsDue(
  offer: Priced | null | undefined,
  food: readonly { price: number; count: number }[],
): Due {
  const sums = sumTrip(offer);
  const foodTotal = food.reduce((sum, { price, count }) => sum + price * count, 0);
  return { ...sums, foodTotal, amountDue: sums.total === null ? null : sums.total + foodTotal };
}

/**
 * How a locale writes cents: 110360 is '1103,60 €', 1234567 '12 345,67 €', -5000 '−50,00 €'. All get the minus of print: CLDR
 * gives some a hyphen, after which a line may break.
 */
export function createMoneyPrinter(locale: string): (cents: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  // A rounded -0.4 is -0, and that is nothing: -0 + 0 is 0.
  return (cents) => format.format(cents / 100 + 0).replace('-', '\u2212');
}

let estonian: ReturnType<typeof createMoneyPrinter> | undefined;
/** Cents in Estonian, for what is written in no other language. */
export const formatEuros = (cents: number): string => (estonian ??= createMoneyPrinter('et'))(cents);

/**
 * Cents of a typed price in euros: '123,45', '1 234,5', '123.45', 540. Undefined when it is no price:
 * negative, over a million, more than two decimals, or not a number (docs/product.md, 'Money').
 */
export function parseEuros(typed: string | number): number | undefined {
  const text = String(typed)
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents <= MAX_CENTS ? cents : undefined;
}

/** Cents of a typed sum that is less than 0 for a discount, '-20' or '−20'; `parse` reads what follows the sign. */
export function parseSigned(typed: string, parse: (typed: string) => number | undefined): number | undefined {
  const [, minus, rest = ''] = /^\s*([-\u2212]?)(.*)$/.exec(typed) ?? [];
  const cents = parse(rest);
  return cents && minus ? -cents : cents;
}
