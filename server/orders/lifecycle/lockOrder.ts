import type { EntityManager } from 'typeorm';
import { Order } from '../../model/orders/order.entity';

/** Locks the row until the transaction ends, so that two actions on one order come one after the other; null: it is gone. */
export const lockOrder = (manager: EntityManager, id: string): Promise<Order | null> =>
  manager
    .createQueryBuilder(Order, 'o')
    .where('o.id = :id and o.deletedAt is null', { id })
    .setLock('pessimistic_write')
    .getOne();
