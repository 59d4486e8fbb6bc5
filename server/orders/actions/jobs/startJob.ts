import type { Deps, Viewer } from '../../../access';
import type { ReasonedAssignment } from './assignments';
import { assign } from './assignments';
import { Job } from '../../../model/orders/job.entity';
import { findOrCreateJob } from '../../lifecycle/tripNumber';
import { toAdminActor, changeOrder } from '../../lifecycle/changeOrder';
import type { Withhold } from '../../lifecycle/changeOrder';

/** The crew of an order. */
interface JobAssignment {
  id: string;
  version: number | null | undefined;
  input: ReasonedAssignment;
  /** Set by the plan, which tells each driver of several trips at once. */
  withhold?: Withhold;
}

/**
 * Assigns driver and bus: the order becomes a job and takes the next trip number. Its drivers must confirm, or, when
 * the trip is over already, give feedback. An order that was a job before keeps its number.
 */
export async function startJob(deps: Deps, viewer: Viewer, assignment: JobAssignment): Promise<void> {
  const { id, version, input, withhold } = assignment;
  await changeOrder(
    deps,
    id,
    async (change) => {
      await change.begin('startJob', toAdminActor(viewer), version);
      const job = await findOrCreateJob(change.manager, id);
      await assign(change, job, input);
      change.note('tripNumber', null, job.tripNumber);
    },
    { withhold },
  );
}

/** Changes who drives and with what. */
export async function updateJob(deps: Deps, viewer: Viewer, assignment: JobAssignment): Promise<void> {
  const { id, version, input, withhold } = assignment;
  await changeOrder(
    deps,
    id,
    async (change) => {
      await change.begin('updateJob', toAdminActor(viewer), version);
      const job = await change.manager.findOneByOrFail(Job, { orderId: id });
      await assign(change, job, input);
    },
    { withhold },
  );
}
