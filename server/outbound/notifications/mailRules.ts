import type { AnnouncedEvent } from '../../orders';
import type { DriverSnapshot, OrderSnapshot } from '../../model/orders/snapshots';
import { hashKey } from '../../platform/ids';
import type { UnaddressedMessage } from './mailMessage';
import { toCustomerView, toDriverView, toStrangerView } from './views';

type EventKind = AnnouncedEvent['type'];
type Event<K extends EventKind> = Extract<AnnouncedEvent, { type: K }>;

/** `logistics` is the logistician's address, if it is set. */
type MailRule<K extends EventKind> = (event: Event<K>, logistics: string | undefined) => UnaddressedMessage[];

const toCustomer = ({ id, email, language }: OrderSnapshot) => ({ to: email, tripOf: id, language });
const toDriver = ({ email, language }: DriverSnapshot) => ({ to: email, language });
/** The office reads Estonian, unless its mailbox is that of one who reads English (notifications.ts). */
const toOffice = (logistics: string | undefined) => ({ to: logistics, language: 'et' as const });

/**
 * THE declaration: the readers and the template of each event.
 * `cause` names one event for good, so that its message is queued once however often that is emitted.
 */
const rules: { [K in EventKind]: MailRule<K> } = {
  inquirySubmitted: ({ order, towns }, logistics) => [
    {
      ...toCustomer(order),
      template: 'inquiryReceived',
      cause: `inquirySubmitted:${order.id}`,
      props: { order: towns ? toStrangerView(order, towns) : toCustomerView(order) },
    },
    { ...toOffice(logistics), template: 'inquiryArrived', cause: `inquirySubmitted:${order.id}`, props: { order } },
  ],

  inquiryCorrected: ({ order, eventId, towns }, logistics) => [
    {
      ...toCustomer(order),
      template: 'inquiryReceived',
      cause: `inquiryCorrected:${eventId}`,
      props: { order: towns ? toStrangerView(order, towns) : toCustomerView(order), corrected: true },
    },
    {
      ...toOffice(logistics),
      template: 'inquiryArrived',
      cause: `inquiryCorrected:${eventId}`,
      props: { order, corrected: true },
    },
  ],

  offerSent: ({ order, offer, activationKey }) => [
    {
      ...toCustomer(order),
      template: 'offerSent',
      cause: `offerSent:${offer.id}`,
      props: { order: toCustomerView(order), offer, activationKey },
    },
  ],

  offerReminded: ({ order, offer, activationKey }) => [
    {
      ...toCustomer(order),
      template: 'offerReminder',
      // Each reminder has a new key, whose hash distinguishes it from the next one.
      cause: `offerReminded:${offer.id}:${hashKey(activationKey).slice(0, 16)}`,
      props: { order: toCustomerView(order), offer, activationKey },
    },
  ],

  offerAskedAgain: ({ order, eventId }, logistics) => [
    {
      ...toOffice(logistics),
      template: 'inquiryArrived',
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
            ...toCustomer(order),
            template: 'offerAccepted',
            cause: `acceptedOnBehalf:${offer.id}`,
            props: { order: toCustomerView(order), offer },
          },
        ],

  acceptedByLink: ({ order, offer }, logistics) => [
    {
      ...toCustomer(order),
      template: 'offerAccepted',
      cause: `acceptedByLink:${offer.id}`,
      props: { order: toCustomerView(order), offer, byLink: true },
    },
    {
      ...toOffice(logistics),
      template: 'offerDecided',
      cause: `acceptedByLink:${offer.id}`,
      props: { order, offer, rejectReason: null },
    },
  ],

  rejectedByLink: ({ order, offer, reason }, logistics) => [
    {
      ...toOffice(logistics),
      template: 'offerDecided',
      cause: `rejectedByLink:${offer.id}`,
      props: { order, offer, rejectReason: reason },
    },
  ],

  cancelledByCustomer: ({ order, eventId, reason, fee }, logistics) => [
    {
      ...toCustomer(order),
      template: 'tripCancelled',
      cause: `cancelledByCustomer:${eventId}`,
      props: { order: toCustomerView(order), fee },
    },
    {
      ...toOffice(logistics),
      template: 'cancelledByCustomer',
      cause: `cancelledByCustomer:${eventId}`,
      props: { order, reason, fee },
    },
  ],

  changeAsked: ({ order, eventId, wanted, replaces }, logistics) => [
    {
      ...toOffice(logistics),
      template: 'changeAsked',
      cause: `changeAsked:${eventId}`,
      props: { order, wanted, replaces },
    },
  ],

  changeAnswered: ({ order, eventId, requestId, outcome, wanted, words, offer, agreed }) => [
    {
      ...toCustomer(order),
      template: 'changeAnswered',
      cause: `changeAnswered:${eventId}`,
      props: { order: toCustomerView(order), requestId, outcome, wanted, words, offer, offerId: agreed?.offer.id },
    },
  ],

  changeDecided: ({ order, eventId, accepted, wanted, offer }, logistics) => [
    {
      ...toOffice(logistics),
      template: 'changeDecided',
      cause: `changeDecided:${eventId}`,
      props: { order, accepted, wanted, offer, offerId: offer?.id ?? null },
    },
  ],

  routeChanged: ({ order, eventId }) => [
    {
      ...toCustomer(order),
      template: 'routeChanged',
      cause: `routeChanged:${eventId}`,
      props: { order: toCustomerView(order) },
    },
  ],

  driversAsked: ({ order, drivers }) =>
    drivers.map(({ driver, changed, confirmationKey }) => ({
      ...toDriver(driver),
      template: changed ? 'tripChanged' : 'jobAssigned',
      // A driver is asked again with a new key; its hash tells one asking from the next and gives the key away to nobody.
      cause: `driverAsked:${order.id}:${driver.id}:${hashKey(confirmationKey).slice(0, 16)}`,
      props: { order: toDriverView(order), driver: pickName(driver), confirmationKey },
    })),

  driversReleased: ({ order, eventId, drivers }) =>
    drivers.map((driver) => ({
      ...toDriver(driver),
      template: 'tripTakenBack',
      cause: `driverReleased:${eventId}:${driver.id}`,
      props: { order: toDriverView(order), driver: pickName(driver) },
    })),

  planConfirmed: ({ eventId, driver, news }) => [
    {
      ...toDriver(driver),
      template: 'planConfirmed',
      cause: `planConfirmed:${eventId}:${driver.id}`,
      props: { driver: pickName(driver), news: news.map((one) => ({ ...one, order: toDriverView(one.order) })) },
    },
  ],

  passengersChanged: ({ order, eventId, drivers, before }) =>
    drivers.map((driver) => ({
      ...toDriver(driver),
      template: 'passengersChanged',
      cause: `passengersChanged:${eventId}:${driver.id}`,
      props: { order: toDriverView(order), driver: pickName(driver), before },
    })),

  contactChanged: ({ order, eventId, drivers }) =>
    drivers.map((driver) => ({
      ...toDriver(driver),
      template: 'contactChanged',
      cause: `contactChanged:${eventId}:${driver.id}`,
      props: { order: toDriverView(order), driver: pickName(driver) },
    })),

  editedByCustomer: ({ order, eventId, drivers, edits }, logistics) => [
    {
      ...toOffice(logistics),
      template: 'customerEdited',
      cause: `editedByCustomer:${eventId}`,
      props: { order, edits },
    },
    // The recipient of the invoice is no business of drivers.
    ...drivers.flatMap((driver): UnaddressedMessage[] => {
      const relevant = edits.filter(({ what }) => what !== 'invoice');
      if (relevant.length === 0) return [];
      const props = { order: toDriverView(order), driver: pickName(driver), edits: relevant };
      return [
        { ...toDriver(driver), template: 'tripEdited', cause: `editedByCustomer:${eventId}:${driver.id}`, props },
      ];
    }),
  ],

  jobDeclined: ({ order, eventId, driver, reason }, logistics) => [
    {
      ...toOffice(logistics),
      template: 'jobDeclined',
      cause: `jobDeclined:${eventId}`,
      props: { order: toDriverView(order), driver: pickName(driver), reason },
    },
  ],

  feedbackAsked: ({ order, drivers }) =>
    drivers.map(({ driver, feedbackKey }) => ({
      ...toDriver(driver),
      template: 'feedbackAsked',
      // A driver who was taken off a job and is back gets another key.
      cause: `feedbackAsked:${order.id}:${driver.id}:${hashKey(feedbackKey).slice(0, 16)}`,
      props: { order: toDriverView(order), driver: pickName(driver), feedbackKey },
    })),

  gapsAsked: ({ order, eventId, gaps }) => [
    {
      ...toCustomer(order),
      template: 'gapsAsked',
      cause: `gapsAsked:${eventId}`,
      props: { order: toCustomerView(order), gaps },
    },
  ],

  packSent: ({ order, eventId, drivers, buses }) => [
    {
      ...toCustomer(order),
      template: 'tripSoon',
      cause: `packSent:${eventId}`,
      props: { order: toCustomerView(order), drivers: drivers.map(({ firstname }) => firstname), buses },
    },
    ...drivers.map((driver): UnaddressedMessage => ({
      ...toDriver(driver),
      template: 'packSent',
      cause: `packSent:${eventId}:${driver.id}`,
      props: { order: toDriverView(order), driver: pickName(driver), driverId: driver.id },
    })),
  ],

  invitedAgain: ({ order, eventId, day }) => [
    {
      ...toCustomer(order),
      template: 'invitedAgain',
      cause: `invitedAgain:${eventId}`,
      props: { order: toCustomerView(order), day },
    },
  ],
};

/** Letters that have time: those of one reader are sent as one, when they are queued within a minute. */
export const canWait = ({ type, isAutomatic }: AnnouncedEvent): boolean =>
  isAutomatic === true || type === 'gapsAsked' || type === 'packSent' || type === 'invitedAgain';

/** The messages that an event calls for. */
export function listMessages<K extends EventKind>(
  event: Event<K> & { type: K },
  logistics: string | undefined,
): UnaddressedMessage[] {
  const rule: MailRule<K> = rules[event.type];
  return rule(event, logistics);
}

const pickName = (driver: DriverSnapshot): { firstname: string } => ({ firstname: driver.firstname });
