import type { MapsProvider } from '../../maps';
import { badInput } from '../../texts/messages';
import type { PlannedRoute } from '../lifecycle/plannedRoute';
import type { StopInput } from '../types/orderInputs';
import { planRoute } from './route';

type Place = Pick<StopInput, 'lat' | 'lng' | 'city' | 'address'>;

const MINUTE_MS = 60_000;

/**
 * Plans the route of a trip of which only the start, and often the end, is known. Middle stops are left when they are
 * reached. Time that the drive does not take is spent at the last of them, as on a day trip there and back.
 * Errors: BAD_USER_INPUT as of `planRoute`, and at 'end' for an end before the start.
 */
export async function planAgreedRoute(
  maps: Pick<MapsProvider, 'route'>,
  places: readonly Place[],
  { start, end }: { start: Date; end: Date | null },
): Promise<PlannedRoute> {
  if (end && end <= start) throw badInput('imports.endBeforeStart', 'end');
  if (places.length < 2) throw badInput('route.twoStopsAtLeast', 'stops');
  if (places.length > 10) throw badInput('route.tenStopsAtMost', 'stops');
  const { legs } = await maps.route(places.map(({ lat, lng }) => ({ lat, lng })));
  const drives = legs.map(({ durationS }) => Math.max(1, Math.ceil(durationS / 60)) * MINUTE_MS);
  const needed = drives.reduce((sum, drive) => sum + drive, 0);
  const spare = end ? end.getTime() - start.getTime() - needed : 0;
  const last = places.length - 1;
  let left = start.getTime();
  const stops = places.map((place, index) => {
    if (index > 0) left += drives[index - 1] ?? 0;
    if (index === last - 1 && index > 0 && spare > 0) left += spare;
    return { ...place, depart: index === last ? null : new Date(left) };
  });
  const route = await planRoute(maps, stops);
  if (!end) return route;
  const [arrival] = route.stops.slice(-1);
  const before = route.stops[last - 1]?.depart;
  // The end that the office wrote down counts, not what the router thinks of it.
  const reached = before && end <= before ? new Date(before.getTime() + MINUTE_MS) : end;
  if (arrival) arrival.arrive = reached;
  return { stops: route.stops, order: { ...route.order, endsAt: reached } };
}
