import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { toInSql } from '../../../model/inSql';
import { jobStatuses } from '../../../model/orders/orderStatus';
import { query, raw, sql } from '../../../platform/sql';
import { isInWindow } from '../../../platform/values/road/places';
import { badInput, conflict } from '../../../texts/messages';
import type { Fix } from './findForged';
import { findForged } from './findForged';

/** A fix that follows the stored one sooner is dropped, so that a busy tracker does not fill the table. */
const LEAST_GAP_MS = 5_000;

/** The trips that a source may be on, and its former place. */
interface Source {
  trips: { start: number; end: number }[];
  former: Fix | null;
}

interface PhoneSource extends Source {
  /** The latest event of the duty in a day. */
  duty: string | null;
  isOwn: boolean;
}

/** SQL: the trips of a source as JSON. It needs the aliases `of.id` and `now_at` of its caller. */
const selectTrips = (joins: string, where: string) =>
  raw(`coalesce((
  select jsonb_agg(jsonb_build_object('start', extract(epoch from o.starts_at) * 1000, 'end', extract(epoch from o.ends_at) * 1000))
  from ${joins} join job j on j.id = a.job_id join "order" o on o.id = j.order_id
  where ${where} and o.deleted_at is null and o.status ${toInSql(jobStatuses)}
    -- A fix may be an hour old (OLDEST_MS) and an hour outside of its trip (WINDOW_MS).
    and a.during && tstzrange(now_at - interval '2 hours', now_at + interval '2 hours')), '[]')`);

/** SQL: the latest stored fix of the source `of.id` as JSON. */
const selectFormerFix = raw(`(
  select jsonb_build_object('at', extract(epoch from p.at) * 1000, 'lat', p.lat_e5 / 1e5, 'lng', p.lng_e5 / 1e5)
  from position p where p.source_id = of.id order by p.at desc limit 1)`);

/**
 * Stores fixes of a driver's phone. Errors: CONFLICT when the setting is off, the driver is off duty, `orderId` is not the
 * driver's, or a fix is outside of the time of every trip of the driver; BAD_USER_INPUT for a fix that cannot be true. One
 * bad fix refuses all.
 */
export async function storePhoneFixes(
  deps: Deps,
  viewer: Viewer,
  { orderId, fixes }: { orderId: string; fixes: readonly Fix[] },
): Promise<void> {
  requireOn(deps);
  const { manager } = deps.db.dataSource;
  const [source] = (await query<PhoneSource>(
    manager,
    sql`select ${selectTrips('driver_assignment a', `a.driver_id = of.id and a.confirmation <> 'declined'`)} as trips,
          ${selectFormerFix} as former,
          exists (select from job j join driver_assignment a on a.job_id = j.id
            where j.order_id = ${orderId} and a.driver_id = of.id and a.confirmation <> 'declined') as "isOwn",
          (select e.kind from trip_event e where e.driver_id = of.id and e.refusal is null
            and e.kind in ('dutyBegin', 'dutyEnd') and e.happened_at > now_at - interval '1 day'
            order by e.happened_at desc, e.id desc limit 1) as duty
        from (select ${viewer.id}::uuid as id, ${deps.clock.now()}::timestamptz as now_at) of`,
  )) as [PhoneSource];
  if (!source.isOwn) throw conflict('position.notYours');
  if (source.duty !== 'dutyBegin') throw conflict('position.offDuty');
  await store(deps, manager, viewer.id, source, fixes);
}

/**
 * Stores the fix that a bus's tracker sent. Errors: CONFLICT when the setting is off or no trip of the bus is near;
 * BAD_USER_INPUT.
 */
export async function storeTrackerFix(deps: Deps, busId: string, fix: Fix): Promise<void> {
  requireOn(deps);
  const { manager } = deps.db.dataSource;
  const [source] = (await query<Source>(
    manager,
    sql`select ${selectTrips('bus_assignment a', 'a.bus_id = of.id')} as trips, ${selectFormerFix} as former
        from (select ${busId}::uuid as id, ${deps.clock.now()}::timestamptz as now_at) of`,
  )) as [Source];
  await store(deps, manager, busId, source, [fix]);
}

function requireOn({ settings }: Deps): void {
  if (!settings().positions) throw conflict('position.off');
}

async function store(
  { clock }: Deps,
  manager: EntityManager,
  sourceId: string,
  { trips, former }: Source,
  fixes: readonly Fix[],
): Promise<void> {
  const now = clock.now().getTime();
  let latest = former ?? undefined;
  const kept: Fix[] = [];
  for (const fix of [...fixes].sort((one, other) => one.at - other.at)) {
    const forged = findForged(fix, latest, now);
    if (forged) throw badInput(forged, 'fixes');
    if (!trips.some((trip) => isInWindow(trip, fix.at))) throw conflict('position.outsideWindow');
    // The latest one stands; what was sent again, or out of order, adds nothing.
    if (latest && fix.at < latest.at + LEAST_GAP_MS) continue;
    kept.push(fix);
    latest = fix;
  }
  if (kept.length === 0) return;
  await query(
    manager,
    sql`insert into position (source_id, at, lat_e5, lng_e5)
        select ${sourceId}::uuid, to_timestamp(f.at / 1000), round(f.lat * 1e5)::int, round(f.lng * 1e5)::int
        from unnest(${kept.map(({ at }) => at)}::float8[], ${kept.map(({ lat }) => lat)}::float8[],
          ${kept.map(({ lng }) => lng)}::float8[]) f(at, lat, lng)
        on conflict do nothing`,
  );
}
