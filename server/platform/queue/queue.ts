import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { describeError } from '../database/databaseErrors';
import { afterCommit } from '../database/transaction';
import type { LogFields, Logger } from '../log/logger';
import type { Sql } from '../sql';
import { sql } from '../sql';
import { createDeadSenders } from './deadSenders';
import type { FetchedMessage, RetryTimes } from './messageRows';
import { FETCHED_AT_ONCE, createMessageRows } from './messageRows';
import { createPause } from '../pause';

export interface QueueTimes extends RetryTimes {
  /** The least time between two looks; the most is half of it more. */
  pollMs: number;
  /** How often dead senders are looked for. */
  deadSenderCheckMs: number;
  /** How often expired messages are retried and old ones forgotten. */
  maintenanceS: number;
  /** How long a message waits for others that are sent together with it. */
  joinWaitS: number;
  /** How long `stop` waits for messages that are being sent. */
  stopWaitMs: number;
}

const usualTimes: QueueTimes = {
  retryDelayS: 30,
  retryLimit: 11,
  pollMs: 2_000,
  expireInS: 90,
  deadSenderCheckMs: 15_000,
  maintenanceS: 30,
  joinWaitS: 60,
  stopWaitMs: 15_000,
};

/** Kicks within this time lead to one look for messages. */
const BREATH_MS = 50;
/** A message is joined with others of its lane for this many attempts; after that it is sent alone. */
const JOINED_ATTEMPTS = 2;

export interface Queue<M> {
  /**
   * Returns the statement that queues messages. Call it and run it in the transaction of their cause; after its commit
   * the queue looks at once. `rows` selects the columns `id` (uuid; an id that was queued before is skipped), `data`
   * (jsonb, an M) and `lane` (text; null is the common lane, whose messages are never joined). While messages of a lane
   * are being sent, the others of it wait. `canWait`: they wait for others of their lane, to be sent together.
   */
  enqueue(rows: Sql, options?: { canWait: boolean }): Sql;
  /** Begins to send. A `send` that throws is tried again later. `sendTogether` sends all messages of a named lane as one. */
  start(send: Send<M>, sendTogether?: SendTogether<M>): Promise<void>;
  /** Looks for messages at once. */
  kick(): void;
  /** Begins no new message, and waits a limited time for those that are being sent. */
  stop(): Promise<void>;
}

/** Sends one message; `attempt` counts from 1. */
export type Send<M> = (id: string, message: M, attempt: number) => Promise<void>;
/** Sends several messages as one. */
export type SendTogether<M> = (messages: readonly { id: string; data: M }[]) => Promise<void>;

/**
 * Sends the messages of one kind, each at least once (docs/decisions/queue.md). It fetches the oldest first; messages
 * that are fetched together may finish in any order. Works on while the database is away.
 */
