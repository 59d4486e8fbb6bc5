import type { Errand } from '../../../maps';
import { findTooFar } from '../../../maps';
import type { BoardOccurrence, BoardTrip, UnreachedTrip } from './boardTypes';

type UnreachedItem = Errand & { orderId?: string };

/**
 * Trips that their driver or bus cannot reach in time from the trip before, by the way that plans use. Only neighbours are asked
 * about; an arrangement does not say where it begins and ends.
 */
export function findUnreached(
  trips: readonly (BoardTrip & Errand)[],
  occurrences: readonly BoardOccurrence[],
): UnreachedTrip[] {
  const rows = new Map<string, UnreachedItem[]>();
  const put = (id: string | null, item: UnreachedItem) => {
    const row = id === null ? undefined : rows.get(id);
    if (row) row.push(item);
    else if (id !== null) rows.set(id, [item]);
  };
  for (const { id: orderId, start, end, first, last, driverIds, busIds } of trips)
    for (const id of [...driverIds, ...busIds]) put(id, { orderId, start, end, first, last });
  for (const { start, end, driverId, busId } of occurrences)
    for (const id of [driverId, busId]) put(id, { start, end, first: null, last: null });
  return [...rows].flatMap(([whoId, items]) => listUnreached(items).map((found) => ({ whoId, ...found })));
}

function listUnreached(items: UnreachedItem[]): Omit<UnreachedTrip, 'whoId'>[] {
  const found: Omit<UnreachedTrip, 'whoId'>[] = [];
  let before: UnreachedItem | undefined;
  for (const item of items.toSorted((one, other) => one.start.getTime() - other.start.getTime())) {
    const way = before && findTooFar(before, item);
    if (way && before?.orderId && item.orderId) found.push({ orderId: item.orderId, beforeId: before.orderId, ...way });
    // The trip that ends last is left last.
    if (!before || item.end >= before.end) before = item;
  }
  return found;
}
