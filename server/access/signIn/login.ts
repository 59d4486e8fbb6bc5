import * as v from 'valibot';
import type { Deps } from '../context';
import { User } from '../../model/people/user.entity';
import type { SignInPlace } from './signInPlaces';
import { toDeviceKey, isKnownPlace } from './signInPlaces';
import { recordAccess } from '../account/accessLog';
import type { NewSession } from './enter';
import { enter } from './enter';
import { sealPending } from './pendingSignIn';
import { findFactors, hasAny } from '../factors/factorChanges';
import type { Factors } from '../factors/factorChanges';
import { isPassword } from '../account/passwords';
import { resetAttempts, releaseAttempt, acquireAttempt, createTooManyAttemptsError } from '../limits/rateLimit';
import { toKey, unauthenticated } from '../../texts/messages';
import { parseInput } from '../../platform/api/parseInput';
import { LONGEST_PASSWORD } from '../../platform/values/passwordRule';

// The free wrong passwords; each further one doubles the wait, up to five minutes. The count starts again when its
// window has passed without an attempt. docs/decisions/sign-in-limits.md says why there are several counts.
const perDevice = { free: 5, windowS: 900 };
const perAddressAndName = { free: 5, windowS: 900 };
const perAddress = { free: 30, windowS: 900 };
const perNameOfStrangers = { free: 50, windowS: 86_400 };

const NOBODY = '00000000-0000-0000-0000-000000000000';

interface Limit {
  key: string;
  free: number;
  windowS: number;
}

const credentials = v.object({
  username: v.pipe(
    v.optional(v.string(toKey('access.usernameMissing')), ''),
    v.trim(),
    v.nonEmpty(toKey('access.usernameMissing')),
  ),
  // Kept to the letter, blanks too.
  password: v.pipe(
    v.optional(v.string(toKey('access.passwordMissing')), ''),
    v.nonEmpty(toKey('access.passwordMissing')),
  ),
});

/** The first step is done; one of the user's factors comes next (secondStep.ts). */
export interface PendingSignIn {
  pending: string;
  factors: Factors;
}

/**
 * Checks name and password, and signs in a user without a second factor. Attempts are counted in the database, so any number of server copies slow a guesser down together, and failures stay counted.
 * Errors: BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_ATTEMPTS.
 */
export async function signIn(deps: Deps, place: SignInPlace, given: unknown): Promise<NewSession | PendingSignIn> {
  const { username, password } = parseInput(credentials, given);
  const name = username.toLowerCase().slice(0, 150);
  const user = await deps.db.dataSource.manager.findOne(User, {
    where: { username: name, hidden: false },
    select: { id: true, passwordHash: true, language: true, email: true, firstname: true },
  });
  // Asked for nobody too, so that the time tells no names.
  const known = await isKnownPlace(deps, user?.id ?? NOBODY, place);
  const limits = listLimits(place, name, known);
  for (const { key, ...limit } of limits) {
    const wait = await acquireAttempt(deps, key, limit);
    if (wait > 0) throw createTooManyAttemptsError(wait);
  }
  // As long as any other wrong one takes: a longer text is nobody's password.
  const matches = await isPassword(user?.passwordHash ?? undefined, password.slice(0, LONGEST_PASSWORD));
  const { manager } = deps.db.dataSource;
  if (!user || !matches || password.length > LONGEST_PASSWORD) {
    await recordAccess(manager, deps.clock, { kind: 'wrongPassword', userId: user?.id ?? null, place });
    throw unauthenticated('access.wrongPassword');
  }
  const [own, ...shared] = limits;
  if (own) await resetAttempts(deps, own.key);
  for (const { key } of shared) await releaseAttempt(deps, key);
  const factors = await findFactors(manager, user.id);
  if (user.passwordHash !== null && hasAny(factors))
    return { pending: await sealPending(deps, user.id, user.passwordHash), factors };
  return enter(deps, user, { place, known });
}

/** The counts of an attempt, the caller's own first. */
function listLimits(
  { device, address }: SignInPlace,
  name: string,
  known: { device: boolean; address: boolean },
): Limit[] {
  if (known.device && device !== undefined)
    return [{ key: `login-device:${toDeviceKey(device)}:${name}`, ...perDevice }];
  const limits = [
    { key: `login:${address}:${name}`, ...perAddressAndName },
    { key: `login-from:${address}`, ...perAddress },
  ];
  return known.address ? limits : [...limits, { key: `login-strangers:${name}`, ...perNameOfStrangers }];
}
