import { measureM } from './geo';
import type { MapsProvider, Place, Point } from './provider';

/** A marker that is moved less only finds the right side of the street, or the gate of the school. */
const SAME_ADDRESS_M = 1000;

/**
 * The name of a stop that was moved away from its address. Undefined while the address still holds, which is near by
 * and in the same town, and where nothing has a name.
 */
export async function placeAfterMove(
  maps: Pick<MapsProvider, 'placeNear'>,
  from: Point,
  to: Point,
): Promise<Place | undefined> {
  if (measureM(from, to) < SAME_ADDRESS_M) return undefined;
  const [before, after] = await Promise.all([maps.placeNear(from), maps.placeNear(to)]);
  return after && after.city !== before?.city ? after : undefined;
}
