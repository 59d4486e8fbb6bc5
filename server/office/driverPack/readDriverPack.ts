import type { Deps, Viewer } from '../../access';
import { readDriverHours } from '../../driving/duties';
import type { HoursActivity } from '../../driving/duties';
import { listTownsOnWay, thinLine } from '../../maps';
import { toInSql } from '../../model/inSql';
import { selectBusDates, selectDriverDates } from '../../model/driving/papers';
import { jobStatuses } from '../../model/orders/orderStatus';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { addMs, days, toLocalDate } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import type { DriverPack } from './driverPackTypes';

/** A check on the road asks for today and the 56 days before (561/2006, article 36 of 165/2014). */
const PAST_DAYS = 56;
const DAYS_BACK = 2;
const DAYS_AHEAD = 14;
/** More points show nothing more on a phone. */
const MOST_POINTS = 200;

interface TripStops {
  orderId: string;
  stops: { lat: number; lng: number }[];
}

/** Reads what a driver's phone keeps beside the day (docs/product/drivers.md, 'On the phone'). */
export async function readDriverPack(deps: Deps, viewer: Viewer): Promise<DriverPack> {
  const now = deps.clock.now();
  const { manager } = deps.db.dataSource;
  const around = sql`o.deleted_at is null and o.status ${raw(toInSql(jobStatuses))}
    and o.ends_at > ${addMs(now, -days(DAYS_BACK))} and o.starts_at < ${addMs(now, days(DAYS_AHEAD))}
    and exists (select from driver_assignment d where d.job_id = j.id and d.driver_id = ${viewer.id} and d.confirmation <> 'declined')`;
  const trips = await query<TripStops>(
    manager,
    sql`select o.id as "orderId",
          (select jsonb_agg(jsonb_build_object('lat', s.lat, 'lng', s.lng) order by s.position) from stop s where s.order_id = o.id) as stops
        from "order" o join job j on j.order_id = o.id where ${around} order by o.starts_at, o.id`,
  );
  const routes: DriverPack['routes'] = [];
  for (const trip of trips) {
    // A trip whose way nobody knows has none in the pack; the rest is there.
    const route = await readRoute(deps, trip).catch(() => undefined);
    if (route) routes.push(route);
  }
  return { routes, papers: await readPapers(deps, viewer, around), past: await readPast(deps, viewer, now) };
}

async function readRoute({ maps }: Deps, { orderId, stops }: TripStops): Promise<DriverPack['routes'][number]> {
  const { legs, path, notes } = await maps.route(stops);
  return {
    orderId,
    path: thinLine(path, MOST_POINTS).map(({ lat, lng }) => [roundDegrees(lat), roundDegrees(lng)]),
    legs: legs.map(({ distanceM, durationS }, index) => ({
      towns: [...new Set(listTownsOnWay(stops[index]!, stops[index + 1]!).map(({ city }) => city))],
      distanceKm: Math.round(distanceM / 1000),
      durationMin: Math.round(durationS / 60),
    })),
    notes,
  };
}

/** To about ten metres. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

const readPapers = ({ db }: Deps, viewer: Viewer, around: Sql): Promise<DriverPack['papers']> =>
  query<DriverPack['papers'][number]>(
    db.dataSource.manager,
    sql`select p."busName", p.kind, p.ends::text from (
          select null as "busName", w.kind, w.ends from driver_record r,
            lateral (${raw(selectDriverDates('r'))}) as w (kind, ends) where r.driver_id = ${viewer.id}
          union all
          select b.name, w.kind, w.ends from bus b, lateral (${raw(selectBusDates('b'))}) as w (kind, ends)
          where b.id in (select a.bus_id from bus_assignment a join job j on j.id = a.job_id join "order" o on o.id = j.order_id
            where ${around})) p
        where p.ends is not null order by p.ends, p.kind, p."busName"`,
  );

async function readPast(deps: Deps, viewer: Viewer, now: Date): Promise<DriverPack['past']> {
  const from = addDays(toLocalDate(now), -PAST_DAYS);
  const asked = { driverId: viewer.id, from, days: PAST_DAYS + 1 };
  const hours = await readDriverHours(deps, viewer, asked);
  const worked = hours.activities.filter(({ kind }) => kind === 'driving' || kind === 'otherWork');
  return hours.days.map(({ date, start, end }) => sumDay(date, worked, [start, end < now ? end : now])).reverse();
}

/** The work of a date up to now, by plan and reports. */
function sumDay(date: string, worked: readonly HoursActivity[], [from, to]: [Date, Date]): DriverPack['past'][number] {
  const own = worked
    .filter(({ start, end }) => start < to && end > from)
    .map((one) => ({ ...one, start: one.start < from ? from : one.start, end: one.end > to ? to : one.end }));
  const sum = (activities: readonly HoursActivity[]) =>
    Math.round(activities.reduce((ms, { start, end }) => ms + end.getTime() - start.getTime(), 0) / 60_000);
  return {
    date,
    begin: own[0]?.start ?? null,
    end: own.at(-1)?.end ?? null,
    driving: sum(own.filter(({ kind }) => kind === 'driving')),
    work: sum(own),
    titles: [...new Set(own.flatMap(({ title }) => title ?? []))],
  };
}
