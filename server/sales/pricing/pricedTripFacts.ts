import { DateTime } from 'luxon';
import { ZONE } from '../../platform/values/localDay';
import { findCountryOfStop, findCrossings, findRoute, isStopAbroad, rememberByPlaces, hasFerry } from '../../maps';
import type { Point } from '../../maps';
import { listLocalDates, startOfLocalDate } from '../../platform/time';
import type { TripFacts } from '../../engines/pricing';
import type { DriverNeeds } from '../../driving/duties';
import type { PricedStop, PricedTrip } from './pricedTrip';

/** From so long a stop on the driver rests there, and sleeps where it touches a night: neither work nor waiting. */
const REST_MINUTES = 9 * 60;
const NIGHT_FROM = 22;
const NIGHT_TO = 6;

const toMinute = (moment: string | Date): number => Math.floor(new Date(moment).getTime() / 60_000);

type MinuteSpan = [from: number, to: number];

/** The facts behind the price of an order; `depot` is where the bus begins, `needs` the demands of the law. */
export function computeTripFacts(trip: PricedTrip, depot: Point | null, needs: DriverNeeds): TripFacts {
  const { secondDriver, lawful, emptyNights } = needs;
  const { startsAt, endsAt, stops } = trip;
  const departure = DateTime.fromJSDate(startsAt, { zone: ZONE });
  const stands = listStands(stops);
  const rests = stands.filter(([from, to]) => to - from >= REST_MINUTES);
  const work = removeRests([toMinute(startsAt), toMinute(endsAt)], rests);
  const dates = listLocalDates(startsAt, endsAt);
  return {
    date: departure.toFormat('yyyy-MM-dd'),
    weekday: departure.weekday,
    dayMinutes: dates.map((date) => countSharedMinutes(work, [startOfDay(date), startOfDay(date, 1)])),
    km: Math.round(trip.distanceM / 1000),
    emptyKm: sumEmptyKm(stops, depot),
    waitingMinutes: stands
      .filter(([from, to]) => to - from < REST_MINUTES)
      .reduce((sum, [from, to]) => sum + to - from, 0),
    nights: rests.reduce((sum, [from, to]) => sum + countNights(from, to), emptyNights),
    passengers: trip.passengers,
    night: dates.some((date) =>
      listNightSpans(date).some(
        (span) => countSharedMinutes(removeRests([toMinute(startsAt), toMinute(endsAt)], rests), [...span]) > 0,
      ),
    ),
    abroad: stops.some(isStopAbroad),
    countries: stops.map(findCountryOfStop),
    promo: trip.promo,
    ferries: [...listFerries(trip), ...listEmptyFerries(stops, depot)],
    secondDriver,
    lawful,
  };
}

/** How long the bus stands at the stops between the first and the last. */
const listStands = (stops: readonly PricedStop[]): MinuteSpan[] =>
  stops
    .slice(1, -1)
    .flatMap(({ arrive, depart }): MinuteSpan[] => (arrive && depart ? [[toMinute(arrive), toMinute(depart)]] : []))
    .filter(([from, to]) => to > from);

/** The stretches of the trip between its rests. */
function removeRests(trip: MinuteSpan, rests: readonly MinuteSpan[]): MinuteSpan[] {
  const bounds = [trip[0], ...rests.flat(), trip[1]];
  return bounds.flatMap((from, index): MinuteSpan[] => {
    const to = bounds[index + 1];
    return index % 2 === 0 && to !== undefined && to > from ? [[from, to]] : [];
  });
}

const countSharedMinutes = (spans: readonly MinuteSpan[], [from, to]: MinuteSpan): number =>
  spans.reduce((sum, [begin, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from)), 0);

const startOfDay = (date: string, daysAfter = 0): number => toMinute(startOfLocalDate(date, daysAfter));

/** The hours of the night on a local date, in its morning and in its evening. */
const listNightSpans = (date: string): MinuteSpan[] => {
  const toMinuteAt = (hour: number) => toMinute(DateTime.fromISO(date, { zone: ZONE }).set({ hour }).toJSDate());
  return [
    [startOfDay(date), toMinuteAt(NIGHT_TO)],
    [toMinuteAt(NIGHT_FROM), startOfDay(date, 1)],
  ];
};

/** Midnights within a rest; one that is slept by day is a night too. */
const countNights = (from: number, to: number): number =>
  Math.max(1, listLocalDates(new Date(from * 60_000), new Date(to * 60_000)).length - 1);

/** Between few places: depot and towns. */
const estimateEmptyMetres = rememberByPlaces((from: Point, to: Point) => findRoute([from, to]).legs[0]?.distanceM ?? 0);

/** Kilometres from the depot to the first stop and from the last one back. */
export function sumEmptyKm(stops: readonly PricedStop[], depot: Point | null): number {
  const first = stops[0];
  const last = stops.at(-1);
  if (!depot || !first || !last) return 0;
  return Math.round((estimateEmptyMetres(depot, first) + estimateEmptyMetres(last, depot)) / 1000);
}

const listFerriesBetween = rememberByPlaces((from: Point, to: Point): string[] =>
  findCrossings(from, to).crossings.map(({ name }) => name),
);

/** The ferries of the route, once for each crossing: a leg there and one back are two. */
function listFerries({ estimateNotes, stops }: PricedTrip): string[] {
  if (!hasFerry(estimateNotes)) return [];
  return stops.slice(1).flatMap((stop, index) => listFerriesBetween(stops[index] ?? stop, stop));
}

/** The ferries from the depot to the first stop and from the last one back. */
function listEmptyFerries(stops: readonly PricedStop[], depot: Point | null): string[] {
  const first = stops[0];
  const last = stops.at(-1);
  return depot && first && last ? [...listFerriesBetween(depot, first), ...listFerriesBetween(last, depot)] : [];
}
