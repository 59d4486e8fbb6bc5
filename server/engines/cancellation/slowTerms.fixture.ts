import type { Span, Tier } from './terms';

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Tallinn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const minute = 60_000;

/** The first minute at which a clock on the wall shows the time of the departure this many days before, or has passed it. */
function firstMinute(departure: Date, days: number): number {
  const asked = `${departure.getTime()} ${days}`;
  const known = found.get(asked) ?? search(departure, days);
  found.set(asked, known);
  return known;
}

/** Minutes are looked at one by one, and tests ask for the same ones many times. */
const found = new Map<string, number>();

function search(departure: Date, days: number): number {
  const [date = '', time = ''] = wall.format(departure).split(' ');
  const day = new Date(Date.parse(`${date}T00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  const target = `${day} ${time}`;
  let at = departure.getTime() - days * 86_400_000 - 130 * minute;
  while (wall.format(at) < target) at += minute;
  return at;
}

const begins = (departure: Date, span: Span): number =>
  span.unit === 'hours' ? departure.getTime() - span.count * 60 * minute : firstMinute(departure, span.count);

/** The tiers that hold at a moment, by looking at each of them by the clock on the wall; one unless something is wrong. */
export const slowTiers = (tiers: readonly Tier[], departure: Date, at: Date): Tier[] =>
  tiers.filter(
    ({ from, to }) =>
      (!from || begins(departure, from) <= at.getTime()) && (!to || begins(departure, to) > at.getTime()),
  );

/** The fee in tenths of a cent, added up percent by percent. */
export function slowFee({ percent, minimum }: Pick<Tier, 'percent' | 'minimum'>, total: number | null): number {
  if (total === null) return minimum;
  let hundredths = 0;
  for (let each = 0; each < percent; each += 1) hundredths += total;
  const cents = (hundredths - (hundredths % 100)) / 100 + (hundredths % 100 >= 50 ? 1 : 0);
  const least = cents < minimum ? minimum : cents;
  return least > total ? total : least;
}
