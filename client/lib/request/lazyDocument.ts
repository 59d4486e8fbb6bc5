import { Kind, parse } from 'graphql';
import type { DocumentNode } from 'graphql';

const texts = new WeakMap<DocumentNode, string>();

/** A document that is parsed at its first use: a page uses a few of two hundred, and parsing all keeps a slow phone busy. */
export function gql(parts: TemplateStringsArray, ...fragments: readonly DocumentNode[]): DocumentNode {
  const text = parts.reduce((before, part, index) => before + texts.get(fragments[index - 1]!) + part);
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    get definitions() {
      const { definitions } = parse(text, { noLocation: true });
      // Apollo Client copies documents property by property.
      Object.defineProperty(document, 'definitions', { value: definitions, writable: true });
      return definitions;
    },
  };
  texts.set(document, text);
  return document;
}
