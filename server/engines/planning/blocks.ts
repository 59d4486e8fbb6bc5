import { longestStayOut } from './staysOut';
import type { Item, Place, Problem, Shift, Trip } from './problem';
import { overlaps, usualPreparation } from './problem';
import { canDrive } from './roster';
import { byStart, emptyKm, goesStraight, idOf, readTable, suits } from './ways';

// A block is some trips that one bus and one driver take one after the other without going home between them.

/** Two trips, by their indexes, of which the second may follow the first at once, and the kilometres that are saved. */
export interface Link {
  from: number;
  to: number;
  saved: number;
}

/** The links by which kilometres can be saved, the best first: some bus goes straight on only if its driver stays with it. */
export function possibleLinks(problem: Problem): Link[] {
  const { trips } = problem;
  const all = allTrips(problem);
  const found = all.flatMap((before, from) =>
    all.flatMap((trip, to): Link[] => {
      if (trip.start < before.end || trip.start - before.end > longestStayOut) return [];
      if (from >= trips.length && to >= trips.length) return [];
      if (!isSame(before.busId, trip.busId) || !isSame(before.driverId, trip.driverId)) return [];
      const saved = mostSaved(problem, before, trip);
      if (saved <= 0) return [];
      return [{ from, to, saved }];
    }),
  );
  return found.sort((one, other) => other.saved - one.saved || one.from - other.from || one.to - other.to);
}

/** Kilometres by which the way of some bus is shorter when it goes straight on from one trip to the other only because it may stay out. */
function mostSaved(problem: Problem, before: Trip, trip: Trip): number {
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

/** Whether somebody may drive both trips as a block of two; of a longer one that may be otherwise. */
export function isDriven(problem: Problem, link: Link): boolean {
  const { problem: blocks } = linked(problem, [link]);
  const block = blocks.trips.find(({ parts }) => parts);
  return block !== undefined && blocks.drivers.some((driver) => canDrive(driver, [block]));
}

const isSame = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

/** Those that are to be placed, then those that are planned already; links have their indexes. */
const allTrips = ({ trips, fixed = [] }: Problem): Trip[] => [...trips, ...fixed];

/** Whether each trip follows at most one other and is followed by at most one. */
export const areChains = (links: readonly Link[]): boolean =>
  new Set(links.map(({ from }) => from)).size === links.length &&
  new Set(links.map(({ to }) => to)).size === links.length;

/**
 * The problem with the linked trips as blocks, and of each of its trips the indexes of those that are in it. What is planned already
 * and is in a block is placed again, where it was.
 */
export function linked(problem: Problem, links: readonly Link[]): { problem: Problem; members: number[][] } {
  const all = allTrips(problem);
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
    blockOf(
      problem,
      chain.map((trip) => all[trip] as Trip),
    ),
  );
  const again = new Map(
    members.flat().flatMap((trip) => (trip < problem.trips.length ? [] : [[all[trip]?.id, all[trip]]])),
  );
  if (again.size === 0) return { problem: { ...problem, trips }, members };
  const isOld = ({ tripId }: { tripId?: string }) => tripId === undefined || !again.has(tripId);
  const buses = problem.buses.map((bus) => ({ ...bus, items: bus.items.filter(isOld) }));
  const drivers = problem.drivers.map((driver) => {
    const own = [...again.values()].reduce((sum, trip) => sum + (trip?.driverId === driver.id ? trip.burden : 0), 0);
    return { ...driver, shifts: driver.shifts.filter(isOld), burden: driver.burden - own };
  });
  return { problem: { ...problem, trips, buses, drivers }, members };
}

