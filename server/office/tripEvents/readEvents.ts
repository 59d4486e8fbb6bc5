import type { Deps, Viewer } from '../../access';
import { readDriverHours } from '../../driving/duties';
import { jobStatuses } from '../../model/orders/orderStatus';
import { toInSql } from '../../model/inSql';
import { selectPersonName } from '../../model/people/personName';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { addMs, days, toLocalDate } from '../../platform/time';
import { ZONE } from '../../platform/values/localDay';
import type { DriverDay, TripEventType } from './tripEventTypes';

/** Days before and after now of which the phone keeps acts and plans. */
const DAYS_BACK = 4;
const DAYS_AHEAD = 7;

const selectEvents = (where: Sql): Sql => sql`
  select e.id, e.kind, e.order_id as "orderId", ${raw(selectPersonName('u'))} as "driverName", e.stop, e.amount, e.note,
    e.happened_at as at
  from trip_event e join "user" u on u.id = e.driver_id
  where e.refusal is null and ${where} order by e.happened_at, e.id`;

/** The acts of all drivers of an order that count, earliest first. */
export const readTripEvents = ({ db }: Deps, orderId: string): Promise<TripEventType[]> =>
  query<TripEventType>(db.dataSource.manager, selectEvents(sql`e.order_id = ${orderId}`));

/** The facts beside the own trips that a driver's phone keeps (docs/product/drivers.md, 'On the phone'). */
export async function readDriverDay(deps: Deps, viewer: Viewer): Promise<DriverDay> {
  const { manager } = deps.db.dataSource;
  const now = deps.clock.now();
  const asked = { driverId: viewer.id, from: toLocalDate(now), days: DAYS_AHEAD };
  const { driver, activities, headroom } = await readDriverHours(deps, viewer, asked);
  const since = addMs(now, -days(DAYS_BACK));
  const events = await query<TripEventType>(
    manager,
    selectEvents(sql`e.driver_id = ${viewer.id} and e.happened_at > ${since}`),
  );
  const passengers = await query<DriverDay['passengers'][number]>(
    manager,
    sql`select p.order_id as "orderId", array_agg(p.name order by p.position) as names
        from passenger p join "order" o on o.id = p.order_id and o.deleted_at is null and o.status ${raw(toInSql(jobStatuses))}
        where o.ends_at > ${since} and exists (select from job j join driver_assignment d on d.job_id = j.id
          where j.order_id = o.id and d.driver_id = ${viewer.id} and d.confirmation <> 'declined')
        group by p.order_id`,
  );
  const notices = await query<DriverDay['notices'][number]>(
    manager,
    sql`select n.id, n.day::text, n.text, n.sent_at as "sentAt" from driver_notice n
        where n.day >= ${toLocalDate(addMs(now, -days(1)))} and exists (
          select from driver_assignment d join job j on j.id = d.job_id join "order" o on o.id = j.order_id
          where d.driver_id = ${viewer.id} and d.confirmation <> 'declined' and o.deleted_at is null
            and n.day between (o.starts_at at time zone ${ZONE})::date and (o.ends_at at time zone ${ZONE})::date)
        order by n.sent_at, n.id`,
  );
  return {
    at: now,
    hasPositions: deps.settings().positions,
    driver,
    activities,
    headroom,
    events,
    passengers,
    notices,
  };
}
