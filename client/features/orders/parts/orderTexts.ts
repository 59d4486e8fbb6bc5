import type { Confirmation, OfferStatus, OrderStatus, RejectReason } from '../../../generated/graphql';
import { t } from '../../../i18n/office';
import type { PlainTextKey } from '../../../i18n/office';
import type { ChipTone } from '../../../ui/StatusChip';

export {
  citiesOf,
  customerOf,
  distanceText,
  leavesTooEarly,
  personName,
  priceText,
  restOfAddress,
} from '../../../lib/texts/tripTexts';

interface Chip {
  tone: ChipTone;
  text: PlainTextKey;
}

/** What a driver answered, or all drivers of a job together. */
export const confirmationChips: Record<Confirmation, Chip> = {
  accepted: { tone: 'green', text: 'job.confirmed' },
  rejected: { tone: 'red', text: 'job.declined' },
  waiting: { tone: 'amber', text: 'job.waiting' },
};

interface Standing {
  status: OrderStatus;
  offer: { status: OfferStatus } | null;
}

/** The title of each kind of order page, (docs/product.md, 'Order pages'). */
export function statusTitle({ status, offer }: Standing): string {
  if (status === 'new') return t('job.statusNew');
  if (status === 'accepted') return t('job.statusAccepted');
  if (status === 'job' || status === 'archived') return t('job.statusJob');
  return offer?.status === 'open' ? t('job.statusWaiting') : t('job.statusAnswered');
}

/** Where the order stands, in two words; a job's chip is what its drivers answered. */
export function statusChip(status: OrderStatus, confirmation: Confirmation | undefined): Chip {
  if (status === 'job') return confirmationChips[confirmation ?? 'waiting'];
  return orderChips[status];
}

const orderChips: Record<Exclude<OrderStatus, 'job'>, Chip> = {
  new: { tone: 'amber', text: 'job.chipNew' },
  answered: { tone: 'amber', text: 'job.chipWaiting' },
  accepted: { tone: 'amber', text: 'job.chipAccepted' },
  rejected: { tone: 'red', text: 'job.chipRejected' },
  expired: { tone: 'plain', text: 'job.chipExpired' },
  archived: { tone: 'plain', text: 'job.chipArchived' },
};

/** The reasons that an admin may give; the first is the usual one (docs/product.md, 'Offer links'). */
export const rejectReasons: readonly RejectReason[] = [
  'cancelled_via_platform',
  'cheaper_elsewhere',
  'over_budget',
  'trip_cancelled',
  'other',
];
