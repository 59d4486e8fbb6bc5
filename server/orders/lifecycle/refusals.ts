import type { EntityManager } from 'typeorm';
import { PortalError } from '../../platform/errors';
import { message, notFound } from '../../texts/messages';
import type { OrderStatus } from '../../model/orders/orderStatus';
import type { Refusal } from './lifecycle';
import type { Order } from '../../model/orders/order.entity';
import type { Message } from '../../platform/values/message';

/** Why an order is not changed: it is gone, or the lifecycle refuses the action in this status. */
export type NotChanged = { refused: 'gone' } | { refused: Refusal; status: OrderStatus };

/** The error for an order that is not changed. A caller that came by a link may give a different one. */
export type RefuseChange = (why: NotChanged) => PortalError;

/** Errors: NOT_FOUND, ALREADY_ANSWERED, CONFLICT. */
export const refuseChange: RefuseChange = (why) =>
  why.refused === 'gone' ? notFound('order') : toRefusalError(why.refused, why.status);

function toRefusalError(refused: Refusal, status: OrderStatus): PortalError {
  if (refused === 'already_answered')
    return new PortalError('ALREADY_ANSWERED', message('offer.decided'), { details: { status } });
  const messages: Record<Exclude<Refusal, 'already_answered'>, Message> = {
    wrong_status: message('order.wrongStatus', { status }),
    trip_ended: message('order.tripEnded'),
    trip_begun: message('order.tripBegun'),
    trip_not_ended: message('order.tripNotEnded'),
    not_allowed: message('access.notAllowed'),
  };
  return new PortalError('CONFLICT', messages[refused], { details: { status, refused } });
}

interface MissedChange {
  at: Date;
  action: string;
  actor: string;
  actorName: string | null;
  changes: Record<string, unknown>;
}

/** Somebody changed the order since the page was opened: told with what was missed. */
export async function toStaleVersionError(
  manager: EntityManager,
  order: Order,
  seenVersion: number,
): Promise<PortalError> {
  const missed: MissedChange[] = await manager.query(
    `select e.at, e.action, e.actor, u.firstname as "actorName", e.changes
     from order_event e left join "user" u on u.id = e.user_id
     where e.order_id = $1 and e.version > $2 order by e.version`,
    [order.id, seenVersion],
  );
  return new PortalError('STALE_VERSION', message('order.stale'), { details: { version: order.version, missed } });
}
