import type { AnnouncedEvent, DriverSnapshot } from '../orders/lifecycle/order.events';
import { hashKey } from '../platform/ids';
import type { Language } from '../platform/language';
import type { Message } from './message';
import { forCustomer, forDriver, forStranger } from './views';

type Kind = AnnouncedEvent['type'];
type Event<K extends Kind> = Extract<AnnouncedEvent, { type: K }>;

/**
 * What is to be written to whom. `to` is null when the person has no address, undefined when LOGISTICS_EMAIL is not set.
 * `tripOf`: the order whose customer it goes to, with a link to the page of the trip (docs/product.md, 'My trip').
 */
export type UnaddressedMessage = Message extends infer M
  ? M extends Message
    ? Omit<M, 'to' | 'trip'> & { to: string | null | undefined; tripOf?: string }
    : never
  : never;

/** `logistics` is the logistician's address, if it is set. */
type Rule<K extends Kind> = (event: Event<K>, logistics: string | undefined) => UnaddressedMessage[];

/** The office reads Estonian, unless its mailbox is that of one who reads English (notifications.ts). */
const office: Language = 'et';

/**
 * THE declaration: which event -> who is told -> with which template.
 * `cause` names one event for good, so that its message is queued once however often that is emitted.
 */
const rules: { [K in Kind]: Rule<K> } = {
  inquirySubmitted: ({ order, towns }, logistics) => [
    {
      template: 'inquiryReceived',
      to: order.email,
      tripOf: order.id,
      cause: `inquirySubmitted:${order.id}`,
      props: { order: towns ? forStranger(order, towns) : forCustomer(order) },
      language: order.language,
    },
    {
      template: 'inquiryArrived',
      to: logistics,
      cause: `inquirySubmitted:${order.id}`,
      language: office,
      props: { order },
    },
  ],

  inquiryCorrected: ({ order, eventId, towns }, logistics) => [
    {
      template: 'inquiryReceived',
      to: order.email,
      tripOf: order.id,
      cause: `inquiryCorrected:${eventId}`,
      props: { order: towns ? forStranger(order, towns) : forCustomer(order), corrected: true },
      language: order.language,
    },
    {
      template: 'inquiryArrived',
      to: logistics,
      cause: `inquiryCorrected:${eventId}`,
      props: { order, corrected: true },
      language: office,
    },
  ],

  offerSent: ({ order, offer, activationKey }) => [
    {
      template: 'offerSent',
      to: order.email,
      tripOf: order.id,
      cause: `offerSent:${offer.id}`,
      props: { order: forCustomer(order), offer, activationKey },
      language: order.language,
    },
  ],

  offerReminded: ({ order, offer, activationKey }) => [
    {
      template: 'offerReminder',
      to: order.email,
      tripOf: order.id,
      // A reminder has a key of its own; its hash tells it from the next one.
      cause: `offerReminded:${offer.id}:${hashKey(activationKey).slice(0, 16)}`,
      props: { order: forCustomer(order), offer, activationKey },
      language: order.language,
    },
  ],

  offerAskedAgain: ({ order, eventId }, logistics) => [
    {
      template: 'inquiryArrived',
      to: logistics,
      cause: `offerAskedAgain:${eventId}`,
      props: { order, askedAgain: true },
      language: office,
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
            tripOf: order.id,
            cause: `acceptedOnBehalf:${offer.id}`,
            props: { order: forCustomer(order), offer },
            language: order.language,
          },
        ],

  acceptedByLink: ({ order, offer }, logistics) => [
    {
      template: 'offerAccepted',
      to: order.email,
      tripOf: order.id,
      cause: `acceptedByLink:${offer.id}`,
      props: { order: forCustomer(order), offer, byLink: true },
      language: order.language,
    },
    {
      template: 'offerDecided',
      to: logistics,
      cause: `acceptedByLink:${offer.id}`,
      props: { order, offer, rejectReason: null },
      language: office,
    },
  ],

  rejectedByLink: ({ order, offer, reason }, logistics) => [
    {
      template: 'offerDecided',
      to: logistics,
      cause: `rejectedByLink:${offer.id}`,
      props: { order, offer, rejectReason: reason },
      language: office,
    },
  ],

  cancelledByCustomer: ({ order, eventId, reason, fee }, logistics) => [
    {
      template: 'tripCancelled',
      to: order.email,
      tripOf: order.id,
      cause: `cancelledByCustomer:${eventId}`,
      props: { order: forCustomer(order), fee },
      language: order.language,
    },
    {
      template: 'cancelledByCustomer',
      to: logistics,
      cause: `cancelledByCustomer:${eventId}`,
      props: { order, reason, fee },
      language: office,
    },
  ],

  changeAsked: ({ order, eventId, wanted, replaces }, logistics) => [
    {
      template: 'changeAsked',
      to: logistics,
      cause: `changeAsked:${eventId}`,
      props: { order, wanted, replaces },
      language: office,
    },
  ],

  changeAnswered: ({ order, eventId, outcome, wanted, words, offer, agreed }) => [
    {
      template: 'changeAnswered',
      to: order.email,
      tripOf: order.id,
      cause: `changeAnswered:${eventId}`,
      props: { order: forCustomer(order), outcome, wanted, words, offer, offerId: agreed?.offer.id },
      language: order.language,
    },
  ],

  changeDecided: ({ order, eventId, accepted, wanted, offerId }, logistics) => [
    {
      template: 'changeDecided',
      to: logistics,
      cause: `changeDecided:${eventId}`,
      props: { order, accepted, wanted, offerId },
      language: office,
    },
  ],

  routeChanged: ({ order, eventId }) => [
    {
      template: 'routeChanged',
      to: order.email,
      tripOf: order.id,
      cause: `routeChanged:${eventId}`,
      props: { order: forCustomer(order) },
      language: order.language,
    },
  ],

  driversAsked: ({ order, drivers }) =>
    drivers.map(({ driver, changed, confirmationKey }) => ({
      template: changed ? 'tripChanged' : 'jobAssigned',
      to: driver.email,
      // A driver is asked anew with a new key; its hash tells one asking from the next and gives the key away to nobody.
      cause: `driverAsked:${order.id}:${driver.id}:${hashKey(confirmationKey).slice(0, 16)}`,
      props: { order: forDriver(order), driver: nameOf(driver), confirmationKey },
      language: driver.language,
    })),

  driversReleased: ({ order, eventId, drivers }) =>
    drivers.map((driver) => ({
      template: 'tripTakenBack',
      to: driver.email,
      cause: `driverReleased:${eventId}:${driver.id}`,
      props: { order: forDriver(order), driver: nameOf(driver) },
      language: driver.language,
    })),

  planConfirmed: ({ eventId, driver, news }) => [
    {
      template: 'planConfirmed',
      to: driver.email,
      cause: `planConfirmed:${eventId}:${driver.id}`,
      props: { driver: nameOf(driver), news: news.map((one) => ({ ...one, order: forDriver(one.order) })) },
      language: driver.language,
    },
  ],

  passengersChanged: ({ order, eventId, drivers, before }) =>
    drivers.map((driver) => ({
      template: 'passengersChanged',
      to: driver.email,
      cause: `passengersChanged:${eventId}:${driver.id}`,
      props: { order: forDriver(order), driver: nameOf(driver), before },
      language: driver.language,
    })),

  contactChanged: ({ order, eventId, drivers }) =>
    drivers.map((driver) => ({
      template: 'contactChanged',
      to: driver.email,
      cause: `contactChanged:${eventId}:${driver.id}`,
      props: { order: forDriver(order), driver: nameOf(driver) },
      language: driver.language,
    })),

  editedByCustomer: ({ order, eventId, drivers, edits }, logistics) => [
    {
      template: 'customerEdited',
      to: logistics,
      cause: `editedByCustomer:${eventId}`,
      props: { order, edits },
      language: office,
    },
    // To whom the invoice goes is no business of drivers.
    ...drivers.flatMap((driver): UnaddressedMessage[] => {
      const relevant = edits.filter(({ what }) => what !== 'invoice');
      if (relevant.length === 0) return [];
      const props = { order: forDriver(order), driver: nameOf(driver), edits: relevant };
      return [
        {
          template: 'tripEdited',
          to: driver.email,
          cause: `editedByCustomer:${eventId}:${driver.id}`,
          props,
          language: driver.language,
        },
      ];
    }),
  ],

  jobDeclined: ({ order, eventId, driver }, logistics) => [
    {
      template: 'jobDeclined',
      to: logistics,
      cause: `jobDeclined:${eventId}`,
      props: { order: forDriver(order), driver: nameOf(driver) },
      language: office,
    },
  ],

  feedbackAsked: ({ order, drivers }) =>
    drivers.map(({ driver, feedbackKey }) => ({
      template: 'feedbackAsked',
      to: driver.email,
      // Who was taken off a job and is back is asked with another key.
      cause: `feedbackAsked:${order.id}:${driver.id}:${hashKey(feedbackKey).slice(0, 16)}`,
      props: { order: forDriver(order), driver: nameOf(driver), feedbackKey },
      language: driver.language,
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
