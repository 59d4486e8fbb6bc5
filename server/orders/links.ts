import { Field, ObjectType } from 'type-graphql';
import type { Deps } from '../access/context';
import { PortalError } from '../platform/errors';
import { hashKey } from '../platform/ids';
import { EmailScalar, PhoneScalar } from '../platform/scalars';
import { assignmentByKey } from './answerJob';
import { Job } from './job.entity';
import { offerByKey, wrongKey } from './offers';
import { Order } from './order.entity';
import { oneOrder } from './orderLists';
import { OrderRow } from './orderTypes';

// What e-mailed links show. Opening one never changes anything: mail scanners open every link (design, section 4).

@ObjectType({ description: 'What an offer’s link shows.' })
export class OfferLink {
  @Field(() => Boolean, { description: 'Whether the offer was accepted or rejected before.' })
  alreadyAnswered: boolean;
  @Field(() => String, { description: 'Name of the customer, to begin with as group leader.' })
  fullName: string;
  @Field(() => EmailScalar, { description: 'E-mail of the customer.' })
  email: string;
  @Field(() => PhoneScalar, { description: 'Phone of the customer.' })
  phone: string;
}

@ObjectType({ description: 'What a driver’s confirmation link shows.' })
export class JobLink {
  @Field(() => Boolean, { description: 'Whether this driver answered before.' })
  alreadyAnswered: boolean;
  @Field(() => OrderRow, { description: 'The trip, without prices.' })
  order: OrderRow;
}

/** Errors: WRONG_KEY when another offer was sent since, the key is wrong, or the trip is over. */
export async function offerLink(deps: Deps, id: string, activationKey: string): Promise<OfferLink> {
  const { manager } = deps.db.dataSource;
  const order = await manager.findOneBy(Order, { id });
  if (!order || order.deletedAt) throw wrongKey();
  const offer = await offerByKey(manager, id, activationKey);
  const alreadyAnswered = offer.status !== 'open';
  if (!alreadyAnswered && order.endsAt <= deps.clock.now()) throw wrongKey();
  const { fullName, email, phone } = order;
  return { alreadyAnswered, fullName, email, phone };
}

/** Errors: WRONG_KEY when the trip was taken back or changed since, or the key is wrong. */
export async function jobLink(deps: Deps, id: string, confirmationKey: string): Promise<JobLink> {
  const { confirmation } = await assignmentByKey(deps.db.dataSource.manager, id, confirmationKey);
  try {
    return { alreadyAnswered: confirmation !== 'waiting', order: await oneOrder(deps, 'link', id) };
  } catch (error) {
    throw error instanceof PortalError && error.code === 'NOT_FOUND' ? wrongKey() : error;
  }
}

/** The trip behind a feedback link, without prices. Errors: WRONG_KEY. */
export async function feedbackLink(deps: Deps, id: string, secret: string): Promise<OrderRow> {
  const fits = await deps.db.dataSource.manager.existsBy(Job, { orderId: id, feedbackKeyHash: hashKey(secret) });
  if (!fits) throw wrongKey();
  return oneOrder(deps, 'link', id);
}
