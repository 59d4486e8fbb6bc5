import type { EntityManager } from 'typeorm';
import { createId } from '../../platform/ids';
import { Job } from '../../model/orders/job.entity';

/**
 * Takes the next trip numbers and returns the first. The counter's row stays locked until the transaction ends: no gaps, no
 * repeats.
 */
export async function takeTripNumbers(manager: EntityManager, count: number): Promise<number> {
  const [rows]: [{ value: number }[], number] = await manager.query(
    `update counter set value = value + $1 where name = 'trip' returning value`,
    [count],
  );
  const value = rows[0]?.value;
  if (value === undefined) throw new Error('the trip counter is missing');
  return value - count + 1;
}

/** Reads the order's trip number, or takes the next one. A cancelled trip keeps its number. */
export async function findOrCreateJob(manager: EntityManager, orderId: string): Promise<Job> {
  const known = await manager.findOneBy(Job, { orderId });
  if (known) return known;
  const job = manager.create(Job, { id: createId(), orderId, tripNumber: await takeTripNumbers(manager, 1) });
  await manager.insert(Job, job);
  return job;
}
