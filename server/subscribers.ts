import { keepAccountingChange } from './office/accounting/changedSince';
import { expireWithOrder } from './customer/changeRequests/expireChanges';
import { keepLive } from './outbound/live/keepLive';
import { keepHistory } from './orders/lifecycle/history';
import { keepListing } from './orders/lifecycle/listing';
import type { OrderSubscriber } from './orders/lifecycle/order.events';
import { keepTally } from './orders/lifecycle/orderTally';
import { keepAcceptance } from './customer/papers/keepAcceptance';
import type { Config } from './platform/config';

interface Subscriber {
  subscriber: OrderSubscriber;
}

/**
 * All that follows from a change of an order, exact in its transaction: what is kept beside it in tables of its own, and the mails
 * and webhooks that are queued. A new subscriber is one file, and one line here.
 */
export const subscribers = (deps: {
  config: Config;
  notifications: Subscriber;
  webhooks: Subscriber;
}): OrderSubscriber[] => [
  keepHistory,
  keepListing,
  keepTally,
  keepAccountingChange,
  keepLive,
  expireWithOrder,
  keepAcceptance(deps.config),
  deps.notifications.subscriber,
  deps.webhooks.subscriber,
];
