// A plugin of the code generator: the hash of each document that our client sends, so that the server knows them.
const { createHash } = require('node:crypto');
const { InMemoryCache } = require('@apollo/client');
const { Kind, print, stripIgnoredCharacters, visit } = require('graphql');

const cache = new InMemoryCache();

/** The names of the fragments that a part of a document spreads, and those of these, in the order of their first use. */
function fragmentsOf(node, fragments, found = new Set()) {
  visit(node, {
    FragmentSpread: ({ name }) => {
      if (found.has(name.value)) return;
      found.add(name.value);
      fragmentsOf(fragments.get(name.value), fragments, found);
    },
  });
  return found;
}

/** The document of one operation: itself and the fragments that it needs, from all these definitions. */
function documentOf(definition, definitions) {
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each]),
  );
  const used = [...fragmentsOf(definition, fragments)].map((name) => fragments.get(name));
  return { kind: Kind.DOCUMENT, definitions: [definition, ...used] };
}

module.exports.documentOf = documentOf;

/** Each operation of our client with the hash of what is sent of it. */
function sentDocuments(files) {
  const definitions = files.flatMap(({ document, location }) =>
    document.definitions.map((definition) => ({ definition, plain: /\.(plain|live)\.graphql$/.test(location) })),
  );
  const all = definitions.map(({ definition }) => definition);
  return definitions
    .filter(({ definition }) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(({ definition, plain }) => {
      const document = documentOf(definition, all);
      // Apollo Client asks for the names of types besides; the documents called plain or live go as they are.
      const text = stripIgnoredCharacters(print(plain ? document : cache.transformDocument(document)));
      return { definition, name: definition.name.value, hash: createHash('sha256').update(text).digest('hex') };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

module.exports.sentDocuments = sentDocuments;

module.exports.plugin = (_schema, files) =>
  `${JSON.stringify(Object.fromEntries(sentDocuments(files).map(({ name, hash }) => [name, hash])), null, 2)}\n`;
