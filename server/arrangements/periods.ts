import type { EntityManager } from 'typeorm';
import { addDays } from '../platform/values/localDay';
import { localDate } from '../platform/time';
import { ArrangementPeriod } from './arrangementPeriod.entity';

/** An arrangement's periods, the first one first: each holds until the next one begins. */
export const periodsOf = (manager: EntityManager, arrangementId: string): Promise<ArrangementPeriod[]> =>
  manager.find(ArrangementPeriod, { where: { arrangementId }, order: { fromDay: 'ASC' } });

/** The periods that hold on a day, YYYY-MM-DD, or later: at least one. */
export function periodsSince<Period extends { fromDay: string }>(
  periods: readonly Period[],
  day: string,
): [Period, ...Period[]] {
  const [first, ...others] = periods.slice(periods.findLastIndex(({ fromDay }) => fromDay <= day));
  if (!first) throw new Error('an arrangement has a period from the beginning on');
  return [first, ...others];
}

/** The first local date that a whole edit can change: today, unless the arrangement has left today already. */
export async function firstOpenDay(manager: EntityManager, arrangementId: string, now: Date): Promise<string> {
  const today = localDate(now);
  const left: unknown[] = await manager.query(
    'select 1 from occurrences($1::date, $1::date) where arrangement_id = $2 and runs and departs_at <= $3',
    [today, arrangementId, now],
  );
  return left.length > 0 ? addDays(today, 1) : today;
}
