import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { isAdmin } from '../access/viewer';
import { badInput } from '../platform/errors';
import { startOfLocalDate } from '../platform/time';
import type { BusyTime, Calendar, CalendarJob, ServiceDay } from './calendarTypes';
import { overlapping } from './overlapping';

/** A month shows at most six weeks; who wants a year asks for it by parts. */
const longestDays = 100;

const driverColumns = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'firstname', ${alias}.firstname, 'lastname', ${alias}.lastname)`;

/**
 * Jobs, accepted orders that wait for driver and bus, and services that touch the days, both included: for admins all,
 * for drivers their own. One statement a source. Errors: BAD_USER_INPUT.
 */
export async function calendar(deps: Deps, viewer: Viewer, first: string, last: string): Promise<Calendar> {
  if (last < first) throw badInput('Viimane päev ei saa olla enne esimest', 'last');
  const from = startOfLocalDate(first);
  const to = startOfLocalDate(last, 1);
  if (to.getTime() - from.getTime() > longestDays * 86_400_000)
    throw badInput(`Kalendrit saab küsida kuni ${longestDays} päeva kaupa`, 'last');
  const driverId = isAdmin(viewer) ? null : viewer.id;
  const [jobs, services] = await Promise.all([
    selectJobs(deps, from, to, driverId),
    selectServices(deps, first, last, driverId),
  ]);
  const marks = overlapping([
    ...jobs.map(({ start, end, drivers, buses }) => ({
      start,
      end,
      takes: [...drivers, ...buses].map(({ id }) => id),
    })),
    ...services.map(({ start, end, runs, driver, bus }) => ({
      start,
      end,
      takes: runs ? [driver.id, ...(bus ? [bus.id] : [])] : [],
    })),
  ]);
  [...jobs, ...services].forEach((item, index) => (item.overlapping = marks[index] ?? []));
  return { jobs, services };
}

function selectJobs({ db, clock }: Deps, from: Date, to: Date, driverId: string | null): Promise<CalendarJob[]> {
  return db.dataSource.query(
    `select o.id, o.status <> 'accepted' as assigned, j.trip_number as "tripNumber", route_title(o.id) as title,
       coalesce(nullif(o.company, ''), o.full_name) as customer, o.starts_at as "start", o.ends_at as "end",
       coalesce((select json_agg(${driverColumns('u')} order by d.position)
         from driver_assignment d join "user" u on u.id = d.driver_id
         where d.job_id = j.id and d.confirmation <> 'rejected'), '[]') as drivers,
       coalesce((select json_agg(json_build_object('id', b.id, 'name', b.name) order by a.position)
         from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]') as buses
     from "order" o left join job j on j.order_id = o.id
     where o.deleted_at is null and o.starts_at < $2 and o.ends_at >= $1
       and (o.status in ('job', 'archived') or o.status = 'accepted' and o.ends_at > $3)
       and ($4::uuid is null or exists (select 1 from driver_assignment d
         where d.job_id = j.id and d.driver_id = $4 and d.confirmation <> 'rejected'))
     order by o.starts_at, o.id`,
    [from, to, clock.now(), driverId],
  );
}

function selectServices({ db }: Deps, first: string, last: string, driverId: string | null): Promise<ServiceDay[]> {
  return db.dataSource.query(
    `select s.arrangement_id as "arrangementId", s.exception_id as "exceptionId", s.date::text, s.name, s.description,
       s.depart::text, s.departs_at as "start", s.arrives_at as "end", s.runs, ${driverColumns('u')} as driver,
       case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as bus
     from service_day($1, $2) s join "user" u on u.id = s.driver_id left join bus b on b.id = s.bus_id
     where $3::uuid is null or s.driver_id = $3
     order by s.departs_at, s.arrangement_id`,
    [first, last, driverId],
  );
}

/** What takes drivers and buses between two moments, save one order. Errors: BAD_USER_INPUT. */
export function busyTimes({ db }: Deps, from: Date, to: Date, exceptOrderId?: string): Promise<BusyTime[]> {
  if (to < from) throw badInput('Lõpp ei saa olla enne algust', 'to');
  if (to.getTime() - from.getTime() > longestDays * 86_400_000)
    throw badInput(`Hõivatust saab küsida kuni ${longestDays} päeva kaupa`, 'to');
  return db.dataSource.query(
    `select driver_id as "driverId", bus_id as "busId", title, order_id as "orderId", arrangement_id as "arrangementId",
       starts_at as "start", ends_at as "end"
     from busy_time($1, $2) where order_id is distinct from $3 order by starts_at, title`,
    [from, to, exceptOrderId ?? null],
  );
}
