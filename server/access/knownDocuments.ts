import { createHash } from 'node:crypto';
import { stripIgnoredCharacters } from 'graphql';
import clientDocuments from './clientDocuments.json';
import publicDocuments from './publicDocuments.json';

const hashes = new Set([...Object.values(clientDocuments), ...publicDocuments.map(({ hash }) => hash)]);

/** Longer than any document of our client: nobody makes the server read more to find that out. */
const longest = 20_000;

/**
 * Whether a document is one that our own client sends, or that its public pages sent before the last updates, however it is spaced. Only those are taken from strangers: anybody can
 * write documents that cost much to check and to run, and who is not signed in has no need for any of them.
 */
export function isClientDocument(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > longest) return false;
  try {
    return hashes.has(createHash('sha256').update(stripIgnoredCharacters(text)).digest('hex'));
  } catch {
    // Characters that no document can contain.
    return false;
  }
}
