// Similar trips of the company and the results of their offers. Pure.

/** The features that make trips similar. */
export interface TripShape {
  passengers: number;
  km: number;
  /** From departure to end. */
  minutes: number;
  /** Local dates that it touches. */
  days: number;
  /** Departure in the months from May to September. */
  summer: boolean;
}

/** How an offer ended; an open one waits for the customer. */
export type SimilarTripOutcome = 'won' | 'lost' | 'open';

/** The offer of a former trip. */
export interface PastOffer<Reason extends string = string> extends TripShape {
  /** Cents without VAT. */
  price: number;
  outcome: SimilarTripOutcome;
  /** Why it was lost; null where it was not. */
  reason: Reason | null;
}

/** The trips that count as similar, both ends included. */
export interface SimilarBounds {
  passengersFrom: number;
  /** null: any number. */
  passengersTo: number | null;
  kmFrom: number;
  kmTo: number;
  minutesFrom: number;
  minutesTo: number;
  days: number;
  summer: boolean;
}

export interface SimilarStatistics<Reason extends string = string> {
  /** The cheapest first. */
  offers: PastOffer<Reason>[];
  /** Quartiles of what was offered, whole cents; null when there are too few to say. */
  quartiles: { lower: number; median: number; upper: number } | null;
  won: number;
  /** Won or lost. */
  decided: number;
  /** The dearest that was won. */
  wonUpTo: number | null;
  /** Reasons of what was lost, the most frequent first. */
  lost: { reason: Reason; count: number }[];
}

/** The least number of trips for a statement. */
export const FEWEST = 8;

/** The first group that each size of bus is for; beyond the last one two are needed, then three. */
export const sizeSteps = [9, 21, 58, 115] as const;

const KM_SHARE = 0.15;
const LEAST_KM = 20;
const MINUTES_SHARE = 0.25;
const LEAST_MINUTES = 120;

/** The bounds of similar trips: the kilometres are round numbers, as the text says. */
export function computeBounds({ passengers, km, minutes, days, summer }: TripShape): SimilarBounds {
  const size = sizeSteps.filter((step) => step <= passengers).length;
  const aroundKm = Math.max(LEAST_KM, km * KM_SHARE);
  const aroundMinutes = Math.max(LEAST_MINUTES, minutes * MINUTES_SHARE);
  return {
    passengersFrom: sizeSteps[size - 1] ?? 1,
    passengersTo: size < sizeSteps.length ? (sizeSteps[size] ?? 0) - 1 : null,
    kmFrom: Math.max(0, Math.floor((km - aroundKm) / 10) * 10),
    kmTo: Math.ceil((km + aroundKm) / 10) * 10,
    minutesFrom: Math.max(0, Math.floor((minutes - aroundMinutes) / 60) * 60),
    minutesTo: Math.ceil((minutes + aroundMinutes) / 60) * 60,
    days,
    summer,
  };
}

export const isSimilar = (bounds: SimilarBounds, { passengers, km, minutes, days, summer }: TripShape): boolean =>
  passengers >= bounds.passengersFrom &&
  passengers <= (bounds.passengersTo ?? Infinity) &&
  km >= bounds.kmFrom &&
  km <= bounds.kmTo &&
  minutes >= bounds.minutesFrom &&
  minutes <= bounds.minutesTo &&
  days === bounds.days &&
  summer === bounds.summer;

/** How similar offers fared, in whatever order they come. */
export function computeStatistics<Reason extends string>(
  similar: readonly PastOffer<Reason>[],
): SimilarStatistics<Reason> {
  const offers = [...similar].sort((one, other) => one.price - other.price);
  const prices = offers.map(({ price }) => price);
  const won = offers.filter(({ outcome }) => outcome === 'won');
  const lost = offers.filter(({ outcome }) => outcome === 'lost');
  return {
    offers,
    quartiles:
      offers.length < FEWEST
        ? null
        : { lower: findQuantile(prices, 0.25), median: findQuantile(prices, 0.5), upper: findQuantile(prices, 0.75) },
    won: won.length,
    decided: won.length + lost.length,
    wonUpTo: won.at(-1)?.price ?? null,
    lost: countReasons(lost),
  };
}

/** As a spreadsheet's quartiles: between two neighbours in proportion. Of sorted cents, at least one. */
function findQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const [low = NaN, high = low] = [sorted[below], sorted[below + 1]];
  return Math.round(low + (high - low) * (place - below));
}

function countReasons<Reason extends string>(lost: readonly PastOffer<Reason>[]): { reason: Reason; count: number }[] {
  const counts = new Map<Reason, number>();
  for (const { reason } of lost) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
}
