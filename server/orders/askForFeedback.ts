import { IsNull } from 'typeorm';
import type { Deps } from '../access/context';
import { hashKey, newKey } from '../platform/ids';
import { DriverAssignment } from './driverAssignment.entity';
import { Job } from './job.entity';
import { orderSnapshot } from './orderSnapshot';

/**
 * E-mails the feedback link to the drivers of trips that have ended, once a job. Safe to run in several copies of the
 * server at once: each job is locked by one of them. Returns how many jobs were asked for.
 */
export async function askForFeedback(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const asked = await deps.db.transaction(async (manager) => {
    const due: { id: string; order_id: string }[] = await manager.query(
      `select j.id, j.order_id from job j join "order" o on o.id = j.order_id
       where j.feedback_asked_at is null and o.status = 'job' and o.deleted_at is null and o.ends_at <= $1
       order by o.ends_at limit 50 for update of j skip locked`,
      [now],
    );
    for (const { id, order_id } of due) {
      const feedbackKey = newKey();
      await manager.update(
        Job,
        { id, feedbackAskedAt: IsNull() },
        { feedbackKeyHash: hashKey(feedbackKey), feedbackAskedAt: now },
      );
      const assignments = await manager.find(DriverAssignment, { where: { jobId: id }, relations: { driver: true } });
      const drivers = assignments
        .filter(({ confirmation }) => confirmation !== 'rejected')
        .map(({ driver: { id, firstname, email } }) => ({ id, firstname, email }));
      await deps.listener(manager, {
        type: 'feedbackAsked',
        order: await orderSnapshot(manager, order_id),
        drivers,
        feedbackKey,
      });
    }
    return due.length;
  });
  if (asked > 0) deps.committed();
  return asked;
}
