import PgBoss from 'pg-boss';
import type { DataSource } from 'typeorm';
import { inSchemaTurn } from '../database/migrate';
import { onPool } from './bossDatabase';

/** Where the tables of pg-boss are. */
export const SCHEMA = 'pgboss';

/**
 * Makes the tables of queues that are not there yet. pg-boss adds a table for each queue, and a copy that works on another one at
 * that moment would meet a deadlock: so call it for all queues before any of them starts.
 */
export const prepareQueues = (dataSource: DataSource, names: readonly string[]): Promise<void> =>
  inSchemaTurn(dataSource, async () => {
    const boss = new PgBoss({ db: onPool(dataSource), schema: SCHEMA, schedule: false, supervise: false });
    // Whatever fails is thrown to the caller as well.
    boss.on('error', () => undefined);
    try {
      await boss.start();
      for (const name of names) await boss.createQueue(name);
    } finally {
      await boss.stop({ graceful: false, close: false });
    }
  });
