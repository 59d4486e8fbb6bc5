import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import { promisify } from 'node:util';
import type { Stanza } from 'age-encryption';

// Backups in a store are age files for a passphrase (https://c2sp.org/age): `age -d` opens them too. The package does the
// format and its chunks; it brings 4 MiB along, and is needed once a day. Its own scrypt would hold up the whole portal for a second, so Node's does that here, beside it.

const LABEL = 'age-encryption.org/v1/scrypt';
const SALT_BYTES = 16;
const FILE_KEY_BYTES = 16;
const TAG_BYTES = 16;
const BLOCK_SIZE = 8;
/** The usual work of age: 256 MB and about a second. */
const USUAL_WORK = 18;
/** The most that the package takes: a gigabyte. */
const MOST_WORK = 20;

/** Throws this for a file that another passphrase opens. */
export class WrongPassphrase extends Error {
  constructor() {
    super('Another passphrase opens this backup');
  }
}

/** Throws this for a file that is no age file for a passphrase, was cut, or was changed. */
export class DamagedCipher extends Error {
  constructor(options?: ErrorOptions) {
    super('The encrypted backup was cut or changed since it was written', options);
  }
}

const deriveKey = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

function stretch(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const N = 2 ** work;
  const maxmem = 128 * N * BLOCK_SIZE + 2 ** 20;
  return deriveKey(passphrase, Buffer.concat([Buffer.from(LABEL), salt]), 32, { N, r: BLOCK_SIZE, p: 1, maxmem });
}

/** A key is used for one file key only, so its nonce is zero. */
const cipherOptions = ['chacha20-poly1305', Buffer.alloc(12), { authTagLength: TAG_BYTES }] as const;

const loadLibrary = () => import('age-encryption');

async function wrapKey(passphrase: string, work: number, fileKey: Uint8Array): Promise<Stanza[]> {
  const salt = randomBytes(SALT_BYTES);
  const [algorithm, nonce, options] = cipherOptions;
  const cipher = createCipheriv(algorithm, await stretch(passphrase, salt, work), nonce, options);
  const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  const { Stanza } = await loadLibrary();
  return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(work)], new Uint8Array(body))];
}

async function unwrapKey(passphrase: string, stanzas: Stanza[]): Promise<Uint8Array> {
  const [stanza, ...others] = stanzas;
  const [kind, saltText = '', work = ''] = stanza?.args ?? [];
  const salt = Buffer.from(saltText, 'base64');
  const fits = /^[1-9]\d?$/.test(work) && Number(work) <= MOST_WORK && salt.length === SALT_BYTES;
  const body = Buffer.from(stanza?.body ?? []);
  if (kind !== 'scrypt' || others.length > 0 || !fits || body.length !== FILE_KEY_BYTES + TAG_BYTES)
    throw new DamagedCipher();
  const [algorithm, nonce, options] = cipherOptions;
  const decipher = createDecipheriv(algorithm, await stretch(passphrase, salt, Number(work)), nonce, options);
  decipher.setAuthTag(body.subarray(FILE_KEY_BYTES));
  const opened = decipher.update(body.subarray(0, FILE_KEY_BYTES));
  try {
    return new Uint8Array(Buffer.concat([opened, decipher.final()]));
  } catch {
    throw new WrongPassphrase();
  }
}

/** Encrypts a stream as an age file. `work` is the base-2 logarithm of scrypt's N. */
export async function encrypt(plain: Readable, passphrase: string, work = USUAL_WORK): Promise<Readable> {
  const { Encrypter } = await loadLibrary();
  const encrypter = new Encrypter();
  encrypter.addRecipient({ wrapFileKey: (fileKey) => wrapKey(passphrase, work, fileKey) });
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** The content of an age file. Throws, also in the middle of the stream, WrongPassphrase, DamagedCipher, or an error of the source. */
export async function* decrypt(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  // The package passes on an error of the source, but its own errors have no class.
  let failure: unknown;
  async function* watch(): AsyncGenerator<Buffer> {
    try {
      yield* source;
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  const { Decrypter } = await loadLibrary();
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: (stanzas: Stanza[]) => unwrapKey(passphrase, stanzas) });
  try {
    // Not `Readable.from`, which throws an error of the package into the source.
    const encrypted = WebStream.from<Uint8Array>(watch()) as ReadableStream<Uint8Array>;
    for await (const chunk of fromWeb(await decrypter.decrypt(encrypted))) yield chunk as Buffer;
  } catch (error) {
    if (failure !== undefined) throw failure;
    throw error instanceof WrongPassphrase ? error : new DamagedCipher({ cause: error });
  }
}

// Node's types and the DOM's of the same streams differ.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);
