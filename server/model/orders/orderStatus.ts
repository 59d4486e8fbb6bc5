/** Where an order stands; orders/lifecycle/lifecycle.ts says what leads from one to another. */
export const orderStatuses = ['new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Whether a price is agreed with the customer, and the trip is not archived yet. */
export const isAgreed = (status: OrderStatus): boolean => status === 'accepted' || status === 'job';
