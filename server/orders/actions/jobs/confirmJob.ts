import type { ActOutcome } from '../../types/actOutcome';
import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { createWrongKeyError } from '../../../access';
import { requireShortText } from '../../../platform/api/shortText';
import { notFound } from '../../../texts/messages';
import { hashKey } from '../../../platform/ids';
import { readCrew } from './askDrivers';
import { DriverAssignment } from '../../../model/orders/driverAssignment.entity';
import { Job } from '../../../model/orders/job.entity';
import { confirmationStates } from '../../lifecycle/confirmationStates';
import type { OrderChange } from '../../lifecycle/changeOrder';
import { changeOrder } from '../../lifecycle/changeOrder';

/** The assignment that a confirmation key opens. Errors: WRONG_KEY. */
export async function requireAssignment(
  manager: EntityManager,
  orderId: string,
  confirmationKey: string,
): Promise<DriverAssignment> {
  const job = await manager.findOneBy(Job, { orderId });
  const assignment =
    job &&
    (await manager.findOne(DriverAssignment, {
      where: { jobId: job.id, keyHash: hashKey(confirmationKey) },
      relations: { driver: true },
    }));
  if (!assignment) throw createWrongKeyError();
  return assignment;
}

/** A driver's answer to a job. */
export interface Said {
  confirm: boolean;
  /** Why it is declined. */
  reason?: string | null;
}

/** A driver confirms or declines by the e-mailed link, once a key. Errors: WRONG_KEY. */
export async function confirmJob(
  deps: Deps,
  orderId: string,
  confirmationKey: string,
  said: Said,
): Promise<ActOutcome> {
  return changeOrder(
    deps,
    orderId,
    async (change) => giveConfirmation(change, await requireAssignment(change.manager, orderId, confirmationKey), said),
    { refuse: createWrongKeyError },
  );
}

/**
 * A signed-in driver confirms or declines an own job.
 * Errors: NOT_FOUND for whose job it is not, CONFLICT when it is no job any more.
 */
export async function confirmOwnJob(deps: Deps, viewer: Viewer, orderId: string, said: Said): Promise<ActOutcome> {
  return changeOrder(deps, orderId, async (change) => {
    const own = (await readCrew(change)).drivers.find(({ driverId }) => driverId === viewer.id);
    if (!own) throw notFound('job');
    return giveConfirmation(change, own, said);
  });
}

async function giveConfirmation(change: OrderChange, assignment: DriverAssignment, said: Said): Promise<ActOutcome> {
  const { id, driver, confirmation } = assignment;
  const { from, to } = confirmationStates[said.confirm ? 'confirm' : 'decline'];
  if (!from.some((status) => status === confirmation)) return 'doneBefore';
  await change.begin('confirmJob', { kind: 'driver', userId: driver.id });
  const { confirm } = said;
  const reason = (!confirm && said.reason?.trim()) || null;
  requireShortText(reason, 'reason');
  const fields = { confirmation: to, confirmationAt: change.now, declineReason: reason } as const;
  await change.manager.update(DriverAssignment, { id }, fields);
  change.note('confirmation', confirmation, to);
  if (reason) change.note('declineReason', null, reason);
  if (!confirm) {
    const { firstname, email } = driver;
    change.emit({ type: 'jobDeclined', eventId: change.eventId, driver: { id: driver.id, firstname, email }, reason });
  }
  return 'done';
}
