import { formatDateTime } from '../platform/time';
import type { ChangeRequest } from './changeRequest.entity';

/** What is asked for against what stands, one sentence each. */
export function sentencesOf(
  { start, route, passengers, note }: Pick<ChangeRequest, 'start' | 'route' | 'passengers' | 'note'>,
  order: { startsAt: Date; passengers: number },
): string[] {
  const departs = route ? new Date(route.startsAt) : start;
  return [
    ...(departs && departs.getTime() !== order.startsAt.getTime()
      ? [`Väljumine ${formatDateTime(departs)} (praegu ${formatDateTime(order.startsAt)})`]
      : []),
    ...(route ? [`Marsruut ${route.stops.map(({ city, address }) => city || address).join(' - ')}`] : []),
    ...(passengers !== null ? [`Reisijaid ${passengers} (praegu ${order.passengers})`] : []),
    ...(note === '' ? [] : [`„${note}“`]),
  ];
}
