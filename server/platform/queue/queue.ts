import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { describeError, isRetryable } from '../database/databaseErrors';
import type { LogFields, Logger } from '../logger';
import { inTransaction, onPool, watched } from './bossDatabase';
import { createPause } from './pause';

const SCHEMA = 'pgboss';

const DAY_S = 86_400;

export interface QueueTimes {
  /** The first wait lasts one to two times this; each further one is twice as long. */
  retryDelayS: number;
  /** How often a message is tried again: 11 times from 30 seconds on takes 17 to 34 hours. */
  retryLimit: number;
  pollMs: number;
  /** A message whose sender died is tried again after this; longer than the sender's own limits together. */
  expireInS: number;
  maintenanceS: number;
  /** How long `stop` waits for what is being sent. */
  stopWaitMs: number;
}

const usualTimes: QueueTimes = {
  retryDelayS: 30,
  retryLimit: 11,
  pollMs: 2_000,
  expireInS: 90,
  maintenanceS: 30,
  stopWaitMs: 15_000,
};

const AT_ONCE = 5;
const START_ATTEMPTS = 5;

export interface Queue<M> {
  /** Queues messages inside the caller's transaction; those whose cause was queued before are left out. */
  enqueue(manager: EntityManager, messages: M[]): Promise<void>;
  /** Prepares the tables and begins to send. `send` throws when a message must be tried again. */
  start(send: Send<M>): Promise<void>;
  /** Looks for messages at once; call it after a commit. */
  kick(): void;
  /** Sends nothing new, and waits, for a limited time, for what is being sent. */
  stop(): Promise<void>;
}

/** Sends one message; `attempt` counts from 1. */
export type Send<M> = (id: string, message: M, attempt: number) => Promise<void>;

/**
 * The messages of one kind that wait, in the tables of pg-boss. We fetch and complete ourselves rather than by its `work`:
 * that drops the promise of its last write, which ends the process when the database is away just then.
 */
export function createQueue<M extends object>(options: {
  /** What kind of messages wait here. */
  name: string;
  /** A message with the id of one that was queued before is left out. */
  idOf(message: M): string;
  /** What the log says of a message. */
  describe(message: M): LogFields;
  dataSource: DataSource;
  logger: Logger;
  /** Nobody else sends from this database, so what is being sent at start was left by a copy that died. */
  alone: boolean;
  times?: Partial<QueueTimes>;
}): Queue<M> {
  const { dataSource, logger, name } = options;
  const times = { ...usualTimes, ...options.times };
  let boss = newBoss(dataSource, logger, times);

  const pause = createPause();
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function prepare(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await boss.start();
        await boss.createQueue(name);
        return;
      } catch (error) {
        // Copies that start together on a new database create its tables together; the slower ones fail and look again.
        if (attempt === START_ATTEMPTS || !lostRace(error)) throw error;
        // A pg-boss that failed to start cannot start again.
        await boss.stop({ graceful: false, close: false });
        boss = newBoss(dataSource, logger, times);
      }
    }
  }

  async function work(send: Send<M>): Promise<void> {
    while (!stopping.signal.aborted) {
      // Answers an empty list when the database is away.
      const jobs = await boss.fetch<M>(name, { includeMetadata: true, batchSize: AT_ONCE });
      await Promise.all(jobs.map((job) => deliver(job, send)));
      if (jobs.length < AT_ONCE) await pause.wait(times.pollMs);
    }
  }

  async function deliver(job: PgBoss.JobWithMetadata<M>, send: Send<M>): Promise<void> {
    const what = options.describe(job.data);
    try {
      await send(job.id, job.data, job.retryCount + 1);
    } catch (error) {
      const last = job.retryCount >= job.retryLimit;
      const fields = { ...what, attempt: job.retryCount + 1, error };
      if (last) logger.error('a message could not be sent and is given up', fields);
      else logger.warn('a message could not be sent and will be tried again', fields);
      // If this cannot be written, the message expires and is tried again then.
      await boss.fail(name, job.id, { message: describeError(error) }).catch(() => undefined);
      return;
    }
    await remember(job.id, what);
  }

  /** Marks a message as sent and erases what it said, keys included. Persists until it is written: else it would be sent twice. */
  async function remember(id: string, what: LogFields): Promise<void> {
    for (;;) {
      try {
        // Whatever the state: it may have expired while the database was away.
        await dataSource.query(
          `update ${SCHEMA}.job set state = 'completed', completed_on = now(), data = null, output = null where name = $1 and id = $2`,
          [name, id],
        );
        return;
      } catch (error) {
        logger.warn('a sent message could not be marked as sent yet', { ...what, reason: describeError(error) });
        if (stopping.signal.aborted) return;
        await sleep(times.pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Sends again at once what a killed server was sending; other copies of the server must wait until it expires. */
  async function takeOver(): Promise<void> {
    await dataSource.query(
      `update ${SCHEMA}.job set state = 'retry', start_after = now() where name = $1 and state = 'active'`,
      [name],
    );
  }

  async function reportGivenUp(): Promise<void> {
    const [row]: { count: number }[] = await dataSource.query(
      `select count(*)::int as count from ${SCHEMA}.job where name = $1 and state = 'failed'`,
      [name],
    );
    if (row && row.count > 0)
      logger.error(`messages were given up; see ${SCHEMA}.job, state failed`, { queue: name, count: row.count });
  }

  return {
    async enqueue(manager, messages) {
      if (messages.length === 0) return;
      const jobs = messages.map((message) => ({ id: options.idOf(message), name, data: message }));
      await boss.insert(jobs, { db: inTransaction(manager) });
    },
    async start(send) {
      await prepare();
      if (options.alone) await takeOver();
      await reportGivenUp();
      running = work(send);
    },
    kick: () => pause.end(),
    async stop() {
      stopping.abort();
      pause.end();
      const limit = new AbortController();
      await Promise.race([running, sleep(times.stopWaitMs, undefined, { signal: limit.signal })]);
      limit.abort();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function newBoss(dataSource: DataSource, logger: Logger, times: QueueTimes): PgBoss {
  const boss = new PgBoss({
    db: watched(onPool(dataSource), logger),
    schema: SCHEMA,
    schedule: false,
    retryLimit: times.retryLimit,
    retryDelay: times.retryDelayS,
    retryBackoff: true,
    expireInSeconds: times.expireInS,
    retentionDays: 30,
    maintenanceIntervalSeconds: times.maintenanceS,
    // As long as its row is there, a cause is not queued again. Rows of sent messages hold no more than that.
    archiveCompletedAfterSeconds: 365 * DAY_S,
    // A message that was given up still holds its links, so it goes sooner.
    archiveFailedAfterSeconds: 14 * DAY_S,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) =>
    logger.warn('the message queue could not do its housekeeping', { reason: describeError(error) }),
  );
  return boss;
}

/** Somebody else created the same at the same time: a unique violation or a deadlock. */
const lostRace = (error: unknown): boolean =>
  isRetryable(error) || (error instanceof Error && 'code' in error && error.code === '23505');
