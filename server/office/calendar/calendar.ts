import { toInSql } from '../../model/inSql';
import { jobStatuses } from '../../model/orders/orderStatus';
import { addDays } from '../../platform/values/localDay';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { badInput } from '../../texts/messages';
import { toLocalDate, startOfLocalDate } from '../../platform/time';
import type { BusyTime, Calendar, CalendarJob, Occurrence } from './calendarTypes';
import { findOverlapping } from './overlapping';

/** A month shows at most six weeks; who wants a year asks for it by parts. */
const LONGEST_DAYS = 100;

const selectDriverColumns = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'firstname', ${alias}.firstname, 'lastname', ${alias}.lastname)`;

/**
 * Jobs, accepted orders that wait for driver and bus, and occurrences that touch the days, both included: for admins all,
 * for drivers their own. One statement a source. Errors: BAD_USER_INPUT.
 */
export async function readCalendar(deps: Deps, viewer: Viewer, first: string, last: string): Promise<Calendar> {
  if (last < first) throw badInput('period.lastDayBeforeFirst', 'last');
  const from = startOfLocalDate(first);
  const to = startOfLocalDate(last, 1);
  if (to.getTime() - from.getTime() > LONGEST_DAYS * 86_400_000)
    throw badInput('period.calendarTooLong', { days: LONGEST_DAYS }, 'last');
  const driverId = isAdmin(viewer) ? null : viewer.id;
  const jobs = await selectJobs(deps, from, to, driverId);
  // Reads further than the days, as far as anything on them reaches, for overlaps alone: an occurrence that left the
  // evening before, a job that begins the morning after.
  const reach = [...jobs.map(({ start, end }) => ({ start, end })), { start: from, end: to }];
  const earliest = addDays(toLocalDate(new Date(Math.min(...reach.map(({ start }) => start.getTime())))), -1);
  const latest = addDays(toLocalDate(new Date(Math.max(...reach.map(({ end }) => end.getTime())))), 1);
  const occurrences = await selectOccurrences(deps, earliest, latest, driverId);
  const marks = findOverlapping([
    ...jobs.map(({ start, end, drivers, buses }) => ({
      start,
      end,
      takes: [...drivers, ...buses].map(({ id }) => id),
    })),
    ...occurrences.map(({ start, end, runs, driver, bus }) => ({
      start,
      end,
      takes: runs ? [driver.id, ...(bus ? [bus.id] : [])] : [],
    })),
  ]);
  const markItem = <Item>(item: Item, index: number) => ({ ...item, overlapping: marks[index] ?? [] });
  return {
    jobs: jobs.map(markItem).filter(({ start, end }) => start < to && end >= from),
    occurrences: occurrences
      .map((occurrence, index) => markItem(occurrence, jobs.length + index))
      .filter(({ date }) => date >= first && date <= last),
  };
}

/** As the database has it: what overlaps is found out here. */
type Unmarked<Item> = Omit<Item, 'overlapping'>;

/** The jobs that touch the time, and those that touch the day before or after it or something that such a job reaches. */
function selectJobs(
  { db, clock }: Deps,
  from: Date,
  to: Date,
  driverId: string | null,
): Promise<Unmarked<CalendarJob>[]> {
  const shown = `o.deleted_at is null and (o.status ${toInSql(jobStatuses)} or o.status = 'accepted' and o.ends_at > $3)`;
  return db.dataSource.query(
    `with reach as (
       select least($1::timestamptz - interval '1 day', min(o.starts_at)) as first, greatest($2::timestamptz + interval '1 day', max(o.ends_at)) as last
       from "order" o where ${shown} and o.starts_at < $2 and o.ends_at >= $1)
     select o.id, o.status <> 'accepted' as assigned, j.trip_number as "tripNumber", route_title(o.id) as title,
       coalesce(nullif(o.company, ''), o.full_name) as customer, o.starts_at as "start", o.ends_at as "end",
       coalesce((select json_agg(${selectDriverColumns('u')} order by d.position)
         from driver_assignment d join "user" u on u.id = d.driver_id
         where d.job_id = j.id and d.confirmation <> 'declined'), '[]') as drivers,
       coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by a.position)
         from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]') as buses
     from reach, "order" o left join job j on j.order_id = o.id
     where ${shown} and o.starts_at < reach.last and o.ends_at >= reach.first
       and ($4::uuid is null or exists (select 1 from driver_assignment d
         where d.job_id = j.id and d.driver_id = $4 and d.confirmation <> 'declined'))
     order by o.starts_at, o.id`,
    [from, to, clock.now(), driverId],
  );
}

function selectOccurrences(
  { db }: Deps,
  first: string,
  last: string,
  driverId: string | null,
): Promise<Unmarked<Occurrence>[]> {
  return db.dataSource.query(
    `select s.arrangement_id as "arrangementId", s.exception_id as "exceptionId", s.date::text, s.name, s.description,
       s.depart::text, s.departs_at as "start", s.arrives_at as "end", s.runs, ${selectDriverColumns('u')} as driver,
       case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as bus
     from occurrences($1, $2) s join "user" u on u.id = s.driver_id left join bus b on b.id = s.bus_id
     where $3::uuid is null or s.driver_id = $3
     order by s.departs_at, s.arrangement_id`,
    [first, last, driverId],
  );
}

/** Bookings of drivers and buses between two moments, except one order. Errors: BAD_USER_INPUT. */
export function listBusyTimes({ db }: Deps, from: Date, to: Date, exceptOrderId?: string): Promise<BusyTime[]> {
  if (to < from) throw badInput('period.endBeforeStart', 'to');
  if (to.getTime() - from.getTime() > LONGEST_DAYS * 86_400_000)
    throw badInput('period.busyTooLong', { days: LONGEST_DAYS }, 'to');
  return db.dataSource.query(
    `select driver_id as "driverId", bus_id as "busId", title, order_id as "orderId", arrangement_id as "arrangementId",
       starts_at as "start", ends_at as "end"
     from busy_time($1, $2) where order_id is distinct from $3 order by starts_at, title`,
    [from, to, exceptOrderId ?? null],
  );
}
