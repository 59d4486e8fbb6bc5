import { AsyncLocalStorage } from 'node:async_hooks';
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

/** The transaction under way, of the code that runs inside it. */
interface Running {
  dataSource: DataSource;
  manager: EntityManager;
  hooks: Set<() => void>;
  isOpen: boolean;
}

const running = new AsyncLocalStorage<Running>();

/**
 * Runs `work` in a READ COMMITTED transaction, which is the database's default (`checkIsolation`): all of it happens,
 * or none. Inside another transaction of the same database `work` joins that one.
 * After a deadlock (40P01) or a serialization failure (40001) the outermost one starts over. So `work` must have no
 * effect outside the database; effects after the commit go to `afterCommit`.
 * Ask nothing of `dataSource` inside `work`. That takes a second connection, which sees nothing of this transaction and
 * may wait for its locks for ever. When as many transactions as the pool has connections do so, each waits for another
 * to end.
 */
export async function runTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const outer = running.getStore();
  if (outer?.isOpen && outer.dataSource === dataSource) return work(outer.manager);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOutermost(dataSource, work);
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

async function runOutermost<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  const hooks = new Set<() => void>();
  const result = await dataSource.transaction(async (manager) => {
    const transaction: Running = { dataSource, manager, hooks, isOpen: true };
    try {
      return await running.run(transaction, () => work(manager));
    } finally {
      // Work that was started here and not awaited must not join a transaction that has ended.
      transaction.isOpen = false;
    }
  });
  hooks.forEach((hook) => hook());
  return result;
}

/**
 * Runs `hook` once after the commit of the outermost transaction under way, however often it is given; without a transaction at once.
 * A hook returns at once and does not throw. It does not run when the transaction fails.
 */
export function afterCommit(hook: () => void): void {
  const transaction = running.getStore();
  if (transaction?.isOpen) transaction.hooks.add(hook);
  else hook();
}
