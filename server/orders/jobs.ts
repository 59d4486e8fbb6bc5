import { IsNull } from 'typeorm';
import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { Feedback } from '../feedback/feedback.entity';
import { PortalError } from '../platform/errors';
import { newId } from '../platform/ids';
import { assign, releaseDrivers } from './assignments';
import type { AssignmentInput } from './inputs';
import { Job } from './job.entity';
import { nextTripNumber } from './tripNumber';
import { byAdmin, changeOrder } from './transition';

/** Driver and bus are assigned: the order becomes a job, takes the next trip number and its drivers are asked. */
export async function startJob(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: number | null | undefined,
  input: AssignmentInput,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('startJob', byAdmin(viewer), version);
    const { manager } = change;
    const job = manager.create(Job, { id: newId(), orderId: id, tripNumber: await nextTripNumber(manager) });
    await manager.insert(Job, job);
    await assign(change, job, input);
    change.note('tripNumber', null, job.tripNumber);
  });
}

/** Changes who drives and with what. */
export async function updateJob(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: number | null | undefined,
  input: AssignmentInput,
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('updateJob', byAdmin(viewer), version);
    const job = await change.manager.findOneByOrFail(Job, { orderId: id });
    await assign(change, job, input);
  });
}

/** Moves a finished job to the archive and marks all its feedback read (spec, section 2, Job page). */
export async function archiveOrder(deps: Deps, viewer: Viewer, id: string, version?: number | null): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('archive', byAdmin(viewer), version);
    const { manager, order, now } = change;
    const job = await manager.findOneBy(Job, { orderId: id });
    if (!job) throw new PortalError('CONFLICT', 'Tellimusel ei ole tööd');
    await manager.update(Feedback, { jobId: job.id, readAt: IsNull() }, { readAt: now });
    order.archivedAt = now;
  });
}

/** Soft: the order stays in the database with who deleted it and when, and is shown nowhere. */
export async function deleteOrder(deps: Deps, viewer: Viewer, id: string, version?: number | null): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('delete', byAdmin(viewer), version);
    change.order.deletedAt = change.now;
    change.order.deletedById = viewer.id;
    if (change.order.status === 'job' && change.order.endsAt > change.now) await releaseDrivers(change);
  });
}
