import type { DataSource } from 'typeorm';
import { PortalError } from '../../platform/errors';
import { message } from '../../texts/messages';
import type { Clock } from '../../platform/time';
import { addMs } from '../../platform/time';

interface Limits {
  /** The database, or a transaction: then a rollback also undoes the count. */
  db: { dataSource: Pick<DataSource, 'query'> };
  clock: Clock;
}

/**
 * SQL; $2 is now. A count begins again when its time is over, and when it lies in the future because the clock of the
 * machine was set back.
 */
const OVER = `(r.expires_at <= $2 or r.last_at > $2 + interval '1 minute')`;

/** SQL, in seconds; $3 is the number of free attempts. The wait after the last counted attempt: 1, 2, 4 ... 256, then 300. */
const WAIT_S = 'least(power(2, least(r.count - $3, 9)), 300)';

/**
 * Counts an attempt and returns 0, or, while the caller must wait, counts nothing and returns how many seconds. One
 * statement, before the attempt is checked, so that simultaneous guesses get no further than consecutive ones. The
 * count starts again `windowS` seconds after the last counted attempt.
 */
export async function acquireAttempt(
  { db, clock }: Limits,
  key: string,
  { free, windowS }: { free: number; windowS: number },
): Promise<number> {
  const now = clock.now();
  const counted: unknown[] = await db.dataSource.query(
    `insert into rate_limit as r (key, count, expires_at, last_at) values ($1, 1, $4, $2)
     on conflict (key) do update set
       count = case when ${OVER} then 1 else r.count + 1 end, expires_at = $4, last_at = $2
     where ${OVER} or r.count < $3 or r.last_at + ${WAIT_S} * interval '1 second' <= $2
     returning key`,
    [key, now, free, addMs(now, windowS * 1000)],
  );
  if (counted.length > 0) return 0;
  const [row]: { seconds: number }[] = await db.dataSource.query(
    `select ceil(extract(epoch from r.last_at - $2) + ${WAIT_S})::int as seconds from rate_limit r where key = $1`,
    [key, now, free],
  );
  return Math.max(1, row?.seconds ?? 1);
}

export const createTooManyAttemptsError = (waitS: number): PortalError =>
  new PortalError('TOO_MANY_ATTEMPTS', message('access.tooManyAttempts', { seconds: waitS }), {
    retryAfterS: waitS,
  });

/** Takes back one attempt that turned out to be no guess. */
export async function releaseAttempt({ db }: Limits, key: string): Promise<void> {
  await db.dataSource.query('update rate_limit set count = count - 1 where key = $1 and count > 0', [key]);
}

export async function resetAttempts({ db }: Limits, key: string): Promise<void> {
  await db.dataSource.query('delete from rate_limit where key = $1', [key]);
}

/**
 * Consumes one of the `most` calls that a key has in each window of `windowS` seconds, in one statement. The window begins
 * with its first call. Errors: TOO_MANY_ATTEMPTS when none is left.
 */
export async function consume({ db, clock }: Limits, key: string, most: number, windowS: number): Promise<void> {
  const now = clock.now();
  const [row]: { count: number; expires_at: Date }[] = await db.dataSource.query(
    `insert into rate_limit as r (key, count, expires_at, last_at) values ($1, 1, $3, $2)
     on conflict (key) do update set
       count = case when ${OVER} then 1 else r.count + 1 end,
       expires_at = case when ${OVER} then $3 else r.expires_at end,
       last_at = $2
     returning count, expires_at`,
    [key, now, addMs(now, windowS * 1000)],
  );
  if (!row || row.count <= most) return;
  const wait = Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000));
  throw new PortalError('TOO_MANY_ATTEMPTS', message('access.tooManyCalls', { seconds: wait }), { retryAfterS: wait });
}

/** Forgets what no longer counts. */
export async function forgetExpired({ db, clock }: Limits): Promise<void> {
  await db.dataSource.query('delete from rate_limit where expires_at <= $1', [clock.now()]);
}
