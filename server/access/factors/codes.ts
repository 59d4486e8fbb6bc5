import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { EntityManager } from 'typeorm';
import { IsNull, LessThan, Not } from 'typeorm';
import { Authenticator } from '../../model/people/authenticator.entity';
import { RecoveryCode } from '../../model/people/recoveryCode.entity';
import { hashKey } from '../../platform/ids';
import type { Deps } from '../context';
import { unseal } from './secretBox';

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

/** Whether the sign-in of a user asks for a code. */
export const hasFactor = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });

/** The time step of a right code; undefined for a wrong one. */
export async function findStep(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { userId, sealedSecret }: Pick<Authenticator, 'userId' | 'sealedSecret'>,
  code: string,
): Promise<number | undefined> {
  const secret = await unseal(config, secretName(userId), sealedSecret);
  if (secret === undefined) return undefined;
  const timestamp = clock.now().getTime();
  const delta = createTotp(secret, '', '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** How a user has passed the second step. */
export type UsedCode = 'code' | 'recoveryCode' | undefined;

/** Uses a code of the authenticator, or a recovery code, up. Of two calls with the same code one gets undefined. */
export async function useCode(deps: Deps, userId: string, typed: string): Promise<UsedCode> {
  const { manager } = deps.db.dataSource;
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) {
    const authenticator = await manager.findOneBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });
    const step = authenticator && (await findStep(deps, authenticator, code));
    if (!step) return undefined;
    const { affected } = await manager.update(Authenticator, { userId, lastStep: LessThan(step) }, { lastStep: step });
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
