import { toInSql } from '../../model/inSql';
import { jobStatuses } from '../../model/orders/orderStatus';
import { placeName, printRouteTitle } from '../../platform/values/routeTitle';
import { ZONE } from '../../platform/values/localDay';
import type { Deps } from '../../access';
import type { User } from '../../model/people/user.entity';
import type { CalendarEvent } from '../../platform/calendarText';
import { toTallinn } from '../../platform/time';
import type { T } from '../../texts/texts';
import { findTexts } from '../../texts/texts';
import type { Confirmation } from '../../model/orders/driverAssignment.entity';
import { selectPersonName } from '../../model/people/personName';

/**
 * The feed never has money and the customer's addresses. It has own jobs and days of occurrences of the last 3 and the
 * next 12 months.
 * Events that the driver has lost stay as cancelled: a declined, deleted or rejected job, one given to other drivers
 * (the history of the order knows), a day on which the occurrence does not run or an exception gave it to somebody
 * else, and the days of a deleted occurrence.
 */
export async function readFeedEvents(
  deps: Deps,
  { id: userId, language }: Pick<User, 'id' | 'language'>,
): Promise<CalendarEvent[]> {
  const t = findTexts(language);
  const now = toTallinn(deps.clock.now()).startOf('day');
  const range = [now.minus({ months: 3 }).toFormat('yyyy-MM-dd'), now.plus({ months: 12 }).toFormat('yyyy-MM-dd')];
  const jobs: FeedJobRow[] = await deps.db.dataSource.query(jobsSql, [userId, ...range]);
  const occurrences: FeedOccurrenceRow[] = await deps.db.dataSource.query(OCCURRENCES_SQL, [userId, ...range]);
  return [
    ...jobs.map((job) => toJobEvent(job, language)),
    ...occurrences.map((occurrence) => toOccurrenceEvent(occurrence, t)),
  ];
}

interface FeedJobRow {
  id: string;
  version: number;
  changedAt: Date;
  start: Date;
  end: Date;
  passengers: number;
  driverNotes: string;
  tripNumber: number;
  confirmation: Confirmation | null;
  alive: boolean;
  stops: { city: string; address: string; time: string | null }[];
  buses: string[] | null;
  others: string[] | null;
}

const jobsSql = `
  select o.id, o.version, o.starts_at as start, o.ends_at as "end", o.passengers, o.driver_notes as "driverNotes",
    j.trip_number as "tripNumber", d.confirmation, o.deleted_at is null and o.status ${toInSql(jobStatuses)} as alive,
    coalesce(o.deleted_at, (select max(e.at) from order_event e where e.order_id = o.id and e.action not like 'plan%'), o.created_at) as "changedAt",
    (select json_agg(json_build_object('city', s.city, 'address', s.address, 'time',
       to_char(coalesce(s.depart, s.arrive) at time zone '${ZONE}', 'HH24:MI')) order by s.position) from stop s where s.order_id = o.id) as stops,
    (select array_agg(b.name order by a.position) from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id) as buses,
    (select array_agg(${selectPersonName('u')} order by a.position) from driver_assignment a
       join "user" u on u.id = a.driver_id where a.job_id = j.id and a.driver_id <> $1::uuid) as others
  from job j
  join "order" o on o.id = j.order_id
  left join driver_assignment d on d.job_id = j.id and d.driver_id = $1::uuid
  where j.id in (
      select job_id from driver_assignment where driver_id = $1::uuid
      union
      select x.id from "order" y join job x on x.order_id = y.id
        join order_event e on e.order_id = y.id and e.action in ('updateJob', 'rejectOnBehalf') and e.changes -> 'drivers' -> 0 @> jsonb_build_array(jsonb_build_object('id', $1::text))
      where y.deleted_at is null and y.starts_at between $2::date - 31 and $3::date)
    and o.ends_at >= $2::date and o.starts_at < $3::date
  order by o.starts_at, o.id`;

function toJobEvent(row: FeedJobRow, language: User['language']): CalendarEvent {
  const isMine = row.alive && row.confirmation !== null && row.confirmation !== 'declined';
  const [first] = row.stops;
  return {
    uid: `job-${row.id}`,
    status: !isMine ? 'CANCELLED' : row.confirmation === 'accepted' ? 'CONFIRMED' : 'TENTATIVE',
    sequence: row.version,
    changedAt: row.changedAt,
    start: row.start,
    end: row.end,
    summary: printRouteTitle(row.stops),
    // Maps find a place by its Estonian name.
    location: isMine && first ? placeName(first, 'et') || null : null,
    description: isMine ? listDetails(row, language) : [],
    path: isMine ? `/portal/platform/job/${row.id.toUpperCase()}` : null,
  };
}

/** The facts that the crew of a trip needs. A driver who lost the trip learns nothing new about it. */
function listDetails(row: FeedJobRow, language: User['language']): string[] {
  const { tripNumber, passengers, buses, others, stops, driverNotes } = row;
  const t = findTexts(language);
  return [
    t('calendar.trip', { number: tripNumber, passengers }),
    ...(buses ? [t('calendar.bus', { names: buses.join(', ') })] : []),
    ...(others ? [t('calendar.otherDrivers', { names: others.join(', ') })] : []),
    ...stops.map(({ time, ...place }) => [time, placeName(place, language)].filter(Boolean).join(' ')),
    ...(driverNotes ? [driverNotes] : []),
  ];
}

interface FeedOccurrenceRow {
  arrangementId: string;
  date: string;
  sequence: number;
  changedAt: Date;
  start: Date;
  end: Date;
  name: string;
  description: string;
  bus: string | null;
  mine: boolean;
}

const OCCURRENCES_SQL = `
  select s.arrangement_id as "arrangementId", s.date::text, a.sequence, a.changed_at as "changedAt", s.departs_at as start,
    s.arrives_at as "end", s.name, s.description, b.name as bus, not s.deleted and s.runs and s.driver_id = $1::uuid as mine
  from occurrences($2::date, $3::date, true) s
  join arrangement a on a.id = s.arrangement_id
  left join bus b on b.id = s.bus_id
  where $1::uuid in (s.driver_id, s.regular_driver_id)
  order by s.departs_at, s.arrangement_id`;

function toOccurrenceEvent(row: FeedOccurrenceRow, t: T): CalendarEvent {
  return {
    uid: `service-${row.arrangementId}-${row.date}`,
    status: row.mine ? 'CONFIRMED' : 'CANCELLED',
    sequence: row.sequence,
    changedAt: row.changedAt,
    start: row.start,
    end: row.end,
    summary: row.name,
    location: null,
    description: [row.description, row.bus ? t('calendar.bus', { names: row.bus }) : ''].filter(Boolean),
    path: null,
  };
}
