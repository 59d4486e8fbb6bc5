import { message } from '../../../texts/messages';
import { flag, ids, optional, text, word } from '../arguments/arguments';
import { replyDone, defineOperation } from '../operation';
import { hours, orderId } from '../arguments/shapes';

/** Nobody is asked about overlaps here; the history tells of them (docs/product.md, 'Legacy calls'). */
const assign = (mutation: string) =>
  defineOperation({
    method: 'POST',
    changes: true,
    args: {
      id: orderId,
      driver: word('driver'),
      bus: word('bus'),
      otherDrivers: optional(ids('extraDrivers')),
      otherBuses: optional(ids('extraBuses')),
    },
    document: `mutation ($id: UUID!, $driver: UUID!, $bus: UUID!, $otherDrivers: [UUID!], $otherBuses: [UUID!]) {
      ${mutation}(id: $id, input: {driver: $driver, bus: $bus, otherDrivers: $otherDrivers, otherBuses: $otherBuses}) {
        id } }`,
    unaskedReason: message('history.legacyCall'),
    content: replyDone,
  });

const feedback = { wentWell: flag('wentWell'), comment: optional(text('comment')), hours };
const FEEDBACK_VARIABLES = '$wentWell: Boolean!, $comment: String, $hours: [Float!]!';
const FEEDBACK_INPUT = 'input: {wentWell: $wentWell, comment: $comment, hours: $hours}';

/** Crew, feedback and archive (docs/product.md, 'Legacy calls'). */
export const jobs = {
  startJob: assign('startJob'),
  updateJob: assign('updateJob'),

  submitFeedback: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: orderId, driverId: optional(word('driverId', 'driverID')), ...feedback },
    document: `mutation ($id: UUID!, $driverId: UUID, ${FEEDBACK_VARIABLES}) {
      submitFeedback(orderId: $id, driverId: $driverId, ${FEEDBACK_INPUT}) }`,
    content: replyDone,
  }),
  editDriverFeedback: defineOperation({
    method: 'POST',
    changes: true,
    args: { id: word('feedbackId', 'feedback_id'), ...feedback },
    document: `mutation ($id: UUID!, ${FEEDBACK_VARIABLES}) { editFeedback(id: $id, ${FEEDBACK_INPUT}) }`,
    content: replyDone,
  }),
  markFeedbackRead: defineOperation({
    method: 'GET',
    changes: true,
    args: { id: word('id', 'feedbackId') },
    document: 'mutation ($id: UUID!) { markFeedbackRead(id: $id) }',
    content: replyDone,
  }),
  /** 'Liiguta arhiivi' of the job page. */
  markAllJobFeedbacksRead: defineOperation({
    method: 'GET',
    changes: true,
    args: { id: orderId },
    document: 'mutation ($id: UUID!) { archiveOrder(id: $id) { id } }',
    content: replyDone,
  }),
};
