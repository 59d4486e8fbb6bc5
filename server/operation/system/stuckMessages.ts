import type { Deps } from '../../access';
import { readSubject } from '../../outbound/notifications';
import { query, sql } from '../../platform/sql';
import { notFound } from '../../texts/messages';
import { portalSystems } from './portalSystem';
import type { StuckMessage } from './systemTypes';

/** The most messages that the list shows, oldest first. The next ones appear when these are retried or dropped. */
const SHOWN = 100;

/** A message that failed at least once and waits, or was given up. */
export const isStuck = sql`(state = 'given_up' or (state = 'waiting' and attempts > 0))`;

interface StuckRow extends Omit<StuckMessage, 'title'> {
  data: object | null;
}

/** Messages that failed at least once and wait, or were given up, oldest first, with a title but without their content. */
export async function listStuckMessages({ db, config, settings }: Deps): Promise<StuckMessage[]> {
  const rows = await query<StuckRow>(
    db.dataSource,
    sql`select id, queue, data, data ->> 'to' as "to", created_at as "createdAt", attempts,
      case state when 'waiting' then due_at end as "dueAt", error
      from queued_message where ${isStuck}
      order by created_at, id limit ${SHOWN}`,
  );
  return rows.map(({ data, ...row }) => ({
    ...row,
    title: row.queue === 'mail' ? readSubject(data, settings(), config.publicUrl) : readEvent(data),
  }));
}

const readEvent = (data: object | null): string =>
  (data as { payload?: { type?: string } } | null)?.payload?.type ?? '';

/**
 * Sends a failed or given-up message now, with all its attempts again. `giveUpOld` counts 30 days from `created_at`: without
 * a new one it would give the message up again at once. Errors: NOT_FOUND when it is not stuck (any more).
 */
export async function retryMessage(deps: Deps, id: string): Promise<void> {
  const rows = await query<{ id: string }>(
    deps.db.dataSource,
    sql`with again as (
      update queued_message set state = 'waiting', attempts = 0, due_at = now(), ended_at = null, created_at = now()
      where id = ${id} and ${isStuck} returning id)
      select id from again`,
  );
  if (rows.length === 0) throw notFound('message');
  portalSystems.require(deps).kickQueues();
}

/**
 * Drops a failed or given-up message for good. The row stays without its content, so that the same cause is not queued again.
 * Errors: NOT_FOUND when it is not stuck (any more).
 */
export async function dropMessage({ db, log, clock }: Deps, id: string, by: string): Promise<void> {
  const rows = await query<{ id: string }>(
    db.dataSource,
    sql`with dropped as (
      update queued_message set state = 'dropped', data = null, sender = null, ended_at = ${clock.now()}
      where id = ${id} and ${isStuck} returning id)
      select id from dropped`,
  );
  if (rows.length === 0) throw notFound('message');
  log.info('a message was dropped', { message: id, user: by });
}
