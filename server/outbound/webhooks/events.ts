import type { OrderChanged } from '../../orders';
import { WebhookEvent } from '../../model/outbound/webhook.entity';

/** The body of a delivery. It has no personal data; the receiver reads the order with a token. */
export interface WebhookPayload {
  /** Id of the change; an order's history has it too. */
  id: string;
  type: WebhookEvent;
  /** ISO 8601. */
  at: string;
  orderId: string;
  status: string;
  tripNumber: number | null;
}

/** External names of lifecycle actions; every other action is a change of the order or the job. */
const events: Record<string, WebhookEvent> = {
  submit: WebhookEvent.inquirySubmitted,
  answer: WebhookEvent.offerSent,
  answerAgain: WebhookEvent.offerSent,
  accept: WebhookEvent.offerAccepted,
  acceptOnBehalf: WebhookEvent.offerAccepted,
  reject: WebhookEvent.offerRejected,
  rejectOnBehalf: WebhookEvent.offerRejected,
  startJob: WebhookEvent.jobStarted,
  archive: WebhookEvent.jobArchived,
  delete: WebhookEvent.orderDeleted,
};

export function toPayload({ eventId, action, at, status, changes, order }: OrderChanged): WebhookPayload {
  const type = events[action] ?? (action === 'confirmJob' ? toConfirmationEvent(changes) : toChangeEvent(status));
  return { id: eventId, type, at: at.toISOString(), orderId: order.id, status, tripNumber: order.tripNumber };
}

const toChangeEvent = (status: string): WebhookEvent =>
  status === 'job' || status === 'archived' ? WebhookEvent.jobChanged : WebhookEvent.orderChanged;

function toConfirmationEvent({ confirmation }: Record<string, unknown>): WebhookEvent {
  const [, given]: unknown[] = Array.isArray(confirmation) ? confirmation : [];
  return given === 'accepted' ? WebhookEvent.driverConfirmed : WebhookEvent.driverDeclined;
}
