import { createHash } from 'node:crypto';
import type { Database } from '../platform/database/database';
import type { Clock } from '../platform/time';
import { addMs, days } from '../platform/time';

/** Replies of providers by what they were asked; every copy of the server knows them. */
export interface ReplyCache {
  /** The reply, null when the provider knew nothing; undefined when it was not asked recently. */
  find(provider: string, question: string): Promise<unknown>;
  keep(provider: string, question: string, reply: unknown): Promise<void>;
}

/** Roads and houses change seldom, and the terms of the providers allow no long memory. */
const KEPT_MS = days(1);

/** A route takes some 10 KB, so the table stays below some tens of megabytes. */
const MOST = 5000;

/** How many replies are kept between two clearings. */
const CLEARED_EVERY = 100;

export function createReplyCache(
  db: Pick<Database, 'dataSource'>,
  clock: Clock,
  most = MOST,
  clearedEvery = CLEARED_EVERY,
): ReplyCache {
  let kept = 0;
  const query = <Row>(sql: string, parameters: unknown[]): Promise<Row[]> => db.dataSource.query(sql, parameters);
  const clear = () =>
    query(
      `delete from maps_reply where expires_at <= $1 or (provider, question) in
         (select provider, question from maps_reply order by expires_at desc offset $2)`,
      [clock.now(), most],
    );
  return {
    find: async (provider, question) => {
      const [row] = await query<{ reply: string }>(
        'select reply from maps_reply where provider = $1 and question = $2 and expires_at > $3',
        [provider, hash(question), clock.now()],
      );
      return row && (JSON.parse(row.reply) as unknown);
    },
    keep: async (provider, question, reply) => {
      await query(
        `insert into maps_reply (provider, question, reply, expires_at) values ($1, $2, $3, $4)
         on conflict (provider, question) do update set reply = excluded.reply, expires_at = excluded.expires_at`,
        [provider, hash(question), JSON.stringify(reply ?? null), addMs(clock.now(), KEPT_MS)],
      );
      kept += 1;
      if (kept % clearedEvery === 0) await clear();
    },
  };
}

const hash = (question: string): string => createHash('sha256').update(question).digest('hex');
