import { Secret } from 'otpauth';
import { toDataURL } from 'qrcode';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { AccessPolicy } from '../../model/people/accessPolicy.entity';
import { Authenticator } from '../../model/people/authenticator.entity';
import { RecoveryCode } from '../../model/people/recoveryCode.entity';
import { User } from '../../model/people/user.entity';
import { Topic } from '../../platform/events';
import type { Language } from '../../platform/language';
import { badInput, conflict, notFound } from '../../texts/messages';
import type { Deps } from '../context';
import { acquireAttempt, resetAttempts, createTooManyAttemptsError } from '../limits/rateLimit';
import { recordAccess } from '../signIn/accessLog';
import { requireOwnPassword } from '../signIn/ownPassword';
import type { Viewer } from '../viewer';
import { createTotp, findStep, hasFactor, renewRecoveryCodes, secretName, useCode } from './codes';
import { seal } from './secretBox';

/** The second factor of a user was added or removed. */
export const factorChangedEvent = new Topic<{
  to: string;
  firstname: string;
  language: Language;
  change: 'added' | 'removed' | 'removedByOffice';
}>('factorChanged');

/** As many wrong codes as the sign-in has. */
export const wrongCodes = { free: 5, windowS: 900 };

/** A secret for the app, as text and as a picture. */
export interface AuthenticatorSetup {
  secret: string;
  qrCode: string;
}

/** The second factor as its user sees it. */
export interface SecondFactor {
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
  adminsNeedFactor: boolean;
}

export async function findSecondFactor({ db }: Deps, viewer: Viewer): Promise<SecondFactor> {
  const { manager } = db.dataSource;
  const policy = await manager.findOneBy(AccessPolicy, { id: 1 });
  return {
    hasAuthenticator: await hasFactor(manager, viewer.id),
    recoveryCodesLeft: await manager.countBy(RecoveryCode, { userId: viewer.id, usedAt: IsNull() }),
    adminsNeedFactor: policy?.adminsNeedFactor ?? false,
  };
}

/** Makes a secret, which counts once a code confirms it. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS, CONFLICT when there is one. */
export async function startAuthenticator(deps: Deps, viewer: Viewer, password: string): Promise<AuthenticatorSetup> {
  await requireOwnPassword(deps, viewer, password, 'password');
  const { manager } = deps.db.dataSource;
  const secret = new Secret({ size: 20 }).base32;
  const sealedSecret = await seal(deps.config, secretName(viewer.id), secret);
  const rows: unknown[] = await manager.query(
    `insert into authenticator (user_id, sealed_secret) values ($1, $2)
     on conflict (user_id) do update set sealed_secret = excluded.sealed_secret
     where authenticator.confirmed_at is null returning user_id`,
    [viewer.id, sealedSecret],
  );
  if (rows.length === 0) throw conflict('access.factorThere');
  const uri = createTotp(secret, deps.settings().companyName, viewer.username).toString();
  return { secret, qrCode: await toDataURL(uri, { margin: 2, width: 240 }) };
}

/** Confirms the app by its code. Returns the recovery codes, this once. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS, CONFLICT. */
export async function confirmAuthenticator(deps: Deps, viewer: Viewer, code: string): Promise<string[]> {
  return limitCodes(deps, viewer, async () => {
    const waiting = await deps.db.dataSource.manager.findOneBy(Authenticator, {
      userId: viewer.id,
      confirmedAt: IsNull(),
    });
    if (!waiting) throw conflict('access.factorThere');
    const lastStep = await findStep(deps, waiting, code.replace(/\s/g, ''));
    if (lastStep === undefined) return undefined;
    return deps.db.transaction(async (manager) => {
      const confirmed = { confirmedAt: deps.clock.now(), lastStep };
      const { affected } = await manager.update(Authenticator, { userId: viewer.id, confirmedAt: IsNull() }, confirmed);
      if (!affected) throw conflict('access.factorThere');
      await tellOwner(deps, manager, { userId: viewer.id, change: 'added' });
      return renewRecoveryCodes(manager, viewer.id);
    });
  });
}

/** Makes new recovery codes, for a right code. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS. */
export const replaceRecoveryCodes = (deps: Deps, viewer: Viewer, code: string): Promise<string[]> =>
  limitCodes(deps, viewer, async () =>
    (await useCode(deps, viewer.id, code))
      ? deps.db.transaction((manager) => renewRecoveryCodes(manager, viewer.id))
      : undefined,
  );

/** Removes the own second factor, for a right code or recovery code. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS. */
export async function removeOwnFactor(deps: Deps, viewer: Viewer, code: string): Promise<void> {
  await limitCodes(deps, viewer, async () => {
    if (!(await useCode(deps, viewer.id, code))) return undefined;
    await deps.db.transaction(async (manager) => {
      await removeFactor(manager, viewer.id);
      await tellOwner(deps, manager, { userId: viewer.id, change: 'removed' });
    });
    return true;
  });
}

/** Takes off the second factor of a different user. Errors: NOT_FOUND, BAD_USER_INPUT for the own one, CONFLICT without one. */
export async function removeOthersFactor(deps: Deps, viewer: Viewer, userId: string): Promise<void> {
  if (userId === viewer.id) throw badInput('access.ownFactor', 'id');
  await deps.db.transaction(async (manager) => {
    if (!(await manager.existsBy(User, { id: userId }))) throw notFound('user');
    if (!(await hasFactor(manager, userId))) throw conflict('access.noFactor');
    await removeFactor(manager, userId);
    await tellOwner(deps, manager, { userId, change: 'removedByOffice', actor: viewer });
  });
}

/** Deletes authenticator and recovery codes of a user. */
export async function removeFactor(manager: EntityManager, userId: string): Promise<void> {
  await manager.delete(Authenticator, { userId });
  await manager.delete(RecoveryCode, { userId });
}

/** Makes the second factor a duty of admins, or no longer. Errors: CONFLICT for an admin without one. */
export async function setAdminsNeedFactor({ db }: Deps, viewer: Viewer, adminsNeedFactor: boolean): Promise<void> {
  const { manager } = db.dataSource;
  if (adminsNeedFactor && !(await hasFactor(manager, viewer.id))) throw conflict('access.ownFactorFirst');
  await manager.upsert(AccessPolicy, { id: 1, adminsNeedFactor }, ['id']);
}

/** Counts wrong codes of a signed-in user. Errors: TOO_MANY_ATTEMPTS, BAD_USER_INPUT when `work` returns undefined. */
async function limitCodes<Result>(
  deps: Deps,
  viewer: Viewer,
  work: () => Promise<Result | undefined>,
): Promise<Result> {
  const key = `own-code:${viewer.id}`;
  const wait = await acquireAttempt(deps, key, wrongCodes);
  if (wait > 0) throw createTooManyAttemptsError(wait);
  const result = await work();
  if (result === undefined) throw badInput('access.wrongCode', 'code');
  await resetAttempts(deps, key);
  return result;
}

interface Change {
  userId: string;
  change: (typeof factorChangedEvent.event)['change'];
  actor?: Viewer;
}

/** Writes the change into the access log and mails its user. */
async function tellOwner(deps: Deps, manager: EntityManager, { userId, change, actor }: Change): Promise<void> {
  const kind = change === 'added' ? 'factorAdded' : 'factorRemoved';
  await recordAccess(manager, deps.clock, { kind, userId, actor });
  const { email, firstname, language } = await manager.findOneByOrFail(User, { id: userId });
  if (email !== null) await deps.events.emit(manager, factorChangedEvent, [{ to: email, firstname, language, change }]);
}
