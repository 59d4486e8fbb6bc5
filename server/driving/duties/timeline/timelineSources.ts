import { toInSql } from '../../../model/inSql';
import { jobStatuses } from '../../../model/orders/orderStatus';
import type { EntityManager } from 'typeorm';
import { ZONE } from '../../../platform/values/localDay';
import type { PlanStop, Timeline } from '../../../engines/hours';
import { selectPersonName } from '../../../model/people/personName';

/** Everything known about a driver's activities, as the database has it; moments are whole minutes since 1970, UTC. */
export interface DriverSources {
  driverId: string;
  name: string;
  role: 'admin' | 'driver';
  createdAt: number;
  depot: DepotPlace | null;
  trips: TimelineTrip[];
  occurrences: OccurrenceRow[];
  entries: HoursEntryRow[];
  /** Begin of the earliest activity that is known, of weeks too that are here only as sums. */
  knownSince?: number;
  /** Work of the weeks before those that are here whole, as far as the average of four months looks back. */
  weeks: Required<Timeline>['workElsewhere'];
  /** Leave and illness, in order, none over another. */
  absences: Required<Timeline>['absences'];
}

export interface DepotPlace {
  lat: number;
  lng: number;
}

export interface TimelineStop extends DepotPlace {
  city: string;
  arrive: number | null;
  depart: number | null;
  /** null: by its length. */
  driverAtStop: PlanStop['driver'] | null;
}

export interface TimelineTrip {
  driverId: string;
  orderId: string;
  tripNumber: number | null;
  stops: TimelineStop[];
  /** The driver's place among those who did not decline, from 0, and how many they are. */
  place: number;
  drivers: number;
  buses: TimelineBus[];
  /** Local date of its first departure. */
  firstDay: string;
  /** Hours of each date from then on, as the driver reported them. */
  reported: number[] | null;
}

export interface TimelineBus {
  id: string;
  name: string;
  seats: number | null;
  depot: DepotPlace | null;
}

export interface OccurrenceRow {
  driverId: string;
  arrangementId: string;
  date: string;
  name: string;
  start: number;
  end: number;
  shortLine: boolean;
  /** Minutes at the wheel; null: nobody said. */
  drivingMin: number | null;
  /** Of its bus, where it has one. */
  seats: number | null;
}

export interface HoursEntryRow {
  driverId: string;
  kind: 'driving' | 'otherWork' | 'availability';
  start: number;
  end: number;
  note: string;
}

const toMinuteSql = (moment: string) => `floor(extract(epoch from ${moment}) / 60)::int`;
const place = (table: string) =>
  `case when ${table}.depot_lat is not null then json_build_object('lat', ${table}.depot_lat, 'lng', ${table}.depot_lng) end`;

/** The stops of an order as JSON, in order. */
export const selectStops = (orderId: string) =>
  `(select json_agg(json_build_object('lat', s.lat, 'lng', s.lng, 'city', s.city, 'arrive', ${toMinuteSql('s.arrive')},
     'depart', ${toMinuteSql('s.depart')}, 'driverAtStop', s.driver_at_stop) order by s.position) from stop s where s.order_id = ${orderId})`;

export const busJson = `json_build_object('id', b.id, 'name', b.name, 'seats', b.seats, 'depot', ${place('b')})`;

/** Everything of drivers between two moments as the database has it; unknown ids are left out. */
export interface SourceRows extends Omit<DriverSources, 'knownSince' | 'weeks' | 'absences'> {
  /** Leave and illness; local dates, both included. */
  away: { firstDay: string; lastDay: string }[];
}

/** Trips with the place of the driver among those who did not decline. `during`: of the driver's assignment. */
const selectTrips = (
  ids: string,
) => `select d.driver_id, json_agg(json_build_object('driverId', d.driver_id, 'orderId', o.id, 'tripNumber', j.trip_number,
    'stops', ${selectStops('o.id')}, 'place', c.place, 'drivers', c.drivers,
    'buses', coalesce((select json_agg(${busJson} order by a.position)
      from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]'),
    'firstDay', (o.starts_at at time zone '${ZONE}')::date::text,
    'reported', (select array_replace(f.hours, 'NaN', 0) from feedback f where f.job_id = j.id and f.driver_id = d.driver_id))
    order by o.starts_at, o.id) as rows
  from driver_assignment d
  join job j on j.id = d.job_id
  join "order" o on o.id = j.order_id and o.deleted_at is null and o.status ${toInSql(jobStatuses)}
  cross join lateral (select count(*)::int as drivers, (count(*) filter (where p.position < d.position))::int as place
    from driver_assignment p where p.job_id = d.job_id and p.confirmation <> 'declined') c
  where d.driver_id = any(${ids}) and d.confirmation <> 'declined' and d.during && tstzrange($1, $2)
  group by d.driver_id`;

