import * as v from 'valibot';
import { hashKey } from '../../platform/ids';
import { addMs, minutes } from '../../platform/time';
import type { Deps } from '../context';
import { seal, unseal } from '../factors/secretBox';

/** The time for the second step. */
const VALID_MS = minutes(10);
const NAME = 'pending-sign-in';

const content = v.object({ userId: v.string(), passwordHash: v.string(), until: v.number() });

/** The browser's proof of a right password. It opens nothing without a code, and ends with the password. */
export const sealPending = ({ config, clock }: Deps, userId: string, passwordHash: string): Promise<string> =>
  seal(
    config,
    NAME,
    JSON.stringify({ userId, passwordHash: hashKey(passwordHash), until: addMs(clock.now(), VALID_MS).getTime() }),
  );

/** The user of a pending sign-in, with the hash of the password's hash; undefined when it has ended or was made up. */
export async function openPending(
  { config, clock }: Deps,
  sealed: string,
): Promise<{ userId: string; passwordHash: string } | undefined> {
  const text = sealed.length > 1000 ? undefined : await unseal(config, NAME, sealed);
  if (text === undefined) return undefined;
  const { until, ...pending } = v.parse(content, JSON.parse(text));
  return until > clock.now().getTime() ? pending : undefined;
}
