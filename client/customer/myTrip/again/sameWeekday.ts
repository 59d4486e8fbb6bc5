import { addDays } from '../../../../server/platform/values/localDay';
import { toLocalDate } from '../../../lib/texts/time';

const DAY_MS = 86_400_000;

/** The first day of the same weekday that is after the trip and at least a week ahead. */
export function findSameWeekday(start: string, now: Date): string {
  const day = toLocalDate(start);
  const ahead = Math.ceil((Date.parse(addDays(toLocalDate(now), 7)) - Date.parse(day)) / DAY_MS / 7);
  return addDays(day, 7 * Math.max(1, ahead));
}
