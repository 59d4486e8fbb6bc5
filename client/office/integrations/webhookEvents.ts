import type { WebhookEvent } from '../../generated/graphql';

/** The events of a webhook, in the order in which they happen. */
export const webhookEvents: readonly WebhookEvent[] = [
  'inquirySubmitted',
  'offerSent',
  'offerAccepted',
  'offerRejected',
  'orderChanged',
  'jobStarted',
  'jobChanged',
  'driverConfirmed',
  'driverDeclined',
  'jobArchived',
  'orderDeleted',
];
