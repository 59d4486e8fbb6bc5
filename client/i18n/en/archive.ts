import type { archive as et } from '../et/archive';
import type { Translated } from '../translate';

export const archive = {
  title: 'Archive',
  archive: 'Archive',
  archiveEmpty: 'Archived jobs appear here, and inquiries whose travel date has passed.',
  rejected: 'Rejected orders',
  rejectedEmpty: 'Orders that the customer turned down or the office rejected appear here.',
  type: 'Type',
  distance: 'Distance',
  price: 'Price',
  reason: 'Reason',
  typeJob: 'Job',
  typeNew: 'Inquiry',
  typeAccepted: 'Accepted offer',
  typeAnswered: 'Answered inquiry',
  typeExpired: 'Unanswered inquiry',
  tripNo: 'trip no. {number}',
  reasonWithFee: '{reason}, cancellation fee {fee}',
} satisfies Translated<typeof et>;
