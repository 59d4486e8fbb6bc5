import type { Database } from './database/database';
import { PortalError } from './errors';
import type { Clock } from './time';
import { after } from './time';

interface Limits {
  db: Database;
  clock: Clock;
}

/** Counts one attempt; the count starts again `windowS` seconds after the last attempt. */
export async function countAttempt({ db, clock }: Limits, key: string, windowS: number): Promise<void> {
  const now = clock.now();
  await db.dataSource.query(
    `insert into rate_limit (key, count, expires_at, last_at) values ($1, 1, $3, $2)
     on conflict (key) do update set
       count = case when rate_limit.expires_at <= $2 then 1 else rate_limit.count + 1 end,
       expires_at = $3, last_at = $2`,
    [key, now, after(now, windowS * 1000)],
  );
  await db.dataSource.query('delete from rate_limit where expires_at <= $1', [now]);
}

/** Seconds until the next attempt is heard: none for the first `free` ones, then 1, 2, 4 ... 300. */
export async function secondsToWait({ db, clock }: Limits, key: string, free: number): Promise<number> {
  const now = clock.now();
  const [row]: { count: number; last_at: Date }[] = await db.dataSource.query(
    'select count, last_at from rate_limit where key = $1 and expires_at > $2',
    [key, now],
  );
  if (!row || row.count < free) return 0;
  const wait = Math.min(2 ** (row.count - free), 300);
  return Math.max(0, Math.ceil(wait - (now.getTime() - row.last_at.getTime()) / 1000));
}

export async function forgetAttempts({ db }: Limits, key: string): Promise<void> {
  await db.dataSource.query('delete from rate_limit where key = $1', [key]);
}

/**
 * Takes one of the `most` turns that a key has in each window of `windowS` seconds, in one statement. The window begins
 * with its first turn. Errors: TOO_MANY_ATTEMPTS when none is left.
 */
export async function takeTurn({ db, clock }: Limits, key: string, most: number, windowS: number): Promise<void> {
  const now = clock.now();
  const [row]: { count: number; expires_at: Date }[] = await db.dataSource.query(
    `insert into rate_limit (key, count, expires_at, last_at) values ($1, 1, $3, $2)
     on conflict (key) do update set
       count = case when rate_limit.expires_at <= $2 then 1 else rate_limit.count + 1 end,
       expires_at = case when rate_limit.expires_at <= $2 then $3 else rate_limit.expires_at end,
       last_at = $2
     returning count, expires_at`,
    [key, now, after(now, windowS * 1000)],
  );
  if (!row || row.count <= most) return;
  const wait = Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000));
  throw new PortalError(
    'TOO_MANY_ATTEMPTS',
    `Liiga palju pöördumisi lühikese aja jooksul. Palun proovige ${wait} sekundi pärast uuesti.`,
    { retryAfterS: wait },
  );
}

/** Forgets what no longer counts. */
export async function forgetExpired({ db, clock }: Limits): Promise<void> {
  await db.dataSource.query('delete from rate_limit where expires_at <= $1', [clock.now()]);
}
