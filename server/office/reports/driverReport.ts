import { toInSql } from '../../model/inSql';
import { jobStatuses } from '../../model/orders/orderStatus';
import { ZONE, countDays } from '../../platform/values/localDay';
import type { Deps } from '../../access';
import { User } from '../../model/people/user.entity';
import { badInput, notFound } from '../../texts/messages';
import { compareTexts } from '../../platform/text';
import type { DriverReport, ReportOccurrence, ReportTrip } from './reportTypes';

/** A year and a bit: enough for a whole year's report, and a typed 2062 does not make the server read decades. */
const MAX_DAYS = 400;

interface ReportPeriod {
  /** Local dates, YYYY-MM-DD, both included. */
  first: string;
  last: string;
}

type Driven<Row> = Row & { driverId: string };

/**
 * Trips and occurrences of drivers in a period (docs/product.md, 'Hours report'): one statement for trips, one for days
 * of occurrences, however many drivers. Without ids: every driver who is not hidden, and all others who drove.
 * Errors: BAD_USER_INPUT for a period that is reversed or too long, NOT_FOUND for an unknown driver.
 */
export async function readDriverReport(
  deps: Deps,
  driverIds: readonly string[] | null | undefined,
  period: ReportPeriod,
): Promise<DriverReport[]> {
  checkPeriod(period);
  const asked = driverIds?.length ? new Set(driverIds) : undefined;
  const found = await deps.db.dataSource.manager.find(User);
  const users = found.sort(compareTexts(({ firstname, lastname, username }) => [firstname, lastname, username]));
  if (asked && users.filter(({ id }) => asked.has(id)).length < asked.size) throw notFound('driver');
  const drivers = asked ? [...asked] : null;
  const trips = groupByDriver(await readTrips(deps, drivers, period));
  const occurrences = groupByDriver(await readOccurrences(deps, drivers, period));

  // An admin who took the wheel and a driver hidden since are paid too.
  const hasDriven = (id: string) => trips.has(id) || occurrences.has(id);
  return users
    .filter(({ id, role, hidden }) => (asked ? asked.has(id) : (role === 'driver' && !hidden) || hasDriven(id)))
    .map((driver) => ({ driver, trips: trips.get(driver.id) ?? [], occurrences: occurrences.get(driver.id) ?? [] }));
}

function checkPeriod({ first, last }: ReportPeriod): void {
  if (last < first) throw badInput('period.endBeforeStart', 'last');
  if (countDays(first, last) > MAX_DAYS) throw badInput('report.periodTooLong', { days: MAX_DAYS }, 'last');
}

function groupByDriver<Row>(rows: Driven<Row>[]): Map<string, Driven<Row>[]> {
  const found = new Map<string, Driven<Row>[]>();
  for (const row of rows) {
    const own = found.get(row.driverId);
    if (own) own.push(row);
    else found.set(row.driverId, [row]);
  }
  return found;
}

/**
 * Jobs of drivers who did not decline, and of those with feedback, even when taken off the job later. The hours of a
 * feedback belong to the date of the start plus their index (docs/product.md, 'Hours report'); feedback may name up to
 * 31 days, more than the trip had. Anything but a number counts as 0.
 */
function readTrips(
  deps: Deps,
  driverIds: string[] | null,
  { first, last }: ReportPeriod,
): Promise<Driven<ReportTrip>[]> {
  return deps.db.dataSource.query(
    `select w.driver_id as "driverId", o.id as "orderId", j.id as "jobId", j.trip_number as "tripNumber", o.company,
       o.full_name as "fullName", o.starts_at as start, o.ends_at as "end",
       round(extract(epoch from o.ends_at - o.starts_at) / 60)::int as "durationMin",
       o.ends_at <= $4 as driven,
       not exists (select 1 from driver_assignment a where a.job_id = j.id and a.driver_id = w.driver_id) as replaced,
       (select array_agg(s.city order by s.position) from stop s where s.order_id = o.id) as cities,
       case when k.id is not null then json_build_object('id', k.id, 'wentWell', k.went_well, 'comment', k.comment,
         'hours', k.hours, 'isRead', k.read_at is not null) end as feedback,
       (select json_agg(json_build_object('date', (d.first_day + n)::text,
           'hours', round(coalesce(k.hours[n + 1], 0)::numeric, 2)) order by n)
         from generate_series(greatest(0, $1::date - d.first_day), least(d.days - 1, $2::date - d.first_day)) n) as days
     from job j
     join "order" o on o.id = j.order_id and o.deleted_at is null and o.status ${toInSql(jobStatuses)}
     cross join lateral (
       select a.driver_id from driver_assignment a where a.job_id = j.id and a.confirmation <> 'declined'
       union select f.driver_id from feedback f where f.job_id = j.id) w
     left join lateral (select f.id, f.went_well, f.comment, f.read_at, array_replace(f.hours, 'NaN', 0) as hours
       from feedback f where f.job_id = j.id and f.driver_id = w.driver_id) k on true
     cross join lateral (select (o.starts_at at time zone '${ZONE}')::date as first_day,
       greatest((o.ends_at at time zone '${ZONE}')::date - (o.starts_at at time zone '${ZONE}')::date + 1,
         coalesce(cardinality(k.hours), 0)) as days) d
     where j.id in (select a.job_id from driver_assignment a
         where a.during && tstzrange(($1::date - 31)::timestamp at time zone '${ZONE}', ($2::date + 1)::timestamp at time zone '${ZONE}'))
       and d.first_day <= $2::date and d.first_day + d.days > $1::date
       and ($3::uuid[] is null or w.driver_id = any($3))
     order by o.starts_at, o.id`,
    [first, last, driverIds, deps.clock.now()],
  );
}

/** Days on which the occurrence runs, with the driver in force and what its exception says (migrations, occurrences). */
function readOccurrences(
  deps: Deps,
  driverIds: string[] | null,
  { first, last }: ReportPeriod,
): Promise<Driven<ReportOccurrence>[]> {
  return deps.db.dataSource.query(
    `select driver_id as "driverId", arrangement_id as "arrangementId", exception_id as "exceptionId", name, description,
       date::text, to_char(depart, 'HH24:MI') as depart, departs_at as start, duration_min as "durationMin",
       arrives_at <= $4 as driven, case
         when arrives_at > $4 then 0
         when duration_min % 3 = 0 then duration_min / 60.0
         else round(duration_min / 60.0, 1) end::double precision as hours
     from occurrences($1::date, $2::date)
     where runs and ($3::uuid[] is null or driver_id = any($3))
     order by departs_at, arrangement_id`,
    [first, last, driverIds, deps.clock.now()],
  );
}
