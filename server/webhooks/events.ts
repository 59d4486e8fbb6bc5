import type { OrderHappening } from '../orders/order.events';
import { WebhookEvent } from './webhook.entity';

type Changed = Extract<OrderHappening, { type: 'changed' }>;

/** What is sent: whoever wants to know more asks for the order, with a token of its own. No personal data. */
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

/** What each act of the lifecycle is called outside; every other act is a change of the order or the job. */
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

export function payloadOf({ eventId, action, at, status, noted, order }: Changed): WebhookPayload {
  const type = events[action] ?? (action === 'answerJob' ? driverAnswer(noted) : changeOf(status));
  return { id: eventId, type, at: at.toISOString(), orderId: order.id, status, tripNumber: order.tripNumber };
}

const changeOf = (status: string): WebhookEvent =>
  status === 'job' || status === 'archived' ? WebhookEvent.jobChanged : WebhookEvent.orderChanged;

function driverAnswer({ confirmation }: Record<string, unknown>): WebhookEvent {
  const [, answer]: unknown[] = Array.isArray(confirmation) ? confirmation : [];
  return answer === 'accepted' ? WebhookEvent.driverConfirmed : WebhookEvent.driverDeclined;
}
