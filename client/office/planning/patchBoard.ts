import type { PlanChangesQuery } from '../../generated/graphql';
import type { Board, Rest } from './boardData';

export type Changes = PlanChangesQuery['planChanges'];

/**
 * Returns the board with these trips replaced. Everything that did not change stays the same object. Returns undefined when a new
 * driver or bus has no row on the board: then the whole board must be read.
 */
export function patchBoard(board: Board, orderIds: readonly string[], changes: Changes): Board | undefined {
  const { trips, busIds, emptyLegs, ...counts } = changes;
  const rows = new Set([...board.drivers, ...board.buses].map(({ id }) => id));
  if (trips.some((trip) => [...trip.driverIds, ...trip.busIds].some((id) => !rows.has(id)))) return undefined;
  const changed = new Set(orderIds);
  const changedBuses = new Set(busIds);
  const kept = board.trips.filter(({ id }) => !changed.has(id));
  const legs = board.emptyLegs.filter(({ busId, orderId }) => !changedBuses.has(busId) && !changed.has(orderId));
  return { ...board, ...counts, trips: [...kept, ...trips].sort(compareStart), emptyLegs: [...legs, ...emptyLegs] };
}

/** Compares trips as the server sorts them. */
const compareStart = (one: { start: string; id: string }, other: { start: string; id: string }): number =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : one.id < other.id ? -1 : 1;

/** Returns the rests with those of some drivers replaced. */
export const patchRests = (rests: readonly Rest[], driverIds: readonly string[], current: readonly Rest[]): Rest[] => [
  ...rests.filter(({ driverId }) => !driverIds.includes(driverId)),
  ...current,
];

/** Returns the drivers and buses in whose rows these trips stand. */
export function listCrews({ trips }: Pick<Board, 'trips'>, orderIds: readonly string[]) {
  const own = trips.filter(({ id }) => orderIds.includes(id));
  return {
    driverIds: [...new Set(own.flatMap((trip) => trip.driverIds))],
    busIds: [...new Set(own.flatMap((trip) => trip.busIds))],
  };
}
