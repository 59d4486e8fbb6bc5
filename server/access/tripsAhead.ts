import type { EntityManager } from 'typeorm';
import { PortalError } from '../platform/errors';
import { message } from '../texts/messages';
import { minutes } from '../platform/time';

/** A trip cannot be ordered further ahead. */
const FARTHEST = minutes(2 * 366 * 24 * 60);

/** Something that a driver or bus has still to do. */
interface TripAhead {
  /** Cities of the trip, or name of the arrangement. */
  what: string;
  /** The first departure. */
  start: Date;
}

/**
 * Asks before hiding a driver or bus that has trips ahead, unless the admin confirmed: a hidden one keeps its trips.
 * Errors: CONFIRM, with the trips in `details.trips`.
 */
export async function checkTripsAhead(
  manager: EntityManager,
  of: { driverId?: string; busId?: string },
  now: Date,
  confirmed: boolean,
): Promise<void> {
  if (confirmed) return;
  const trips: TripAhead[] = await manager.query(
    `select t.title as what, min(t.starts_at) as start from busy_time($1, $2) t
     where t.driver_id = $3 or t.bus_id = $4
     group by t.title, t.order_id, t.arrangement_id order by 2, 1`,
    [now, new Date(now.getTime() + FARTHEST), of.driverId ?? null, of.busId ?? null],
  );
  if (trips.length > 0) throw new PortalError('CONFIRM', message('fleet.tripsAhead'), { details: { trips } });
}
