// Outbound: tells other programs of changes.
// Stands on orders, whose events it follows.
export { createWebhookDeliveries } from './deliveries';
export type { WebhookDeliveries } from './deliveries';
export { WebhooksResolver } from './webhooks.resolver';
