import type { EntityManager } from 'typeorm';
import { zone } from '../../platform/values/localDay';
import type { PlanStop } from '../../hours';

/** Whatever is known of what a driver does, as the database has it; moments are whole minutes since 1970, UTC. */
export interface DriverSources {
  driverId: string;
  name: string;
  createdAt: number;
  depot: Place | null;
  trips: TripRow[];
  occurrences: OccurrenceRow[];
  entries: EntryRow[];
}

export interface Place {
  lat: number;
  lng: number;
}

export interface StopRow extends Place {
  city: string;
  arrive: number | null;
  depart: number | null;
  /** null: by its length. */
  driverAtStop: PlanStop['driver'] | null;
}

export interface TripRow {
  driverId: string;
  orderId: string;
  tripNumber: number | null;
  stops: StopRow[];
  /** The driver's place among those who did not decline, from 0, and how many they are. */
  place: number;
  drivers: number;
  buses: BusRow[];
  /** Local date of its first departure. */
  firstDay: string;
  /** Hours of each date from then on, as the driver reported them. */
  reported: number[] | null;
}

export interface BusRow {
  id: string;
  name: string;
  seats: number | null;
  depot: Place | null;
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

export interface EntryRow {
  driverId: string;
  kind: 'driving' | 'otherWork' | 'availability';
  start: number;
  end: number;
  note: string;
}

const minute = (moment: string) => `floor(extract(epoch from ${moment}) / 60)::int`;
const place = (table: string) =>
  `case when ${table}.depot_lat is not null then json_build_object('lat', ${table}.depot_lat, 'lng', ${table}.depot_lng) end`;

/** The stops of an order as JSON, in order. */
export const stopsJson = (orderId: string) =>
  `(select json_agg(json_build_object('lat', s.lat, 'lng', s.lng, 'city', s.city, 'arrive', ${minute('s.arrive')},
     'depart', ${minute('s.depart')}, 'driverAtStop', s.driver_at_stop) order by s.position) from stop s where s.order_id = ${orderId})`;

export const busJson = `json_build_object('id', b.id, 'name', b.name, 'seats', b.seats, 'depot', ${place('b')})`;

/** What is known of drivers between two moments, a statement a source, however many drivers. Unknown ids are left out. */
export async function driverSources(
  manager: EntityManager,
  driverIds: readonly string[],
  from: Date,
  to: Date,
): Promise<DriverSources[]> {
  const read = <Row>(sql: string): Promise<Row[]> => manager.query(sql, [driverIds, from, to]);
  const people = await read<Omit<DriverSources, 'trips' | 'occurrences' | 'entries'>>(
    `select u.id as "driverId", concat_ws(' ', u.firstname, nullif(u.lastname, '')) as name,
       ${minute('u.created_at')} as "createdAt", coalesce(${place('r')}, ${place('c')}) as depot
     from "user" u left join driver_record r on r.driver_id = u.id left join duty_settings c on true
     where u.id = any($1) and $2::timestamptz < $3::timestamptz
     order by u.firstname, u.lastname, u.id`,
  );
  const trips = await read<TripRow>(
    `select d.driver_id as "driverId", o.id as "orderId", j.trip_number as "tripNumber", ${stopsJson('o.id')} as stops,
       c.place, c.drivers, coalesce((select json_agg(${busJson} order by a.position)
         from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id), '[]') as buses,
       (o.starts_at at time zone '${zone}')::date::text as "firstDay",
       (select array_replace(f.hours, 'NaN', 0) from feedback f where f.job_id = j.id and f.driver_id = d.driver_id) as reported
     from driver_assignment d
     join job j on j.id = d.job_id
     join "order" o on o.id = j.order_id and o.deleted_at is null and o.status in ('job', 'archived')
     cross join lateral (select count(*)::int as drivers, (count(*) filter (where p.position < d.position))::int as place
       from driver_assignment p where p.job_id = d.job_id and p.confirmation <> 'rejected') c
     where d.driver_id = any($1) and d.confirmation <> 'rejected' and d.during && tstzrange($2, $3)
     order by o.starts_at, o.id`,
  );
  const occurrences = await read<OccurrenceRow>(
    `select s.driver_id as "driverId", s.arrangement_id as "arrangementId", s.date::text, s.name,
       ${minute('s.departs_at')} as start, ${minute('s.arrives_at')} as "end", p.short_line as "shortLine", p.driving_min as "drivingMin",
       b.seats
     from occurrences(($2::timestamptz at time zone '${zone}')::date, ($3::timestamptz at time zone '${zone}')::date) s
     join lateral (select p.* from arrangement_period p where p.arrangement_id = s.arrangement_id and p.from_day <= s.date
       order by p.from_day desc limit 1) p on true left join bus b on b.id = s.bus_id
     where s.runs and s.driver_id = any($1) order by s.departs_at, s.arrangement_id`,
  );
  const entries = await read<EntryRow>(
    `select driver_id as "driverId", kind, ${minute('starts_at')} as start, ${minute('ends_at')} as "end", note
     from activity_entry where driver_id = any($1) and starts_at < $3 and ends_at > $2 order by starts_at, id`,
  );
  const [tripsOf, occurrencesOf, entriesOf] = [byDriver(trips), byDriver(occurrences), byDriver(entries)];
  return people.map((person) => ({
    ...person,
    trips: tripsOf(person.driverId),
    occurrences: occurrencesOf(person.driverId),
    entries: entriesOf(person.driverId),
  }));
}

function byDriver<Row extends { driverId: string }>(rows: Row[]): (id: string) => Row[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const own = found.get(row.driverId);
    if (own) own.push(row);
    else found.set(row.driverId, [row]);
  }
  return (id) => found.get(id) ?? [];
}

/** The depot of the company, and what a duty begins and ends with. */
export async function dutySettings(
  manager: EntityManager,
): Promise<{ depot: Place | null; begin: number; end: number }> {
  const [row] = await manager.query<{ depot: Place | null; begin: number; end: number }[]>(
    `select ${place('c')} as depot, c.begin_minutes as begin, c.end_minutes as "end" from duty_settings c`,
  );
  return row ?? { depot: null, begin: 15, end: 15 };
}
