import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import { PortalError } from '../platform/errors';
import { hashKey } from '../platform/ids';
import { DriverAssignment } from './driverAssignment.entity';
import { Job } from './job.entity';
import { wrongKey } from './offers';
import { changeOrder } from './transition';

/** The assignment that a confirmation key opens. Errors: WRONG_KEY. */
export async function assignmentByKey(
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
  if (!assignment) throw wrongKey();
  return assignment;
}

/** A driver confirms or declines by the e-mailed link, once a key. True when it was answered before. Errors: WRONG_KEY. */
export async function answerJob(
  deps: Deps,
  orderId: string,
  confirmationKey: string,
  confirm: boolean,
): Promise<boolean> {
  try {
    return await changeOrder(deps, orderId, async (change) => {
      const { manager, now } = change;
      const { id, driver, confirmation } = await assignmentByKey(manager, orderId, confirmationKey);
      if (confirmation !== 'waiting') return true;
      await change.begin('answerJob', { actor: 'driver', userId: driver.id });
      const answer = confirm ? 'accepted' : 'rejected';
      await manager.update(DriverAssignment, { id }, { confirmation: answer, answeredAt: now });
      change.note('confirmation', 'waiting', answer);
      if (!confirm) {
        const { firstname, email } = driver;
        change.tell({ type: 'jobDeclined', eventId: change.eventId, driver: { id: driver.id, firstname, email } });
      }
      return false;
    });
  } catch (error) {
    if (error instanceof PortalError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT')) throw wrongKey();
    throw error;
  }
}
