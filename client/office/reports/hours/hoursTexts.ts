import type { DriverHoursQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import { dayAndMonth } from '../../../lib/texts/month';
import { countWeekday, weekdayLetters } from '../../../lib/texts/weekdays';
import { formatTime } from '../../../lib/texts/time';

type Activity = DriverHoursQuery['driverHours']['activities'][number];

/** 'E 09.11' */
export const dayLabel = (date: string): string => `${weekdayLetters()[countWeekday(date)] ?? ''} ${dayAndMonth(date)}`;

/** 'juhtimine 06:00–09:20 · Tallinn - Tartu' */
export function activityText({ kind, start, end, title, source }: Activity): string {
  const activity = t('hours.activity', { kind: t(`hours.${kind}`), start: formatTime(start), end: formatTime(end) });
  const named = title ? t('hours.of', { activity, title }) : activity;
  return source === 'plan' ? named : `${named} (${t(`hours.${source}`)})`;
}

/** '1 rikkumine' */
export function infringementCount(count: number): string {
  if (count === 0) return t('hours.noInfringements');
  return count === 1 ? t('hours.oneInfringement') : t('hours.manyInfringements', { count });
}
