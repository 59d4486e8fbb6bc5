import type { ActOutcome, OrderRow } from '../../../orders';
import { createId } from '../../../platform/ids';
import { flag, needed, optional, text, whole, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { toEpochSeconds, orderFields, toOrderRow } from '../rows';
import { foodPackages, hours, inquiryRoute, orderId, positions, readRoute } from '../arguments/shapes';

const activationKey = word('activation_key');
const secret = word('secret');
const contact = {
  fullName: needed('order.fullNameMissing', word('fullname')),
  email: needed('order.emailMissing', word('email')),
  phone: needed('order.phoneMissing', word('phone')),
};

/** Operations of customers and drivers without a session (docs/product.md, 'Roles'). */
export const links = {
  postQuery: defineOperation<{ submitInquiry: string }>({
    method: 'POST',
    changes: true,
    args: {
      // A caller that sends an id can repeat the call safely.
      id: { ...word('id'), otherwise: createId },
      stops: inquiryRoute,
      food: optional(foodPackages),
      passengers: needed('order.passengersMissing', whole('passengers')),
      notes: optional(text('notes')),
      ...contact,
      company: optional(text('company')),
      promo: optional(text('promo')),
      language: optional(word('language')),
    },
    document: `mutation ($id: UUID!, $stops: [StopInput!]!, $food: [OrderedFoodInput!], $passengers: Int!, $notes: String,
      $fullName: String!, $email: Email!, $phone: Phone!, $company: String, $promo: String, $language: Language) {
      submitInquiry(input: {id: $id, stops: $stops, food: $food, passengers: $passengers, notes: $notes,
        fullName: $fullName, email: $email, phone: $phone, company: $company, promo: $promo,
        language: $language}) }`,
    content: ({ submitInquiry }) => ({ id: submitInquiry }),
  }),

  updateRouteEstimation: defineOperation<{ estimateRoute: { arrivals: (string | null)[] } }>({
    method: 'POST',
    changes: false,
    args: { stops: positions },
    about: 'The waypoints as they were given, each with its estimated arrival.',
    document: 'query ($stops: [EstimateStopInput!]!) { estimateRoute(stops: $stops) { arrivals } }',
    content: ({ estimateRoute: { arrivals } }, { given }) =>
      readRoute(given).map((stop, index) => ({ ...stop, arrive: toEpochSeconds(arrivals[index] ?? null) })),
  }),

  emailCheckResponse: defineOperation<{ offerLink: { alreadyDecided: boolean } }>({
    method: 'GET',
    changes: false,
    about: 'Whether the offer was accepted or rejected before.',
    args: { id: orderId, activationKey },
    document:
      'query ($id: UUID!, $activationKey: Key!) { offerLink(id: $id, activationKey: $activationKey) { alreadyDecided } }',
    content: ({ offerLink: { alreadyDecided } }) => ({ alreadyAnswered: alreadyDecided }),
  }),
  getQueryConfirmInfo: defineOperation<{
    offerLink: { alreadyDecided: boolean; fullName: string; email: string; phone: string };
  }>({
    method: 'GET',
    changes: false,
    args: { id: orderId, activationKey },
    document: `query ($id: UUID!, $activationKey: Key!) {
      offerLink(id: $id, activationKey: $activationKey) { alreadyDecided fullName email phone } }`,
    content: ({ offerLink: { alreadyDecided, fullName, email, phone } }) => ({
      alreadyAnswered: alreadyDecided,
      query_fullname: fullName,
      query_email: email,
      query_phone: phone,
    }),
  }),
  emailAcceptResponse: defineOperation<{ acceptOffer: ActOutcome }>({
    method: 'GET',
    changes: true,
    args: { id: orderId, activationKey, ...contact },
    document: `mutation ($id: UUID!, $activationKey: Key!, $fullName: String!, $email: Email!, $phone: Phone!) {
      acceptOffer(id: $id, activationKey: $activationKey, leader: {fullName: $fullName, email: $email, phone: $phone}) }`,
    content: ({ acceptOffer }) => ({ alreadyAnswered: acceptOffer === 'doneBefore' }),
  }),
  emailRejectResponse: defineOperation<{ rejectOffer: ActOutcome }>({
    method: 'GET',
    changes: true,
    args: { id: orderId, activationKey, reason: word('reason') },
    document: `mutation ($id: UUID!, $activationKey: Key!, $reason: RejectReason!) {
      rejectOffer(id: $id, activationKey: $activationKey, reason: $reason) }`,
    content: ({ rejectOffer }) => ({ alreadyAnswered: rejectOffer === 'doneBefore' }),
  }),

  emailDriverConfirmJob: defineOperation<{ confirmJob: ActOutcome }>({
    method: 'GET',
    changes: true,
    args: { id: orderId, confirmationKey: word('confirmation_key'), confirm: flag('response') },
    document: `mutation ($id: UUID!, $confirmationKey: Key!, $confirm: Boolean!) {
      confirmJob(id: $id, confirmationKey: $confirmationKey, confirm: $confirm) }`,
    content: ({ confirmJob }) => ({ alreadyAnswered: confirmJob === 'doneBefore' }),
  }),

  getFullDriverQuery: defineOperation<{ feedbackLink: OrderRow }>({
    method: 'GET',
    changes: false,
    args: { id: orderId, secret },
    document: `query ($id: UUID!, $secret: Key!) { feedbackLink(id: $id, secret: $secret) { ${orderFields} } }`,
    // The link shows no prices, even to an admin.
    content: ({ feedbackLink }) => toOrderRow(feedbackLink, null),
  }),
  getJobDrivers: defineOperation<{ feedbackLink: Pick<OrderRow, 'job'> }>({
    method: 'GET',
    changes: false,
    about: 'Whose hours are reported by the link: the driver whose secret it is.',
    args: { id: orderId, secret },
    document: `query ($id: UUID!, $secret: Key!) {
      feedbackLink(id: $id, secret: $secret) { job { drivers { driver { id firstname lastname } } } } }`,
    content: ({ feedbackLink: { job } }) => ({ drivers: job?.drivers.map(({ driver }) => driver) ?? [] }),
  }),
  submitDriverFeedback: defineOperation({
    method: 'POST',
    changes: true,
    args: {
      id: orderId,
      secret,
      driverId: needed('job.driverMissing', word('driverID', 'driverId')),
      wentWell: flag('wentWell'),
      comment: optional(text('comment')),
      hours,
    },
    document: `mutation ($id: UUID!, $secret: Key!, $driverId: UUID!, $wentWell: Boolean!, $comment: String, $hours: [Float!]!) {
      submitFeedbackByLink(orderId: $id, secret: $secret, driverId: $driverId,
        input: {wentWell: $wentWell, comment: $comment, hours: $hours}) }`,
    content: replyDone,
  }),
};
