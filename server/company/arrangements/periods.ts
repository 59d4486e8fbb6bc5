import type { EntityManager } from 'typeorm';
import { addDays } from '../../platform/values/localDay';
import { toLocalDate } from '../../platform/time';
import { ArrangementPeriod } from '../../model/driving/arrangementPeriod.entity';

/** An arrangement's periods, the first one first: each holds until the next one begins. */
export const readPeriods = (manager: EntityManager, arrangementId: string): Promise<ArrangementPeriod[]> =>
  manager.find(ArrangementPeriod, { where: { arrangementId }, order: { fromDay: 'ASC' } });

/** The periods that hold on a day, YYYY-MM-DD, or later: at least one. */
export function requirePeriodsSince<Period extends { fromDay: string }>(
  periods: readonly Period[],
  day: string,
): [Period, ...Period[]] {
  const [first, ...others] = periods.slice(periods.findLastIndex(({ fromDay }) => fromDay <= day));
  if (!first) throw new Error('an arrangement has a period from the beginning on');
  return [first, ...others];
}

/** The first local date that a whole edit can change: today, unless the arrangement has left today already. */
export async function findFirstOpenDay(manager: EntityManager, arrangementId: string, now: Date): Promise<string> {
  const today = toLocalDate(now);
  return (await listLeftToday(manager, now, arrangementId)).has(arrangementId) ? addDays(today, 1) : today;
}

/** Of all arrangements, or of one, those that have left today. */
export async function listLeftToday(manager: EntityManager, now: Date, arrangementId?: string): Promise<Set<string>> {
  const left: { id: string }[] = await manager.query(
    `select arrangement_id as id from occurrences($1::date, $1::date)
     where ($3::uuid is null or arrangement_id = $3) and runs and departs_at <= $2`,
    [toLocalDate(now), now, arrangementId ?? null],
  );
  return new Set(left.map(({ id }) => id));
}
