import { DateTime } from 'luxon';
import { useBusyOnDateQuery } from '../../generated/graphql';
import type { ArrangementDaysQuery } from '../../generated/graphql';
import { formatDateTime, formatTime, toLocalDate } from '../../lib/texts/time';
import { toInstant } from '../../ui/fields/wallClock';

type Day = Pick<ArrangementDaysQuery['calendar']['occurrences'][number], 'arrangementId' | 'date' | 'start' | 'end'>;

/** Other bookings of each driver while an arrangement runs on a day: '12:00-14:00 Pärnu - Narva', by the driver's id. */
export function useBusyThen(day: Day, depart: string): ReadonlyMap<string, string[]> {
  const { date } = day;
  const wall = DateTime.fromISO(`${date}T${depart}`, { zone: 'utc' });
  const from = wall.isValid ? toInstant(wall) : null;
  const to = from && new Date(Date.parse(from) + Date.parse(day.end) - Date.parse(day.start)).toISOString();
  const { data, previousData } = useBusyOnDateQuery({
    variables: { from: from ?? '', to: to ?? '' },
    skip: !from,
    fetchPolicy: 'network-only',
  });
  const found = new Map<string, string[]>();
  for (const { driverId, arrangementId, start, end, title } of (data ?? previousData)?.busyTimes ?? []) {
    // Its own usual day is no overlap.
    if (!driverId || arrangementId === day.arrangementId) continue;
    const at = (moment: string) => (toLocalDate(moment) === date ? formatTime(moment) : formatDateTime(moment));
    found.set(driverId, [...(found.get(driverId) ?? []), `${at(start)}-${at(end)} ${title}`]);
  }
  return found;
}
