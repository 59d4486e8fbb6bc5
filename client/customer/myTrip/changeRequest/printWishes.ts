import { printRouteName } from '../../../../server/platform/values/routeTitle';
import { t } from '../../../i18n/publicTexts';
import { formatDateTime } from '../../../lib/texts/time';
import type { MyChange } from './myChange';

/** 'väljumine 06.12.2026 08:00, reisijaid 52' */
export function printWishes({ start, stops, passengers, note }: MyChange): string {
  return [
    start && t('tripChanges.newDeparture', { when: formatDateTime(start) }),
    stops && t('tripChanges.newRoute', { route: printRouteName(stops) }),
    passengers !== null && t('tripChanges.newPassengers', { count: passengers }),
    note,
  ]
    .filter(Boolean)
    .join(', ');
}
