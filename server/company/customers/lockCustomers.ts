import type { EntityManager } from 'typeorm';

/** Two writers of customers come one after the other, so that none is there twice. */
export const lockCustomers = (manager: EntityManager): Promise<unknown> =>
  manager.query(`select pg_advisory_xact_lock(hashtext('customers'))`);
