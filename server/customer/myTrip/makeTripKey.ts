import { hashKey, createKey } from '../../platform/ids';
import type { Sql } from '../../platform/sql';
import { sql } from '../../platform/sql';

/** Makes a new key to the page of a trip, with the statement that keeps its hash. Both belong to one e-mail. */
export function makeTripKey(orderId: string, now: Date): { key: string; statement: Sql } {
  const key = createKey();
  return {
    key,
    statement: sql`insert into trip_link (key_hash, order_id, created_at) values (${hashKey(key)}, ${orderId}, ${now})`,
  };
}
