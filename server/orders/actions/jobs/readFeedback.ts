import type { EntityManager } from 'typeorm';
import { In, IsNull } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { Feedback } from '../../../model/orders/feedback.entity';
import { badInput, notFound } from '../../../texts/messages';
import { Job } from '../../../model/orders/job.entity';
import type { Actor } from '../../lifecycle/orderEvents';
import type { OrderChange } from '../../lifecycle/changeOrder';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';

/** How many feedbacks one call marks as read at most; a page shows fewer. */
const MOST_AT_ONCE = 1000;

/**
 * An admin has read a feedback; its driver can no longer replace it. When that was the last one of a finished job, and every
 * driver has reported, the job is archived: it would stand in no list otherwise (docs/product.md, "Lifecycle"). Errors: NOT_FOUND.
 */
export async function markFeedbackRead(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const found = await deps.db.dataSource.manager.findOne(Feedback, { where: { id }, relations: { job: true } });
  if (!found) throw notFound('feedback');
  await readInOrder(deps, viewer, found.job.orderId, [id]);
}

/**
 * Marks those of the given feedback as read that went well and are unread; the others stay as they are. The caller names
 * what it shows, so that a comment that came a moment ago is never marked unseen. Returns how many were marked.
 */
export async function markGoodFeedbackRead(deps: Deps, viewer: Viewer, ids: string[]): Promise<number> {
  if (ids.length > MOST_AT_ONCE) throw badInput('feedback.readAtOnce', { most: MOST_AT_ONCE }, 'ids');
  const good = await deps.db.dataSource.manager.find(Feedback, {
    where: { id: In(ids), wentWell: true, readAt: IsNull() },
    relations: { job: true },
  });
  let marked = 0;
  for (const orderId of new Set(good.map(({ job }) => job.orderId))) {
    const ofOrder = good.filter(({ job }) => job.orderId === orderId);
    marked += await readInOrder(deps, viewer, orderId, listIds(ofOrder));
  }
  return marked;
}

const listIds = (feedback: readonly Feedback[]) => feedback.map(({ id }) => id);

/** Marks unread feedback of one order as read and archives the job with its last one. Returns how many were marked. */
function readInOrder(deps: Deps, viewer: Viewer, orderId: string, ids: string[]): Promise<number> {
  return changeOrder(deps, orderId, async (change) => {
    const { manager, order, now } = change;
    if (order.status !== 'job' && order.status !== 'archived') throw notFound('feedback');
    const { affected } = await manager.update(Feedback, { id: In(ids), readAt: IsNull() }, { readAt: now });
    if (!affected) return 0;
    change.record('readFeedback', toAdminActor(viewer), { readAt: [null, now] });
    if (order.status !== 'job' || !change.hasTripEnded || !(await isEverythingRead(manager, order.id))) return affected;
    await change.begin('archive', toAdminActor(viewer));
    order.archivedAt = now;
    return affected;
  });
}

/** The job goes to the archive: its feedback counts as read. Returns whether some was unread. */
export async function readWithJob({ manager, order, now }: OrderChange): Promise<boolean> {
  const { id } = await manager.findOneByOrFail(Job, { orderId: order.id });
  const { affected } = await manager.update(Feedback, { jobId: id, readAt: IsNull() }, { readAt: now });
  return Boolean(affected);
}

/** Feedback that came after the order was archived is read; the order stays as it is. */
export async function readLateFeedback(change: OrderChange, actor: Actor): Promise<void> {
  if (await readWithJob(change)) change.record('readFeedback', actor, { readAt: [null, change.now] });
}

/** No feedback of the order's job is unread, and nobody who drove it is yet to report. */
async function isEverythingRead(manager: EntityManager, orderId: string): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from job j where j.order_id = $1
       and not exists (select 1 from feedback k where k.job_id = j.id and k.read_at is null)
       and not exists (select 1 from driver_assignment d where d.job_id = j.id and d.confirmation <> 'declined'
         and not exists (select 1 from feedback k where k.job_id = j.id and k.driver_id = d.driver_id))`,
    [orderId],
  );
  return rows.length > 0;
}
