import { LONGEST_STAY_OUT } from './staysOut';
import type { Item, Placing, PlanProblem, Shift, Trip } from './problem';
import { overlaps, USUAL_PREPARATION } from './problem';
import { canDrive } from './roster';
import { compareStarts, sumEmptyKm, goesStraight, findWayId, readTable, suits } from './ways';

// A block is a chain of trips that one bus and one driver make one after the other, without going home between them.

/** Two trips, by their indexes, of which the second may follow the first without a way home, and the kilometres saved. */
export interface TripLink {
  from: number;
  to: number;
  saved: number;
}

/** Finds the links that save kilometres, the best first. A link counts when a bus goes straight on only if its driver stays with it. */
export function findLinks(problem: PlanProblem): TripLink[] {
  const { trips } = problem;
  const all = listTrips(problem);
  const found = all.flatMap((before, from) =>
    all.flatMap((trip, to): TripLink[] => {
      if (trip.start < before.end || trip.start - before.end > LONGEST_STAY_OUT) return [];
      if (from >= trips.length && to >= trips.length) return [];
      if (!areCompatible(before.busId, trip.busId) || !areCompatible(before.driverId, trip.driverId)) return [];
      const saved = measureSaving(problem, before, trip);
      if (saved <= 0) return [];
      return [{ from, to, saved }];
    }),
  );
  return found.sort((one, other) => other.saved - one.saved || one.from - other.from || one.to - other.to);
}

/** Returns the most kilometres that any bus saves when it may stay out between the two trips instead of going home. */
function measureSaving(problem: PlanProblem, before: Trip, trip: Trip): number {
  const known = new Map<number, number>();
  for (const bus of problem.buses) {
    const { depot } = bus;
    if (known.has(depot) || !suits(bus, before) || !suits(bus, trip)) continue;
    const mayStay =
      !goesStraight(problem, depot, before, trip, false) && goesStraight(problem, depot, before, trip, true);
    const ways = readTable(problem.km, before.last, depot) + readTable(problem.km, depot, trip.first);
    known.set(depot, mayStay ? ways - readTable(problem.km, before.last, trip.first) : 0);
  }
  return Math.max(0, ...known.values());
}

/** Whether any driver may drive both trips as a block of two. This says nothing about longer blocks. */
export function canBeDriven(problem: PlanProblem, link: TripLink): boolean {
  const { problem: blocks } = linkTrips(problem, [link]);
  const block = blocks.trips.find(({ parts }) => parts);
  return block !== undefined && blocks.drivers.some((driver) => canDrive(driver, [block]));
}

/** Whether two trips can share a bus or driver: neither is bound to one, or both to the same. */
const areCompatible = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** Lists the trips to place, then the planned ones. Links hold indexes into this list. */
const listTrips = ({ trips, fixed = [] }: PlanProblem): Trip[] => [...trips, ...fixed];

/** Whether each trip follows at most one other and is followed by at most one. */
export const areChains = (links: readonly TripLink[]): boolean =>
  new Set(links.map(({ from }) => from)).size === links.length &&
  new Set(links.map(({ to }) => to)).size === links.length;

/**
 * Returns the problem with linked trips joined to blocks. `members` holds, for each trip of that problem, the indexes of the trips
 * in it. A planned trip inside a block is placed again, on the bus and with the driver that it had.
 */
export function linkTrips(
  problem: PlanProblem,
  links: readonly TripLink[],
): { problem: PlanProblem; members: number[][] } {
  const all = listTrips(problem);
  const next = new Map(links.map(({ from, to }) => [from, to]));
  const follows = new Set(links.map(({ to }) => to));
  const isIn = (trip: number) => trip < problem.trips.length || next.has(trip);
  const members = [...all.keys()]
    .filter((trip) => !follows.has(trip) && isIn(trip))
    .map((first) => {
      const chain = [first];
      for (let trip = next.get(first); trip !== undefined; trip = next.get(trip)) chain.push(trip);
      return chain;
    });
  const trips = members.map((chain) =>
    buildBlock(
      problem,
      chain.map((trip) => all[trip] as Trip),
    ),
  );
  const replaced = new Map(
    members.flat().flatMap((trip) => (trip < problem.trips.length ? [] : [[all[trip]?.id, all[trip]]])),
  );
  if (replaced.size === 0) return { problem: { ...problem, trips }, members };
  const isKept = ({ tripId }: { tripId?: string }) => tripId === undefined || !replaced.has(tripId);
  const buses = problem.buses.map((bus) => ({ ...bus, items: bus.items.filter(isKept) }));
  const drivers = problem.drivers.map((driver) => {
    const own = [...replaced.values()].reduce((sum, trip) => sum + (trip?.driverId === driver.id ? trip.burden : 0), 0);
    return { ...driver, shifts: driver.shifts.filter(isKept), burden: driver.burden - own };
  });
  return { problem: { ...problem, trips, buses, drivers }, members };
}

