import type { WebhookEvent } from '../../generated/graphql';

/** What a webhook can be told of, in the order in which it happens to an order. */
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
