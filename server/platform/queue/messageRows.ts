import type { DataSource } from 'typeorm';
import type { Sql } from '../sql';
import { query, sql } from '../sql';

/** How many messages of one queue are fetched at once. */
export const FETCHED_AT_ONCE = 5;
/** How many messages are sent as one at most. */
const JOINED_AT_ONCE = 20;

const dayInterval = sql`interval '1 day'`;

/** A message that this copy of the portal is to send. */
export interface FetchedMessage<M> {
  id: string;
  data: M;
  /** Counts from 1. */
  attempt: number;
  lane: string;
}

export interface RetryTimes {
  /** The first wait lasts one to two times this; each further one is twice as long. */
  retryDelayS: number;
  /** How often a message is tried again: 11 times from 30 seconds on takes 17 to 34 hours. */
  retryLimit: number;
  /** A message whose sender does not end is tried again after this; longer than the sender's own limits together. */
  expireInS: number;
}

/**
 * The rows of one queue in the table of messages (`QueuedMessage`), and every change of their state:
 *
 *     waiting -> sending            fetch
 *     any     -> sent               markSent
 *     sending -> waiting, given up  markFailed, retryExpired
 *     sending -> waiting            giveBack, takeOver
 *     waiting -> given up           giveUpOld
 *     sent, given up -> deleted     forgetEnded
 *
 * Several copies of the portal work on them at once. Every method rejects when the database is away.
 */
export function createMessageRows<M extends object>(dataSource: DataSource, name: string, times: RetryTimes) {
  const run = <Row = never>(statement: Sql): Promise<Row[]> => query<Row>(dataSource, statement);

  /** The new values of a message that was not sent: it waits for `delay`, or is given up after its last attempt. */
  const setFailed = (error: Sql, delay: Sql) => sql`
    state = case when attempts > ${times.retryLimit} then 'given_up' else 'waiting' end,
    ended_at = case when attempts > ${times.retryLimit} then now() end,
    due_at = now() + ${delay}, sender = null, error = ${error}`;

  return {
    /** Takes messages that are due, oldest first, except those of busy lanes. */
    fetch: (busyLanes: readonly string[]): Promise<FetchedMessage<M>[]> =>
      run(sql`
        with taken as (
          update queued_message set state = 'sending', attempts = attempts + 1, sender = current_setting('application_name'),
            due_at = now() + ${times.expireInS} * interval '1 second'
          where id in (
            select id from queued_message
            where queue = ${name} and state = 'waiting' and due_at <= now() and lane <> all(${busyLanes})
            order by created_at, id limit ${FETCHED_AT_ONCE} for update skip locked)
          returning id, data, attempts, lane, created_at)
        select id, data, attempts as attempt, lane from taken order by created_at, id`),

    /** Takes further messages of a lane: those that are due, and new ones that were delayed to be joined. A failed one keeps its pause. */
    fetchLane: (lane: string): Promise<FetchedMessage<M>[]> =>
      run(sql`
        with taken as (
          update queued_message set state = 'sending', attempts = attempts + 1, sender = current_setting('application_name'),
            due_at = now() + ${times.expireInS} * interval '1 second'
          where id in (
            select id from queued_message where queue = ${name} and state = 'waiting' and lane = ${lane}
              and (attempts = 0 or due_at <= now())
            order by created_at, id limit ${JOINED_AT_ONCE} for update skip locked)
          returning id, data, attempts, lane, created_at)
        select id, data, attempts as attempt, lane from taken order by created_at, id`),

    /** Marks messages as sent, whatever their state: they may have expired while the database was away. Erases their data, which may hold keys. */
    markSent: (ids: readonly string[]) =>
      run(sql`
        update queued_message set state = 'sent', ended_at = now(), data = null, sender = null, error = null
        where id = any(${ids}::uuid[])`),

    /** Puts messages back. Those that were tried as often get the same pause, so that those of one delivery are tried again together. */
    markFailed: (ids: readonly string[], reason: string) =>
      run(sql`
        update queued_message
        set ${setFailed(sql`${reason.slice(0, 500)}::varchar`, sql`${times.retryDelayS * (1 + Math.random())} * power(2, attempts - 1) * interval '1 second'`)}
        where id = any(${ids}::uuid[]) and state = 'sending'`),

    /** Puts back messages whose sender did not end in time. */
    retryExpired: () =>
      run(sql`
        update queued_message set ${setFailed(sql`'the sender did not end'::varchar`, sql`interval '0'`)}
        where queue = ${name} and state = 'sending' and due_at < now()`),

    /** Lists senders that have no session in the database any more. */
    findGoneSenders: () =>
      run<{ sender: string }>(sql`
        select distinct sender from queued_message m where queue = ${name} and state = 'sending' and ${isGone}`),

    /** Lets other copies send at once what these senders left, unless they have sessions again. */
    giveBack: (senders: readonly string[]) =>
      run(sql`
        update queued_message m set state = 'waiting', due_at = now(), sender = null
        where queue = ${name} and state = 'sending' and sender = any(${senders}) and ${isGone}`),

    /** Lets this copy send at once what was being sent when it started. Only where no other copy can be sending. */
    takeOver: () =>
      run(sql`
        update queued_message set state = 'waiting', due_at = now(), sender = null
        where queue = ${name} and state = 'sending'`),

    /** Gives up messages that wait for 30 days: their news is no longer true. Returns how many there were. */
    giveUpOld: async () => {
      const rows = await run(sql`
        with given_up as (
          update queued_message set state = 'given_up', ended_at = now(), error = coalesce(error, 'it waited for 30 days')
          where queue = ${name} and state = 'waiting' and created_at < now() - 30 * ${dayInterval} returning id)
        select id from given_up`);
      return rows.length;
    },

    /** Deletes ended messages: given-up ones after 14 days, because their data holds keys; sent ones after a year. */
    forgetEnded: () =>
      run(sql`
        delete from queued_message where queue = ${name}
          and ended_at < now() - case state when 'given_up' then 14 else 365 end * ${dayInterval}`),

    countGivenUp: async () => {
      const [row] = await run<{ count: number }>(
        sql`select count(*)::int as count from queued_message where queue = ${name} and state = 'given_up'`,
      );
      return row?.count ?? 0;
    },
  };
}

/** Whether the sender of the message `m` has no session. */
const isGone = sql`not exists (select from pg_stat_activity a where a.application_name = m.sender)`;
