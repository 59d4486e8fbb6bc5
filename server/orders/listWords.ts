import type { OrderStatus } from './lifecycle';
import type { RejectReason } from './offer.entity';

/** What the long lists call an order (spec, section 3, type labels). */
export const typeWords: Record<OrderStatus, string> = {
  new: 'Päring',
  answered: 'Vastatud päring',
  accepted: 'Kinnitatud pakkumine',
  job: 'Töö',
  archived: 'Töö',
  rejected: 'Vastatud päring',
};

/** Why an offer was not taken, as the rejected list and its export say it. */
export const reasonWords: Record<RejectReason, string> = {
  cheaper_elsewhere: 'Mujalt saadi soodsamalt',
  over_budget: 'Hind ületas eelarve',
  trip_cancelled: 'Reis jääb ära',
  other: 'Muu põhjus',
  cancelled_via_platform: 'Tühistatud portaali kaudu',
};
