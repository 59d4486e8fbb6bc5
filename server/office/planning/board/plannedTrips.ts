import { toInSql } from '../../../model/inSql';
import { agreedStatuses } from '../../../model/orders/orderStatus';
import { query, raw, sql } from '../../../platform/sql';
import type { EntityManager } from 'typeorm';
import type { PlannedTrip } from '../moves/moves';
import type { PlannedCrew } from '../../../model/planning/planMove.entity';

/** An order as far as its plan goes. */
export interface TripOfPlan extends PlannedTrip {
  title: string;
  start: Date;
  end: Date;
  passengers: number;
  /** A job already; else an accepted order. */
  isJob: boolean;
  movable: boolean;
  /** Of its draft; null without one. */
  mark: string | null;
}

interface PlannedTripRow extends Omit<TripOfPlan, 'assigned' | 'draft'> {
  driverIds: string[];
  busIds: string[];
  draftDriverIds: string[] | null;
  draftBusIds: string[] | null;
}

const isAgreedSql = raw(`o.status ${toInSql(agreedStatuses)}`);

const selectColumns = (
  now: Date,
) => sql`o.id as "orderId", o.version as "orderVersion", route_title(o.id) as title, o.starts_at as "start", o.ends_at as "end",
  o.passengers, o.status <> 'accepted' as "isJob", ${isAgreedSql} and o.ends_at > ${now} and o.deleted_at is null as movable,
  p.mark, p.driver_ids::text[] as "draftDriverIds", p.bus_ids::text[] as "draftBusIds",
  array(select d.driver_id::text from driver_assignment d join job j on j.id = d.job_id where j.order_id = o.id
    and d.confirmation <> 'declined' and o.status <> 'accepted' order by d.position) as "driverIds",
  array(select b.bus_id::text from bus_assignment b join job j on j.id = b.job_id where j.order_id = o.id
    and o.status <> 'accepted' order by b.position) as "busIds"`;

const toTrip = ({ driverIds, busIds, draftDriverIds, draftBusIds, ...row }: PlannedTripRow): TripOfPlan => ({
  ...row,
  assigned: { driverIds, busIds },
  draft: draftDriverIds && draftBusIds ? { driverIds: draftDriverIds, busIds: draftBusIds } : null,
});

/** The intended crew: the draft, else the assignment. */
export const findPlannedCrew = ({ draft, assigned }: PlannedTrip): PlannedCrew => draft ?? assigned;

export const listPlannedCrews = (trips: readonly TripOfPlan[]) =>
  trips.map((trip) => ({ orderId: trip.orderId, ...findPlannedCrew(trip) }));

/**
 * Trips with their drafts. `lock`: anyone who changes such an order or its draft waits, always in the order of ids, so that nobody
 * waits in a circle.
 */
export async function readPlanTrips(
  manager: EntityManager,
  ids: readonly string[],
  now: Date,
  lock = false,
): Promise<TripOfPlan[]> {
  if (lock) await manager.query('select 1 from "order" where id = any($1) order by id for no key update', [ids]);
  const rows = await query<PlannedTripRow>(
    manager,
    sql`select ${selectColumns(now)} from "order" o left join plan_draft p on p.order_id = o.id
        where o.id = any(${ids}) order by o.id`,
  );
  return rows.map(toTrip);
}

/** Every draft of a trip that can still be moved, the earliest trip first. */
export async function readDraftedTrips(manager: EntityManager, now: Date): Promise<TripOfPlan[]> {
  const rows = await query<PlannedTripRow>(
    manager,
    sql`select ${selectColumns(now)} from plan_draft p join "order" o on o.id = p.order_id
     where o.deleted_at is null and ${isAgreedSql} and o.ends_at > ${now} order by o.starts_at, o.id`,
  );
  return rows.map(toTrip);
}
