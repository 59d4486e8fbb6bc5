import { createHash } from 'node:crypto';
import { stripIgnoredCharacters } from 'graphql';
import clientDocuments from './clientDocuments.json';
import publicDocuments from './publicDocuments.json';

const hashes = new Set([...Object.values(clientDocuments), ...publicDocuments.map(({ hash }) => hash)]);

/** Longer than any document of our client: nobody makes the server read more to find that out. */
const LONGEST = 20_000;

/**
 * Whether our own client sends this document, or its public pages sent it before the last updates; spacing does not
 * matter. Strangers may send no others: a foreign document can cost much to check and to run.
 */
export function isClientDocument(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > LONGEST) return false;
  try {
    return hashes.has(createHash('sha256').update(stripIgnoredCharacters(text)).digest('hex'));
  } catch {
    // Characters that no document can contain.
    return false;
  }
}
