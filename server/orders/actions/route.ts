import type { EntityManager } from 'typeorm';
import type { StopInput } from '../types/orderInputs';
import type { Order } from '../../model/orders/order.entity';
import type { PlannedRoute } from '../lifecycle/plannedRoute';
import { Stop } from '../../model/orders/stop.entity';
import { estimateArrivals } from '../../maps';
import type { MapsProvider } from '../../maps';
import type { PortalError } from '../../platform/errors';
import { badInput } from '../../texts/messages';
import { formatDateTime, formatTime, toLocalDate } from '../../platform/time';

/**
 * Checks a typed route (docs/product.md, 'Stops and times') and estimates its arrivals: no departure precedes its
 * arrival. The last stop has no departure, and the first and the last one have no activity of the driver.
 * `notBefore`: departures earlier than this are refused; left out when an admin corrects the past.
 * Errors: BAD_USER_INPUT with the field, for example 'stops.1.depart'.
 */
export async function planRoute(
  maps: Pick<MapsProvider, 'route'>,
  input: StopInput[],
  notBefore?: Date,
): Promise<PlannedRoute> {
  if (input.length < 2) throw badInput('route.twoStopsAtLeast', 'stops');
  if (input.length > 10) throw badInput('route.tenStopsAtMost', 'stops');
  const last = input.length - 1;
  const typed = input.map((stop, index) => ({
    ...stop,
    depart: index === last ? null : (stop.depart ?? null),
    driverAtStop: index === 0 || index === last ? null : stop.driverAtStop,
  }));
  typed.slice(0, last).forEach((stop, index) => {
    const field = `stops.${index}.depart`;
    const previous = typed[index - 1]?.depart;
    if (!stop.depart) throw badInput('route.departuresMissing', field);
    if (notBefore && stop.depart < notBefore) throw badInput('route.departureInPast', field);
    if (previous && stop.depart <= previous) throw badInput('route.departureBeforeFormer', field);
  });

  const estimate = await estimateArrivals(typed, maps);
  const stops = estimate.stops.map(({ lat, lng, city, address, arrive, depart, driverAtStop }) => ({
    lat,
    lng,
    city: city.trim(),
    address: address.trim(),
    arrive,
    depart,
    driverAtStop,
  }));
  stops.forEach(({ arrive, depart }, index) => {
    if (arrive && depart && depart < arrive) throw createLeftBeforeError(index, arrive, stops[index - 1]?.depart);
  });
  const startsAt = stops[0]?.depart;
  const endsAt = stops[last]?.arrive;
  if (!startsAt || !endsAt) throw new Error('a checked route has a start and an end');
  return {
    stops,
    order: {
      startsAt,
      endsAt,
      durationS: estimate.durationS,
      distanceM: estimate.distanceM,
      estimatedBy: estimate.foundBy,
      estimateNotes: estimate.notes,
    },
  };
}

/** The page says the same at the stop as soon as the drive is estimated (client/lib/forms/routeProblems.ts). */
function createLeftBeforeError(index: number, arrive: Date, leftBefore: Date | null | undefined): PortalError {
  const isSameDay = leftBefore && toLocalDate(leftBefore) === toLocalDate(arrive);
  const time = isSameDay ? formatTime(arrive) : formatDateTime(arrive);
  return badInput('route.leftBeforeReached', { time }, `stops.${index}.depart`);
}

/** Replaces the stored stops of an order. */
export async function saveStops(manager: EntityManager, orderId: string, stops: PlannedRoute['stops']): Promise<void> {
  await manager.delete(Stop, { orderId });
  const rows = stops.map((stop, position) => ({ ...stop, orderId, position }));
  await manager.insert(Stop, rows);
}

/** The stored stops of an order. */
export const readStops = (manager: EntityManager, orderId: string): Promise<Stop[]> =>
  manager.find(Stop, { where: { orderId }, order: { position: 'ASC' } });

/** The parts that make a trip different: places, order and times. */
export function toTripStops(stops: PlannedRoute['stops']) {
  return stops.map(({ lat, lng, address, depart }) => ({ lat, lng, address, depart }));
}

/** Moves a whole trip in time: one truth for start, stops and end (docs/product.md, 'Stops and times'). */
export async function shiftTrip(manager: EntityManager, order: Order, start: Date): Promise<void> {
  const seconds = (start.getTime() - order.startsAt.getTime()) / 1000;
  await manager.query(
    `update stop set arrive = arrive + make_interval(secs => $2), depart = depart + make_interval(secs => $2) where order_id = $1`,
    [order.id, seconds],
  );
  order.endsAt = new Date(order.endsAt.getTime() + seconds * 1000);
  order.startsAt = start;
}
