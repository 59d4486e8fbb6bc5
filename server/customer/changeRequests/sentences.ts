import { routeName } from '../../platform/values/routeTitle';
import { formatDateTime } from '../../platform/time';
import type { WantedDifferences } from '../../model/orders/snapshots';
import type { ChangeRequest } from '../../model/customer/changeRequest.entity';

type Wanted = Pick<ChangeRequest, 'start' | 'route' | 'passengers' | 'note'>;

/** What is asked for, for e-mails. */
export const differencesOf = ({ start, route, passengers, note }: Wanted): WantedDifferences => ({
  departs: route?.startsAt ?? start?.toISOString() ?? null,
  route: route && routeName(route.stops),
  passengers,
  note,
});

/** What is asked for against what stands, one Estonian sentence each, for the history. */
export function sentencesOf(
  { start, route, passengers, note }: Wanted,
  order: { startsAt: Date; passengers: number },
): string[] {
  const departs = route ? new Date(route.startsAt) : start;
  return [
    ...(departs && departs.getTime() !== order.startsAt.getTime()
      ? [`Väljumine ${formatDateTime(departs)} (praegu ${formatDateTime(order.startsAt)})`]
      : []),
    ...(route ? [`Marsruut ${routeName(route.stops)}`] : []),
    ...(passengers !== null ? [`Reisijaid ${passengers} (praegu ${order.passengers})`] : []),
    ...(note === '' ? [] : [`„${note}“`]),
  ];
}
