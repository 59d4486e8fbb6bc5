import type { OfferBasisInput, OfferLineInput, ProposalFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { toCents, toEuros } from '../../../lib/texts/money';

/** One line of a price while it is being edited. */
export interface QuoteLine {
  key: string;
  title: string;
  detail: string;
  /** Cents without VAT; null while the typed sum cannot be read. */
  amount: number | null;
  /** How a proposed line comes about; null of one that was typed or edited. */
  source: NonNullable<OfferLineInput['source']> | null;
}

let keys = 0;

export const toQuoteLines = (lines: ProposalFragment['lines']): QuoteLine[] =>
  lines.map((line) => {
    const { title, detail, amount, source = null } = toLineInput(line);
    return { key: `line${(keys += 1)}`, title, detail: detail ?? '', amount: toCents(amount), source };
  });

/** A line as it was read, in the words in which lines are sent: what it is read with beside them is left out. */
export function toLineInput({ title, detail, amount, source }: ProposalFragment['lines'][number]): OfferLineInput {
  if (!source) return { title, detail, amount };
  const { kind, name, count, each, drivers, beyond, percent, of } = source;
  return { title, detail, amount, source: { kind, name, count, each, drivers, beyond, percent, of } };
}

export const makeEmptyLine = (): QuoteLine => ({
  key: `line${(keys += 1)}`,
  title: '',
  detail: '',
  amount: 0,
  source: null,
});

/** The line after somebody edited it: it no longer comes from the price list. */
export const editLine = (line: QuoteLine, changes: Partial<QuoteLine>): QuoteLine => ({
  ...line,
  ...changes,
  source: null,
});

/** The sum of the lines. Null while one of them cannot be read. */
export const addUpLines = (lines: readonly QuoteLine[]): number | null =>
  lines.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0);

/** The difference of a typed price from its lines: it becomes an extra line, so that the lines always add up. */
export function findDifference(lines: readonly QuoteLine[], netCents: number | null): number {
  const sum = addUpLines(lines);
  return lines.length === 0 || sum === null || netCents === null ? 0 : netCents - sum;
}

/** The data sent beside the price; none for a single sum. */
export function toBasisInput(
  lines: readonly QuoteLine[],
  netCents: number,
  { showLines, priceListId }: { showLines: boolean; priceListId: string | null },
): OfferBasisInput | undefined {
  if (lines.length === 0) return undefined;
  const difference = findDifference(lines, netCents);
  const sent = lines.map(({ title, detail, amount, source }) =>
    title.trim() === ''
      ? makeChangeLine(amount ?? 0, detail)
      : { title: title.trim(), detail, amount: toEuros(amount ?? 0), source },
  );
  return { lines: difference === 0 ? sent : [...sent, makeChangeLine(difference)], showLines, priceListId };
}

/** 'Hinnamuudatus'; the customer reads it in another language. */
const makeChangeLine = (cents: number, detail = ''): OfferLineInput => ({
  title: t('orders.priceChange'),
  detail,
  amount: toEuros(cents),
  source: detail.trim() === '' ? { kind: 'change' } : null,
});
