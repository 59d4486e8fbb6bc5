import type { DriverHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { printDayAndMonth } from '../../../lib/texts/month';
import { countWeekday, listWeekdayLetters } from '../../../lib/texts/weekdays';
import { formatTime } from '../../../lib/texts/time';

type Activity = DriverHoursQuery['driverHours']['activities'][number];

/** 'E 09.11' */
export const printDayLabel = (date: string): string =>
  `${listWeekdayLetters()[countWeekday(date)] ?? ''} ${printDayAndMonth(date)}`;

/** 'juhtimine 06:00–09:20 · Tallinn - Tartu' */
export function printActivity({ kind, start, end, title, source }: Activity): string {
  const activity = t('hours.activity', { kind: t(`hours.${kind}`), start: formatTime(start), end: formatTime(end) });
  const named = title ? t('hours.of', { activity, title }) : activity;
  return source === 'plan' ? named : `${named} (${t(`hours.${source}`)})`;
}

/** '1 rikkumine' */
export function printInfringementCount(count: number): string {
  if (count === 0) return t('hours.noInfringements');
  return count === 1 ? t('hours.oneInfringement') : t('hours.manyInfringements', { count });
}
