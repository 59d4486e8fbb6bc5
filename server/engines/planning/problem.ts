// The input of a proposal: plain numbers for a worker. Pure.

/** Minutes since 1970; places are indexes of the tables of kilometres and minutes. */
export interface Item {
  start: number;
  end: number;
  /** -1: not known, as of an arrangement. */
  first: number;
  last: number;
  /** Of a trip that is planned already: one of `fixed`. */
  tripId?: string;
  /** The trip after which its bus and driver come straight on to this one. */
  after?: string;
}

export interface Trip extends Item {
  id: string;
  /** With those of the driver. */
  seats: number;
  needsLift: boolean;
  /** The driver's interval, empty drives included. */
  shift: Shift;
  /** Nights and days of weekends that it takes. */
  burden: number;
  /** The driver or bus that it has already; only the other one is proposed. */
  driverId?: string;
  busId?: string;
  /** The driver and bus that the customer prefers. */
  wishes?: { driverId?: string; busId?: string };
  /** Of a block (blocks.ts): its trips, the earliest first. */
  parts?: Trip[];
}

/** Existing work of a row, from leaving to coming home. */
export interface Shift {
  start: number;
  end: number;
  driving: number;
  /** As of an item. */
  tripId?: string;
}

/** Where and with which bus a driver is already; -1: not known. */
export interface DriverItem {
  start: number;
  end: number;
  first: number;
  last: number;
  busId?: string;
}

export interface Driver {
  id: string;
  shifts: Shift[];
  /** The interval of the shifts without the ways to them and home. */
  items?: DriverItem[];
  /** When they cannot be had at all. */
  away: { start: number; end: number }[];
  /** Nights and days of weekends that are theirs already. */
  burden: number;
}

export interface PlanBus {
  id: string;
  /** Infinity where it is not known. */
  seats: number;
  lift: boolean;
  depot: number;
  items: Item[];
}

export interface PlanProblem {
  trips: Trip[];
  /** Trips that have one bus and one driver already and keep them: what comes before or after may go straight on. */
  fixed?: Trip[];
  drivers: Driver[];
  buses: PlanBus[];
  km: number[][];
  minutes: number[][];
  seed: number;
}

/** Whether a search must end with what it has. Its caller knows the clock; a search counts its steps. */
export type IsOver = () => boolean;
export const never: IsOver = () => false;

/** A trip with its driver and bus, by their indexes; -1: it could not be placed. */
export interface Placing {
  driver: number;
  bus: number;
}

export interface Solution {
  /** One for each trip. */
  places: Placing[];
  cost: number;
  /** Empty; less what wishes are worth. */
  km: number;
}

/** A trip more is worth any way; a kilometre less is worth more than a fairer night. */
export const UNPLACED_COST = 1e8;
export const KM_COST = 100;

/** Work before the first drive and after the last one, minutes; the engine of hours knows the company's own. */
export const USUAL_PREPARATION = 15;

/** A bus that was wished for may drive this many kilometres more; a driver who was wished for may have so much more of the nights. */
export const WISH_KM = 30;
export const WISH_FAIRNESS = 5;

/** How many of these trips wish for a row. */
export const countWishes = (id: string, lane: 'driverId' | 'busId', trips: readonly Trip[]): number =>
  listParts(trips).filter(({ wishes }) => wishes?.[lane] === id).length;

/** Trips alone, whether they are in blocks or not. */
export const listParts = (trips: readonly Trip[]): readonly Trip[] =>
  trips.some(({ parts }) => parts) ? trips.flatMap((trip) => trip.parts ?? [trip]) : trips;

export const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;