const selectOccurrences = (
  ids: string,
) => `select s.driver_id, json_agg(json_build_object('driverId', s.driver_id, 'arrangementId', s.arrangement_id,
    'date', s.date::text, 'name', s.name, 'start', ${toMinuteSql('s.departs_at')}, 'end', ${toMinuteSql('s.arrives_at')},
    'shortLine', p.short_line, 'drivingMin', p.driving_min, 'seats', b.seats) order by s.departs_at, s.arrangement_id) as rows
  from occurrences(($1::timestamptz at time zone '${ZONE}')::date, ($2::timestamptz at time zone '${ZONE}')::date) s
  join lateral (select p.* from arrangement_period p where p.arrangement_id = s.arrangement_id and p.from_day <= s.date
    order by p.from_day desc limit 1) p on true left join bus b on b.id = s.bus_id
  where s.runs and s.driver_id = any(${ids})
  group by s.driver_id`;

const selectEntries = (
  ids: string,
) => `select driver_id, json_agg(json_build_object('driverId', driver_id, 'kind', kind,
    'start', ${toMinuteSql('starts_at')}, 'end', ${toMinuteSql('ends_at')}, 'note', note) order by starts_at, id) as rows
  from activity_entry where driver_id = any(${ids}) and starts_at < $2 and ends_at > $1
  group by driver_id`;

const selectAway = (
  ids: string,
) => `select driver_id, json_agg(json_build_object('firstDay', first_day::text, 'lastDay', last_day::text)
    order by first_day, last_day) as rows
  from absence where driver_id = any(${ids}) and kind in ('leave', 'sick')
    and first_day <= ($2::timestamptz at time zone '${ZONE}')::date and last_day >= ($1::timestamptz at time zone '${ZONE}')::date
  group by driver_id`;

/** Reads the facts about drivers, or all who are not hidden, between two moments: one statement for any number. */
export function readSourceRows(
  manager: EntityManager,
  driverIds: readonly string[] | 'everybody',
  from: Date,
  to: Date,
): Promise<SourceRows[]> {
  const ids = driverIds === 'everybody' ? 'array(select id from "user" where not hidden)' : '$3::uuid[]';
  return manager.query<SourceRows[]>(
    `with trips as (${selectTrips(ids)}), runs as (${selectOccurrences(ids)}), entries as (${selectEntries(ids)}), away as (${selectAway(ids)})
     select u.id as "driverId", ${selectPersonName('u')} as name, u.role,
       ${toMinuteSql('u.created_at')} as "createdAt", coalesce(${place('r')}, ${place('c')}) as depot,
       coalesce(trips.rows, '[]') as trips, coalesce(runs.rows, '[]') as occurrences,
       coalesce(entries.rows, '[]') as entries, coalesce(away.rows, '[]') as away
     from "user" u left join driver_record r on r.driver_id = u.id left join duty_settings c on true
     left join trips on trips.driver_id = u.id left join runs on runs.driver_id = u.id
     left join entries on entries.driver_id = u.id left join away on away.driver_id = u.id
     where u.id = any(${ids}) and $1::timestamptz < $2::timestamptz
     order by u.firstname, u.lastname, u.id`,
    driverIds === 'everybody' ? [from, to] : [from, to, driverIds],
  );
}

/** The depot of the company, and what a duty begins and ends with. */
export async function readDutySettings(
  manager: EntityManager,
): Promise<{ depot: DepotPlace | null; begin: number; end: number }> {
  const [row] = await manager.query<{ depot: DepotPlace | null; begin: number; end: number }[]>(
    `select ${place('c')} as depot, c.begin_minutes as begin, c.end_minutes as "end" from duty_settings c`,
  );
  return row ?? { depot: null, begin: 15, end: 15 };
}
