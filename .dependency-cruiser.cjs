/**
 * Who may import whom (README, "How the house is laid out"). The rules speak of layers, so a new feature folder is
 * covered by itself. Tests and the tools at the top of server/ may look everywhere.
 */
const tests = '\\.(test|itest|fixture)\\.tsx?$';
const serverTop = '^server/[^/]+\\.(ts|mjs)$';
const notFeatures = 'platform|maps|access|rest|testing|migrations|demo';
const feature = `^server/(?!(?:${notFeatures})/)([^/]+)/`;
const shared = '\\.(entity|events)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      // Entities refer to each other and to the types of their events; TypeORM resolves them lazily.
      to: { circular: true, viaOnly: { pathNot: [shared], dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    {
      name: 'maps-stand-on-platform',
      severity: 'error',
      from: { path: '^server/maps/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(platform|maps)/' },
    },
    {
      name: 'access-stands-below-features',
      severity: 'error',
      from: { path: '^server/access/', pathNot: tests },
      to: { path: '^server/', pathNot: ['^server/(platform|maps|access)/', shared] },
    },
    {
      name: 'features-share-entities-only',
      comment: 'A feature may import the entities and events of another, nothing else of it.',
      severity: 'error',
      from: { path: feature, pathNot: tests },
      to: { path: '^server/', pathNot: ['^server/$1/', '^server/(platform|maps|access)/', shared] },
    },
    {
      name: 'rest-goes-through-the-schema',
      comment: 'The legacy face executes operations through the schema, so that access and validation always apply.',
      severity: 'error',
      from: { path: '^server/rest/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(rest|platform|access)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lifecycle-is-pure',
      severity: 'error',
      from: { path: '^server/orders/lifecycle\\.ts$' },
      to: { path: '.' },
    },
    {
      name: 'nothing-imports-the-top',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [tests, '^server/(testing|demo)/'] },
      to: { path: serverTop },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {
        path: '^(server|client)/',
        pathNot: [tests, '^server/(testing|demo)/', '^client/(e2e|testing)/', '^client/testSetup'],
      },
      to: { path: ['^server/testing/', tests, '^client/e2e/'] },
    },
    {
      name: 'server-and-client-are-apart',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/e2e/' },
      to: { path: '^server/' },
    },
    {
      name: 'client-and-server-are-apart',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-features-are-apart',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/', pathNot: tests },
      to: { path: '^client/', pathNot: ['^client/features/$1/', '^client/(ui|lib|generated|i18n)/'] },
    },
    {
      name: 'client-foundation-knows-no-features',
      severity: 'error',
      from: { path: '^client/(ui|lib|generated|i18n)/', pathNot: tests },
      to: { path: '^client/', pathNot: '^client/(ui|lib|generated|i18n)/' },
    },
    {
      name: 'pages-never-import-apollo',
      comment: 'Pages use the generated hooks, which toast and report errors the same way everywhere.',
      severity: 'error',
      from: { path: '^client/(features|ui)/', pathNot: tests },
      to: { path: '@apollo/client' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^client/generated/graphql\\.ts$' },
  },
};
