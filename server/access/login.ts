import type { Deps } from './context';
import { User } from './user.entity';
import { passwordMatches } from './passwords';
import { openSession } from './sessions';
import { forgetAttempts, giveBackAttempt, takeAttempt } from '../platform/rateLimit';
import { PortalError, badInput } from '../platform/errors';

/** So many wrong passwords are free; each further one doubles the wait, up to the window. */
const perUser = { free: 5, windowS: 900 };
const perAddress = { free: 30, windowS: 900 };

/**
 * Signs in and returns the token of a new session. Attempts are counted in the database by user name and by address,
 * so any number of server copies slow a guesser down together, and failures stay counted. Errors: BAD_USER_INPUT, UNAUTHENTICATED, TOO_MANY_ATTEMPTS.
 */
export async function login(deps: Deps, address: string, username: unknown, password: unknown): Promise<string> {
  if (typeof username !== 'string' || username.trim() === '')
    throw badInput('Palun sisestage kasutajanimi', 'username');
  if (typeof password !== 'string' || password === '') throw badInput('Palun sisestage parool', 'password');
  const name = username
    .trim()
    .toLowerCase()
    .slice(0, 255 - 'login:'.length);
  const [from, of] = [`login-from:${address}`, `login:${name}`];
  for (const [key, limit] of [
    [from, perAddress],
    [of, perUser],
  ] as const) {
    const wait = await takeAttempt(deps, key, limit);
    if (wait > 0) {
      throw new PortalError('TOO_MANY_ATTEMPTS', `Liiga palju katseid. Palun proovige ${wait} sekundi pärast uuesti.`, {
        retryAfterS: wait,
      });
    }
  }
  const user = await deps.db.dataSource.manager.findOne(User, {
    where: { username: name, hidden: false },
    select: { id: true, passwordHash: true },
  });
  if (!(await passwordMatches(user?.passwordHash, password.slice(0, 128))) || !user)
    throw new PortalError('UNAUTHENTICATED', 'Vale kasutajanimi või parool');
  await forgetAttempts(deps, of);
  await giveBackAttempt(deps, from);
  return openSession(deps, user.id);
}
