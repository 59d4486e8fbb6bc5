import type { DriverSnapshot, OrderHappening } from '../orders/order.events';
import { hashKey } from '../platform/ids';
import type { Message } from './message';
import { forCustomer, forDriver } from './views';

/** What people may be told of; other programs are told of each change (webhooks). */
export type Told = Exclude<OrderHappening, { type: 'changed' }>;
type Kind = Told['type'];
type Happening<K extends Kind> = Extract<Told, { type: K }>;

/** What is to be written to whom. `to` is null when the person has no address, undefined when LOGISTICS_EMAIL is not set. */
export type Draft = Message extends infer M
  ? M extends Message
    ? Omit<M, 'to'> & { to: string | null | undefined }
    : never
  : never;

/** `logistics` is the logistician's address, if it is set. */
type Rule<K extends Kind> = (happening: Happening<K>, logistics: string | undefined) => Draft[];

/**
 * THE declaration: what happened -> who is told -> with which template.
 * `cause` names one happening for good, so that its message is queued once however often it is told.
 */
const rules: { [K in Kind]: Rule<K> } = {
  inquirySubmitted: ({ order }, logistics) => [
    {
      template: 'inquiryReceived',
      to: order.email,
      cause: `inquirySubmitted:${order.id}`,
      props: { order: forCustomer(order) },
    },
    { template: 'inquiryArrived', to: logistics, cause: `inquirySubmitted:${order.id}`, props: { order } },
  ],

  offerSent: ({ order, offer, activationKey }) => [
    {
      template: 'offerSent',
      to: order.email,
      cause: `offerSent:${offer.id}`,
      props: { order: forCustomer(order), offer, activationKey },
    },
  ],

  acceptedOnBehalf: ({ order, offer }) => [
    {
      template: 'offerAccepted',
      to: order.email,
      cause: `acceptedOnBehalf:${offer.id}`,
      props: { order: forCustomer(order), offer },
    },
  ],

  routeChanged: ({ order, eventId }) => [
    {
      template: 'routeChanged',
      to: order.email,
      cause: `routeChanged:${eventId}`,
      props: { order: forCustomer(order) },
    },
  ],

  driversAsked: ({ order, asked }) =>
    asked.map(({ driver, changed, confirmationKey }) => ({
      template: changed ? 'tripChanged' : 'jobAssigned',
      to: driver.email,
      // A driver is asked anew with a new key; its hash tells one asking from the next and gives the key away to nobody.
      cause: `driverAsked:${order.id}:${driver.id}:${hashKey(confirmationKey).slice(0, 16)}`,
      props: { order: forDriver(order), driver: nameOf(driver), confirmationKey },
    })),

  driversReleased: ({ order, eventId, drivers }) =>
    drivers.map((driver) => ({
      template: 'tripTakenBack',
      to: driver.email,
      cause: `driverReleased:${eventId}:${driver.id}`,
      props: { order: forDriver(order), driver: nameOf(driver) },
    })),

  jobDeclined: ({ order, eventId, driver }, logistics) => [
    {
      template: 'jobDeclined',
      to: logistics,
      cause: `jobDeclined:${eventId}`,
      props: { order: forDriver(order), driver: nameOf(driver) },
    },
  ],

  feedbackAsked: ({ order, drivers, feedbackKey }) =>
    drivers.map((driver) => ({
      template: 'feedbackAsked',
      to: driver.email,
      cause: `feedbackAsked:${order.id}:${driver.id}`,
      props: { order: forDriver(order), driver: nameOf(driver), feedbackKey },
    })),
};

/** The messages that a happening calls for. */
export function draftsFor<K extends Kind>(
  happening: Happening<K> & { type: K },
  logistics: string | undefined,
): Draft[] {
  const rule: Rule<K> = rules[happening.type];
  return rule(happening, logistics);
}

const nameOf = (driver: DriverSnapshot): { firstname: string } => ({ firstname: driver.firstname });
