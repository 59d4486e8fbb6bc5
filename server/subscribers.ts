import { factorChangedEvent, newDeviceEvent } from './access';
import { passwordChangedEvent, passwordLinkEvent } from './company/people';
import { renamed } from './company/renamed';
import { expireWithOrder } from './customer/changeRequests';
import { keepAcceptance } from './customer/papers';
import { tripListAsked } from './customer/tripList';
import { driversTold } from './office/driverNotices';
import { invoiceToMail } from './office/invoicing';
import { accountToMail, receiptToMail } from './office/payments';
import { mailQuestionAsked } from './office/mailDrafts';
import { invoiceReminded } from './office/reminders';
import { keepProgramme } from './office/roadPapers';
import { cashTaken } from './office/tripEvents';
import { keepAccountingChange, keepImportedForAccounting } from './office/accounting';
import {
  keepHistory,
  keepImported,
  keepListing,
  keepTally,
  orderHappened,
  ordersImported,
  relistRenamed,
} from './orders';
import type { OrderSubscriber } from './orders';
import { keepImportedLive, keepLive } from './outbound/live';
import type { Notifications } from './outbound/notifications';
import type { Push } from './outbound/push';
import type { WebhookDeliveries } from './outbound/webhooks';
import type { CurrentSettings } from './platform/settings/settings';
import type { Events, Subscriber } from './platform/events';

interface SubscriberParts {
  notifications: Pick<
    Notifications,
    | 'subscriber'
    | 'mailTripList'
    | 'mailReminder'
    | 'mailQuestion'
    | 'mailPasswordChanged'
    | 'mailPasswordLink'
    | 'mailNewDevice'
    | 'mailFactorChanged'
    | 'mailInvoice'
    | 'mailReceipt'
    | 'mailAccount'
    | 'mailDriversTold'
  >;
  webhooks: Pick<WebhookDeliveries, 'subscriber'>;
  push: Pick<Push, 'subscriber' | 'pushNotice'>;
  /** Books what a driver took on the road. */
  takeCash: Subscriber<typeof cashTaken.event>;
}

/**
 * Subscribes everything that follows from an event, exact in its transaction: derived rows in separate tables, and
 * queued mails and webhooks. A new subscriber is one file, and one line here.
 */
export function subscribeAll(
  events: Events,
  settings: CurrentSettings,
  { notifications, webhooks, push, takeCash }: SubscriberParts,
): void {
  const ofOrders: OrderSubscriber[] = [
    keepHistory,
    keepListing,
    keepTally,
    keepAccountingChange,
    keepLive,
    expireWithOrder,
    keepAcceptance(settings),
    keepProgramme,
    notifications.subscriber,
    webhooks.subscriber,
    push.subscriber,
  ];
  ofOrders.forEach((subscriber) => events.subscribe(orderHappened, subscriber));
  for (const subscriber of [keepImported, keepImportedForAccounting, keepImportedLive])
    events.subscribe(ordersImported, subscriber);
  events.subscribe(renamed, relistRenamed);
  events.subscribe(invoiceToMail, notifications.mailInvoice);
  events.subscribe(receiptToMail, notifications.mailReceipt);
  events.subscribe(accountToMail, notifications.mailAccount);
  events.subscribe(cashTaken, takeCash);
  for (const subscriber of [notifications.mailDriversTold, push.pushNotice]) events.subscribe(driversTold, subscriber);
  events.subscribe(tripListAsked, notifications.mailTripList);
  events.subscribe(invoiceReminded, notifications.mailReminder);
  events.subscribe(mailQuestionAsked, notifications.mailQuestion);
  events.subscribe(passwordChangedEvent, notifications.mailPasswordChanged);
  events.subscribe(factorChangedEvent, notifications.mailFactorChanged);
  events.subscribe(newDeviceEvent, notifications.mailNewDevice);
  events.subscribe(passwordLinkEvent, notifications.mailPasswordLink);
}
