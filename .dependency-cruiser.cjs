/**
 * Who may import whom (docs/architecture.md, 'Who may import whom'). The rules speak of layers, so a new feature folder is
 * covered by itself. Tests and the tools at the top of server/ may look everywhere.
 */
const tests = '\\.(test|itest|fixture)\\.tsx?$';
const serverTop = '^server/[^/]+\\.(ts|mjs)$';
const notFeatures = 'platform|texts|maps|hours|access|http|rest|testing|migrations|demo';
const feature = `^server/(?!(?:${notFeatures})/)([^/]+)/`;
const shared = '\\.(entity|events)\\.ts$';
const entities = '\\.entity\\.ts$';

/** Rooms of a folder, the lowest first: none imports from one above it, not even types. Lifecycle writes what entities hold. */
const stairs = (name, folder, rooms) =>
  rooms.slice(0, -1).map((room, step) => ({
    name: `${name}-point-one-way`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: tests },
    to: { path: `^${folder}/(${rooms.slice(step + 1).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      // Types count too. Only entities refer to each other, in circles of nothing else; TypeORM resolves them lazily.
      to: { circular: true, via: { pathNot: [entities] } },
    },
    {
      name: 'platform-knows-no-business',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    {
      name: 'texts-stand-on-platform',
      severity: 'error',
      from: { path: '^server/texts/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(platform|texts)/' },
    },
    {
      name: 'maps-stand-on-platform',
      severity: 'error',
      from: { path: '^server/maps/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(platform|texts|maps)/' },
    },
    {
      name: 'access-stands-below-features',
      severity: 'error',
      from: { path: '^server/access/', pathNot: tests },
      to: { path: '^server/', pathNot: ['^server/(platform|texts|maps|access)/', entities] },
    },
    {
      name: 'features-share-entities-only',
      comment: 'A feature may import the entities and events of another, and engines; nothing else of it.',
      severity: 'error',
      from: { path: feature, pathNot: tests },
      to: {
        path: '^server/',
        pathNot: ['^server/$1/', '^server/(platform|texts|maps|hours|access|cancellation/engine)/', shared],
      },
    },
    {
      name: 'rest-goes-through-the-schema',
      comment: 'The legacy face executes operations through the schema, so that access and validation always apply.',
      severity: 'error',
      from: { path: '^server/edge/rest/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(rest|platform|texts|access)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-guards-what-it-does-not-know',
      comment: 'The edge knows the table of routes and who may ask; what they do it is given by app.ts.',
      severity: 'error',
      from: { path: '^server/edge/http/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(http|access|texts|platform)/' },
    },
    {
      name: 'lifecycle-is-pure',
      severity: 'error',
      from: { path: '^server/orders/lifecycle/lifecycle\\.ts$' },
      to: { path: '.', dependencyTypesNot: ['type-only'] },
    },
    ...stairs('orders-on-the-server', 'server/orders', ['entities', 'lifecycle', 'types', 'actions', 'reads', 'api']),
    ...stairs('orders-on-pages', 'client/office/orders', [
      'parts',
      '(assignment|editing|offer|feedback|dashboard)',
      'page',
    ]),
    {
      name: 'engines-are-pure',
      comment: 'An engine computes from what it is given: no feature, no database, no library, no module of Node.',
      severity: 'error',
      from: { path: '^server/engines/hours/', pathNot: tests },
      to: { path: '.', pathNot: ['^server/engines/hours/'] },
    },
    {
      name: 'price-engine-is-pure',
      comment: 'A sum reads as everywhere else.',
      severity: 'error',
      from: { path: '^server/engines/pricing/', pathNot: tests },
      to: { path: '.', pathNot: ['^server/engines/pricing/', '^server/platform/values/money\\.ts$'] },
    },
    {
      name: 'cancellation-engine-is-pure',
      comment: 'Its days are those of the clock on the wall, so it knows the time zone.',
      severity: 'error',
      from: { path: '^server/engines/cancellation/', pathNot: tests },
      to: { path: '.', pathNot: ['^server/engines/cancellation/', '^server/platform/time\\.ts$'] },
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
      comment: 'But for one room, of what both say and check alike.',
      from: { path: '^client/', pathNot: '^client/e2e/' },
      to: { path: '^server/', pathNot: '^server/platform/values/' },
    },
    {
      name: 'values-are-pure',
      comment: 'Pages load them too: nothing of the server, no library, no module of Node.',
      severity: 'error',
      from: { path: '^server/platform/values/', pathNot: tests },
      to: { path: '.', pathNot: '^server/platform/values/' },
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
      from: { path: '^client/office/([^/]+)/', pathNot: tests },
      to: { path: '^client/', pathNot: ['^client/office/$1/', '^client/(ui|lib|generated|i18n)/'] },
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
