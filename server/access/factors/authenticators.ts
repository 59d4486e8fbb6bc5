import { Secret } from 'otpauth';
import { toDataURL } from 'qrcode';
import { IsNull } from 'typeorm';
import { AccessPolicy } from '../../model/people/accessPolicy.entity';
import { Authenticator } from '../../model/people/authenticator.entity';
import { Passkey } from '../../model/people/passkey.entity';
import { RecoveryCode } from '../../model/people/recoveryCode.entity';
import { User } from '../../model/people/user.entity';
import { badInput, conflict, notFound } from '../../texts/messages';
import type { Deps } from '../context';
import { acquireAttempt, resetAttempts, createTooManyAttemptsError } from '../limits/rateLimit';
import { recordAccess } from '../account/accessLog';
import { requireOwnPassword } from '../account/ownPassword';
import type { Viewer } from '../viewer';
import { checkCode, createTotp, renewRecoveryCodes, secretName, useCode } from './codes';
import {
  findFactors,
  giveRecoveryCodes,
  hasConfirmedApp,
  hasFactor,
  isFactorDuty,
  lockFactors,
  removeFactors,
  requireNoDuty,
  settleRemoval,
  tellOwner,
} from './factorChanges';
import { seal } from './secretBox';
import type { AuthenticatorSetupType, SecondFactorType } from './factorTypes';

/** As many wrong codes as the sign-in has. */
export const wrongCodes = { free: 5, windowS: 900 };

export async function findSecondFactor({ db }: Deps, viewer: Viewer): Promise<SecondFactorType> {
  const { manager } = db.dataSource;
  return {
    hasAuthenticator: await hasConfirmedApp(manager, viewer.id),
    passkeys: await manager.find(Passkey, { where: { userId: viewer.id }, order: { createdAt: 'ASC', id: 'ASC' } }),
    recoveryCodesLeft: await manager.countBy(RecoveryCode, { userId: viewer.id, usedAt: IsNull() }),
    adminsNeedFactor: await isFactorDuty(manager),
  };
}

/** Makes a secret, which counts once a code confirms it. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS, CONFLICT when there is one. */
export async function startAuthenticator(
  deps: Deps,
  viewer: Viewer,
  password: string,
): Promise<AuthenticatorSetupType> {
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

/** Confirms the app by its code. Returns the recovery codes, this once; none while there are unused ones. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS, CONFLICT. */
export async function confirmAuthenticator(deps: Deps, viewer: Viewer, code: string): Promise<string[]> {
  return limitCodes(deps, viewer, async () => {
    const waiting = await deps.db.dataSource.manager.findOneBy(Authenticator, {
      userId: viewer.id,
      confirmedAt: IsNull(),
    });
    if (!waiting) throw conflict('access.factorThere');
    const used = await checkCode(deps, waiting, code.replace(/\s/g, ''));
    if (!used) return undefined;
    return deps.db.transaction(async (manager) => {
      await lockFactors(manager, viewer.id);
      const confirmed = { confirmedAt: deps.clock.now(), ...used };
      const { affected } = await manager.update(Authenticator, { userId: viewer.id, confirmedAt: IsNull() }, confirmed);
      if (!affected) throw conflict('access.factorThere');
      await tellOwner(deps, manager, { userId: viewer.id, change: 'added' });
      return giveRecoveryCodes(manager, viewer.id);
    });
  });
}

/** The proof that the caller is the user: a code of the app or a recovery code; of a user with passkeys only the password. */
export interface Proof {
  code?: string | null;
  password?: string | null;
}

/** Makes new recovery codes, for a proof. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS, CONFLICT without a factor. */
export async function replaceRecoveryCodes(deps: Deps, viewer: Viewer, proof: Proof): Promise<string[]> {
  const { hasApp, passkeys } = await findFactors(deps.db.dataSource.manager, viewer.id);
  if (!hasApp && passkeys === 0) throw conflict('access.noFactor');
  const renew = () => deps.db.transaction((manager) => renewRecoveryCodes(manager, viewer.id));
  if (hasApp)
    return limitCodes(deps, viewer, async () =>
      (await useCode(deps, viewer.id, proof.code ?? '')) ? renew() : undefined,
    );
  await requireOwnPassword(deps, viewer, proof.password ?? '', 'password');
  return renew();
}

/** Removes the own app, for a right code or recovery code. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS, CONFLICT by the duty. */
export async function removeAuthenticator(deps: Deps, viewer: Viewer, code: string): Promise<void> {
  const { passkeys } = await findFactors(deps.db.dataSource.manager, viewer.id);
  // Before a code is used up for nothing.
  if (passkeys === 0) await requireNoDuty(deps.db.dataSource.manager, viewer);
  await limitCodes(deps, viewer, async () => {
    if (!(await useCode(deps, viewer.id, code))) return undefined;
    await deps.db.transaction(async (manager) => {
      await lockFactors(manager, viewer.id);
      const { affected } = await manager.delete(Authenticator, { userId: viewer.id });
      if (!affected) throw conflict('access.noFactor');
      await settleRemoval(manager, viewer);
      await tellOwner(deps, manager, { userId: viewer.id, change: 'removed' });
    });
    return true;
  });
}

/** Takes off all second factors of a different user. Errors: NOT_FOUND, BAD_USER_INPUT for the own one, CONFLICT without one. */
export async function removeOthersFactor(deps: Deps, viewer: Viewer, userId: string): Promise<void> {
  if (userId === viewer.id) throw badInput('access.ownFactor', 'id');
  await deps.db.transaction(async (manager) => {
    if (!(await manager.existsBy(User, { id: userId }))) throw notFound('user');
    if (!(await hasFactor(manager, userId))) throw conflict('access.noFactor');
    await removeFactors(manager, userId);
    await tellOwner(deps, manager, { userId, change: 'removedByOffice', actor: viewer });
  });
}

/** Makes the second factor a duty of admins, or no longer. Errors: CONFLICT for an admin without one. */
export async function setAdminsNeedFactor(
  { db, clock }: Deps,
  viewer: Viewer,
  adminsNeedFactor: boolean,
): Promise<void> {
  await db.transaction(async (manager) => {
    if (adminsNeedFactor && !(await hasFactor(manager, viewer.id))) throw conflict('access.ownFactorFirst');
    if ((await isFactorDuty(manager)) === adminsNeedFactor) return;
    await manager.upsert(AccessPolicy, { id: 1, adminsNeedFactor }, ['id']);
    await recordAccess(manager, clock, { kind: adminsNeedFactor ? 'dutySet' : 'dutyLifted', userId: viewer.id });
  });
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
