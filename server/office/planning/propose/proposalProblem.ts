import { inTallinn } from '../../../platform/time';
import type { BoardTripRow } from '../board/board';
import { driveBetween, learnPlaces, placeKey } from '../../../maps';
import type { LegEnd } from '../board/emptyLegs';
import type { PlanProblem, Shift } from '../../../engines/planning';
import { usualPreparation } from '../../../engines/planning';
import type { ProposalSources } from '../board/sources';
import { needsLift, wishesOf } from './wishes';

/** The same seed gives the same proposal. */
const seed = 1;

const minute = (moment: Date) => Math.floor(new Date(moment).getTime() / 60_000);

/** The problem as numbers: places by index, with all ways between them. */
export async function buildProblem(sources: Omit<ProposalSources, 'around'>): Promise<PlanProblem> {
  const { trips, waiting, occurrences, absences, drivers, buses } = sources;
  const places: LegEnd[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (place: LegEnd | null): number => {
    if (!place) return -1;
    const key = placeKey(place);
    if (!indexes.has(key)) indexes.set(key, places.push(place) - 1);
    return indexes.get(key) ?? -1;
  };
  const itemOf = ({ start, end, first, last }: BoardTripRow) => ({
    start: minute(start),
    end: minute(end),
    first: indexOf(first),
    last: indexOf(last),
  });
  const depots = [...new Map(buses.flatMap(({ depot }) => (depot ? [[placeKey(depot), depot]] : []))).values()];
  const waits = new Set(waiting.map(({ id }) => id));
  const shiftOf = (trip: BoardTripRow): Shift => {
    // Which bus it will be is not known yet: the nearest that stands somewhere.
    const ways = depots.map((depot) => [
      driveBetween(depot, trip.first).minutes,
      driveBetween(trip.last, depot).minutes,
    ]);
    const [[out = 0, home = 0] = []] = ways.sort(([a = 0, b = 0], [c = 0, d = 0]) => a + b - c - d);
    const start = minute(trip.start) - out - usualPreparation;
    const end = minute(trip.end) + home + usualPreparation;
    const driving = sources.facts.get(trip.id)?.driving ?? 0;
    return { start, end, driving: driving + out + home };
  };
  await learnPlaces([...trips.flatMap(({ first, last }) => [first, last]), ...buses.flatMap((bus) => bus.depot ?? [])]);
  const isPaired = ({ id, driverIds, busIds }: BoardTripRow) =>
    !waits.has(id) && driverIds.length === 1 && busIds.length === 1;
  const tagOf = (trip: BoardTripRow) => isPaired(trip) && { tripId: trip.id };
  const problem: Omit<PlanProblem, 'km' | 'minutes'> = {
    seed,
    fixed: trips.filter(isPaired).map((trip) => ({
      id: trip.id,
      ...itemOf(trip),
      seats: 0,
      needsLift: false,
      shift: shiftOf(trip),
      burden: burdenOf(trip),
      driverId: trip.driverIds[0] ?? '',
      busId: trip.busIds[0] ?? '',
    })),
    trips: waiting.map((trip) => ({
      id: trip.id,
      ...itemOf(trip),
      seats: trip.passengers + Math.max(1, trip.driverIds.length),
      needsLift: needsLift(sources.facts.get(trip.id)?.notes ?? ''),
      shift: shiftOf(trip),
      burden: burdenOf(trip),
      wishes: wishesOf(sources.facts.get(trip.id)?.notes ?? '', drivers, buses),
      ...(trip.driverIds[0] && { driverId: trip.driverIds[0] }),
      ...(trip.busIds[0] && { busId: trip.busIds[0] }),
    })),
    drivers: drivers.map(({ id }) => {
      const own = trips.filter((trip) => !waits.has(trip.id) && trip.driverIds.includes(id));
      const ofLines = occurrences.filter(({ driverId }) => driverId === id);
      return {
        id,
        items: [
          ...own.map((trip) => ({ ...itemOf(trip), ...(trip.busIds.length === 1 && { busId: trip.busIds[0] }) })),
          ...ofLines.map(({ start, end }) => ({ start: minute(start), end: minute(end), first: -1, last: -1 })),
        ],
        shifts: [
          ...own.map((trip) => ({ ...shiftOf(trip), ...tagOf(trip) })),
          ...ofLines.map(({ start, end }) => ({
            start: minute(start) - usualPreparation,
            end: minute(end) + usualPreparation,
            driving: minute(end) - minute(start),
          })),
        ],
        away: absences
          .filter(({ driverId }) => driverId === id)
          .map(({ start, end }) => ({ start: minute(start), end: minute(end) })),
        burden: own.reduce((sum, trip) => sum + burdenOf(trip), 0),
      };
    }),
    buses: buses.map((bus) => ({
      id: bus.id,
      seats: bus.seats ?? Infinity,
      lift: bus.lift,
      depot: indexOf(bus.depot),
      items: [
        ...trips
          .filter((trip) => !waits.has(trip.id) && trip.busIds.includes(bus.id))
          .map((trip) => ({ ...itemOf(trip), ...tagOf(trip) })),
        ...[...occurrences, ...absences]
          .filter(({ busId }) => busId === bus.id)
          .map(({ start, end }) => ({ start: minute(start), end: minute(end), first: -1, last: -1 })),
      ],
    })),
  };
  const drives = places.map((from) => places.map((to) => driveBetween(from, to)));
  return {
    ...problem,
    km: drives.map((row) => row.map(({ km }) => km)),
    minutes: drives.map((row) => row.map(({ minutes }) => minutes)),
  };
}

/** Days of a weekend that a trip touches, and one for each night that it runs into. */
function burdenOf({ start, end }: Pick<BoardTripRow, 'start' | 'end'>): number {
  let burden = 0;
  const last = inTallinn(new Date(end));
  for (let day = inTallinn(new Date(start)).startOf('day'); day < last; day = day.plus({ days: 1 })) {
    if (day.weekday >= 6) burden += 1;
    // From midnight to five in the morning.
    if (day.plus({ hours: 5 }).toJSDate() > new Date(start) && day.toJSDate() < new Date(end)) burden += 1;
  }
  return burden;
}
