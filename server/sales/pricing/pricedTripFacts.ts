import { DateTime } from 'luxon';
import { zone } from '../../platform/values/localDay';
import { countryOfStop, findCrossings, findRoute, isStopAbroad, samePlaces, saysFerry } from '../../maps';
import type { Point } from '../../maps';
import { localDatesBetween, startOfLocalDate } from '../../platform/time';
import type { TripFacts } from '../../engines/pricing';
import type { DriverNeeds } from '../../driving/duties';
import type { PricedStop, PricedTrip } from './pricedTrip';

/** From so long a stop on the driver rests there, and sleeps where it touches a night: neither work nor waiting. */
const restMinutes = 9 * 60;
const nightFrom = 22;
const nightTo = 6;

const minute = (moment: string | Date): number => Math.floor(new Date(moment).getTime() / 60_000);

type Span = [from: number, to: number];

/** The facts behind the price of an order; `depot` is where the bus begins, `needs` the demands of the law. */
export function pricedTripFacts(trip: PricedTrip, depot: Point | null, needs: DriverNeeds): TripFacts {
  const { secondDriver, lawful, emptyNights } = needs;
  const { startsAt, endsAt, stops } = trip;
  const departure = DateTime.fromJSDate(startsAt, { zone });
  const stands = standsOf(stops);
  const rests = stands.filter(([from, to]) => to - from >= restMinutes);
  const work = withoutRests([minute(startsAt), minute(endsAt)], rests);
  const dates = localDatesBetween(startsAt, endsAt);
  return {
    date: departure.toFormat('yyyy-MM-dd'),
    weekday: departure.weekday,
    dayMinutes: dates.map((date) => sharedMinutes(work, [startOfDay(date), startOfDay(date, 1)])),
    km: Math.round(trip.distanceM / 1000),
    emptyKm: emptyKm(stops, depot),
    waitingMinutes: stands
      .filter(([from, to]) => to - from < restMinutes)
      .reduce((sum, [from, to]) => sum + to - from, 0),
    nights: rests.reduce((sum, [from, to]) => sum + nightsOf(from, to), emptyNights),
    passengers: trip.passengers,
    night: dates.some((date) =>
      nightsSpans(date).some(
        (span) => sharedMinutes(withoutRests([minute(startsAt), minute(endsAt)], rests), [...span]) > 0,
      ),
    ),
    abroad: stops.some(isStopAbroad),
    countries: stops.map(countryOfStop),
    promo: trip.promo,
    ferries: [...ferriesOf(trip), ...emptyFerries(stops, depot)],
    secondDriver,
    lawful,
  };
}

/** How long the bus stands at the stops between the first and the last. */
const standsOf = (stops: readonly PricedStop[]): Span[] =>
  stops
    .slice(1, -1)
    .flatMap(({ arrive, depart }): Span[] => (arrive && depart ? [[minute(arrive), minute(depart)]] : []))
    .filter(([from, to]) => to > from);

/** The stretches of the trip between its rests. */
function withoutRests(trip: Span, rests: readonly Span[]): Span[] {
  const bounds = [trip[0], ...rests.flat(), trip[1]];
  return bounds.flatMap((from, index): Span[] => {
    const to = bounds[index + 1];
    return index % 2 === 0 && to !== undefined && to > from ? [[from, to]] : [];
  });
}

const sharedMinutes = (spans: readonly Span[], [from, to]: Span): number =>
  spans.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)), 0);

const startOfDay = (date: string, daysAfter = 0): number => minute(startOfLocalDate(date, daysAfter));

/** The hours of the night on a local date, in its morning and in its evening. */
const nightsSpans = (date: string): Span[] => {
  const at = (hour: number) => minute(DateTime.fromISO(date, { zone }).set({ hour }).toJSDate());
  return [
    [startOfDay(date), at(nightTo)],
    [at(nightFrom), startOfDay(date, 1)],
  ];
};

/** Midnights within a rest; one that is slept by day is a night too. */
const nightsOf = (from: number, to: number): number =>
  Math.max(1, localDatesBetween(new Date(from * 60_000), new Date(to * 60_000)).length - 1);

/** Between few places: depot and towns. */
const emptyMetres = samePlaces((from: Point, to: Point) => findRoute([from, to]).legs[0]?.distanceM ?? 0);

function emptyKm(stops: readonly PricedStop[], depot: Point | null): number {
  const first = stops[0];
  const last = stops.at(-1);
  if (!depot || !first || !last) return 0;
  return Math.round((emptyMetres(depot, first) + emptyMetres(last, depot)) / 1000);
}

const ferriesBetween = samePlaces((from: Point, to: Point): string[] =>
  findCrossings(from, to).crossings.map(({ name }) => name),
);

/** The ferries of the route, once for each crossing: a leg there and one back are two. */
function ferriesOf({ estimateNotes, stops }: PricedTrip): string[] {
  if (!saysFerry(estimateNotes)) return [];
  return stops.slice(1).flatMap((stop, index) => ferriesBetween(stops[index] ?? stop, stop));
}

/** The ferries from the depot to the first stop and from the last one back. */
function emptyFerries(stops: readonly PricedStop[], depot: Point | null): string[] {
  const first = stops[0];
  const last = stops.at(-1);
  return depot && first && last ? [...ferriesBetween(depot, first), ...ferriesBetween(last, depot)] : [];
}
