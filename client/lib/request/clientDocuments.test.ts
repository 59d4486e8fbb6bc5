import { InMemoryCache } from '@apollo/client';
import { createHash } from 'node:crypto';
import { print, stripIgnoredCharacters } from 'graphql';
import type { DocumentNode } from 'graphql';
import { readFileSync } from 'node:fs';
import * as documents from '../../generated/graphql';
import * as live from '../../generated/live';
import * as plain from '../../generated/plain';

// The server takes from strangers what stands in this list alone, so it must hold what is really sent.

const known = JSON.parse(readFileSync('server/access/clientDocuments.json', 'utf8')) as Record<string, string>;
const hashDocument = (text: string) => createHash('sha256').update(stripIgnoredCharacters(text)).digest('hex');
const cache = new InMemoryCache();

const ofApollo = Object.entries(documents)
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, document]) => [name, print(cache.transformDocument(document as DocumentNode))] as const);
const ofPlain = Object.entries<{ text: string }>({ ...plain, ...live })
  .filter(([name]) => name.endsWith('Document'))
  .map(([name, { text }]) => [name, text] as const);

test.each([...ofApollo, ...ofPlain])('the server knows %s', (name, text) => {
  expect(known[name.slice(0, -'Document'.length)]).toBe(hashDocument(text));
});

test('it knows nothing else', () => {
  expect(Object.keys(known)).toHaveLength(ofApollo.length + ofPlain.length);
});
