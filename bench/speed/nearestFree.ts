import type { Place, Problem, Trip } from '../../server/planning/solve/problem';
import { canDrive } from '../../server/planning/solve/roster';
import { byStart, emptyKm, suits } from '../../server/planning/solve/ways';

/**
 * What a dispatcher does without a computer: the trips by departure, each to the free bus that has the fewest kilometres to drive
 * to it from where it stands then, and of those as near to the smallest; a driver who may, with the fewest nights.
 */
export function nearestFree(problem: Problem): { places: Place[]; km: number } {
  const { trips, buses, drivers } = problem;
  const places: Place[] = trips.map(() => ({ driver: -1, bus: -1 }));
  const own = buses.map((): Trip[] => []);
  const theirs = drivers.map((): Trip[] => []);
  const kmOf = (bus: number, more: Trip[]) =>
    emptyKm(problem, buses[bus]?.depot ?? -1, [...(buses[bus]?.items ?? []), ...more].sort(byStart));
  const byDeparture = trips.map((trip, nth) => ({ trip, nth })).sort((a, b) => byStart(a.trip, b.trip));
  for (const { trip, nth } of byDeparture) {
    const driver = drivers
      .map((_, index) => index)
      .filter((index) => canDrive(drivers[index] as Problem['drivers'][number], [...(theirs[index] ?? []), trip]))
      .sort((one, other) => (theirs[one]?.length ?? 0) - (theirs[other]?.length ?? 0))[0];
    const bus = buses
      .flatMap((one, index) => {
        const chain = own[index] ?? [];
        if (!suits(one, trip) || kmOf(index, [...chain, trip]) === undefined) return [];
        return [{ index, approach: approachOf(problem, index, chain, trip), seats: one.seats }];
      })
      .sort((one, other) => one.approach - other.approach || one.seats - other.seats)[0];
    if (driver === undefined || !bus) continue;
    places[nth] = { driver, bus: bus.index };
    own[bus.index]?.push(trip);
    theirs[driver]?.push(trip);
  }
  const km = buses.reduce((sum, _, bus) => sum + (kmOf(bus, own[bus] ?? []) ?? 0) - (kmOf(bus, []) ?? 0), 0);
  return { places, km };
}

/** From where a bus stands before a trip: where it was last, or home when it had the time to go there. */
function approachOf({ buses, km, minutes }: Problem, bus: number, chain: readonly Trip[], trip: Trip): number {
  const { depot = -1, items = [] } = buses[bus] ?? {};
  const before = [...items, ...chain]
    .filter(({ end }) => end <= trip.start)
    .sort((one, other) => other.end - one.end)[0];
  const way = (table: number[][], from: number, to: number) => (from < 0 || to < 0 ? 0 : (table[from]?.[to] ?? 0));
  if (!before || before.last < 0) return way(km, depot, trip.first);
  const isHome =
    depot >= 0 && trip.start - before.end >= way(minutes, before.last, depot) + way(minutes, depot, trip.first) + 30;
  return isHome ? way(km, depot, trip.first) : way(km, before.last, trip.first);
}
