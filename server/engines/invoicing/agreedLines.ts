import { DEFAULT_VAT_RATE } from '../../platform/values/money';
import { sumInvoice, sumLine } from './sums';
import type { AgreedLine, LineSums, TripPrice } from './types';

/** Catering is sold with VAT included. On a trip at 0 % it still has the standard rate. */
const findFoodRate = (vatRate: number): number => (vatRate === 0 ? DEFAULT_VAT_RATE : vatRate);

/** The lines of a trip: its price and the catering, or the fee for cancelling it. */
export function listAgreedLines({ net, vatRate, fee, food }: TripPrice): AgreedLine[] {
  if (fee !== null) return [{ kind: 'fee', name: null, count: 1, cents: fee, vatRate, includesVat: true }];
  return [
    { kind: 'trip', name: null, count: 1, cents: net, vatRate, includesVat: false },
    ...food.map(({ name, count, price }) => ({
      kind: 'food' as const,
      name,
      count,
      cents: price * count,
      vatRate: findFoodRate(vatRate),
      includesVat: true,
    })),
  ];
}

/** The share of a trip that is paid before it, one line a VAT rate, with VAT. `percent` 0 to 100. */
export function listPrepaymentLines(price: TripPrice, percent: number): AgreedLine[] {
  const lines = listAgreedLines(price).map((line) => ({ ...line, ...sumLine(line) }));
  return sumInvoice(lines)
    .taxes.map(({ vatRate }) => {
      const gross = lines.filter((line) => line.vatRate === vatRate).reduce((sum, line) => sum + line.grossCents, 0);
      return { vatRate, cents: Math.round((gross * percent) / 100) };
    })
    .filter(({ cents }) => cents > 0)
    .map((share) => ({ kind: 'prepayment', name: null, count: 1, includesVat: true, ...share }));
}

/** Takes off what was invoiced before the trip, at the rates at which it was. `lines`: of those invoices, less what was credited. */
export const listPrepaidLines = (
  lines: readonly (Pick<LineSums, 'grossCents'> & { vatRate: number })[],
): AgreedLine[] =>
  [...new Set(lines.map(({ vatRate }) => vatRate))]
    .map((vatRate) => ({
      vatRate,
      cents: -lines.filter((line) => line.vatRate === vatRate).reduce((sum, line) => sum + line.grossCents, 0) + 0,
    }))
    .filter(({ cents }) => cents !== 0)
    .map((share) => ({ kind: 'prepaid', name: null, count: 1, includesVat: true, ...share }));
