import { readLateRoads } from '../../../driving/road';
import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

const MINUTE_MS = 60_000;
/** Expected times move with the clock; the list is the same within a minute. */
const toMinute = (moment: number) => new Date(Math.floor(moment / MINUTE_MS) * MINUTE_MS);

/** A delay that grows by less is the same decision. */
const STEP_MIN = 15;

/** A trip on the road is late. The page of the order says whom that touches, and has the messages. */
export const late: TodayKind<'late'> = {
  name: 'late',
  description: 'A trip on the road is at least 15 minutes late.',
  trigger: async (deps) => {
    const roads = await readLateRoads(deps);
    const rows = roads.map(({ id, stops, expected }) => {
      const { next = 0, lateMs = 0, isAtStop = false, stops: times = [] } = expected ?? {};
      const at = isAtStop ? times[next]?.depart : times[next]?.arrive;
      const minutes = Math.round(lateMs / MINUTE_MS);
      return { id, city: stops[next]?.city ?? '', next, minutes, at: toMinute(at ?? 0) };
    });
    return {
      from: sql`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ city }) => city)}::text[], ${rows.map(({ next }) => next)}::int[],
        ${rows.map(({ minutes }) => minutes)}::float8[], ${rows.map(({ at }) => at)}::timestamptz[]) w(id, city, next, minutes, at)`,
      subject: 'w.id',
      order: 'w.id',
      mark: `concat_ws(' ', w.next, floor(w.minutes / ${STEP_MIN}))`,
      due: 'w.at',
      since: `w.at - w.minutes * interval '1 minute'`,
      who: 'w.city',
      hours: 'w.minutes / 60',
    };
  },
};
