import type { AnnouncedEvent, DriverSnapshot } from '../orders/lifecycle/order.events';
import { hashKey } from '../platform/ids';
import type { Message } from './message';
import { forCustomer, forDriver, forStranger } from './views';

type Kind = AnnouncedEvent['type'];
type Event<K extends Kind> = Extract<AnnouncedEvent, { type: K }>;

/** What is to be written to whom. `to` is null when the person has no address, undefined when LOGISTICS_EMAIL is not set. */
export type UnaddressedMessage = Message extends infer M
  ? M extends Message
    ? Omit<M, 'to'> & { to: string | null | undefined }
    : never
  : never;

/** `logistics` is the logistician's address, if it is set. */
type Rule<K extends Kind> = (event: Event<K>, logistics: string | undefined) => UnaddressedMessage[];

/**
 * THE declaration: which event -> who is told -> with which template.
 * `cause` names one event for good, so that its message is queued once however often that is emitted.
 */
const rules: { [K in Kind]: Rule<K> } = {
  inquirySubmitted: ({ order, towns }, logistics) => [
    {
      template: 'inquiryReceived',
      to: order.email,
      cause: `inquirySubmitted:${order.id}`,
      props: { order: towns ? forStranger(order, towns) : forCustomer(order) },
    },
    { template: 'inquiryArrived', to: logistics, cause: `inquirySubmitted:${order.id}`, props: { order } },
  ],

  inquiryCorrected: ({ order, eventId, towns }, logistics) => [
    {
      template: 'inquiryReceived',
      to: order.email,
      cause: `inquiryCorrected:${eventId}`,
      props: { order: towns ? forStranger(order, towns) : forCustomer(order), corrected: true },
    },
    {
      template: 'inquiryArrived',
      to: logistics,
      cause: `inquiryCorrected:${eventId}`,
      props: { order, corrected: true },
    },
  ],

  offerSent: ({ order, offer, activationKey }) => [
    {
      template: 'offerSent',
      to: order.email,
      cause: `offerSent:${offer.id}`,
      props: { order: forCustomer(order), offer, activationKey },
    },
  ],

  offerReminded: ({ order, offer, activationKey }) => [
    {
      template: 'offerReminder',
      to: order.email,
      // A reminder has a key of its own; its hash tells it from the next one.
      cause: `offerReminded:${offer.id}:${hashKey(activationKey).slice(0, 16)}`,
      props: { order: forCustomer(order), offer, activationKey },
    },
  ],

  offerAskedAgain: ({ order, eventId }, logistics) => [
    {
      template: 'inquiryArrived',
      to: logistics,
      cause: `offerAskedAgain:${eventId}`,
      props: { order, askedAgain: true },
    },
  ],

  // The office knows what it did itself.
  acceptedOnBehalf: ({ order, offer, tripEnded }) =>
    tripEnded
      ? []
      : [
          {
            template: 'offerAccepted',
            to: order.email,
            cause: `acceptedOnBehalf:${offer.id}`,
            props: { order: forCustomer(order), offer },
          },
        ],

  acceptedByLink: ({ order, offer }, logistics) => [
    {
      template: 'offerAccepted',
      to: order.email,
      cause: `acceptedByLink:${offer.id}`,
      props: { order: forCustomer(order), offer, byLink: true },
    },
    {
      template: 'offerDecided',
      to: logistics,
      cause: `acceptedByLink:${offer.id}`,
      props: { order, offer, rejectReason: null },
    },
  ],

  rejectedByLink: ({ order, offer, reason }, logistics) => [
    {
      template: 'offerDecided',
      to: logistics,
      cause: `rejectedByLink:${offer.id}`,
      props: { order, offer, rejectReason: reason },
    },
  ],

  cancelledByCustomer: ({ order, eventId, reason, fee }, logistics) => [
    {
      template: 'tripCancelled',
      to: order.email,
      tripOf: order.id,
      cause: `cancelledByCustomer:${eventId}`,
      props: { order: forCustomer(order), fee },
    },
    {
      template: 'cancelledByCustomer',
      to: logistics,
      cause: `cancelledByCustomer:${eventId}`,
      props: { order, reason, fee },
    },
  ],

  changeAsked: ({ order, eventId, asked, replaces }, logistics) => [
    { template: 'changeAsked', to: logistics, cause: `changeAsked:${eventId}`, props: { order, asked, replaces } },
  ],

  changeAnswered: ({ order, eventId, outcome, asked, words, offer }) => [
    {
      template: 'changeAnswered',
      to: order.email,
      tripOf: order.id,
      cause: `changeAnswered:${eventId}`,
      props: { order: forCustomer(order), outcome, asked, words, offer },
    },
  ],

  changeDecided: ({ order, eventId, accepted, asked }, logistics) => [
    { template: 'changeDecided', to: logistics, cause: `changeDecided:${eventId}`, props: { order, accepted, asked } },
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

  planConfirmed: ({ eventId, driver, news }) => [
    {
      template: 'planConfirmed',
      to: driver.email,
      cause: `planConfirmed:${eventId}:${driver.id}`,
      props: { driver: nameOf(driver), news: news.map((one) => ({ ...one, order: forDriver(one.order) })) },
    },
  ],

  passengersChanged: ({ order, eventId, drivers, before }) =>
    drivers.map((driver) => ({
      template: 'passengersChanged',
      to: driver.email,
      cause: `passengersChanged:${eventId}:${driver.id}`,
      props: { order: forDriver(order), driver: nameOf(driver), before },
    })),

  contactChanged: ({ order, eventId, drivers }) =>
    drivers.map((driver) => ({
      template: 'contactChanged',
      to: driver.email,
      cause: `contactChanged:${eventId}:${driver.id}`,
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

  feedbackAsked: ({ order, asked }) =>
    asked.map(({ driver, feedbackKey }) => ({
      template: 'feedbackAsked',
      to: driver.email,
      // Who was taken off a job and is back is asked with another key.
      cause: `feedbackAsked:${order.id}:${driver.id}:${hashKey(feedbackKey).slice(0, 16)}`,
      props: { order: forDriver(order), driver: nameOf(driver), feedbackKey },
    })),
};

/** The messages that an event calls for. */
export function messagesFor<K extends Kind>(
  event: Event<K> & { type: K },
  logistics: string | undefined,
): UnaddressedMessage[] {
  const rule: Rule<K> = rules[event.type];
  return rule(event, logistics);
}

const nameOf = (driver: DriverSnapshot): { firstname: string } => ({ firstname: driver.firstname });
