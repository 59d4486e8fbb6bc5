import type { OrderStatus } from './lifecycle';
import type { RejectReason } from '../entities/offer.entity';

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

/** Why an offer was not taken, as the rejected list and its export say it. */
export const reasonWords: Record<RejectReason, string> = {
  cheaper_elsewhere: 'Mujalt saadi soodsamalt',
  over_budget: 'Hind ületas eelarve',
  trip_cancelled: 'Reis jääb ära',
  other: 'Muu põhjus',
  cancelled_via_platform: 'Tühistatud portaali kaudu',
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
