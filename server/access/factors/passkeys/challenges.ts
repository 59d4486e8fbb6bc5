import * as v from 'valibot';
import type { PasskeyChallenge } from '../../../model/people/passkeyChallenge.entity';
import { hashKey } from '../../../platform/ids';
import { addMs, minutes } from '../../../platform/time';
import type { Deps } from '../../context';

/** Also the time that a browser gives its user. */
export const CHALLENGE_MS = minutes(5);

type Purpose = PasskeyChallenge['purpose'];

const hash = (challenge: string): string => hashKey(`challenge:${challenge}`);

interface Kept {
  challenge: string;
  purpose: Purpose;
  /** Null: any user's passkey may sign it. */
  userId: string | null;
}

/** Keeps a challenge, and forgets those that nobody took in time. */
export async function keepChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { challenge, purpose, userId }: Kept,
): Promise<void> {
  const now = clock.now();
  await db.dataSource.query('delete from passkey_challenge where expires_at <= $1', [now]);
  await db.dataSource.query(
    'insert into passkey_challenge (challenge_hash, purpose, user_id, expires_at) values ($1, $2, $3, $4)',
    [hash(challenge), purpose, userId, addMs(now, CHALLENGE_MS)],
  );
}

const clientData = v.object({ challenge: v.pipe(v.string(), v.maxLength(200)) });

/**
 * Takes the challenge that a browser's reply has signed, whether the reply proves to be right or not: a second reply finds nothing.
 * Undefined: there is none for this purpose, or its time is over.
 */
export async function takeChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clientDataJSON: string,
  purpose: Purpose,
): Promise<{ challenge: string; userId: string | null } | undefined> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === undefined) return undefined;
  const rows: { user_id: string | null }[] = await db.dataSource.query(
    `with taken as (delete from passkey_challenge where challenge_hash = $1 and purpose = $2 returning user_id, expires_at)
     select user_id from taken where expires_at > $3`,
    [hash(challenge), purpose, clock.now()],
  );
  const [row] = rows;
  return row && { challenge, userId: row.user_id };
}

function readChallenge(clientDataJSON: string): string | undefined {
  try {
    return v.parse(clientData, JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).challenge;
  } catch {
    return undefined;
  }
}