function buildBlock({ minutes }: PlanProblem, chain: readonly Trip[]): Trip {
  const first = chain[0] as Trip;
  const last = chain.at(-1) as Trip;
  if (chain.length === 1) return first;
  const shifts = chain.map(({ shift }): Shift => ({ ...shift }));
  chain.forEach((trip, index) => {
    const next = chain[index + 1];
    const own = shifts[index];
    const following = shifts[index + 1];
    if (!next || !own || !following) return;
    // Bus and driver go straight on instead of home and out again, and wait where the next trip begins.
    const straight = readTable(minutes, trip.last, next.first);
    own.driving += straight - (own.end - trip.end - USUAL_PREPARATION);
    own.end = trip.end + straight + USUAL_PREPARATION;
    following.driving -= next.start - following.start - USUAL_PREPARATION;
    following.start = next.start - USUAL_PREPARATION;
  });
  const driverId = chain.find((trip) => trip.driverId)?.driverId;
  const busId = chain.find((trip) => trip.busId)?.busId;
  return {
    id: first.id,
    start: first.start,
    end: last.end,
    first: first.first,
    last: last.last,
    seats: Math.max(...chain.map(({ seats }) => seats)),
    needsLift: chain.some((trip) => trip.needsLift),
    shift: { ...findSpan(shifts), driving: shifts.reduce((sum, { driving }) => sum + driving, 0) },
    burden: chain.reduce((sum, { burden }) => sum + burden, 0),
    ...(driverId !== undefined && { driverId }),
    ...(busId !== undefined && { busId }),
    parts: chain.map((trip, index) => ({
      ...trip,
      shift: shifts[index] ?? trip.shift,
      ...(index > 0 && { after: chain[index - 1]?.id ?? '' }),
    })),
  };
}

const findSpan = (shifts: readonly Shift[]) => ({ start: shifts[0]?.start ?? 0, end: shifts.at(-1)?.end ?? 0 });

/**
 * Lists what a bus does by a plan, the earliest first. When one driver has two trips in a row and the bus goes straight on from the
 * first to the second, the second is marked with `after`. A pair that was planned already stays as it was counted.
 */
export function listItems(problem: PlanProblem, places: readonly Placing[], bus: number): (Item | Trip)[] {
  const { trips, buses } = problem;
  const { items = [], depot = -1 } = buses[bus] ?? {};
  const own = trips.filter((_, trip) => places[trip]?.bus === bus);
  const all: (Item | Trip)[] = [...items, ...own].sort(compareStarts);
  return all.map((item, index) => {
    const before = all[index - 1];
    if (!before || (!('id' in item) && !('id' in before))) return item;
    const driver = findDriver(problem, places, before);
    if (driver < 0 || driver !== findDriver(problem, places, item)) return item;
    if (goesStraight(problem, depot, before, item, false) || !goesStraight(problem, depot, before, item, true))
      return item;
    return isBusyBetween(problem, places, driver, before, item) ? item : { ...item, after: findWayId(before) };
  });
}

/** Returns the index of the driver of a bus's item; -1 when it is not known. */
export function findDriver(
  { trips, fixed = [], drivers }: PlanProblem,
  places: readonly Placing[],
  item: Item | Trip,
): number {
  const id = findWayId(item);
  if (id === undefined) return -1;
  if ('id' in item) return places[trips.findIndex((trip) => trip.id === id)]?.driver ?? -1;
  const known = fixed.find((trip) => trip.id === id)?.driverId;
  return drivers.findIndex((driver) => driver.id === known);
}

/** Whether the driver has a different trip, or is away, between two items of a bus. */
function isBusyBetween(
  { trips, drivers }: PlanProblem,
  places: readonly Placing[],
  driver: number,
  before: Item | Trip,
  item: Item | Trip,
): boolean {
  const isOther = (id: string | undefined) => id === undefined || (id !== findWayId(before) && id !== findWayId(item));
  const between = { start: before.end, end: item.start };
  const { shifts = [], away = [] } = drivers[driver] ?? {};
  return (
    [...shifts.filter(({ tripId }) => isOther(tripId)), ...away].some((one) => overlaps(one, between)) ||
    trips.some((one, index) => places[index]?.driver === driver && isOther(one.id) && overlaps(one, between))
  );
}

/** Kilometres that the buses of a plan drive empty for its trips. */
export function planKm(problem: PlanProblem, places: readonly Placing[]): number {
  return problem.buses.reduce((sum, { depot, items }, bus) => {
    const former = sumEmptyKm(problem, depot, [...items].sort(compareStarts)) ?? 0;
    return sum + (sumEmptyKm(problem, depot, listItems(problem, places, bus)) ?? former) - former;
  }, 0);
}

/** Spreads the places of blocks over their trips. Returns a place for each of the first `count` trips. */
export function spreadPlaces(
  members: readonly (readonly number[])[],
  places: readonly Placing[],
  count: number,
): Placing[] {
  const found = Array.from({ length: count }, (): Placing => ({ driver: -1, bus: -1 }));
  members.forEach((chain, block) => {
    for (const trip of chain) if (trip < count) found[trip] = { ...(places[block] ?? { driver: -1, bus: -1 }) };
  });
  return found;
}
