import { toTallinn } from '../../platform/time';

// The cancellation fee (docs/product.md, 'Cancellation'): no database, no clock, no I/O.

type SpanUnit = 'hours' | 'days';

/** A time before the departure. Hours pass; days are those of the wall clock, 23 to 25 hours each. */
export interface Span {
  count: number;
  unit: SpanUnit;
}

/** The tier between two moments before the departure. */
export interface Tier {
  /** Time before the departure at which it begins; null: it has always held. */
  from: Span | null;
  /** Time before the departure at which it ends; null: it goes on. */
  to: Span | null;
  percent: number;
  /** Cents. */
  minimum: number;
}

/** The fee at a moment, and the moment of the next fee. */
export interface CancellationQuote {
  percent: number;
  /** Cents. */
  minimum: number;
  /** Cents. */
  fee: number;
  next: { at: Date; percent: number; minimum: number; fee: number } | null;
}

/** The first moment that is no more than the span before the departure. */
export function toBoundary(departure: Date, { count, unit }: Span): Date {
  if (unit === 'hours') return new Date(departure.getTime() - count * 3_600_000);
  const local = toTallinn(departure);
  const then = local.minus({ days: count });
  // The time is skipped that night: the clock shows a later one as soon as it is set forward.
  if (then.toFormat('HH:mm') !== local.toFormat('HH:mm')) return then.startOf('hour').toJSDate();
  // It comes twice that night: the first one is meant.
  const earlier = then.minus({ hours: 1 });
  return (earlier.toFormat('HH:mm') === then.toFormat('HH:mm') ? earlier : then).toJSDate();
}

/**
 * The fee by a tier, in cents: a percentage of the trip with VAT, rounded half up, at least the minimum, and never more than
 * the trip costs. Of a trip whose price nobody knows, the minimum.
 */
export function computeFee({ percent, minimum }: Pick<Tier, 'percent' | 'minimum'>, total: number | null): number {
  if (total === null) return minimum;
  return Math.min(total, Math.max(minimum, Math.floor((total * percent + 50) / 100)));
}

/** Errors: an Error for tiers that `checkTiers` refuses. */
export function quoteAt(tiers: readonly Tier[], departure: Date, at: Date, total: number | null): CancellationQuote {
  const hasBegun = ({ from }: Tier) => from === null || toBoundary(departure, from) <= at;
  const hasEnded = ({ to }: Tier) => to !== null && toBoundary(departure, to) <= at;
  const tier = tiers.find((one) => hasBegun(one) && !hasEnded(one));
  if (!tier) throw new Error('the tiers of cancellation have a gap');
  const { percent, minimum } = tier;
  const [next] = tiers
    .flatMap((one) => (one.from === null || hasBegun(one) ? [] : [{ ...one, at: toBoundary(departure, one.from) }]))
    .filter((one) => one.percent !== percent || one.minimum !== minimum)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  return {
    percent,
    minimum,
    fee: computeFee(tier, total),
    next: next ? { at: next.at, percent: next.percent, minimum: next.minimum, fee: computeFee(next, total) } : null,
  };
}

/** The fee for cancelling from a moment on. */
export interface CancellationStep {
  /** From then on; null: from the beginning. */
  at: Date | null;
  percent: number;
  /** Cents. */
  minimum: number;
  /** Cents. */
  fee: number;
}

/** All that cancelling costs from now until the departure, the first step first. Errors: as of `quoteAt`. */
export function listSteps(
  tiers: readonly Tier[],
  departure: Date,
  now: Date,
  total: number | null,
): CancellationStep[] {
  const steps: CancellationStep[] = [];
  let at: Date | null = null;
  do {
    const { percent, minimum, fee, next } = quoteAt(tiers, departure, at ?? now, total);
    steps.push({ at, percent, minimum, fee });
    at = next?.at ?? null;
  } while (at);
  return steps;
}
