import { keepAccountingChange } from './accounting/changedSince';
import { expireWithOrder } from './changeRequests/expireChanges';
import { keepLive } from './live/keepLive';
import { keepHistory } from './orders/lifecycle/history';
import { keepListing } from './orders/lifecycle/listing';
import type { OrderSubscriber } from './orders/lifecycle/order.events';
import { keepTally } from './orders/lifecycle/orderTally';

/**
 * What is kept beside an order in tables of its own, exact in the transaction of each change. With what needs settings (accepted offers, mails and webhooks),
 * which services.ts adds, this is all that follows from a change: a new subscriber is one file, and one line here.
 */
export const records: readonly OrderSubscriber[] = [
  keepHistory,
  keepListing,
  keepTally,
  keepAccountingChange,
  keepLive,
  expireWithOrder,
];
