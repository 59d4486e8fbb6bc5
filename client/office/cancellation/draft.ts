import type { CancellationTermsFieldsFragment, CancellationTermsInput, SpanUnit } from '../../generated/graphql';
import { toCents, toEuros } from '../../lib/texts/money';

// The terms while they are being edited: numbers are what was typed, sums are cents, null while they cannot be read.

interface SpanDraft {
  count: string;
  unit: SpanUnit;
}

const emptySpan: SpanDraft = { count: '', unit: 'days' };

export interface TierDraft {
  key: string;
  from: SpanDraft;
  to: SpanDraft;
  percent: string;
  minimum: number | null;
}

type Tier = CancellationTermsFieldsFragment['tiers'][number];

let keys = 0;
const makeTierKey = () => `tier${(keys += 1)}`;

const toSpanDraft = (span: Tier['from']): SpanDraft =>
  span ? { count: String(span.count), unit: span.unit } : emptySpan;

export const toTierDrafts = (tiers: readonly Tier[]): TierDraft[] =>
  tiers.map(({ from, to, percent, minimum }) => ({
    key: makeTierKey(),
    from: toSpanDraft(from),
    to: toSpanDraft(to),
    percent: String(percent),
    minimum: toCents(minimum),
  }));

/** One more, nearest to the departure, with what the last one asks. */
export function addTier(tiers: TierDraft[]): TierDraft[] {
  const last = tiers.at(-1);
  const { to: from, percent, minimum } = last ?? { to: emptySpan, percent: '0', minimum: 0 };
  return [...tiers, { key: makeTierKey(), from, to: emptySpan, percent, minimum: minimum ?? 0 }];
}

/** The question for the server. Undefined while a number or a sum cannot be read. */
export function toTermsInput(tiers: readonly TierDraft[]): CancellationTermsInput | undefined {
  const readWhole = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : undefined);
  const read: CancellationTermsInput['tiers'] = [];
  for (const { from, to, percent, minimum } of tiers) {
    const [begins, ends] = [from, to].map(({ count, unit }) => {
      if (count.trim() === '') return null;
      const found = readWhole(count);
      return found === undefined ? undefined : { count: found, unit };
    });
    const asked = readWhole(percent);
    if (begins === undefined || ends === undefined || asked === undefined || minimum === null) return undefined;
    read.push({ from: begins, to: ends, percent: asked, minimum: toEuros(minimum) });
  }
  return { tiers: read };
}
