import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { Passkey } from '../../model/people/passkey.entity';
import { User } from '../../model/people/user.entity';
import { unauthenticated } from '../../texts/messages';
import type { Deps } from '../context';
import { readSignature } from '../factors/passkeys/browserReplies';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from '../factors/passkeys/challenges';
import { loadPasskeyLibrary } from '../factors/passkeys/library';
import { toHandle } from '../factors/passkeys/passkeys';
import { requireRelyingParty } from '../factors/passkeys/relyingParty';
import type { RelyingParty } from '../factors/passkeys/relyingParty';
import { consume } from '../limits/rateLimit';
import { recordAccess } from '../account/accessLog';
import type { NewSession } from './enter';
import { enter } from './enter';
import { requirePendingUser } from './secondStep';
import { isKnownPlace } from './signInPlaces';
import type { SignInPlace } from './signInPlaces';

/** Nobody guesses a signature; the limit keeps a caller who tries from loading us. */
const mostReplies = { calls: 60, windowS: 600 };

/**
 * Begins a sign-in by a passkey. Returns what the browser must ask (PublicKeyCredentialRequestOptions): for any passkey of this portal,
 * or after the right password (`pending`) for one of that user. Errors: UNAUTHENTICATED when the first step has ended, CONFLICT where
 * there are no passkeys.
 */
export async function startPasskeySignIn(deps: Deps, pending: string | undefined): Promise<object> {
  const party = requireRelyingParty(deps.config);
  const user = pending === undefined ? undefined : await requirePendingUser(deps, pending);
  const own = user && (await deps.db.dataSource.manager.findBy(Passkey, { userId: user.id }));
  const { generateAuthenticationOptions } = await loadPasskeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(own && { allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })) }),
  });
  await keepChallenge(deps, { challenge: options.challenge, purpose: 'signIn', userId: user?.id ?? null });
  return options;
}

/**
 * Signs in the owner of the passkey that signed a challenge of ours. The authenticator has verified its user, so it counts as both
 * factors. Errors: UNAUTHENTICATED, TOO_MANY_ATTEMPTS.
 */
export async function signInByPasskey(deps: Deps, place: SignInPlace, reply: string): Promise<NewSession> {
  const party = requireRelyingParty(deps.config);
  await consume(deps, `passkey-reply:${place.address}`, mostReplies.calls, mostReplies.windowS);
  const response = readSignature(reply);
  if (!response) throw unauthenticated('access.passkeyRefused');
  const taken = await takeChallenge(deps, response.response.clientDataJSON, 'signIn');
  if (!taken) throw unauthenticated('access.passkeyLate');
  const { manager } = deps.db.dataSource;
  const passkey = await manager.findOneBy(Passkey, { credentialId: response.id });
  const user =
    passkey &&
    (await manager.findOne(User, {
      where: { id: passkey.userId, hidden: false },
      select: { id: true, language: true, email: true, firstname: true },
    }));
  if (!user) {
    await recordAccess(manager, deps.clock, { kind: 'wrongPasskey', userId: null, place });
    throw unauthenticated('access.passkeyUnknown');
  }
  const { userHandle } = response.response;
  const isOwn =
    (taken.userId ?? user.id) === user.id &&
    (!userHandle || userHandle === Buffer.from(toHandle(user.id)).toString('base64url'));
  const counter = isOwn
    ? await verify(party, passkey, response as AuthenticationResponseJSON, taken.challenge)
    : undefined;
  if (counter === undefined) {
    await recordAccess(manager, deps.clock, { kind: 'wrongPasskey', userId: user.id, place });
    throw unauthenticated('access.passkeyRefused');
  }
  if (!(await keepCounter(deps, passkey.id, counter))) {
    await recordAccess(manager, deps.clock, { kind: 'copiedPasskey', userId: user.id, place });
    throw unauthenticated('access.passkeyCopied');
  }
  return enter(deps, user, { place, known: await isKnownPlace(deps, user.id, place), kind: 'signedInByPasskey' });
}

/** The counter of a right signature; undefined for any other. */
async function verify(
  party: RelyingParty,
  passkey: Passkey,
  response: AuthenticationResponseJSON,
  challenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // `keepCounter` compares it in one statement: of two signatures at once the library would let both pass.
      counter: 0,
    },
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** Keeps a counter that has grown, or that the authenticator never counts. False: another one signs with the same key. */
async function keepCounter({ db, clock }: Deps, id: string, counter: number): Promise<boolean> {
  const { affected } = await db.dataSource
    .createQueryBuilder()
    .update(Passkey)
    .set({ counter: String(counter), lastUsedAt: clock.now() })
    .where('id = :id and (counter < :counter or counter = 0 and :counter = 0)', { id, counter })
    .execute();
  return affected === 1;
}
