import type { EntityManager } from 'typeorm';

/** Whether an absence that covers all these days is entered. */
export async function isAbsent(
  manager: EntityManager,
  out: string,
  firstDay: string,
  lastDay: string,
): Promise<boolean> {
  const found: unknown[] = await manager.query(
    `select 1 from absence where $1::uuid in (driver_id, bus_id) and first_day <= $2::date and last_day >= $3::date limit 1`,
    [out, firstDay, lastDay],
  );
  return found.length > 0;
}
