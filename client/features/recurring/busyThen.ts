import { DateTime } from 'luxon';
import { useBusyOnDateQuery } from '../../generated/graphql';
import { formatDateTime, formatTime, localDateOf } from '../../lib/time';
import { instantOf } from '../../ui/wallClock';
import type { Service } from './arrangementParts';

/** What else each driver has at the time of a service on a date: '12:00-14:00 Pärnu - Narva', by the driver's id. */
export function useBusyThen(service: Service, date: string, depart: string): ReadonlyMap<string, string[]> {
  const wall = DateTime.fromISO(`${date}T${depart}`, { zone: 'utc' });
  const from = wall.isValid ? instantOf(wall) : null;
  const to = from && new Date(Date.parse(from) + service.durationMin * 60_000).toISOString();
  const { data, previousData } = useBusyOnDateQuery({
    variables: { from: from ?? '', to: to ?? '' },
    skip: !from,
    fetchPolicy: 'network-only',
  });
  const found = new Map<string, string[]>();
  for (const { driverId, arrangementId, start, end, title } of (data ?? previousData)?.busyTimes ?? []) {
    // Its own usual day is no overlap.
    if (!driverId || arrangementId === service.id) continue;
    const at = (moment: string) => (localDateOf(moment) === date ? formatTime(moment) : formatDateTime(moment));
    found.set(driverId, [...(found.get(driverId) ?? []), `${at(start)}-${at(end)} ${title}`]);
  }
  return found;
}
