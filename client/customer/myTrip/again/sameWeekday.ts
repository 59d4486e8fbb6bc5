import { addDays, countDays } from '../../../../server/platform/values/localDay';
import { toLocalDate } from '../../../lib/texts/time';

/** The first day of the same weekday that is after the trip and at least a week ahead. */
export function findSameWeekday(start: string, now: Date): string {
  const day = toLocalDate(start);
  const ahead = Math.ceil((countDays(day, addDays(toLocalDate(now), 7)) - 1) / 7);
  return addDays(day, 7 * Math.max(1, ahead));
}
