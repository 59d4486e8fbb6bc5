import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { DatabaseLog } from '../log/databaseLog';
import { describeError, isDatabaseAway } from './databaseErrors';

const RETRY_PAUSE_MS = 1000;
const LOG_EVERY_ATTEMPTS = 5;

/**
 * Opens the connections. Waits for a server that is away, at most `limitMs`, and logs that. Throws at once when the
 * server refuses us (password, name of the database).
 */
export async function connect(dataSource: DataSource, log: DatabaseLog, limitMs: number): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await dataSource.initialize();
      if (attempt > 1) log('info', 'the database is there');
      return;
    } catch (error) {
      const reason = describeError(error);
      if (!isDatabaseAway(error)) throw new Error(`Cannot open the database: ${reason}`, { cause: error });
      if (performance.now() >= giveUpAt) throw new Error(`The database did not come: ${reason}`, { cause: error });
      if (attempt % LOG_EVERY_ATTEMPTS === 1) log('warn', 'waiting for the database ...', { reason });
      await sleep(RETRY_PAUSE_MS);
    }
  }
}
