import { printRouteName } from '../../platform/values/routeTitle';
import type { Message } from '../../platform/values/message';
import { message } from '../../texts/messages';
import type { WantedDifferences } from '../../model/orders/snapshots';
import type { ChangeRequest } from '../../model/customer/changeRequest.entity';

type Wanted = Pick<ChangeRequest, 'start' | 'route' | 'passengers' | 'note'>;

/** The requested changes, for e-mails. */
export const listDifferences = ({ start, route, passengers, note }: Wanted): WantedDifferences => ({
  departs: route?.startsAt ?? start?.toISOString() ?? null,
  route: route && printRouteName(route.stops),
  passengers,
  note,
});

/** The requested changes beside the present values, for the history. */
export function tellDifferences(
  { start, route, passengers, note }: Wanted,
  order: { startsAt: Date; passengers: number },
): Message[] {
  const departs = route ? new Date(route.startsAt) : start;
  const told: Message[] = [];
  if (departs && departs.getTime() !== order.startsAt.getTime())
    told.push(message('history.departure', { before: toMoment(order.startsAt), after: toMoment(departs) }));
  if (route) told.push(message('history.route', { route: printRouteName(route.stops) }));
  if (passengers !== null) told.push(message('history.passengers', { before: order.passengers, after: passengers }));
  if (note !== '') told.push(message('history.words', { words: note }));
  return told;
}

const toMoment = (moment: Date) => ({ moment: moment.toISOString() });
