import type { EntityManager } from 'typeorm';
import type { Deps } from '../../access';
import { toInSql } from '../../model/inSql';
import { openStatuses } from '../../model/orders/orderStatus';
import { shortenId } from '../../platform/ids';
import { query, raw, sql } from '../../platform/sql';
import type { ParsedMail } from './read/parseMail';

/** The draft that a reply belongs to, or the order that it became. */
export interface MailThread {
  draftId: string | null;
  orderId: string | null;
}

/** Stands in the subject of a question, and comes back with the reply. */
export const writeToken = (draftId: string): string => `[K-${shortenId(draftId)}]`;
const tokenPattern = /\[K-(?<end>[0-9A-F]{8})\]/;

/**
 * Finds the draft or the order that a mail answers: by the mail that it names, by the token of a question, or, where it
 * answers a mail of the portal, by its sender's one coming trip. Null: it is a new inquiry.
 */
export async function findThread(
  deps: Deps,
  manager: EntityManager,
  { answers, from }: ParsedMail,
  subject: string,
): Promise<MailThread | null> {
  const end = tokenPattern.exec(subject)?.groups?.end?.toLowerCase() ?? null;
  const [draft] = await query<{ id: string; orderId: string | null; state: string }>(
    manager,
    sql`select d.id, d.order_id as "orderId", d.state from mail_draft d
        cross join lateral (select exists (select from received_mail m
          where m.draft_id = d.id and m.message_id = any(${answers})) as is_named) named
      where d.state in ('waiting', 'ordered') and (right(d.id::text, 8) = ${end} or named.is_named)
      order by named.is_named desc, d.created_at desc limit 1`,
  );
  if (draft) return draft.orderId ? { draftId: null, orderId: draft.orderId } : { draftId: draft.id, orderId: null };
  const [reply] = await query<{ orderId: string }>(
    manager,
    sql`select order_id as "orderId" from received_mail where order_id is not null and message_id = any(${answers}) limit 1`,
  );
  if (reply) return { draftId: null, orderId: reply.orderId };
  const ownHost = `@${new URL(deps.config.publicUrl).hostname}>`;
  if (!from || !answers.some((id) => id.endsWith(ownHost))) return null;
  const coming = await query<{ id: string }>(
    manager,
    sql`select id from "order" where lower(email) = lower(${from.address}) and deleted_at is null
      and status ${raw(toInSql(openStatuses))} and ends_at > ${deps.clock.now()} limit 2`,
  );
  const [order] = coming;
  return order && coming.length === 1 ? { draftId: null, orderId: order.id } : null;
}
