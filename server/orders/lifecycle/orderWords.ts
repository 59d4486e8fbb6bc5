import type { OrderStatus } from './lifecycle';

/** What the long lists call an order (docs/product.md, 'Archive'). */
export const typeWords: Record<OrderStatus, string> = {
  new: 'Päring',
  answered: 'Vastatud päring',
  accepted: 'Kinnitatud pakkumine',
  job: 'Töö',
  archived: 'Töö',
  rejected: 'Vastatud päring',
  expired: 'Vastuseta päring',
};

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
