import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { DataSource } from 'typeorm';
import { describeError } from '../database/databaseErrors';
import type { LogFields, Logger } from '../log/logger';
import type { Sql } from '../sql';
import { raw, sql } from '../sql';
import { onPool, watched } from './bossDatabase';
import { createDeadSenders } from './deadSenders';
import { createPause } from './pause';
import { SCHEMA, prepareQueues } from './prepareQueues';

const DAY_S = 86_400;

export interface QueueTimes {
  /** The first wait lasts one to two times this; each further one is twice as long. */
  retryDelayS: number;
  /** How often a message is tried again: 11 times from 30 seconds on takes 17 to 34 hours. */
  retryLimit: number;
  pollMs: number;
  /** A message whose sender does not end is tried again after this; longer than the sender's own limits together. */
  expireInS: number;
  /** How often it is looked whether a sender died. */
  deadEveryMs: number;
  maintenanceS: number;
  /** How long `stop` waits for what is being sent. */
  stopWaitMs: number;
}

const usualTimes: QueueTimes = {
  retryDelayS: 30,
  retryLimit: 11,
  pollMs: 2_000,
  expireInS: 90,
  deadEveryMs: 15_000,
  maintenanceS: 30,
  stopWaitMs: 15_000,
};

/** So many of one lane are sent at once. */
const AT_ONCE = 5;
const RETENTION_DAYS = 30;
const BREATH_MS = 50;

export interface Queue<M> {
  /**
   * The statement that queues messages, for the transaction of their cause. `rows` selects them: `id` (uuid; one that was queued
   * before is left out), `data` (jsonb: an M), and `lane` (text): messages of one lane wait for one another, and for no others.
   */
  enqueue(rows: Sql): Sql;
  /** Prepares the tables and begins to send. `send` throws when a message must be tried again. */
  start(send: Send<M>): Promise<void>;
  /** Looks for messages at once; call it after a commit. */
  kick(): void;
  /** Sends nothing new, and waits, for a limited time, for what is being sent. */
  stop(): Promise<void>;
}

/** Sends one message; `attempt` counts from 1. */
export type Send<M> = (id: string, message: M, attempt: number) => Promise<void>;

/** A message that was fetched. */
interface Job<M> {
  id: string;
  data: M;
  retryCount: number;
  retryLimit: number;
  lane: string;
}

/**
 * The messages of one kind that wait, in the tables of pg-boss. We fetch and complete ourselves rather than by its `work`:
 * that drops the promise of its last write, which ends the process when the database is away just then.
 */
export function createQueue<M extends object>(options: {
  /** What kind of messages wait here. */
  name: string;
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
  const database = watched(onPool(dataSource), logger);
  const boss = newBoss(database, logger, times);

  const pause = createPause();
  const stopping = new AbortController();
  const deadSenders = createDeadSenders(dataSource, `${SCHEMA}.job`, name);
  let lookAt = 0;
  let running: Promise<void> = Promise.resolve();

  async function work(send: Send<M>): Promise<void> {
    const busy = new Map<string, Promise<void>>();
    while (!stopping.signal.aborted) {
      await lookForDead();
      const found = await fetch([...busy.keys()]);
      for (const lane of new Set(found.map((job) => job.lane))) {
        const jobs = found.filter((job) => job.lane === lane);
        const sent = Promise.all(jobs.map((job) => deliver(job, send))).then(() => {
          busy.delete(lane);
          // More may wait in this lane.
          pause.end();
        });
        busy.set(lane, sent);
      }
      if (found.length < AT_ONCE) {
        await pause.wait(times.pollMs);
        // Of many kicks at about the same time one look is enough.
        await sleep(BREATH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await Promise.all(busy.values());
  }

  /** As pg-boss fetches, but it knows no lanes to leave out. Returns an empty list when the database is away. */
  async function fetch(busyLanes: string[]): Promise<Job<M>[]> {
    const next = `select id from ${SCHEMA}.job where name = $1 and state < 'active' and start_after < now()
        and coalesce(singleton_key, '') <> all($2) order by priority desc, created_on, id limit ${AT_ONCE} for update skip locked`;
    const { rows } = await database
      .executeSql(
        `update ${SCHEMA}.job set state = 'active', started_on = now(), output = to_jsonb(current_setting('application_name')),
           retry_count = case when started_on is not null then retry_count + 1 else retry_count end
         where name = $1 and id in (${next})
         returning id, data, retry_count as "retryCount", retry_limit as "retryLimit", coalesce(singleton_key, '') as lane`,
        [name, busyLanes],
      )
      .catch(() => ({ rows: [] }));
    return rows as Job<M>[];
  }

  async function deliver(job: Job<M>, send: Send<M>): Promise<void> {
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

  async function lookForDead(): Promise<void> {
    const now = performance.now();
    if (options.alone || now < lookAt) return;
    lookAt = now + times.deadEveryMs;
    // The next fetch says that the database is away, if it is.
    await deadSenders.look().catch(() => undefined);
  }

  /** Sends again at once what a killed server was sending, where no other copy can be sending it. */
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
    // As pg-boss inserts, which would be a statement of its own.
    enqueue: (rows) =>
      sql`insert into ${raw(SCHEMA)}.job (id, name, data, singleton_key, expire_in, keep_until, retry_limit, retry_delay, retry_backoff, policy)
          select m.id, q.name, m.data, m.lane, ${times.expireInS} * interval '1 second', now() + ${RETENTION_DAYS} * interval '1 day',
            ${times.retryLimit}::int, ${times.retryDelayS}::int, true, q.policy
          from (${rows}) m, ${raw(SCHEMA)}.queue q where q.name = ${name}
          on conflict do nothing`,
    async start(send) {
      await prepareQueues(dataSource, [name]);
      await boss.start();
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

function newBoss(db: PgBoss.Db, logger: Logger, times: QueueTimes): PgBoss {
  const boss = new PgBoss({
    db,
    schema: SCHEMA,
    schedule: false,
    retryLimit: times.retryLimit,
    retryDelay: times.retryDelayS,
    retryBackoff: true,
    expireInSeconds: times.expireInS,
    retentionDays: RETENTION_DAYS,
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
