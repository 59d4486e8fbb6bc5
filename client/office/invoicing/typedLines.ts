import { DEFAULT_VAT_RATE } from '../../../server/platform/values/money';
import { formatAmount, parseSigned, toCents, toEuros } from '../../lib/texts/money';
import type { Invoice } from './invoiceStates';

/** A line that a person adds, as it is typed. */
export interface TypedLine {
  key: number;
  title: string;
  net: string;
  vatRate: number;
  reason: string;
}

let lastKey = 0;
export const makeKey = (): number => (lastKey += 1);

export const makeEmptyLine = (lines: Invoice['lines']): TypedLine => ({
  key: makeKey(),
  title: '',
  net: '',
  // As the trip beside it.
  vatRate: lines[0]?.vatRate ?? DEFAULT_VAT_RATE,
  reason: '',
});

export const readTypedLines = (lines: Invoice['lines']): TypedLine[] =>
  lines
    .filter(({ kind }) => kind === 'typed')
    .map(({ title, net, vatRate, reason }) => ({
      key: makeKey(),
      title,
      net: formatAmount(toCents(net)),
      vatRate,
      reason,
    }));

/** For the server; undefined when a sum cannot be read. */
export function toInput({ title, net, vatRate, reason }: TypedLine) {
  const cents = parseSigned(net);
  return cents === undefined ? undefined : { title, net: toEuros(cents), vatRate, reason };
}
