import { ArrayMaxSize, ArrayMinSize, IsNumber, Max, MaxLength, Min } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { isAdmin } from '../access/viewer';
import { DriverAssignment } from '../orders/driverAssignment.entity';
import { Job } from '../orders/job.entity';
import { Order } from '../orders/order.entity';
import { OrderEvent } from '../orders/orderEvent.entity';
import { PortalError, badInput, notFound } from '../platform/errors';
import { isKeyOf, newId } from '../platform/ids';
import { Feedback } from './feedback.entity';

@InputType({ description: 'What a driver reports.' })
export class FeedbackInput {
  @Field(() => Boolean, { description: 'Whether the trip went well.' })
  wentWell: boolean;

  @MaxLength(4000, { message: 'Kuni 4000 tähemärki' })
  @Field(() => String, { defaultValue: '', description: 'Comment.' })
  comment: string;

  @ArrayMinSize(1, { message: 'Palun sisestage vähemalt ühe päeva tunnid' })
  @ArrayMaxSize(31, { message: 'Kuni 31 päeva' })
  @IsNumber({ allowInfinity: false, allowNaN: false }, { each: true, message: 'Tunnid peavad olema arv' })
  @Min(0, { each: true, message: 'Tunde ei saa olla alla nulli' })
  @Max(24, { each: true, message: 'Päevas on kuni 24 tundi' })
  @Field(() => [Float], { description: 'Hours of each date, the first being the date of the start.' })
  hours: number[];
}

/** A signed-in driver reports on an own job; an admin may do it for any driver of it. */
export async function submitFeedback(
  deps: Deps,
  viewer: Viewer,
  orderId: string,
  driverId: string | undefined,
  input: FeedbackInput,
): Promise<void> {
  const driver = driverId ?? viewer.id;
  if (!isAdmin(viewer) && driver !== viewer.id)
    throw new PortalError('FORBIDDEN', 'Tagasisidet saab anda ainult enda töö kohta');
  await save(deps, orderId, driver, viewer, input, () => true);
}

/** Any driver of the job may use its secret; the page asks which one it is. Errors: WRONG_KEY. */
export async function submitFeedbackByLink(
  deps: Deps,
  orderId: string,
  secret: string,
  driverId: string,
  input: FeedbackInput,
): Promise<void> {
  await save(deps, orderId, driverId, null, input, (job) => isKeyOf(job?.feedbackKeyHash, secret));
}

/**
 * A later feedback replaces the driver's earlier one until an admin has read it (design, section 4).
 * Errors: NOT_FOUND, WRONG_KEY, FORBIDDEN for who does not drive it, CONFLICT before the trip or once read.
 */
async function save(
  deps: Deps,
  orderId: string,
  driverId: string,
  viewer: Viewer | null,
  input: FeedbackInput,
  keyFits: (job: Job | null) => boolean,
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const order = await lockOrder(manager, orderId);
    const job = order && (await manager.findOneBy(Job, { orderId }));
    if (!keyFits(job)) throw new PortalError('WRONG_KEY', 'Link aegunud!', { cause: 'Vale võti' });
    if (!order || !job) throw notFound('Tööd');
    const now = deps.clock.now();
    if (order.startsAt > now) throw new PortalError('CONFLICT', 'Reis ei ole veel alanud');
    if (!(await manager.existsBy(DriverAssignment, { jobId: job.id, driverId }))) {
      throw viewer
        ? new PortalError('FORBIDDEN', 'Tagasisidet saab anda ainult enda töö kohta')
        : badInput('Palun vali juht!', 'driverId');
    }
    const former = await manager.findOneBy(Feedback, { jobId: job.id, driverId });
    if (former?.readAt) throw new PortalError('CONFLICT', 'Tagasiside on juba läbi vaadatud ja seda ei saa enam muuta');
    const fields = { wentWell: input.wentWell, comment: input.comment.trim(), hours: input.hours, updatedAt: now };
    if (former) await manager.update(Feedback, { id: former.id }, fields);
    else await manager.insert(Feedback, { id: newId(), jobId: job.id, driverId, ...fields });
    await remember(manager, order, {
      at: now,
      action: 'feedback',
      actor: viewer?.role ?? 'driver',
      userId: viewer?.id ?? driverId,
      before: former,
      after: fields,
    });
  });
}

/** An admin corrects a feedback. Errors: NOT_FOUND. */
export async function editFeedback(deps: Deps, viewer: Viewer, id: string, input: FeedbackInput): Promise<void> {
  const fields = { wentWell: input.wentWell, comment: input.comment.trim(), hours: input.hours };
  await changeFeedback(deps, viewer, id, 'editFeedback', (now) => ({ ...fields, updatedAt: now }));
}

/** An admin has read a feedback; its driver can no longer replace it. Errors: NOT_FOUND. */
export async function markFeedbackRead(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await changeFeedback(deps, viewer, id, 'readFeedback', (now) => ({ readAt: now }));
}

async function changeFeedback(
  deps: Deps,
  viewer: Viewer,
  id: string,
  action: string,
  fields: (now: Date) => Partial<Feedback>,
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const found = await manager.findOne(Feedback, { where: { id }, relations: { job: true } });
    const order = found && (await lockOrder(manager, found.job.orderId));
    const feedback = order && (await manager.findOneBy(Feedback, { id }));
    if (!feedback) throw notFound('Tagasisidet');
    const now = deps.clock.now();
    const changed = fields(now);
    await manager.update(Feedback, { id }, changed);
    await remember(manager, order, {
      at: now,
      action,
      actor: viewer.role,
      userId: viewer.id,
      before: feedback,
      after: changed,
    });
  });
}

const lockOrder = (manager: EntityManager, id: string): Promise<Order | null> =>
  manager
    .createQueryBuilder(Order, 'o')
    .where(`o.id = :id and o.deletedAt is null and o.status in ('job', 'archived')`, { id })
    .setLock('pessimistic_write')
    .getOne();

interface Remembered {
  at: Date;
  action: string;
  actor: string;
  userId: string;
  before: Feedback | null;
  after: Partial<Feedback>;
}

/** Feedback is part of the order's history, though it does not change the order itself. */
async function remember(manager: EntityManager, order: Order, { before, after, ...entry }: Remembered): Promise<void> {
  const changes = Object.entries(after)
    .filter(([field]) => field !== 'updatedAt')
    .map(([field, value]) => [field, [before?.[field as keyof Feedback] ?? null, value]]);
  await manager.insert(OrderEvent, {
    ...entry,
    id: newId(),
    orderId: order.id,
    fromStatus: order.status,
    toStatus: order.status,
    version: order.version,
    changes: Object.fromEntries(changes),
  });
}
