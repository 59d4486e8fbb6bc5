import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Passkey } from '../../../model/people/passkey.entity';
import { createId } from '../../../platform/ids';
import { badInput, conflict, notFound } from '../../../texts/messages';
import type { Deps } from '../../context';
import { requireOwnPassword } from '../../account/ownPassword';
import type { Viewer } from '../../viewer';
import { giveRecoveryCodes, lockFactors, settleRemoval, tellOwner } from '../factorChanges';
import { readNewPasskey } from './browserReplies';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges';
import { loadPasskeyLibrary } from './library';
import { requireRelyingParty } from './relyingParty';

/** The most passkeys of one user. */
export const MOST_PASSKEYS = 20;
export const LONGEST_NAME = 60;

/** EdDSA, ES256 and RS256, in COSE. By itself the library adds one that Node calls an experiment. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** The user, as the authenticator knows them: no name, so that it stays when that changes. */
export const toHandle = (userId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(userId));

/**
 * Begins to add a passkey. Returns what the browser must ask its authenticator, as JSON (PublicKeyCredentialCreationOptions).
 * Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS for a wrong password, CONFLICT where there are no passkeys, or too many.
 */
export async function startPasskey(deps: Deps, viewer: Viewer, password: string): Promise<string> {
  const party = requireRelyingParty(deps.config);
  await requireOwnPassword(deps, viewer, password, 'password');
  const there = await deps.db.dataSource.manager.findBy(Passkey, { userId: viewer.id });
  if (there.length >= MOST_PASSKEYS) throw conflict('access.tooManyPasskeys');
  const { generateRegistrationOptions } = await loadPasskeyLibrary();
  const options = await generateRegistrationOptions({
    rpName: deps.settings().companyName,
    rpID: party.id,
    userID: toHandle(viewer.id),
    userName: viewer.username,
    userDisplayName: viewer.firstname,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: there.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // It must be found without a user name, and ask for a finger, a face or a PIN: then it is both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(deps, { challenge: options.challenge, purpose: 'add', userId: viewer.id });
  return JSON.stringify(options);
}

/**
 * Adds the passkey that the browser made. Returns recovery codes, this once, with the first factor; else none.
 * Errors: BAD_USER_INPUT, CONFLICT when the reply is wrong, too late or known.
 */
export async function addPasskey(
  deps: Deps,
  viewer: Viewer,
  { name, reply }: { name: string; reply: string },
): Promise<string[]> {
  const party = requireRelyingParty(deps.config);
  const given = requireName(name);
  const response = readNewPasskey(reply);
  if (!response) throw conflict('access.passkeyRefused');
  const taken = await takeChallenge(deps, response.response.clientDataJSON, 'add');
  if (taken?.userId !== viewer.id) throw conflict('access.passkeyLate');
  const { verifyRegistrationResponse } = await loadPasskeyLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: taken.challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw conflict('access.passkeyRefused');
  const { id, publicKey, counter } = registrationInfo.credential;
  return deps.db.transaction(async (manager) => {
    await lockFactors(manager, viewer.id);
    if (await manager.existsBy(Passkey, { credentialId: id })) throw conflict('access.passkeyThere');
    if ((await manager.countBy(Passkey, { userId: viewer.id })) >= MOST_PASSKEYS)
      throw conflict('access.tooManyPasskeys');
    await manager.insert(Passkey, {
      id: createId(),
      userId: viewer.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter: String(counter),
      transports: response.response.transports,
      name: given,
      createdAt: deps.clock.now(),
      lastUsedAt: null,
    });
    await tellOwner(deps, manager, { userId: viewer.id, change: 'passkeyAdded' });
    return giveRecoveryCodes(manager, viewer.id);
  });
}

/** Errors: BAD_USER_INPUT, NOT_FOUND, also for the passkey of another user. */
export async function renamePasskey({ db }: Deps, viewer: Viewer, id: string, name: string): Promise<void> {
  const { affected } = await db.dataSource.manager.update(
    Passkey,
    { id, userId: viewer.id },
    { name: requireName(name) },
  );
  if (!affected) throw notFound('passkey');
}

/** Removes an own passkey. Errors: BAD_USER_INPUT, TOO_MANY_ATTEMPTS for a wrong password, NOT_FOUND, CONFLICT by the duty. */
export async function removePasskey(deps: Deps, viewer: Viewer, id: string, password: string): Promise<void> {
  // A stranger's id is no reason to guess a password.
  if (!(await deps.db.dataSource.manager.existsBy(Passkey, { id, userId: viewer.id }))) throw notFound('passkey');
  await requireOwnPassword(deps, viewer, password, 'password');
  await deps.db.transaction(async (manager) => {
    await lockFactors(manager, viewer.id);
    const { affected } = await manager.delete(Passkey, { id, userId: viewer.id });
    if (!affected) throw notFound('passkey');
    await settleRemoval(manager, viewer);
    await tellOwner(deps, manager, { userId: viewer.id, change: 'passkeyRemoved' });
  });
}

function requireName(typed: string): string {
  const name = typed.trim();
  if (name === '') throw badInput('access.passkeyNameMissing', 'name');
  if (name.length > LONGEST_NAME) throw badInput('input.longest', { most: LONGEST_NAME }, 'name');
  return name;
}
