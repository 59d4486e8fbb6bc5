import type { Deps } from '../../access';
import { toInSql } from '../../model/inSql';
import { jobStatuses } from '../../model/orders/orderStatus';
import { query, raw, sql } from '../../platform/sql';
import { addMs, days, startOfLocalDate } from '../../platform/time';
import { badInput } from '../../texts/messages';
import { isLate } from './findLateness';
import { countLateMinutes, toDate } from './readRoadOfTrip';
import type { Road } from './readRoads';
import { readRoads } from './readRoads';
import type { RoadTimes } from './roadTypes';

/** As the calendar; a page shows six weeks. */
const LONGEST_DAYS = 100;
/** A trip that should have ended earlier is on the road no more, whatever was not recorded. */
const FORGOTTEN_HOURS = 12;

/** The recorded times of trips that touch the days, for plan and calendar. Errors: BAD_USER_INPUT. */
export async function readRoadTimes(deps: Deps, from: string, to: string): Promise<RoadTimes[]> {
  const start = startOfLocalDate(from);
  const end = startOfLocalDate(to, 1);
  if (end <= start) throw badInput('period.lastDayBeforeFirst', 'to');
  if (end.getTime() - start.getTime() > days(LONGEST_DAYS))
    throw badInput('period.calendarTooLong', { days: LONGEST_DAYS }, 'to');
  const recorded = await query<{ id: string }>(
    deps.db.dataSource.manager,
    sql`select o.id from "order" o where o.starts_at < ${end} and o.ends_at > ${start} and o.deleted_at is null
          and o.status ${raw(toInSql(jobStatuses))} and exists (
            select from trip_event e where e.order_id = o.id and e.refusal is null and e.kind in ('arrive', 'leave'))
        order by o.starts_at, o.id`,
  );
  const roads = await readRoads(
    deps,
    recorded.map(({ id }) => id),
  );
  return roads.map((road) => toRoadTimes(road, deps.clock.now()));
}

function toRoadTimes(road: Road, now: Date): RoadTimes {
  const { id, end, times, stops, expected } = road;
  const isOpen = isOnRoad(road, now);
  return {
    orderId: id,
    leftAt: toDate(times.get(0)?.leftAt),
    arrivedAt: toDate(times.get(stops.length - 1)?.arrivedAt),
    expectedEnd: isOpen && expected ? toDate(Math.max(expected.end, end)) : null,
    lateMin: expected && (isOpen || expected.next === undefined) ? countLateMinutes(road) : 0,
    isLate: isOpen && isLate(road),
  };
}

const isOnRoad = ({ expected, end }: Pick<Road, 'expected' | 'end'>, now: Date): boolean =>
  expected?.next !== undefined && end > addMs(now, -FORGOTTEN_HOURS * 3_600_000).getTime();

/** Trips under way that are late enough to act. */
export async function readLateRoads(deps: Deps): Promise<Road[]> {
  const now = deps.clock.now();
  const candidates = await query<{ id: string }>(
    deps.db.dataSource.manager,
    sql`select o.id from "order" o where o.status = 'job' and o.deleted_at is null and o.starts_at < ${now}
          and o.ends_at > ${now}::timestamptz - ${FORGOTTEN_HOURS} * interval '1 hour'`,
  );
  const roads = await readRoads(
    deps,
    candidates.map(({ id }) => id),
  );
  return roads.filter((road) => isOnRoad(road, now) && isLate(road));
}
