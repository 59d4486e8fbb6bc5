import { In } from 'typeorm';
import { ArrayMaxSize, ArrayMinSize, IsNumber, Max, MaxLength, Min } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import { DriverAssignment } from '../../model/orders/driverAssignment.entity';
import { Job } from '../../model/orders/job.entity';
import type { Order } from '../../model/orders/order.entity';
import { isJob } from '../../model/orders/orderStatus';
import { confirmationStates, lockOrder, orderHappened } from '../../orders';
import type { Actor, OrderRecorded } from '../../orders';
import { PortalError } from '../../platform/errors';
import { badInput, conflict, forbidden, message, notFound, refuseWith } from '../../texts/messages';
import { isStoredKey, createId } from '../../platform/ids';
import { Feedback } from '../../model/orders/feedback.entity';
import { requireHours } from './feedbackHours';

@InputType({ description: 'A driver’s report on a job.' })
export class FeedbackInput {
  @Field(() => Boolean, { description: 'True when the trip went well.' })
  wentWell: boolean;

  @MaxLength(4000, refuseWith('input.longest', { most: 4000 }))
  @Field(() => String, { defaultValue: '', description: 'Comment.' })
  comment: string;

  @ArrayMinSize(1, refuseWith('feedback.hoursMissing'))
  @ArrayMaxSize(31, refuseWith('feedback.daysAtMost'))
  @IsNumber({ allowInfinity: false, allowNaN: false }, { each: true, ...refuseWith('feedback.hoursNoNumber') })
  @Min(0, { each: true, ...refuseWith('feedback.hoursNegative') })
  @Max(25, { each: true, ...refuseWith('feedback.hoursPerDay') })
  @Field(() => [Float], { description: 'Hours for each date, beginning with the date of the start.' })
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
  if (!isAdmin(viewer) && driver !== viewer.id) throw forbidden('feedback.ownJobsOnly');
  await save(deps, orderId, driver, viewer, input, () => true);
}

/**
 * By the secret of the driver's own assignment, which dies with it, so a driver reports only for himself.
 * Errors: WRONG_KEY, BAD_USER_INPUT for a driver whose secret it is not.
 */
export async function submitFeedbackByLink(
  deps: Deps,
  orderId: string,
  secret: string,
  driverId: string,
  input: FeedbackInput,
): Promise<void> {
  await save(deps, orderId, driverId, null, input, ({ feedbackKeyHash }) => isStoredKey(feedbackKeyHash, secret));
}

/**
 * A later feedback replaces the driver's earlier one until an admin has read it (docs/product.md, 'Driver'). Errors:
 * NOT_FOUND, WRONG_KEY, FORBIDDEN for another driver, CONFLICT before the trip or once read.
 */
async function save(
  deps: Deps,
  orderId: string,
  driverId: string,
  viewer: Viewer | null,
  input: FeedbackInput,
  mayUse: (assignment: DriverAssignment) => boolean,
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const order = await lockOrder(manager, orderId);
    const job = order && isJob(order.status) && (await manager.findOneBy(Job, { orderId }));
    const assigned = job ? (await manager.findBy(DriverAssignment, { jobId: job.id })).filter(mayUse) : [];
    if (!viewer && assigned.length === 0)
      throw new PortalError('WRONG_KEY', message('offer.linkExpired'), { cause: 'Vale võti' });
    if (!order || !job) throw notFound('job');
    const now = deps.clock.now();
    if (order.startsAt > now) throw conflict('feedback.tripNotBegun');
    if (!assigned.some((assignment) => assignment.driverId === driverId)) {
      throw viewer ? forbidden('feedback.ownJobsOnly') : badInput('job.driverMissing', 'driverId');
    }
    const former = await manager.findOneBy(Feedback, { jobId: job.id, driverId });
    if (former?.readAt) throw conflict('feedback.readAlready');
    const fields = { ...toFields(order, input), updatedAt: now };
    if (former) await manager.update(Feedback, { id: former.id }, fields);
    else await manager.insert(Feedback, { id: createId(), jobId: job.id, driverId, ...fields });
    await manager.update(DriverAssignment, { jobId: job.id, driverId }, { reported: true });
    const { from, to } = confirmationStates.report;
    const notTaken = { jobId: job.id, driverId, confirmation: In(from) };
    await manager.update(DriverAssignment, notTaken, { confirmation: to, confirmationAt: now });
    const actor: Actor = { kind: viewer?.role ?? 'driver', userId: viewer?.id ?? driverId };
    await deps.events.emit(manager, orderHappened, [toHistoryRow(order, 'feedback', actor, former, fields)]);
  });
}

const toFields = (order: Order, { wentWell, comment, hours }: FeedbackInput) => ({
  wentWell,
  comment: comment.trim(),
  hours: requireHours(order, hours),
});

/** An admin corrects a feedback. Errors: NOT_FOUND, BAD_USER_INPUT. */
export async function editFeedback(deps: Deps, viewer: Viewer, id: string, input: FeedbackInput): Promise<void> {
  await deps.db.transaction(async (manager) => {
    const found = await manager.findOne(Feedback, { where: { id }, relations: { job: true } });
    const order = found && (await lockOrder(manager, found.job.orderId));
    const feedback = order && isJob(order.status) && (await manager.findOneBy(Feedback, { id }));
    if (!feedback) throw notFound('feedback');
    const now = deps.clock.now();
    const fields = { ...toFields(order, input), updatedAt: now };
    await manager.update(Feedback, { id }, fields);
    const actor: Actor = { kind: viewer.role, userId: viewer.id };
    await deps.events.emit(manager, orderHappened, [toHistoryRow(order, 'editFeedback', actor, feedback, fields)]);
  });
}

/** Feedback is part of the order's history, though it does not change the order itself. */
function toHistoryRow(
  { id, status, version }: Order,
  action: string,
  actor: Actor,
  before: Feedback | null,
  { updatedAt: at, ...after }: Pick<Feedback, 'wentWell' | 'comment' | 'hours' | 'updatedAt'>,
): OrderRecorded {
  const changes = Object.entries(after).map(([field, value]) => [
    field,
    [before?.[field as keyof typeof after] ?? null, value],
  ]);
  return {
    type: 'recorded',
    order: { id },
    eventId: createId(),
    at,
    action,
    actor,
    fromStatus: status,
    status,
    version,
    changes: Object.fromEntries(changes) as Record<string, unknown>,
  };
}
