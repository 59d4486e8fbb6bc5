import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { toInSql } from '../../../model/inSql';
import { agreedStatuses } from '../../../model/orders/orderStatus';
import type { Order } from '../../../model/orders/order.entity';
import { PlanSuggestion } from '../../../model/planning/planSuggestion.entity';
import { query, raw, sql } from '../../../platform/sql';
import { addMs, days, minutes } from '../../../platform/time';
import type { OrderAction } from '../../../orders';
import { startJob } from '../../../orders';
import { conflict } from '../../../texts/messages';
import { findFirstFit, listFittingBuses, listFreeDrivers, readChoices } from '../../planning';

/** Each takes some milliseconds a driver. */
const MOST_AT_ONCE = 2;
/** A trip is looked at again after this time, when something changed that another crew may come of. */
const FRESH_MS = minutes(15);
/** Not all leaves a trace in the list of changes, and it is kept for two hours only. */
const LASTS_MS = minutes(60);
/** The clocks of the portal and its database differ, and a change is seen only after its commit. */
const MARGIN_MS = minutes(1);
const AHEAD_MS = days(60);
/** The lists (LiveList) of which a change may bring another crew. */
const decisive = ['acceptedOrders', 'jobs', 'plan', 'people', 'fleet', 'duties', 'feedback', 'tripEvents', 'settings'];
/** Acts that change nothing which a crew has to fit. */
const harmless = ['editNotes', 'editFood', 'editPrice', 'tieCustomer'] satisfies OrderAction[];

interface WaitingTrip extends Pick<Order, 'id' | 'version'> {
  /** The driver of a job who declined. */
  driverOut: string | null;
}
type Found = Pick<PlanSuggestion, 'orderId' | 'orderVersion' | 'driverId' | 'busId'>;

/**
 * The clock's work: looks for a driver and a bus that fit an accepted trip without a doubt, and for another driver where
 * one declined, the next departures first. A trip that somebody drafts by hand is left alone. Returns how many trips were looked at.
 */
export async function suggestPlans(deps: Deps): Promise<number> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  await keepUpWithHarmless(manager, now);
  const trips = await query<WaitingTrip>(
    manager,
    sql`select o.id, o.version, d.driver_id as "driverOut" from "order" o
        left join plan_suggestion s on s.order_id = o.id
        left join lateral (select a.driver_id from job j join driver_assignment a on a.job_id = j.id
          where j.order_id = o.id and a.confirmation = 'declined' order by a.position limit 1) d on true
        where o.status ${raw(toInSql(agreedStatuses))} and (o.status <> 'job' or d.driver_id is not null) and o.deleted_at is null
          and o.starts_at > ${now} and o.starts_at < ${addMs(now, AHEAD_MS)}
          and not exists (select from plan_draft d where d.order_id = o.id)
          and (s.order_id is null or s.order_version <> o.version or s.looked_at < ${addMs(now, -LASTS_MS)}
            or s.looked_at < ${addMs(now, -FRESH_MS)} and s.looked_at < (
              select max(c.at) from live_change c where c.lists && ${decisive}::text[]) + ${MARGIN_MS}::int * interval '1 ms')
        order by s.looked_at nulls first, o.starts_at limit ${MOST_AT_ONCE}`,
  );
  for (const { id, version, driverOut } of trips) {
    const pair = await findPair(deps, id, driverOut);
    const changed = await keep(manager, { orderId: id, orderVersion: version, ...pair }, now);
    if (changed) deps.events.announce();
  }
  return trips.length;
}

/** A suggestion stays that of its order when nothing but notes and the like changed: to look again would find the same. */
const keepUpWithHarmless = (manager: EntityManager, now: Date) =>
  query(
    manager,
    sql`update plan_suggestion s set order_version = o.version from "order" o
        where o.id = s.order_id and o.status ${raw(toInSql(agreedStatuses))} and o.ends_at > ${now}
          and s.order_version < o.version and not exists (select from order_event e
            where e.order_id = o.id and e.version > s.order_version and e.action <> all (${harmless}))`,
  );

/**
 * Assigns an accepted trip to the pair that fits it best now. Errors: CONFLICT when nobody fits without a doubt,
 * STALE_VERSION, and those of an assignment.
 */
export async function assignBestPair(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  version: number | null | undefined,
): Promise<void> {
  const { driverId, busId } = await findPair(deps, orderId);
  if (!driverId || !busId) throw conflict('today.nobodyFits');
  const input = { driver: driverId, bus: busId, otherDrivers: [], otherBuses: [] };
  await startJob(deps, viewer, { id: orderId, version, input });
}

/**
 * The driver with the fewest trips that week and the smallest bus, among those that nothing speaks against. `driverOut`: only
 * a driver in place of this one.
 */
async function findPair(
  deps: Deps,
  orderId: string,
  driverOut: string | null = null,
): Promise<Pick<Found, 'driverId' | 'busId'>> {
  const { manager } = deps.db.dataSource;
  const choices = await readChoices(deps, orderId);
  const [bus] = await query<{ id: string }>(
    manager,
    sql`select b.id from unnest(${listFittingBuses(choices)}::uuid[]) with ordinality b(id, place), "order" o
        where o.id = ${orderId} and ${isUnpromised('bus', 'b.id')}
        order by b.place limit 1`,
  );
  // Judging drivers is the dear part.
  if (!bus && !driverOut) return { driverId: null, busId: null };
  const ranked = await query<{ id: string }>(
    manager,
    sql`select u.id from unnest(${listFreeDrivers(choices)}::uuid[]) with ordinality u(id, place), "order" o
        where o.id = ${orderId} and ${isUnpromised('driver', 'u.id')} and not exists (select from job j
          join driver_assignment a on a.job_id = j.id where j.order_id = o.id and a.driver_id = u.id)
        order by (select count(*) from driver_assignment a where a.driver_id = u.id
          and a.during && tstzrange(o.starts_at - interval '3 days', o.ends_at + interval '3 days')), u.place`,
  );
  const driverIds = ranked.map(({ id }) => id);
  const driverId = await findFirstFit(deps, choices, driverIds, driverOut);
  return { driverId, busId: driverId && !driverOut && bus ? bus.id : null };
}

/** Not suggested for another trip at about the same time. */
const isUnpromised = (kind: 'driver' | 'bus', id: 'u.id' | 'b.id') =>
  raw(`not exists (select from plan_suggestion s join "order" n on n.id = s.order_id
    where s.${kind}_id = ${id} and n.id <> o.id and n.status ${toInSql(agreedStatuses)} and n.version = s.order_version and n.deleted_at is null
      and n.starts_at < o.ends_at + interval '12 hours' and n.ends_at > o.starts_at - interval '12 hours')`);

/** Writes what differs: open pages hear of a different crew, not of a look. Returns whether it is a different one. */
async function keep(manager: EntityManager, found: Found, now: Date): Promise<boolean> {
  const { orderId, orderVersion, driverId, busId } = found;
  const { affected } = await manager.update(
    PlanSuggestion,
    { orderId, orderVersion, driverId: driverId ?? IsNull(), busId: busId ?? IsNull() },
    { lookedAt: now },
  );
  if (affected) return false;
  await manager.save(PlanSuggestion, { ...found, lookedAt: now });
  return true;
}
