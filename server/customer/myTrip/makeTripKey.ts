import { hashKey, newKey } from '../../platform/ids';
import { sql } from '../../platform/sql';
import type { MakeTripKey } from './myTrip.events';

export const makeTripKey: MakeTripKey = (orderId, now) => {
  const key = newKey();
  return {
    key,
    statement: sql`insert into trip_link (key_hash, order_id, created_at) values (${hashKey(key)}, ${orderId}, ${now})`,
  };
};
