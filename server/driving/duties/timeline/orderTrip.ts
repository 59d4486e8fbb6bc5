import type { EntityManager } from 'typeorm';
import { notFound } from '../../../texts/messages';
import { toLocalDate } from '../../../platform/time';
import { busJson, selectStops } from './timelineSources';
import type { TimelineBus, TimelineStop } from './timelineSources';
import type { TripNeeds } from '../checks/warnings';

/** The data of an order that a check needs. */
export interface OrderTrip extends TripNeeds {
  id: string;
  startsAt: Date;
  endsAt: Date;
  stops: TimelineStop[];
}

/** Errors: NOT_FOUND. */
export async function requireOrderTrip(manager: EntityManager, id: string): Promise<OrderTrip> {
  const [row] = await manager.query<Omit<OrderTrip, keyof TripNeeds>[]>(
    `select o.id, o.passengers, o.starts_at as "startsAt", o.ends_at as "endsAt", ${selectStops('o.id')} as stops
     from "order" o where o.id = $1 and o.deleted_at is null`,
    [id],
  );
  if (!row) throw notFound('order');
  const trip = row as OrderTrip;
  // Of an order that is being moved the stops are written first.
  const first = trip.stops[0]?.depart;
  const last = trip.stops.at(-1)?.arrive;
  const startsAt = first == null ? row.startsAt : new Date(first * 60_000);
  const endsAt = last == null ? row.endsAt : new Date(last * 60_000);
  return { ...trip, startsAt, endsAt, firstDay: toLocalDate(startsAt), lastDay: toLocalDate(endsAt) };
}

/** Buses in the order of their ids; unknown ones are left out. */
export async function readBusRows(manager: EntityManager, ids: readonly string[]): Promise<TimelineBus[]> {
  if (ids.length === 0) return [];
  const rows = await manager.query<{ bus: TimelineBus }[]>(
    `select ${busJson} as bus from bus b where b.id = any($1) order by array_position($1::uuid[], b.id)`,
    [ids],
  );
  return rows.map(({ bus }) => bus);
}
