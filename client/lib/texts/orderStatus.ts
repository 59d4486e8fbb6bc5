import type { OrderStatus } from '../../generated/graphql';
import type { PlainTextKey } from '../../i18n/officeTexts';

interface StatusWords {
  /** A row of a long list (docs/product.md, 'Archive'). */
  type: PlainTextKey;
  /** The heading of its page (docs/product.md, 'Order pages'). */
  title: PlainTextKey;
  /** The chip beside the heading; that of a job is what its drivers said. */
  chip: PlainTextKey;
  /** The list of the dashboard that leads to it. */
  list: PlainTextKey;
}

/** The name of an order by its status. */
export const statusWords: Record<OrderStatus, StatusWords> = {
  new: { type: 'archive.typeNew', title: 'job.statusNew', chip: 'job.chipNew', list: 'job.trailNew' },
  answered: {
    type: 'archive.typeAnswered',
    title: 'job.statusAnswered',
    chip: 'job.chipWaiting',
    list: 'job.trailAnswered',
  },
  accepted: {
    type: 'archive.typeAccepted',
    title: 'job.statusAccepted',
    chip: 'job.chipAccepted',
    list: 'job.trailAccepted',
  },
  job: { type: 'archive.typeJob', title: 'job.statusJob', chip: 'job.waiting', list: 'job.trailJobs' },
  archived: { type: 'archive.typeJob', title: 'job.statusJob', chip: 'job.chipArchived', list: 'job.trailJobs' },
  rejected: {
    type: 'archive.typeAnswered',
    title: 'job.statusAnswered',
    chip: 'job.chipRejected',
    list: 'job.trailAnswered',
  },
  expired: {
    type: 'archive.typeExpired',
    title: 'job.statusAnswered',
    chip: 'job.chipExpired',
    list: 'job.trailAnswered',
  },
};
