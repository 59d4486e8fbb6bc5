import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** An id that sorts by the time it was made. */
export const newId = (): string => v7();

/** A secret for links, sessions and tokens: 256 random bits that fit into an address. */
export const newKey = (): string => randomBytes(32).toString('base64url');

/** What is stored of a key. A key has 256 random bits, so a plain hash is enough. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');
