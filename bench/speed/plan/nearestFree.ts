import { findDriver, listItems, planKm } from '../../../server/engines/planning/blocks';
import type { Placing, PlanProblem, Trip } from '../../../server/engines/planning/problem';
import { canDrive } from '../../../server/engines/planning/roster';
import { compareStarts, sumEmptyKm, goesStraight, suits, readTable } from '../../../server/engines/planning/ways';

/**
 * Plans as a dispatcher does without a computer. Each trip gets the free bus with the shortest empty drive, then the
 * one nearest in size, and the allowed driver with the fewest trips.
 * A bus may wait where it is with its driver, as in the proposal. Takes the trips in `order`; by departure when that is
 * absent.
 */
export function nearestFree(
  problem: PlanProblem,
  order: number[] = [...problem.trips.keys()].sort((one, other) =>
    compareStarts(problem.trips[one] as Trip, problem.trips[other] as Trip),
  ),
): { places: Placing[]; km: number } {
  const { trips, buses, drivers, km } = problem;
  const places: Placing[] = trips.map(() => ({ driver: -1, bus: -1 }));
  const theirs = drivers.map((): Trip[] => []);
  const mayDrive = (driver: number, trip: Trip) =>
    canDrive(drivers[driver] as PlanProblem['drivers'][number], [...(theirs[driver] ?? []), trip]);
  for (const nth of order) {
    const trip = trips[nth] as Trip;
    const free = drivers
      .map((_, index) => index)
      .filter((index) => mayDrive(index, trip))
      .sort((one, other) => (theirs[one]?.length ?? 0) - (theirs[other]?.length ?? 0));
    const ways = buses.flatMap((bus, index) => {
      if (!suits(bus, trip)) return [];
      const before = listItems(problem, places, index)
        .filter(({ end }) => end <= trip.start)
        .sort((one, other) => other.end - one.end)[0];
      const fits = (driver: number) => {
        const next = places.map((place, one) => (one === nth ? { driver, bus: index } : place));
        return sumEmptyKm(problem, bus.depot, listItems(problem, next, index)) !== undefined;
      };
      const own = before ? findDriver(problem, places, before) : -1;
      const fromHome = readTable(km, bus.depot, trip.first);
      const straight = before ? readTable(km, before.last, trip.first) : fromHome;
      const hasToStay = before && goesStraight(problem, bus.depot, before, trip, false);
      const found = free
        .slice(0, 1)
        .filter(fits)
        .map((driver) => ({ index, driver, approach: hasToStay ? straight : fromHome, seats: bus.seats }));
      if (before && own >= 0 && free.includes(own) && goesStraight(problem, bus.depot, before, trip, true) && fits(own))
        found.push({ index, driver: own, approach: straight, seats: bus.seats });
      return found;
    });
    const [best] = ways.sort((one, other) => one.approach - other.approach || one.seats - other.seats);
    if (!best) continue;
    places[nth] = { driver: best.driver, bus: best.index };
    theirs[best.driver]?.push(trip);
  }
  return { places, km: planKm(problem, places) };
}
