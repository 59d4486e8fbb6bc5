import type { EntityManager } from 'typeorm';
import type { Order } from '../../model/orders/order.entity';

/** A customer's change that needs no answer; a field that is left out stays. */
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
