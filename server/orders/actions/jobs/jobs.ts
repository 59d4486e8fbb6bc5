import type { Deps, Viewer } from '../../../access';
import { badInput, conflict } from '../../../texts/messages';
import { crewOf, freshKey, emitAsked, emitReleased } from './askDrivers';
import type { ReasonedAssignment } from './assignments';
import { assign } from './assignments';
import { Job } from '../../../model/orders/job.entity';
import { checkOverlaps } from './overlaps';
import { readLateFeedback, readWithJob } from './readFeedback';
import { checkReportedHours } from './reportedHours';
import { numberedJob } from '../../lifecycle/tripNumber';
import { adminOf, changeOrder } from '../../lifecycle/changeOrder';
import type { Withhold } from '../../lifecycle/changeOrder';

type Version = number | null | undefined;

/** Who drives an order and with what. */
interface Assignment {
  id: string;
  version: Version;
  input: ReasonedAssignment;
  /** Set by the plan, which tells each driver of several trips at once. */
  withhold?: Withhold;
}

/**
 * Driver and bus are assigned: the order becomes a job and takes the next trip number. Its drivers are asked to confirm, or,
 * when the trip is over already, for feedback. What was a job before it was called off keeps its number.
 */
export async function startJob(deps: Deps, viewer: Viewer, assignment: Assignment): Promise<void> {
  const { id, version, input, withhold } = assignment;
  await changeOrder(
    deps,
    id,
    async (change) => {
      await change.begin('startJob', adminOf(viewer), version);
      const job = await numberedJob(change.manager, id);
      await assign(change, job, input);
      change.note('tripNumber', null, job.tripNumber);
    },
    { withhold },
  );
}

/** Changes who drives and with what. */
export async function updateJob(deps: Deps, viewer: Viewer, assignment: Assignment): Promise<void> {
  const { id, version, input, withhold } = assignment;
  await changeOrder(
    deps,
    id,
    async (change) => {
      await change.begin('updateJob', adminOf(viewer), version);
      const job = await change.manager.findOneByOrFail(Job, { orderId: id });
      await assign(change, job, input);
    },
    { withhold },
  );
}

/**
 * A driver who declined, by mistake it may be, is asked once more with a fresh key. Meanwhile somebody else may have counted
 * on the time, so overlaps are asked about. Errors: BAD_USER_INPUT for who does not drive it, CONFLICT for who did not
 * decline, OVERLAP.
 */
export async function askDriverAgain(
  deps: Deps,
  viewer: Viewer,
  id: string,
  version: Version,
  { driverId, overlapReason }: { driverId: string; overlapReason?: string | null },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('askDriverAgain', adminOf(viewer), version);
    const own = (await crewOf(change)).drivers.find((assignment) => assignment.driverId === driverId);
    if (!own) throw badInput('job.driverMissing', 'driverId');
    if (own.confirmation !== 'declined') throw conflict('assignment.notDeclined');
    await checkOverlaps(change, [driverId], [], overlapReason);
    emitAsked(change, [await freshKey(change, own.id, own.driver)], false);
    change.note('askedDriver', null, `${own.driver.firstname} ${own.driver.lastname}`.trim());
  });
}

/**
 * Moves a finished job to the archive and marks all its feedback read (docs/product.md, 'Lifecycle'). Of what is there already,
 * only what came late is read; so it can be asked twice.
 */
export async function archiveOrder(deps: Deps, viewer: Viewer, id: string, version?: Version): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    if (change.order.status === 'archived') return readLateFeedback(change, adminOf(viewer));
    await change.begin('archive', adminOf(viewer), version);
    await readWithJob(change);
    change.order.archivedAt = change.now;
  });
}

/** Makes an archived order a job again, so that its price, food or crew can be corrected. */
export async function takeFromArchive(deps: Deps, viewer: Viewer, id: string, version?: Version): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('takeFromArchive', adminOf(viewer), version);
    change.order.archivedAt = null;
  });
}

/**
 * Soft: the order stays in the database with who deleted it and when, and is shown nowhere.
 * Errors: CONFIRM while hours that were reported for it would be lost.
 */
export async function deleteOrder(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { version, confirmed }: { version?: Version; confirmed: boolean },
): Promise<void> {
  await changeOrder(deps, id, async (change) => {
    await change.begin('delete', adminOf(viewer), version);
    await checkReportedHours(change, confirmed);
    change.order.deletedAt = change.now;
    change.order.deletedById = viewer.id;
    if (change.order.status === 'job') emitReleased(change, (await crewOf(change)).drivers);
  });
}
