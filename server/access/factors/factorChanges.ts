import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { AccessPolicy } from '../../model/people/accessPolicy.entity';
import { Authenticator } from '../../model/people/authenticator.entity';
import { Passkey } from '../../model/people/passkey.entity';
import { RecoveryCode } from '../../model/people/recoveryCode.entity';
import { User } from '../../model/people/user.entity';
import { Topic } from '../../platform/events';
import type { Language } from '../../platform/language';
import type { Clock } from '../../platform/time';
import { conflict } from '../../texts/messages';
import type { Deps } from '../context';
import { recordAccess } from '../account/accessLog';
import type { Viewer } from '../viewer';
import { renewRecoveryCodes } from './codes';

/** A second factor of a user was added or removed. */
export const factorChangedEvent = new Topic<{
  to: string;
  firstname: string;
  language: Language;
  change: keyof typeof kinds;
}>('factorChanged');

const kinds = {
  added: 'factorAdded',
  removed: 'factorRemoved',
  removedByOffice: 'factorRemoved',
  passkeyAdded: 'passkeyAdded',
  passkeyRemoved: 'passkeyRemoved',
} as const;

/** The second factors that a user has. */
export interface Factors {
  hasApp: boolean;
  passkeys: number;
}

export const hasConfirmedApp = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });

/** Whether every admin must have a second factor. */
export const isFactorDuty = (manager: EntityManager): Promise<boolean> =>
  manager.existsBy(AccessPolicy, { adminsNeedFactor: true });

export async function findFactors(manager: EntityManager, userId: string): Promise<Factors> {
  return {
    hasApp: await hasConfirmedApp(manager, userId),
    passkeys: await manager.countBy(Passkey, { userId }),
  };
}

export const hasAny = ({ hasApp, passkeys }: Factors): boolean => hasApp || passkeys > 0;

/** Whether the sign-in of a user asks for more than the password. */
export const hasFactor = async (manager: EntityManager, userId: string): Promise<boolean> =>
  hasAny(await findFactors(manager, userId));

/** Of simultaneous changes of one user's factors the second waits for the first. */
export const lockFactors = async (manager: EntityManager, userId: string): Promise<void> =>
  void (await manager.query('select id from "user" where id = $1 for update', [userId]));

/** The recovery codes that come with the first factor, this once; none while there are unused ones. */
export const giveRecoveryCodes = async (manager: EntityManager, userId: string): Promise<string[]> =>
  (await manager.existsBy(RecoveryCode, { userId, usedAt: IsNull() })) ? [] : renewRecoveryCodes(manager, userId);

/** Errors: CONFLICT for an admin under the duty. */
export async function requireNoDuty(manager: EntityManager, viewer: Viewer): Promise<void> {
  if (viewer.role === 'admin' && (await isFactorDuty(manager))) throw conflict('access.lastFactor');
}

/** After one of the own factors was removed: recovery codes go with the last one. Errors: CONFLICT when the duty forbids that. */
export async function settleRemoval(manager: EntityManager, viewer: Viewer): Promise<void> {
  if (await hasFactor(manager, viewer.id)) return;
  await requireNoDuty(manager, viewer);
  await manager.delete(RecoveryCode, { userId: viewer.id });
}

/** Deletes app, passkeys and recovery codes of a user. */
export async function removeFactors(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(Authenticator, { userId });
  await manager.delete(Passkey, { userId });
  await manager.delete(RecoveryCode, { userId });
}

/** For the command line: the only admin has nobody else to ask. False: nobody has the user name. */
export async function resetFactors(manager: EntityManager, clock: Clock, username: string): Promise<boolean> {
  const user = await manager.findOneBy(User, { username: username.toLowerCase() });
  if (!user) return false;
  await removeFactors(manager, user.id);
  await recordAccess(manager, clock, { kind: 'factorReset', userId: user.id });
  return true;
}

interface Change {
  userId: string;
  change: keyof typeof kinds;
  actor?: Viewer;
}

/** Writes the change into the access log and mails its user. */
export async function tellOwner(
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  manager: EntityManager,
  { userId, change, actor }: Change,
): Promise<void> {
  await recordAccess(manager, clock, { kind: kinds[change], userId, actor });
  const { email, firstname, language } = await manager.findOneByOrFail(User, { id: userId });
  if (email !== null) await events.emit(manager, factorChangedEvent, [{ to: email, firstname, language, change }]);
}
