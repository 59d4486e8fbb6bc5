import type { OfferBasisInput, ProposalFragment } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { centsOf, eurosOf } from '../../../lib/texts/money';

/** One line of a price while it is being edited. */
export interface QuoteLine {
  key: string;
  title: string;
  detail: string;
  /** Cents without VAT; null while the typed sum cannot be read. */
  amount: number | null;
}

let keys = 0;

export const quoteLines = (lines: ProposalFragment['lines']): QuoteLine[] =>
  lines.map(({ title, detail, amount }) => ({ key: `line${(keys += 1)}`, title, detail, amount: centsOf(amount) }));

export const emptyLine = (): QuoteLine => ({ key: `line${(keys += 1)}`, title: '', detail: '', amount: 0 });

/** What the lines come to; null while one of them cannot be read. */
export const sumOfLines = (lines: readonly QuoteLine[]): number | null =>
  lines.reduce<number | null>((sum, { amount }) => (sum === null || amount === null ? null : sum + amount), 0);

/** By how much a typed price differs from its lines: it becomes a line of its own, so that they always add up. */
export function differenceOf(lines: readonly QuoteLine[], netCents: number | null): number {
  const sum = sumOfLines(lines);
  return lines.length === 0 || sum === null || netCents === null ? 0 : netCents - sum;
}

/** What is sent beside the price; nothing of a bare one. */
export function basisOf(
  lines: readonly QuoteLine[],
  netCents: number,
  { showLines, priceListId }: { showLines: boolean; priceListId: string | null },
): OfferBasisInput | undefined {
  if (lines.length === 0) return undefined;
  const difference = differenceOf(lines, netCents);
  const all = difference === 0 ? lines : [...lines, { title: t('orders.priceChange'), detail: '', amount: difference }];
  return {
    lines: all.map(({ title, detail, amount }) => ({
      title: title.trim() || t('orders.priceChange'),
      detail,
      amount: eurosOf(amount ?? 0),
    })),
    showLines,
    priceListId,
  };
}
