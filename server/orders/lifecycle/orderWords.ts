import { officeWords } from '../../texts/officeWords';
import { orderStatuses } from './lifecycle';
import type { OrderStatus } from './lifecycle';

/** What the long lists call an order (docs/product.md, 'Archive'). */
export const typeWords = officeWords(orderStatuses);

/** Where an order stands, inside a sentence. */
export const statusWords: Record<OrderStatus, string> = {
  new: 'vastamata päring',
  answered: 'vastatud päring',
  accepted: 'kinnitatud pakkumine',
  job: 'töö',
  archived: 'arhiveeritud',
  rejected: 'tagasi lükatud',
  expired: 'vastuseta aegunud',
};
