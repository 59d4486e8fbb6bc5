import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import type { Order } from '../model/orders/order.entity';

/** What a customer changes without anybody's answer; what is left out stays. */
export interface CustomerEdit {
  passengers?: number;
  leader?: { fullName: string; email: string; phone: string };
  notes?: string;
  food?: { id: string; count: number }[];
  invoice?: {
    company: string | null;
    registrationNumber: string | null;
    address: string | null;
    email: string | null;
  };
}

/** The order, locked. */
export interface LockedOrder {
  manager: EntityManager;
  order: Readonly<Order>;
  now: Date;
}

/**
 * Changes an order as its customer: `decide` says, under the lock, what; whatever it throws changes nothing. The office and the
 * drivers of a job are told. Errors: NOT_FOUND, CONFLICT in a status in which nothing is changed so.
 */
export type EditAsCustomer = (
  deps: Deps,
  orderId: string,
  decide: (locked: LockedOrder) => Promise<CustomerEdit>,
) => Promise<void>;

declare module '../access/context' {
  interface Deps {
    /** Changes an order as its customer does. */
    editAsCustomer: EditAsCustomer;
  }
}
