import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Deps } from '../../../access';
import type { User } from '../../../model/people/user.entity';
import { hashKey, createKey } from '../../../platform/ids';
import { DriverAssignment } from '../../../model/orders/driverAssignment.entity';
import type { OrderDomainEvent } from '../../lifecycle/orderEvents';
import type { DriverSnapshot } from '../../../model/orders/snapshots';
import { orderHappened } from '../../lifecycle/orderEvents';
import { orderSnapshot } from '../../lifecycle/orderSnapshot';

export const toDriverSnapshot = ({ id, firstname, email, language }: User): DriverSnapshot => ({
  id,
  firstname,
  email,
  language,
});

/** Each driver on each job gets an own secret for the feedback link; a former one dies. */
export async function giveFeedbackKeys(
  manager: EntityManager,
  now: Date,
  assignments: Pick<DriverAssignment, 'id' | 'driver'>[],
): Promise<{ driver: DriverSnapshot; feedbackKey: string }[]> {
  const asked = [];
  for (const { id, driver } of assignments) {
    const feedbackKey = createKey();
    await manager.update(DriverAssignment, { id }, { feedbackKeyHash: hashKey(feedbackKey), feedbackAskedAt: now });
    asked.push({ driver: toDriverSnapshot(driver), feedbackKey });
  }
  return asked;
}

/** Drivers of `job j` who were not asked yet and have not reported by themselves; those who declined did not drive. */
const SILENT = `d.job_id = j.id and d.feedback_asked_at is null and d.confirmation <> 'declined'
  and not exists (select 1 from feedback k where k.job_id = j.id and k.driver_id = d.driver_id)`;

/**
 * E-mails the feedback link to the drivers of trips that have ended, once a driver and job. Safe to run in several copies
 * of the server at once: each order is locked by one of them. Returns how many jobs were asked for.
 */
export async function askForFeedback(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const asked = await deps.db.transaction(async (manager) => {
    const due: { id: string }[] = await manager.query(
      `select o.id from "order" o
       where o.status = 'job' and o.deleted_at is null and o.ends_at <= $1
         and exists (select 1 from job j join driver_assignment d on ${SILENT} where j.order_id = o.id)
       order by o.ends_at limit 50 for no key update skip locked`,
      [now],
    );
    const events: OrderDomainEvent[] = [];
    for (const { id } of due) {
      // Looked at under the lock: who drives may have changed since.
      const rows: { id: string }[] = await manager.query(
        `select d.id from job j join driver_assignment d on ${SILENT} where j.order_id = $1`,
        [id],
      );
      const assignments = await manager.find(DriverAssignment, {
        where: { id: In(rows.map((row) => row.id)) },
        relations: { driver: true },
        order: { position: 'ASC' },
      });
      if (assignments.length === 0) continue;
      events.push({
        type: 'feedbackAsked',
        order: await orderSnapshot(manager, id),
        drivers: await giveFeedbackKeys(manager, now, assignments),
      });
    }
    await deps.events.emit(manager, orderHappened, events);
    return due.length;
  });
  return asked;
}
