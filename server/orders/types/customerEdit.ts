import type { EntityManager } from 'typeorm';
import type { Order } from '../../model/orders/order.entity';

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
