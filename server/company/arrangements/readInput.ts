import { badInput } from '../../texts/messages';
import { countDays } from '../../platform/values/localDay';
import { isBlank } from '../../platform/api/notBlank';
import type { ArrangementInput } from './arrangementInputs';

/** An arrangement begins and ends within this many years. */
const LONGEST_YEARS = 10;

/** The fields as they are stored. Errors: BAD_USER_INPUT for what one field alone cannot tell. */
export function readInput({ name, description, weekdays, firstDay, lastDay, depart, durationMin }: ArrangementInput) {
  const trimmed = name.trim();
  if (isBlank(name)) throw badInput('form.nameMissing', 'name');
  if (lastDay < firstDay) throw badInput('period.lastDayBeforeFirst', 'lastDay');
  const days = countDays(firstDay, lastDay);
  if (days > LONGEST_YEARS * 366) throw badInput('arrangement.tooLong', { years: LONGEST_YEARS }, 'lastDay');
  if (!isRunningWithin(firstDay, days, weekdays)) throw badInput('arrangement.noSuchDays', 'weekdays');
  return {
    name: trimmed,
    description: description.trim(),
    weekdays: [...weekdays].sort(),
    firstDay,
    lastDay,
    depart,
    durationMin,
  };
}

function isRunningWithin(firstDay: string, days: number, weekdays: number[]): boolean {
  const firstWeekday = new Date(firstDay).getUTCDay();
  return weekdays.some((weekday) => (weekday - firstWeekday + 7) % 7 < days);
}
