import { makeTripKey } from '../customer/myTrip/makeTripKey';
import type { AnnouncedEvent, OrderSubscriber } from '../orders/lifecycle/orderEvents';
import type { Clock } from '../platform/time';

/**
 * Takes the place of the notifications while the demo plays the past: keeps the keys that the e-mails would carry, and
 * queues no e-mail. Events that are announced from `mailFrom` on are kept, to be mailed once the queue is open.
 */
export class Keys {
  private readonly activation = new Map<string, string>();
  private readonly confirmation = new Map<string, string>();
  private readonly trip = new Map<string, string>();
  private readonly feedback = new Map<string, string>();
  readonly recent: AnnouncedEvent[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly mailFrom: Date,
  ) {}

  readonly subscriber: OrderSubscriber = (event) => {
    if (event.type === 'changed' || event.type === 'recorded') return [];
    const { id } = event.order;
    if (event.type === 'feedbackAsked') {
      for (const { driver, feedbackKey } of event.drivers) this.feedback.set(id + driver.id, feedbackKey);
    }
    if (event.type === 'driversAsked') {
      for (const { driver, confirmationKey } of event.drivers) this.confirmation.set(id + driver.id, confirmationKey);
    }
    if (this.clock.now() >= this.mailFrom) this.recent.push(event);
    if (event.type !== 'offerSent') return [];
    this.activation.set(id, event.activationKey);
    const { key, statement } = makeTripKey(id, this.clock.now());
    this.trip.set(id, key);
    return [statement];
  };

  /** No mail of these leaves while the past is played, and none is caught up on later. */
  readonly mailTripList = () => [];
  readonly mailPasswordChanged = () => [];
  readonly mailPasswordLink = () => [];
  readonly mailNewDevice = () => [];
  readonly mailFactorChanged = () => [];
  readonly mailInvoice = () => [];
  readonly mailReminder = () => [];
  readonly mailQuestion = () => [];
  readonly mailReceipt = () => [];
  readonly mailAccount = () => [];
  readonly mailDriversTold = () => [];

  /** Of the latest offer's link. */
  activationKey = (orderId: string): string => requireKnown(this.activation.get(orderId));
  /** Of the trip's page. */
  tripKey = (orderId: string): string => requireKnown(this.trip.get(orderId));
  /** Of the link that asks this driver to confirm. */
  confirmationKey = (orderId: string, driverId: string): string =>
    requireKnown(this.confirmation.get(orderId + driverId));
  /** Of the link that asks this driver for feedback. */
  feedbackKey = (orderId: string, driverId: string): string => requireKnown(this.feedback.get(orderId + driverId));
}

function requireKnown(key: string | undefined): string {
  if (key === undefined) throw new Error('the demo uses a key that was never sent');
  return key;
}
