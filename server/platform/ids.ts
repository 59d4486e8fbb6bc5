import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { v7 } from 'uuid';

/** An id that sorts by the time it was made. */
export const createId = (): string => v7();

/** The readable part of an id: its random end. */
export const shortenId = (id: string): string => id.slice(-8).toUpperCase();

/** A secret for links, sessions and tokens: 256 random bits that fit into an address. */
export const createKey = (): string => randomBytes(32).toString('base64url');

/** The stored form of a key. A key has 256 random bits, so a plain hash is enough. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a key is the one of a stored hash; takes the same time whatever the key. */
export function isStoredKey(storedHash: string | null | undefined, key: string): boolean {
  const hash = Buffer.from(storedHash ?? '');
  const wanted = Buffer.from(hashKey(key));
  return hash.length === wanted.length && timingSafeEqual(hash, wanted);
}
