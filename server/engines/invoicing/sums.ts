import type { InvoiceSums, LineSums, PricedLine, TaxSums } from './types';

/** Half a cent goes away from zero, so that a credit note is the exact mirror of its invoice. */
const round = (cents: number): number => (cents < 0 ? -Math.round(-cents) : Math.round(cents)) + 0;

export const computeVat = (netCents: number, vatRate: number): number => round((netCents * vatRate) / 100);
export const removeVat = (grossCents: number, vatRate: number): number => round((grossCents * 100) / (100 + vatRate));

const add = (sums: readonly number[]): number => sums.reduce((total, sum) => total + sum, 0);

/** The sums of a line without and with VAT. The agreed one of the two stays as it was agreed. */
export const sumLine = ({ cents, vatRate, includesVat }: PricedLine): LineSums =>
  includesVat
    ? { netCents: removeVat(cents, vatRate), grossCents: cents }
    : { netCents: cents, grossCents: cents + computeVat(cents, vatRate) };

/**
 * The totals of an invoice. VAT is computed once per rate, on the sum of its lines, as EN 16931 wants it (BR-CO-14,
 * BR-S-08 and 09). The sum to pay is what the customer agreed to line by line; rounding makes up the difference
 * (BR-CO-16). Rates stand in the order of the lines.
 */
export function sumInvoice(lines: readonly (LineSums & { vatRate: number })[]): InvoiceSums {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))];
  const taxes: TaxSums[] = rates.map((vatRate) => {
    const netCents = add(lines.filter((line) => line.vatRate === vatRate).map((line) => line.netCents));
    return { vatRate, netCents, vatCents: computeVat(netCents, vatRate) };
  });
  const netCents = add(taxes.map((tax) => tax.netCents));
  const vatCents = add(taxes.map((tax) => tax.vatCents));
  const grossCents = add(lines.map((line) => line.grossCents));
  return { taxes, netCents, vatCents, grossCents, roundingCents: grossCents - netCents - vatCents };
}
