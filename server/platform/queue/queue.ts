import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { describeError } from '../database/databaseErrors';
import type { LogFields, Logger } from '../log/logger';
import type { Sql } from '../sql';
import { sql } from '../sql';
import { createDeadSenders } from './deadSenders';
import type { FetchedMessage, RetryTimes } from './messageRows';
import { FETCHED_AT_ONCE, messageRows } from './messageRows';
import { createPause } from '../pause';

export interface QueueTimes extends RetryTimes {
  pollMs: number;
  /** How often it is looked whether a sender died. */
  deadEveryMs: number;
  /** How often expired messages are retried and old ones forgotten. */
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

const BREATH_MS = 50;

export interface Queue<M> {
  /**
   * The statement that queues messages, for the transaction of their cause. `rows` selects them: `id` (uuid; one that was queued
   * before is left out), `data` (jsonb: an M), and `lane` (text): messages of one lane wait for one another, and for no others.
   */
  enqueue(rows: Sql): Sql;
  /** Begins to send. `send` throws when a message must be tried again. */
  start(send: Send<M>): Promise<void>;
  /** Looks for messages at once; call it after a commit. */
  kick(): void;
  /** Sends nothing new, and waits, for a limited time, for what is being sent. */
  stop(): Promise<void>;
}

/** Sends one message; `attempt` counts from 1. */
export type Send<M> = (id: string, message: M, attempt: number) => Promise<void>;

/**
 * Sends the messages of one kind, each at least once, in the order in which they were queued (docs/decisions/queue.md).
 * Works on while the database is away.
 */
export function createQueue<M extends object>(options: {
  /** The kind of messages in this queue. */
  name: string;
  /** The log's data of a message. */
  describe(message: M): LogFields;
  dataSource: DataSource;
  logger: Logger;
  /** No other copy sends from this database, so what is being sent at start was left by a copy that died. */
  alone: boolean;
  times?: Partial<QueueTimes>;
}): Queue<M> {
  const { dataSource, logger, name } = options;
  const times = { ...usualTimes, ...options.times };
  const rows = messageRows<M>(dataSource, name, times);
  const whenReachable = watchDatabase(logger);

  const pause = createPause();
  const stopping = new AbortController();
  const deadSenders = createDeadSenders(rows);
  const lookForDead = every(times.deadEveryMs, () => deadSenders.look());
  const maintain = every(times.maintenanceS * 1000, async () => {
    await rows.retryExpired();
    const count = await rows.giveUpOld();
    if (count > 0) logger.error('messages waited too long and are given up', { queue: name, count });
    await rows.forgetEnded();
  });
  let running: Promise<void> = Promise.resolve();

  async function work(send: Send<M>): Promise<void> {
    const busy = new Map<string, Promise<void>>();
    while (!stopping.signal.aborted) {
      const found = await whenReachable(async () => {
        await maintain();
        if (!options.alone) await lookForDead();
        return rows.fetch([...busy.keys()]);
      });
      const fetched = found ?? [];
      for (const lane of new Set(fetched.map((message) => message.lane))) {
        const messages = fetched.filter((message) => message.lane === lane);
        const sent = Promise.all(messages.map((message) => deliver(message, send))).then(() => {
          busy.delete(lane);
          // More may wait in this lane.
          pause.end();
        });
        busy.set(lane, sent);
      }
      if (fetched.length < FETCHED_AT_ONCE) {
        await pause.wait(times.pollMs);
        // Of many kicks at about the same time one look is enough.
        await sleep(BREATH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await Promise.all(busy.values());
  }

  async function deliver({ id, data, attempt }: FetchedMessage<M>, send: Send<M>): Promise<void> {
    const what = options.describe(data);
    try {
      await send(id, data, attempt);
    } catch (error) {
      const fields = { ...what, attempt, error };
      if (attempt > times.retryLimit) logger.error('a message could not be sent and is given up', fields);
      else logger.warn('a message could not be sent and will be tried again', fields);
      // If this cannot be written, the message expires and is tried again then.
      await rows.markFailed(id, describeError(error)).catch(() => undefined);
      return;
    }
    await remember(id, what);
  }

  /** Persists until the database knows that the message was sent: otherwise it would be sent twice. */
  async function remember(id: string, what: LogFields): Promise<void> {
    for (;;) {
      try {
        await rows.markSent(id);
        return;
      } catch (error) {
        logger.warn('a sent message could not be marked as sent yet', { ...what, reason: describeError(error) });
        if (stopping.signal.aborted) return;
        await sleep(times.pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }

  async function reportGivenUp(): Promise<void> {
    const count = await rows.countGivenUp();
    if (count > 0) logger.error('messages were given up; see queued_message, state given_up', { queue: name, count });
  }

  return {
    enqueue: (messages) => sql`
      insert into queued_message (id, queue, lane, data)
      select m.id, ${name}, coalesce(m.lane, ''), m.data from (${messages}) m
      on conflict do nothing`,
    async start(send) {
      if (options.alone) await rows.takeOver();
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
    },
  };
}

/** Does the work at the first call, and then at most once in this many milliseconds. */
function every(ms: number, work: () => Promise<void>): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    if (now < next) return;
    next = now + ms;
    await work();
  };
}

/** Returns undefined when the database is away. Logs the first such failure in a row and its end, not every one between. */
function watchDatabase(logger: Logger): <T>(work: () => Promise<T>) => Promise<T | undefined> {
  let isAway = false;
  return async (work) => {
    try {
      const result = await work();
      if (isAway) logger.info('the message queue reaches the database again');
      isAway = false;
      return result;
    } catch (error) {
      if (!isAway) logger.warn('the message queue cannot use the database', { reason: describeError(error) });
      isAway = true;
      return undefined;
    }
  };
}
