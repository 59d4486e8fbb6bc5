/** Where an order stands; orders/lifecycle/lifecycle.ts says what leads from one to another. */
export const orderStatuses = ['new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
