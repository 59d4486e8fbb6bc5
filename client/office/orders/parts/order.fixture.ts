import type { Mocked } from '../../../testRender';
import { ids, replied } from '../../../testReplies';
import type { FullOrder } from './orderParts';

export const orderId = ids.new;
export const orderInPath = orderId.toUpperCase();

type FixtureOrder = Mocked<FullOrder>;
type FixtureJob = Mocked<NonNullable<FullOrder['job']>>;

const replyNames = {
  new: 'new',
  answered: 'answered',
  accepted: 'accepted',
  job: 'job',
  archived: 'archived',
  rejected: 'cancelled',
  expired: 'expired',
} as const;

/** An order from Tallinn by Paide to Tartu as the server replies it in that status, an inquiry unless said; `changes` are what it is about. */
export const someOrder = (changes: Partial<FixtureOrder> = {}): FixtureOrder => ({
  ...(replied('OrderById', replyNames[changes.status ?? 'new']).order as FixtureOrder),
  id: orderId,
  ...changes,
});

export const openOffer = someOrder({ status: 'answered' }).offer!;

const job = someOrder({ status: 'job' }).job!;
/** Jaan confirmed the job, Liis declined it. */
export const [jaan, liis] = job.drivers.map(({ driver }) => driver) as [FixtureDriver, FixtureDriver];
type FixtureDriver = FixtureJob['drivers'][number]['driver'];

/** A job of Jaan and Liis. */
export const someJob = (changes: Partial<FixtureJob> = {}): FixtureJob => ({ ...job, ...changes });
