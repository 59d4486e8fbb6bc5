// Outbound: Web Push to the phones of drivers: keys, addresses of phones, news and queue.
// Stands on orders and the office's notices, whose events it follows.
export { createPush, pushes } from './push';
export type { Push } from './push';
export { PushResolver } from './push.resolver';
