import { setTimeout as sleep } from 'node:timers/promises';
import {
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
  type DataSource,
  type EntityManager,
} from 'typeorm';
import { isRetryable } from './databaseErrors';

const ATTEMPTS = 5;

/**
 * Our locks count on READ COMMITTED, PostgreSQL's own default: to say so in each transaction would be a statement more. Throws
 * when somebody has set another.
 */
export async function checkIsolation(dataSource: DataSource): Promise<void> {
  const [row]: { level: string }[] = await dataSource.query(
    `select current_setting('default_transaction_isolation') as level`,
  );
  if (row?.level !== 'read committed')
    throw new Error(`The database's default_transaction_isolation must be 'read committed', not '${row?.level}'`);
}

/**
 * Runs `work` in a READ COMMITTED transaction, which is the database's default (`checkIsolation`): all of it happens, or none. After a deadlock (40P01) or a
 * serialization failure (40001) it starts over, so `work` must have no effect outside the database.
 * Ask nothing of `dataSource` inside `work`: that takes a second connection, which sees nothing of this transaction and may wait for
 * its locks for ever; and when as many transactions as the pool has connections do so, each waits for another to end.
 */
export async function runTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      // TypeORM releases the connection by itself only when it broke; what it then says tells nothing of that.
      if (
        error instanceof QueryRunnerAlreadyReleasedError ||
        error instanceof QueryRunnerProviderAlreadyReleasedError
      ) {
        throw new Error('Connection terminated in a transaction', { cause: error });
      }
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}
