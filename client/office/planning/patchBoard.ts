import type { PlanChangesQuery } from '../../generated/graphql';
import type { Board, Rest } from './boardData';

export type Changes = PlanChangesQuery['planChanges'];

/**
 * The board with these trips as they are now: all that did not change stays the same objects. Undefined where somebody drives
 * now, or some bus, that has no row here: then all of it is to be read.
 */
export function patchedBoard(board: Board, orderIds: readonly string[], changes: Changes): Board | undefined {
  const { trips, busIds, emptyLegs, ...counts } = changes;
  const rows = new Set([...board.drivers, ...board.buses].map(({ id }) => id));
  if (trips.some((trip) => [...trip.driverIds, ...trip.busIds].some((id) => !rows.has(id)))) return undefined;
  const changed = new Set(orderIds);
  const retold = new Set(busIds);
  const kept = board.trips.filter(({ id }) => !changed.has(id));
  const legs = board.emptyLegs.filter(({ busId, orderId }) => !retold.has(busId) && !changed.has(orderId));
  return { ...board, ...counts, trips: [...kept, ...trips].sort(byStart), emptyLegs: [...legs, ...emptyLegs] };
}

/** As the server sorts them. */
const byStart = (one: { start: string; id: string }, other: { start: string; id: string }): number =>
  one.start < other.start ? -1 : one.start > other.start ? 1 : one.id < other.id ? -1 : 1;

/** Rests of some drivers told again. */
export const patchedRests = (rests: readonly Rest[], driverIds: readonly string[], anew: readonly Rest[]): Rest[] => [
  ...rests.filter(({ driverId }) => !driverIds.includes(driverId)),
  ...anew,
];

/** The rows of these trips. */
export function crewsOf({ trips }: Pick<Board, 'trips'>, orderIds: readonly string[]) {
  const own = trips.filter(({ id }) => orderIds.includes(id));
  return {
    driverIds: [...new Set(own.flatMap((trip) => trip.driverIds))],
    busIds: [...new Set(own.flatMap((trip) => trip.busIds))],
  };
}
