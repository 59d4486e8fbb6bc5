import type { Argument } from '../arguments/arguments';
import { clearable, flag, moment, number, optional, text, whole, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { foodPackages, orderId, route } from '../arguments/shapes';

const note = optional(text('logisticsNotes', 'logistics_notes'));
const price = { id: orderId, price: word('price'), vatRate: number('tax'), note };
const PRICE_VARIABLES = '($id: UUID!, $price: Price!, $vatRate: VatRate!, $note: String)';

const answer = defineOperation({
  method: 'POST',
  changes: true,
  args: price,
  document: `mutation ${PRICE_VARIABLES} { answerOrder(id: $id, price: $price, vatRate: $vatRate, note: $note) { id } }`,
  content: replyDone,
});

const defineNotes = (args: Record<string, Argument>) =>
  defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId, ...args },
    document: `mutation ($id: UUID!, $clientNotes: String, $logisticsNotes: String, $driverNotes: String) {
      updateNotes(id: $id, notes: {clientNotes: $clientNotes, logisticsNotes: $logisticsNotes, driverNotes: $driverNotes}) { id } }`,
    content: replyDone,
  });

const clientNotes = text('client_notes', 'notes');
const logisticsNotes = text('logistics_notes', 'logisticsNotes');
const driverNotes = text('driver_notes');

/** Admins' operations on an order until it is a job (docs/product.md, 'Legacy calls'). */
export const orderChanges = {
  answerQuery: answer,
  answerQueryAgain: answer,

  acceptQuery: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId },
    document: 'mutation ($id: UUID!) { acceptOnBehalf(id: $id) { id } }',
    content: replyDone,
  }),
  rejectQuery: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId, reason: optional(word('reason')) },
    document: `mutation ($id: UUID!, $reason: RejectReason! = cancelled_via_platform) { rejectOnBehalf(id: $id, reason: $reason, confirmed: true) { id } }`,
    content: replyDone,
  }),
  deleteQuery: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId },
    document: 'mutation ($id: UUID!) { deleteOrder(id: $id, confirmed: true) }',
    content: replyDone,
  }),

  updateQuery: defineOperation({
    method: 'POST',
    changes: true,
    args: {
      id: orderId,
      passengers: optional(whole('passengers')),
      clientNotes: optional(text('notes')),
      fullName: optional(text('fullname')),
      promo: clearable('promo'),
      email: optional(text('email')),
      phone: optional(text('phone')),
      company: clearable('company'),
      start: optional(moment('start')),
    },
    document: `mutation ($id: UUID!, $passengers: Int, $clientNotes: String, $fullName: String, $promo: String, $email: Email,
      $phone: Phone, $company: String, $start: DateTime) {
      updateOrder(id: $id, input: {passengers: $passengers, clientNotes: $clientNotes, fullName: $fullName, promo: $promo,
        email: $email, phone: $phone, company: $company, start: $start}) { id } }`,
    content: replyDone,
  }),
  updatePrice: defineOperation({
    method: 'POST',
    changes: true,
    args: price,
    document: `mutation ${PRICE_VARIABLES} { updatePrice(id: $id, price: $price, vatRate: $vatRate, note: $note) { id } }`,
    content: replyDone,
  }),
  updateQueryRoute: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId, stops: route, notifyByEmail: optional(flag('notifyByEmail')) },
    document: `mutation ($id: UUID!, $stops: [StopInput!]!, $notifyByEmail: Boolean! = false) {
      updateRoute(id: $id, stops: $stops, notifyByEmail: $notifyByEmail) { id } }`,
    content: replyDone,
  }),
  updateQueryFoodPackages: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId, food: foodPackages },
    document: 'mutation ($id: UUID!, $food: [OrderedFoodInput!]!) { updateOrderFood(id: $id, food: $food) { id } }',
    content: replyDone,
  }),

  updateClientNotes: defineNotes({ clientNotes }),
  updateLogisticsNotes: defineNotes({ logisticsNotes }),
  updateDriverNotes: defineNotes({ driverNotes }),
  updateAllNotes: defineNotes({
    clientNotes: optional(clientNotes),
    logisticsNotes: optional(logisticsNotes),
    driverNotes: optional(driverNotes),
  }),
};
