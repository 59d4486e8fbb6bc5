import type { EntityManager } from 'typeorm';
import { Offer } from './offer.entity';

/** The newest offer of an order, whatever became of it; null when there was none. */
export const findLatestOffer = (manager: EntityManager, orderId: string): Promise<Offer | null> =>
  manager.findOne(Offer, { where: { orderId }, order: { sentAt: 'DESC', id: 'DESC' } });

/** The same as a subquery, of the order `o`: columns of the offer `f`. */
export const selectLatestOffer = (columns: string): string =>
  `(select ${columns} from offer f where f.order_id = o.id order by f.sent_at desc, f.id desc limit 1)`;