export function createQueue<M extends object>(options: {
  /** The kind of messages, as the database and the log name it. */
  name: string;
  /** The fields by which the log names a message. */
  describe(message: M): LogFields;
  dataSource: DataSource;
  logger: Logger;
  /** Whether no other copy sends from this database. Messages in sending at the start were then left by a copy that died. */
  isAlone: boolean;
  times?: Partial<QueueTimes>;
}): Queue<M> {
  const { dataSource, logger, name } = options;
  const times = { ...usualTimes, ...options.times };
  const rows = createMessageRows<M>(dataSource, name, times);
  const whenReachable = watchDatabase(logger);

  const pause = createPause();
  const kick = () => pause.end();
  const stopping = new AbortController();
  const deadSenders = createDeadSenders(rows);
  const lookForDead = runAtMostEvery(times.deadSenderCheckMs, () => deadSenders.look());
  const maintain = runAtMostEvery(times.maintenanceS * 1000, async () => {
    await rows.retryExpired();
    const count = await rows.giveUpOld();
    if (count > 0) logger.error('messages waited too long and are given up', { queue: name, count });
    await rows.forgetEnded();
  });
  let running: Promise<void> = Promise.resolve();

  async function sendQueued(send: Send<M>, sendTogether: SendTogether<M> | undefined): Promise<void> {
    const busyLanes = new Map<string, Promise<void>>();
    while (!stopping.signal.aborted) {
      const found = await whenReachable(async () => {
        await maintain();
        if (!options.isAlone) await lookForDead();
        return rows.fetch([...busyLanes.keys()]);
      });
      const fetched = found ?? [];
      for (const lane of new Set(fetched.map((message) => message.lane))) {
        const messages = fetched.filter((message) => message.lane === lane);
        const sending: Promise<unknown> =
          sendTogether && lane !== ''
            ? deliverLane(lane, messages, { send, sendTogether })
            : Promise.all(
                messages.map((message) => deliver([message], () => send(message.id, message.data, message.attempt))),
              );
        const sent = sending.then(() => {
          busyLanes.delete(lane);
          // More may wait in this lane.
          pause.end();
        });
        busyLanes.set(lane, sent);
      }
      if (fetched.length < FETCHED_AT_ONCE) {
        // A commit wakes all queues: in step with each other they would keep a connection each.
        await pause.wait(times.pollMs * (1 + Math.random() / 2));
        // Many kicks at about the same time need only one look.
        await sleep(BREATH_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await Promise.all(busyLanes.values());
  }

  async function deliverLane(
    lane: string,
    messages: readonly FetchedMessage<M>[],
    { send, sendTogether }: { send: Send<M>; sendTogether: SendTogether<M> },
  ): Promise<void> {
    const others = (await whenReachable(() => rows.fetchLane(lane))) ?? [];
    const all = [...messages, ...others];
    const together = all.filter(({ attempt }) => attempt <= JOINED_ATTEMPTS);
    if (together.length > 0) await deliver(together, () => sendTogether(together));
    // One that can never be sent must not hold up the others of its lane.
    for (const message of all.filter(({ attempt }) => attempt > JOINED_ATTEMPTS))
      await deliver([message], () => send(message.id, message.data, message.attempt));
  }

  /** Sends messages that are one delivery: all of them are sent, or none. */
  async function deliver(messages: readonly FetchedMessage<M>[], sending: () => Promise<void>): Promise<void> {
    try {
      await sending();
    } catch (error) {
      for (const { data, attempt } of messages) {
        const fields = { ...options.describe(data), attempt, error };
        if (attempt > times.retryLimit) logger.error('a message could not be sent and is given up', fields);
        else logger.warn('a message could not be sent and will be tried again', fields);
      }
      // If this cannot be written, the messages expire and are tried again then.
      await rows.markFailed(listIds(messages), describeError(error)).catch(() => undefined);
      return;
    }
    await persistSent(messages);
  }

  /** Marks the messages as sent. Retries until that is stored or the queue stops: a message that is not marked is sent again. */
  async function persistSent(messages: readonly FetchedMessage<M>[]): Promise<void> {
    for (;;) {
      try {
        await rows.markSent(listIds(messages));
        return;
      } catch (error) {
        const reason = describeError(error);
        for (const { data } of messages)
          logger.warn('a sent message could not be marked as sent yet', { ...options.describe(data), reason });
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
    enqueue: (messages, { canWait } = { canWait: false }) => {
      afterCommit(kick);
      return sql`
        insert into queued_message (id, queue, lane, data, due_at)
        select m.id, ${name}, coalesce(m.lane, ''), m.data,
          now() + ${canWait ? times.joinWaitS : 0} * interval '1 second'
        from (${messages}) m
        on conflict do nothing`;
    },
    async start(send, sendTogether) {
      if (options.isAlone) await rows.takeOver();
      await reportGivenUp();
      running = sendQueued(send, sendTogether);
    },
    kick,
    async stop() {
      stopping.abort();
      pause.end();
      const limit = new AbortController();
      await Promise.race([running, sleep(times.stopWaitMs, undefined, { signal: limit.signal })]);
      limit.abort();
    },
  };
}

const listIds = (messages: readonly { id: string }[]): string[] => messages.map(({ id }) => id);

/** Returns a function that runs the work at its first call, and later at most once every `ms` milliseconds. */
function runAtMostEvery(ms: number, work: () => Promise<void>): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = performance.now();
    if (now < next) return;
    next = now + ms;
    await work();
  };
}

/** Returns a function that runs work and returns undefined when it fails. Logs the first failure in a row and the end of the row. */
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
