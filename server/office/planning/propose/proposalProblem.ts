import { toTallinn } from '../../../platform/time';
import type { BoardTripRow } from '../board/board';
import { driveBetween, learnPlaces, placeKey } from '../../../maps';
import type { LegEnd } from '../board/emptyLegs';
import type { PlanProblem, Shift } from '../../../engines/planning';
import { USUAL_PREPARATION } from '../../../engines/planning';
import type { ProposalSources } from '../board/proposalSources';
import { needsLift, findWishes } from './wishes';

/** The same seed gives the same proposal. */
const SEED = 1;

const toMinute = (moment: Date) => Math.floor(new Date(moment).getTime() / 60_000);

/** The problem as numbers: places by index, with all ways between them. */
export async function buildProblem(sources: Omit<ProposalSources, 'around'>): Promise<PlanProblem> {
  const { trips, waiting, occurrences, absences, drivers, buses } = sources;
  const places: LegEnd[] = [];
  const indexes = new Map<string, number>();
  const findIndex = (place: LegEnd | null): number => {
    if (!place) return -1;
    const key = placeKey(place);
    if (!indexes.has(key)) indexes.set(key, places.push(place) - 1);
    return indexes.get(key) ?? -1;
  };
  const toItem = ({ start, end, first, last }: BoardTripRow) => ({
    start: toMinute(start),
    end: toMinute(end),
    first: findIndex(first),
    last: findIndex(last),
  });
  const depots = [...new Map(buses.flatMap(({ depot }) => (depot ? [[placeKey(depot), depot]] : []))).values()];
  const waits = new Set(waiting.map(({ id }) => id));
  const toShift = (trip: BoardTripRow): Shift => {
    // Which bus it will be is not known yet: the nearest that stands somewhere.
    const ways = depots.map((depot) => [
      driveBetween(depot, trip.first).minutes,
      driveBetween(trip.last, depot).minutes,
    ]);
    const [[out = 0, home = 0] = []] = ways.sort(([a = 0, b = 0], [c = 0, d = 0]) => a + b - c - d);
    const start = toMinute(trip.start) - out - USUAL_PREPARATION;
    const end = toMinute(trip.end) + home + USUAL_PREPARATION;
    const driving = sources.facts.get(trip.id)?.driving ?? 0;
    return { start, end, driving: driving + out + home };
  };
  await learnPlaces([...trips.flatMap(({ first, last }) => [first, last]), ...buses.flatMap((bus) => bus.depot ?? [])]);
  const isPaired = ({ id, driverIds, busIds }: BoardTripRow) =>
    !waits.has(id) && driverIds.length === 1 && busIds.length === 1;
  const toTag = (trip: BoardTripRow) => isPaired(trip) && { tripId: trip.id };
  const problem: Omit<PlanProblem, 'km' | 'minutes'> = {
    seed: SEED,
    fixed: trips.filter(isPaired).map((trip) => ({
      id: trip.id,
      ...toItem(trip),
      seats: 0,
      needsLift: false,
      shift: toShift(trip),
      burden: measureBurden(trip),
      driverId: trip.driverIds[0] ?? '',
      busId: trip.busIds[0] ?? '',
    })),
    trips: waiting.map((trip) => ({
      id: trip.id,
      ...toItem(trip),
      seats: trip.passengers + Math.max(1, trip.driverIds.length),
      needsLift: needsLift(sources.facts.get(trip.id)?.notes ?? ''),
      shift: toShift(trip),
      burden: measureBurden(trip),
      wishes: findWishes(sources.facts.get(trip.id)?.notes ?? '', drivers, buses),
      ...(trip.driverIds[0] && { driverId: trip.driverIds[0] }),
      ...(trip.busIds[0] && { busId: trip.busIds[0] }),
    })),
    drivers: drivers.map(({ id }) => {
      const own = trips.filter((trip) => !waits.has(trip.id) && trip.driverIds.includes(id));
      const ofLines = occurrences.filter(({ driverId }) => driverId === id);
      return {
        id,
        items: [
          ...own.map((trip) => ({ ...toItem(trip), ...(trip.busIds.length === 1 && { busId: trip.busIds[0] }) })),
          ...ofLines.map(({ start, end }) => ({ start: toMinute(start), end: toMinute(end), first: -1, last: -1 })),
        ],
        shifts: [
          ...own.map((trip) => ({ ...toShift(trip), ...toTag(trip) })),
          ...ofLines.map(({ start, end }) => ({
            start: toMinute(start) - USUAL_PREPARATION,
            end: toMinute(end) + USUAL_PREPARATION,
            driving: toMinute(end) - toMinute(start),
          })),
        ],
        away: absences
          .filter(({ driverId }) => driverId === id)
          .map(({ start, end }) => ({ start: toMinute(start), end: toMinute(end) })),
        burden: own.reduce((sum, trip) => sum + measureBurden(trip), 0),
      };
    }),
    buses: buses.map((bus) => ({
      id: bus.id,
      seats: bus.seats ?? Infinity,
      lift: bus.lift,
      depot: findIndex(bus.depot),
      items: [
        ...trips
          .filter((trip) => !waits.has(trip.id) && trip.busIds.includes(bus.id))
          .map((trip) => ({ ...toItem(trip), ...toTag(trip) })),
        ...[...occurrences, ...absences]
          .filter(({ busId }) => busId === bus.id)
          .map(({ start, end }) => ({ start: toMinute(start), end: toMinute(end), first: -1, last: -1 })),
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
function measureBurden({ start, end }: Pick<BoardTripRow, 'start' | 'end'>): number {
  let burden = 0;
  const last = toTallinn(new Date(end));
  for (let day = toTallinn(new Date(start)).startOf('day'); day < last; day = day.plus({ days: 1 })) {
    if (day.weekday >= 6) burden += 1;
    // From midnight to five in the morning.
    if (day.plus({ hours: 5 }).toJSDate() > new Date(start) && day.toJSDate() < new Date(end)) burden += 1;
  }
  return burden;
}
