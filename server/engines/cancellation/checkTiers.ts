import type { Span, Tier } from './terms';

/** A span in a message. */
type SpanTold = { key: 'terms.days'; values: { count: number } } | { key: 'terms.hours'; values: { count: number } };

type TierMessage =
  | { key: 'terms.tierMissing' | 'terms.sumMissing' | 'terms.badPercent' | 'terms.tierReversed' }
  | { key: 'terms.overlapAtStart' | 'terms.cheaperLater' }
  | { key: 'terms.tiersAtMost' | 'terms.badSpan'; values: { most: number } }
  | { key: 'terms.gapBefore' | 'terms.gapToDeparture' | 'terms.overlapToDeparture'; values: { from: SpanTold } }
  | { key: 'terms.gap' | 'terms.overlap'; values: { from: SpanTold; to: SpanTold } }
  | { key: 'terms.sameUnit'; values: { one: SpanTold; other: SpanTold } };

/** Finds problems of the tiers, with their path ('tiers.1.from'). */
export interface TierProblem {
  field: string;
  told: TierMessage;
}

const MOST_DAYS = 365;
const most = { days: MOST_DAYS, hours: MOST_DAYS * 24 };
const MOST_MINIMUM = 100_000_000;
const MOST_TIERS = 20;

/** A tier with its place in the list. */
type Placed = Tier & { index: number };

/** Everything that keeps tiers from being used; none when they can be. */
export function checkTiers(tiers: readonly Tier[]): TierProblem[] {
  if (tiers.length === 0) return [{ field: 'tiers', told: { key: 'terms.tierMissing' } }];
  if (tiers.length > MOST_TIERS)
    return [{ field: 'tiers', told: { key: 'terms.tiersAtMost', values: { most: MOST_TIERS } } }];
  const own = tiers.flatMap(checkTier);
  // An incomplete span of time has neither gaps nor overlaps.
  if (own.length > 0) return own;
  const sorted = sortTiers(tiers.map((tier, index) => ({ ...tier, index })));
  const cover = checkCover(sorted);
  return cover.length > 0 ? cover : checkRising(sorted);
}

/** The farthest first. */
export const sortTiers = <T extends Tier>(tiers: readonly T[]): T[] =>
  [...tiers].sort((one, other) => toNominalMinutes(other.from) - toNominalMinutes(one.from));

const toNominalMinutes = (from: Span | null): number =>
  from === null ? Infinity : from.count * (from.unit === 'days' ? 24 : 1);

/** The fewest and the most hours that a span can have. */
const toShortest = ({ count, unit }: Span): number => (unit === 'days' ? count * 24 - 1 : count);
const toLongest = ({ count, unit }: Span): number => (unit === 'days' ? count * 24 + 1 : count);
const isSame = (one: Span, other: Span) => one.count === other.count && one.unit === other.unit;

function checkTier({ from, to, percent, minimum }: Tier, index: number): TierProblem[] {
  const tellAt = (field: string, told: TierMessage): TierProblem => ({ field: `tiers.${index}.${field}`, told });
  const badSpan: TierMessage = { key: 'terms.badSpan', values: { most: MOST_DAYS } };
  const isSpan = (span: Span | null) =>
    span === null || (Number.isInteger(span.count) && span.count >= 1 && span.count <= most[span.unit]);
  const wrong = [
    ...(isSpan(from) ? [] : [tellAt('from', badSpan)]),
    ...(isSpan(to) ? [] : [tellAt('to', badSpan)]),
    ...(Number.isInteger(percent) && percent >= 0 && percent <= 100
      ? []
      : [tellAt('percent', { key: 'terms.badPercent' })]),
    ...(Number.isInteger(minimum) && minimum >= 0 && minimum <= MOST_MINIMUM
      ? []
      : [tellAt('minimum', { key: 'terms.sumMissing' })]),
  ];
  if (wrong.length === 0 && from && to && toShortest(from) <= toLongest(to))
    return [
      tellAt(
        'to',
        isSame(from, to) || toNominalMinutes(from) < toNominalMinutes(to)
          ? { key: 'terms.tierReversed' }
          : tellInUnit(from, to),
      ),
    ];
  return wrong;
}

/** Each moment before the departure must have exactly one tier. */
function checkCover(sorted: readonly Placed[]): TierProblem[] {
  const first = sorted[0];
  const last = sorted.at(-1);
  if (!first || !last) return [];
  const between = sorted.slice(1).flatMap((tier, index) => {
    const problem = checkSeam(sorted[index]?.to ?? null, tier.from);
    return problem ? [{ field: `tiers.${tier.index}.from`, told: problem }] : [];
  });
  const before: TierProblem[] = first.from
    ? [{ field: `tiers.${first.index}.from`, told: { key: 'terms.gapBefore', values: { from: tellSpan(first.from) } } }]
    : [];
  const behind: TierProblem[] = last.to
    ? [{ field: `tiers.${last.index}.to`, told: { key: 'terms.gapToDeparture', values: { from: tellSpan(last.to) } } }]
    : [];
  return [...before, ...between, ...behind];
}

/** Finds problems where one tier ends and the next one begins. */
function checkSeam(to: Span | null, from: Span | null): TierMessage | undefined {
  if (from === null) return { key: 'terms.overlapAtStart' };
  if (to === null) return { key: 'terms.overlapToDeparture', values: { from: tellSpan(from) } };
  if (isSame(to, from)) return undefined;
  if (toShortest(to) > toLongest(from)) return { key: 'terms.gap', values: { from: tellSpan(to), to: tellSpan(from) } };
  if (toLongest(to) < toShortest(from))
    return { key: 'terms.overlap', values: { from: tellSpan(from), to: tellSpan(to) } };
  return tellInUnit(to, from);
}

/** The nearer the departure, the dearer, whatever the trip costs: both the percentage and the minimum. */
function checkRising(sorted: readonly Placed[]): TierProblem[] {
  return sorted.slice(1).flatMap((tier, index) => {
    const before = sorted[index];
    if (!before) return [];
    return (['percent', 'minimum'] as const)
      .filter((field) => tier[field] < before[field])
      .map((field) => ({ field: `tiers.${tier.index}.${field}`, told: { key: 'terms.cheaperLater' } }));
  });
}

const tellSpan = ({ count, unit }: Span): SpanTold => ({ key: `terms.${unit}`, values: { count } });

/** In the night when the clocks change both are the same moment. */
const tellInUnit = (one: Span, other: Span): TierMessage => ({
  key: 'terms.sameUnit',
  values: { one: tellSpan(one), other: tellSpan(other) },
});
