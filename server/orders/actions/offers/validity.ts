import type { Offer } from '../../../model/orders/offer.entity';
import type { Order } from '../../../model/orders/order.entity';
import { isBooked } from '../../../model/orders/orderStatus';
import { badInput } from '../../../texts/messages';
import { addMs, days, toLocalDate, startOfLocalDate } from '../../../platform/time';

interface TripTimes {
  startsAt: Date;
  endsAt: Date;
}

/** How long an offer holds unless the logistician says otherwise. */
const USUAL_DAYS = 14;

/** Closer to the sending, or to each other, reminders would only annoy. */
const LEAST_APART_MS = days(0.5);

/**
 * When an offer that is sent now ends: at the end of the given local day, never after the departure. A trip that is under way
 * is offered until its end. Errors: BAD_USER_INPUT for a day that is over, or after the departure.
 */
export function requireValidUntil({ startsAt, endsAt }: TripTimes, now: Date, day?: string | null): Date {
  const latest = startsAt > now ? startsAt : endsAt;
  if (day && day < toLocalDate(now)) throw badInput('quote.endInPast', 'validUntil');
  if (day && day > toLocalDate(latest)) throw badInput('quote.endAfterDeparture', 'validUntil');
  const end = startOfLocalDate(day ?? toLocalDate(addMs(now, days(USUAL_DAYS))), 1);
  return end < latest ? end : latest;
}

/** When the customer is reminded: half-way, and a day before the end. */
export function listReminders(sentAt: Date, end: Date): Date[] {
  const halfWay = addMs(sentAt, (end.getTime() - sentAt.getTime()) / 2);
  const dayBefore = addMs(end, -days(1));
  const due = [halfWay, dayBefore].filter((moment) => moment.getTime() - sentAt.getTime() >= LEAST_APART_MS);
  const [first, second] = due;
  return first && second && Math.abs(second.getTime() - first.getTime()) < LEAST_APART_MS ? [second] : due;
}

/** Whether something is agreed with the customer, or was until it was cancelled. */
export const wasAgreed = ({ status }: Pick<Order, 'status'>, offer: Pick<Offer, 'cancellationFee'> | null): boolean =>
  isBooked(status) || (status === 'rejected' && offer?.cancellationFee != null);
