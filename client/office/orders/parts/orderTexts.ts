import type {
  Confirmation,
  OfferStatus,
  OrderListRowFragment,
  OrderStatus,
  RejectReason,
} from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { PlainTextKey } from '../../../i18n/officeTexts';
import { statusWords } from '../../../lib/texts/orderStatus';
import { printPersonName } from '../../../lib/texts/tripTexts';
import type { ChipTone } from '../../../shared/trip/StatusChip';

export {
  printCities,
  printCustomer,
  printDistance,
  leavesTooEarly,
  printPersonName,
  printPrice,
} from '../../../lib/texts/tripTexts';

/** The crew: 'Jaan Tammesalu · Setra 517'. */
export const printJobCrew = ({ drivers, buses }: Pick<NonNullable<OrderListRowFragment['job']>, 'drivers' | 'buses'>) =>
  [...drivers.map(({ driver }) => printPersonName(driver)), ...buses.map(({ name }) => name)].join(' · ');

interface Chip {
  tone: ChipTone;
  text: PlainTextKey;
}

/** A driver's answer to a job, or that of all drivers together. */
export const confirmationChips: Record<Confirmation, Chip> = {
  accepted: { tone: 'green', text: 'job.confirmed' },
  declined: { tone: 'red', text: 'job.declined' },
  waiting: { tone: 'amber', text: 'job.waiting' },
};

/** The office is to answer, to assign, or to find another driver. */
export function waitsForOffice({ status, job }: { status: OrderStatus; job: { confirmation: Confirmation } | null }) {
  return status === 'new' || status === 'accepted' || (status === 'job' && job?.confirmation === 'declined');
}

/** The title of each kind of order page (docs/product.md, 'Order pages'). */
export function printStatus({ status, offer }: { status: OrderStatus; offer: { status: OfferStatus } | null }): string {
  if (status === 'answered' && offer?.status === 'open') return t('job.statusWaiting');
  return t(statusWords[status].title);
}

/** Where the order stands, in two words; a job's chip is what its drivers said to it. */
export function findStatusChip(status: OrderStatus, confirmation: Confirmation | undefined): Chip {
  if (status === 'job') return confirmationChips[confirmation ?? 'waiting'];
  return { tone: tones[status] ?? 'amber', text: statusWords[status].chip };
}

const tones: Partial<Record<OrderStatus, ChipTone>> = { rejected: 'red', expired: 'plain', archived: 'plain' };

/** The reasons that an admin may give; the first is the usual one (docs/product.md, 'Offer links'). */
export const rejectReasons: readonly RejectReason[] = [
  'cancelled_via_platform',
  'cheaper_elsewhere',
  'over_budget',
  'trip_cancelled',
  'other',
];
