/**
 * The rules of imports (docs/architecture.md, 'The stairs'). A folder imports from the folders below it, through their
 * face. The rules are made from the two lists of wings, so they cover a new feature by themselves. Put a new wing on its
 * step.
 */
const { readdirSync } = require('node:fs');

/** The lowest first. */
const serverWings = [
  'platform',
  'texts',
  'engines',
  'model',
  'maps',
  'access',
  'company',
  'driving',
  'sales',
  'orders',
  'customer',
  'office',
  'outbound',
  'operation',
  'edge',
];
/** They may look everywhere in server/; nothing of the product looks at them, but for the list of migrations. */
const serverTools = ['testing', 'systemTests', 'demo', 'migrations'];
const clientWings = [
  'generated',
  'i18n',
  'lib',
  'ui',
  'shared',
  'session',
  'company',
  'driver',
  'office',
  'customer',
  'app',
];
const clientTools = ['e2e', 'recorded'];

/** Wings that are one feature. Wings in neither list hold features, each with its own face. */
const wholeWings = ['maps', 'access', 'orders'];
/** The foundation: each file is public. */
const openWings = ['platform', 'texts', 'model'];
const featureWings = serverWings.filter((wing) => !wholeWings.includes(wing) && !openWings.includes(wing));

const foldersOf = (side) =>
  readdirSync(`${__dirname}/${side}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
for (const [side, known] of [
  ['server', [...serverWings, ...serverTools]],
  ['client', [...clientWings, ...clientTools]],
]) {
  const unknown = foldersOf(side).filter((folder) => !known.includes(folder));
  if (unknown.length > 0) throw new Error(`${side}/${unknown}: say in .dependency-cruiser.cjs on which step it stands`);
}

const tests = '\\.(test|itest|fixture)\\.tsx?$';
const entities = '\\.entity\\.ts$';
const anyOf = (names) => `(?:${names.join('|')})`;

/** A folder imports nothing from the folders above it, types neither. `names`: the lowest first. */
const stairs = (rule, folder, names, pathNot = tests) =>
  names.slice(0, -1).map((name, step) => ({
    name: `${rule}: ${name}`,
    severity: 'error',
    from: { path: `^${folder}/${name}/`, pathNot },
    to: { path: `^${folder}/${anyOf(names.slice(step + 1))}/` },
  }));

/** The stairs inside of a folder; a new room has to be put on its step. */
const rooms = (folder, names) => {
  const unknown = foldersOf(folder).filter((room) => !names.includes(room));
  if (unknown.length > 0)
    throw new Error(`${folder}/${unknown}: say in .dependency-cruiser.cjs on which step it stands`);
  return stairs(`stairs-of-${folder}`, folder, names);
};

/** An engine computes from what it is given: no feature, no database, no library, no module of Node. */
const pureEngine = (name, ...also) => ({
  name: `engine-is-pure: ${name}`,
  severity: 'error',
  from: { path: `^server/engines/${name}/`, pathNot: tests },
  to: { path: '.', pathNot: [`^server/engines/${name}/`, '^server/platform/values/', ...also] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      // Types count too. Only entities refer to each other, in circles of nothing else; TypeORM resolves them lazily.
      to: { circular: true, via: { pathNot: [entities] } },
    },
    ...stairs('stairs-of-the-server', 'server', serverWings),
    ...wholeWings.map((wing) => ({
      name: `only-through-the-face: ${wing}`,
      severity: 'error',
      from: { path: '^server/', pathNot: [tests, `^server/${anyOf([wing, ...serverTools])}/`] },
      to: { path: `^server/${wing}/`, pathNot: `^server/${wing}/index\\.ts$` },
    })),
    {
      name: 'only-through-the-face: features',
      comment: 'The worker that computes plans loads no more than it computes with.',
      severity: 'error',
      from: {
        path: '^server/([^/]+)/([^/]+)/',
        pathNot: [tests, `^server/${anyOf(serverTools)}/`, '^server/office/planning/turns/planWorker\\.ts$'],
      },
      to: {
        path: `^server/${anyOf(featureWings)}/[^/]+/`,
        pathNot: ['^server/$1/$2/', '/[^/]+/[^/]+/[^/]+/index\\.ts$', `^server/[^/]+/[^/]+/index\\.ts$`],
      },
    },
    {
      name: 'only-through-the-face: from the top',
      severity: 'error',
      from: { path: '^server/[^/]+\\.ts$', pathNot: tests },
      to: { path: `^server/${anyOf(featureWings)}/[^/]+/`, pathNot: '^server/[^/]+/[^/]+/index\\.ts$' },
    },
    {
      name: 'features-of-a-wing-are-apart',
      comment:
        'What two of them need stands below both, or is an event. The kinds of decisions gather what the office can do.',
      severity: 'error',
      from: { path: `^server/(${featureWings.join('|')})/([^/]+)/`, pathNot: [tests, '^server/office/today/kinds/'] },
      to: { path: '^server/$1/[^/]+/', pathNot: '^server/$1/$2/' },
    },
    ...rooms('server/platform', [
      'values',
      'memory',
      'threads',
      'log',
      'files',
      'network',
      'settings',
      'api',
      'database',
      'queue',
      'backup',
    ]),
    ...rooms('server/orders', ['lifecycle', 'types', 'actions', 'reads', 'api']),
    ...rooms('client/app', ['theme', 'pages', 'shell', 'drawn', 'routes']),
    {
      name: 'lifecycle-is-pure',
      severity: 'error',
      from: { path: '^server/orders/lifecycle/lifecycle\\.ts$' },
      to: { path: '.', pathNot: '^server/model/orders/orderStatus\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    pureEngine('hours'),
    pureEngine('pricing'),
    pureEngine('bankFiles', '^node_modules/saxes/'),
    pureEngine('matching'),
    pureEngine('reminders'),
    pureEngine('mailReading'),
    pureEngine('planning'),
    pureEngine('lateness'),
    // Its days are those of the clock on the wall, so it knows the time zone.
    pureEngine('cancellation', '^server/platform/time\\.ts$'),
    {
      name: 'rest-goes-through-the-schema',
      comment: 'The legacy face executes operations through the schema, so that access and validation always apply.',
      severity: 'error',
      from: { path: '^server/edge/rest/', pathNot: tests },
      to: {
        path: '^server/',
        pathNot: '^server/(edge/rest|platform|texts|model|access)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'http-knows-no-feature',
      comment: 'It knows the table of routes and who may ask; app.ts gives it what they do.',
      severity: 'error',
      from: { path: '^server/edge/http/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(edge/http|platform|texts|model|access)/' },
    },
    {
      name: 'nothing-imports-the-top',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: [tests, '^server/(testing|demo)/'] },
      to: { path: '^server/[^/]+\\.(ts|mjs)$' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: {
        path: '^(server|client)/',
        pathNot: [tests, '^server/(testing|demo)/', '^client/e2e/', '^client/test'],
      },
      to: { path: ['^server/(testing|demo|systemTests)/', tests, '^client/e2e/', '^client/recorded/', '^client/test'] },
    },
    ...stairs('stairs-of-the-pages', 'client', clientWings, [tests, '^client/generated/']),
    {
      name: 'features-of-the-pages-are-apart',
      comment: 'app/ puts them side by side; what several show stands in shared/.',
      severity: 'error',
      from: { path: '^client/(company|driver|office|customer)/([^/]+)/', pathNot: tests },
      to: { path: '^client/(company|driver|office|customer|session)/', pathNot: '^client/$1/$2/' },
    },
    ...stairs('stairs-of-order-pages', 'client/office/orders', [
      'parts',
      '(assignment|editing|offer|feedback|dashboard)',
      'page',
    ]),
    {
      name: 'pages-know-no-server',
      comment: 'But for one room, of what both say and check alike.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/e2e/' },
      to: { path: '^server/', pathNot: '^server/platform/values/' },
    },
    {
      name: 'server-knows-no-pages',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'values-are-pure',
      comment: 'Pages load them too: nothing of the server, no library, no module of Node.',
      severity: 'error',
      from: { path: '^server/platform/values/', pathNot: tests },
      to: { path: '.', pathNot: '^server/platform/values/' },
    },
    {
      name: 'pages-never-import-apollo',
      comment: 'Pages use the generated hooks, which toast and report errors the same way everywhere.',
      severity: 'error',
      from: { path: '^client/(company|driver|office|customer|session|shared|ui)/', pathNot: tests },
      to: { path: '@apollo/client' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^client/generated/graphql\\.ts$' },
  },
};
