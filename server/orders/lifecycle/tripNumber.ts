import type { EntityManager } from 'typeorm';

/** The next trip number. The counter's row stays locked until the transaction ends: no gaps, no repeats. */
export async function nextTripNumber(manager: EntityManager): Promise<number> {
  const [rows]: [{ value: number }[], number] = await manager.query(
    `update counter set value = value + 1 where name = 'trip' returning value`,
  );
  const value = rows[0]?.value;
  if (value === undefined) throw new Error('the trip counter is missing');
  return value;
}
