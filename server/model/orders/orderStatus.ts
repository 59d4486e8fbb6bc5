/** Where an order stands; orders/lifecycle/lifecycle.ts says what leads from one to another. */
export const orderStatuses = ['new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** No job yet, but it may become one. */
export const unassignedStatuses = ['new', 'answered', 'accepted'] as const;
/** Something still happens to the order before, during or after its trip. */
export const openStatuses = [...unassignedStatuses, 'job'] as const;
/** A price is agreed, and the trip is not archived yet. */
export const agreedStatuses = ['accepted', 'job'] as const;
/** Driver and bus are assigned. */
export const jobStatuses = ['job', 'archived'] as const;
/** The customer accepted an offer. */
export const bookedStatuses = ['accepted', ...jobStatuses] as const;

export const isOpen = (status: OrderStatus): boolean => isAmong(openStatuses, status);
export const isAgreed = (status: OrderStatus): boolean => isAmong(agreedStatuses, status);
export const isJob = (status: OrderStatus): boolean => isAmong(jobStatuses, status);
export const isBooked = (status: OrderStatus): boolean => isAmong(bookedStatuses, status);

const isAmong = (statuses: readonly OrderStatus[], status: OrderStatus) => statuses.includes(status);
