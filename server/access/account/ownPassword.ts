import { User } from '../../model/people/user.entity';
import { LONGEST_PASSWORD } from '../../platform/values/passwordRule';
import { badInput } from '../../texts/messages';
import type { Deps } from '../context';
import { acquireAttempt, resetAttempts, createTooManyAttemptsError } from '../limits/rateLimit';
import type { Viewer } from '../viewer';
import { isPassword } from './passwords';

/** As many wrong guesses as a known browser has at the sign-in: the finder of a signed-in phone gets no further. */
const wrongGuesses = { free: 5, windowS: 900 };

/** Checks the viewer's own password. Returns its hash. Errors: BAD_USER_INPUT at the field, TOO_MANY_ATTEMPTS. */
export async function requireOwnPassword(deps: Deps, viewer: Viewer, password: string, field: string): Promise<string> {
  const attempts = `change-password:${viewer.id}`;
  const wait = await acquireAttempt(deps, attempts, wrongGuesses);
  if (wait > 0) throw createTooManyAttemptsError(wait);
  const stored = await deps.db.dataSource.manager.findOne(User, {
    where: { id: viewer.id },
    select: { id: true, passwordHash: true },
  });
  const hash = stored?.passwordHash ?? undefined;
  const matches = await isPassword(hash, password.slice(0, LONGEST_PASSWORD));
  if (hash === undefined || !matches || password.length > LONGEST_PASSWORD)
    throw badInput('access.passwordNotCurrent', field);
  await resetAttempts(deps, attempts);
  return hash;
}
