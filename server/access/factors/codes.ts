import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { IsNull, LessThan, Not } from 'typeorm';
import { Authenticator } from '../../model/people/authenticator.entity';
import { RecoveryCode } from '../../model/people/recoveryCode.entity';
import { hashKey } from '../../platform/ids';
import { conflict } from '../../texts/messages';
import type { Deps } from '../context';
import { isSealedByFormerKey, seal, unseal } from './secretBox';

/** Seconds of a code. */
const PERIOD = 30;
/** The codes before and after the present one count too: clocks of phones drift. */
const WINDOW = 1;
export const RECOVERY_CODE_COUNT = 10;

/** The name under which a user's secret is sealed. */
export const secretName = (userId: string): string => `authenticator:${userId}`;

/** The settings that every authenticator app knows. */
export const createTotp = (secret: string, issuer: string, username: string): TOTP =>
  new TOTP({
    issuer,
    label: username,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  });

/** The columns that a right code changes. */
type AuthenticatorUpdate = Pick<Authenticator, 'lastStep'> & Partial<Pick<Authenticator, 'sealedSecret'>>;

/** Returns the columns that a right code changes; undefined for a wrong one. Errors: CONFLICT when the key of the secret is gone. */
export async function checkCode(
  { config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>,
  { userId, sealedSecret }: Pick<Authenticator, 'userId' | 'sealedSecret'>,
  code: string,
): Promise<AuthenticatorUpdate | undefined> {
  const name = secretName(userId);
  const secret = await unseal(config, name, sealedSecret);
  if (secret === undefined) {
    log.error('the secret of an authenticator app cannot be decrypted: its key is gone', { userId });
    throw conflict('access.factorUnreadable');
  }
  const timestamp = clock.now().getTime();
  const delta = createTotp(secret, '', '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const lastStep = Math.floor(timestamp / 1000 / PERIOD) + delta;
  return isSealedByFormerKey(sealedSecret)
    ? { lastStep, sealedSecret: await seal(config, name, secret) }
    : { lastStep };
}

/** How a user has passed the second step. */
export type PassedBy = 'code' | 'recoveryCode' | undefined;

/** Consumes a code of the authenticator, or a recovery code. A second call with the same code gets undefined. */
export async function useCode(deps: Deps, userId: string, typed: string): Promise<PassedBy> {
  const { manager } = deps.db.dataSource;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) {
    const authenticator = await manager.findOneBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });
    const used = authenticator && (await checkCode(deps, authenticator, code));
    if (!used) return undefined;
    const { affected } = await manager.update(Authenticator, { userId, lastStep: LessThan(used.lastStep) }, used);
    return affected ? 'code' : undefined;
  }
  const { affected } = await manager.update(
    RecoveryCode,
    { userId, codeHash: hashRecoveryCode(userId, code), usedAt: IsNull() },
    { usedAt: deps.clock.now() },
  );
  return affected ? 'recoveryCode' : undefined;
}

/** Replaces the recovery codes of a user. They are returned once: only hashes are stored. */
export async function renewRecoveryCodes(manager: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
  await manager.delete(RecoveryCode, { userId });
  await manager.insert(
    RecoveryCode,
    codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code.replaceAll('-', '')), usedAt: null })),
  );
  return codes;
}

const hashRecoveryCode = (userId: string, code: string): string => hashKey(`recovery:${userId}:${code}`);

/** 80 random bits: 'ABCD-EFGH-IJKL-MNOP'. */
const createRecoveryCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.match(/.{4}/g)!.join('-');
