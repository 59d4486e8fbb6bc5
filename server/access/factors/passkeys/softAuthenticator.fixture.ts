import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

// An authenticator without a device: it signs what a browser would let a real one sign, and, for tests, what none would.

interface Asked {
  challenge: string;
}

interface Signed {
  origin?: string;
  rpId?: string;
  /** Else one more than before. */
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
}

export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>;

/** `isCounting`: synchronised passkeys send zero each time. */
export function createSoftAuthenticator({ origin, isCounting = true }: { origin: string; isCounting?: boolean }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle = '';

  const hash = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
  const writeData = (type: string, { challenge }: Asked, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  /** Flags: the user is present (1) and verified (4), a key comes along (64). */
  function writeAuthenticatorData({ rpId = new URL(origin).hostname, isVerified = true }: Signed, count: number) {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return { head: hash(rpId), flags: 1 + (isVerified ? 4 : 0), counted };
  }

  /** The reply to PublicKeyCredentialCreationOptions. */
  function create(options: Asked & { user: { id: string } }, signed: Signed = {}): string {
    handle = options.user.id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const { head, flags, counted } = writeAuthenticatorData(signed, 0);
    const length = Buffer.from([0, credentialId.length]);
    const data = Buffer.concat([head, Buffer.from([flags + 64]), counted, Buffer.alloc(16), length, credentialId, key]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ]),
    );
    const response = {
      clientDataJSON: writeData('webauthn.create', options, signed.origin).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    };
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  /** The reply to PublicKeyCredentialRequestOptions. */
  function assert(options: Asked, signed: Signed = {}): string {
    counter = signed.counter ?? (isCounting ? counter + 1 : 0);
    const { head, flags, counted } = writeAuthenticatorData(signed, counter);
    const data = Buffer.concat([head, Buffer.from([flags]), counted]);
    const clientData = writeData('webauthn.get', options, signed.origin);
    const response = {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey).toString('base64url'),
      userHandle: signed.userHandle ?? handle,
    };
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  return { id, create, assert };
}
