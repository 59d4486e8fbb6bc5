import type { Deps } from '../context';
import { User } from '../../model/people/user.entity';
import { hashKey } from '../../platform/ids';
import { badInput, unauthenticated } from '../../texts/messages';
import { useCode } from '../factors/codes';
import { acquireAttempt, resetAttempts, createTooManyAttemptsError } from '../limits/rateLimit';
import { recordAccess } from '../account/accessLog';
import type { Entering, NewSession } from './enter';
import { enter } from './enter';
import { openPending } from './pendingSignIn';
import type { SignInPlace } from './signInPlaces';
import { toDeviceKey, isKnownPlace } from './signInPlaces';

/** Wrong codes that are free; each further one doubles the wait, up to five minutes: about 290 guesses a day of a million codes. */
const wrongCodes = { free: 5, windowS: 86_400 };

/** The user of a first step that still counts. Errors: UNAUTHENTICATED when it has ended. */
export async function requirePendingUser(deps: Deps, pending: string): Promise<Entering> {
  const opened = await openPending(deps, pending);
  const user =
    opened &&
    (await deps.db.dataSource.manager.findOne(User, {
      where: { id: opened.userId, hidden: false },
      select: { id: true, passwordHash: true, language: true, email: true, firstname: true },
    }));
  if (!user?.passwordHash || hashKey(user.passwordHash) !== opened?.passwordHash)
    throw unauthenticated('access.signInAgain');
  return user;
}

/**
 * The second step of the sign-in: a code of the authenticator, or a recovery code, after the right password. Attempts of
 * a known browser are counted apart, so a thief of the password does not lock the user out.
 * Errors: UNAUTHENTICATED when the first step has ended, BAD_USER_INPUT at `code`, TOO_MANY_ATTEMPTS, CONFLICT when the app's
 * secret cannot be read.
 */
export async function enterCode(deps: Deps, place: SignInPlace, pending: string, code: string): Promise<NewSession> {
  const user = await requirePendingUser(deps, pending);
  const { manager } = deps.db.dataSource;
  const known = await isKnownPlace(deps, user.id, place);
  const { device } = place;
  const key = known.device && device !== undefined ? `code:${toDeviceKey(device)}:${user.id}` : `code:${user.id}`;
  const wait = await acquireAttempt(deps, key, wrongCodes);
  if (wait > 0) throw createTooManyAttemptsError(wait);
  const used = await useCode(deps, user.id, code);
  if (!used) {
    await recordAccess(manager, deps.clock, { kind: 'wrongCode', userId: user.id, place });
    throw badInput('access.wrongCode', 'code');
  }
  await resetAttempts(deps, key);
  if (used === 'recoveryCode')
    await recordAccess(manager, deps.clock, { kind: 'recoveryCodeUsed', userId: user.id, place });
  return enter(deps, user, { place, known });
}