function blockOf({ minutes }: Problem, chain: readonly Trip[]): Trip {
  const first = chain[0] as Trip;
  const last = chain.at(-1) as Trip;
  if (chain.length === 1) return first;
  const shifts = chain.map(({ shift }): Shift => ({ ...shift }));
  chain.forEach((trip, nth) => {
    const next = chain[nth + 1];
    const own = shifts[nth];
    const nexts = shifts[nth + 1];
    if (!next || !own || !nexts) return;
    // Instead of home and out again straight on, and there they wait.
    const straight = readTable(minutes, trip.last, next.first);
    own.driving += straight - (own.end - trip.end - usualPreparation);
    own.end = trip.end + straight + usualPreparation;
    nexts.driving -= next.start - nexts.start - usualPreparation;
    nexts.start = next.start - usualPreparation;
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
    shift: { ...spanOf(shifts), driving: shifts.reduce((sum, { driving }) => sum + driving, 0) },
    burden: chain.reduce((sum, { burden }) => sum + burden, 0),
    ...(driverId !== undefined && { driverId }),
    ...(busId !== undefined && { busId }),
    parts: chain.map((trip, nth) => ({
      ...trip,
      shift: shifts[nth] ?? trip.shift,
      ...(nth > 0 && { after: chain[nth - 1]?.id ?? '' }),
    })),
  };
}

const spanOf = (shifts: readonly Shift[]) => ({ start: shifts[0]?.start ?? 0, end: shifts.at(-1)?.end ?? 0 });

/**
 * What a bus does by a plan, the earliest first: of two trips that one driver has one after the other the second is marked when the bus
 * goes straight on to it. Two that were planned already stay as they were counted.
 */
export function itemsOf(problem: Problem, places: readonly Place[], bus: number): (Item | Trip)[] {
  const { trips, buses } = problem;
  const { items = [], depot = -1 } = buses[bus] ?? {};
  const own = trips.filter((_, trip) => places[trip]?.bus === bus);
  const all: (Item | Trip)[] = [...items, ...own].sort(byStart);
  return all.map((item, nth) => {
    const before = all[nth - 1];
    if (!before || (!('id' in item) && !('id' in before))) return item;
    const driver = driverOf(problem, places, before);
    if (driver < 0 || driver !== driverOf(problem, places, item)) return item;
    if (goesStraight(problem, depot, before, item, false) || !goesStraight(problem, depot, before, item, true))
      return item;
    return isBusyBetween(problem, places, driver, before, item) ? item : { ...item, after: idOf(before) };
  });
}

/** Index of who drives an item of a bus; -1 where it is not known. */
export function driverOf({ trips, fixed = [], drivers }: Problem, places: readonly Place[], item: Item | Trip): number {
  const id = idOf(item);
  if (id === undefined) return -1;
  if ('id' in item) return places[trips.findIndex((trip) => trip.id === id)]?.driver ?? -1;
  const known = fixed.find((trip) => trip.id === id)?.driverId;
  return drivers.findIndex((driver) => driver.id === known);
}

function isBusyBetween(
  { trips, drivers }: Problem,
  places: readonly Place[],
  driver: number,
  before: Item | Trip,
  item: Item | Trip,
): boolean {
  const isOther = (id: string | undefined) => id === undefined || (id !== idOf(before) && id !== idOf(item));
  const between = { start: before.end, end: item.start };
  const { shifts = [], away = [] } = drivers[driver] ?? {};
  return (
    [...shifts.filter(({ tripId }) => isOther(tripId)), ...away].some((one) => overlaps(one, between)) ||
    trips.some((one, nth) => places[nth]?.driver === driver && isOther(one.id) && overlaps(one, between))
  );
}

/** Kilometres that the buses of a plan drive empty for its trips. */
export function planKm(problem: Problem, places: readonly Place[]): number {
  return problem.buses.reduce((sum, { depot, items }, bus) => {
    const former = emptyKm(problem, depot, [...items].sort(byStart)) ?? 0;
    return sum + (emptyKm(problem, depot, itemsOf(problem, places, bus)) ?? former) - former;
  }, 0);
}

/** A place for each trip of the problem, from those of its blocks. */
export function placesOf(members: readonly (readonly number[])[], places: readonly Place[], count: number): Place[] {
  const found = Array.from({ length: count }, (): Place => ({ driver: -1, bus: -1 }));
  members.forEach((chain, block) => {
    for (const trip of chain) if (trip < count) found[trip] = { ...(places[block] ?? { driver: -1, bus: -1 }) };
  });
  return found;
}
