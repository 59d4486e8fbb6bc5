/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship only ES modules: jest cannot require those, so they are compiled like our own code.
const esmOnly = [
  '@remix-run/[^/]+',
  '@seriousme/openapi-schema-validator',
  '@noble/[^/]+',
  '@scure/base',
  'age-encryption',
  'cookie-es',
  'entities',
  'kdbush',
  'parse5',
  'postal-mime',
  'react-router',
  'supercluster',
  'uuid',
];

/** ROW_TYPES=1: the rows that the integration tests read are held to the types that the product gives them. */
const rowTypes = process.env.ROW_TYPES !== undefined;

/** Tests that start, kill and wait for processes: `npm run test:system`. They work little and wait long. */
export const systemTests =
  '/server/(systemTests/|platform/backup/|platform/database/embedded/|.*/crash\\.).*itest\\.ts$';

const quietConsole = '<rootDir>/server/testing/environment/quietConsole.ts';

const base: Config = {
  // Each look at a global of the sandbox asks a hook: a multiple of the time where much is computed.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'Symbol'],
  transform: { '^.+\\.(t|j|mj)sx?$': '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

/** Jest reads every file below its roots before it begins, each project for itself. */
const roots = { server: ['<rootDir>/server'], client: ['<rootDir>/client'] };

const integration: Config = {
  ...base,
  roots: roots.server,
  testEnvironment: '<rootDir>/server/testing/environment/nodeEnvironment.ts',
  moduleNameMapper: { '/startWorker$': '<rootDir>/server/testing/processes/startCompiledWorker.ts' },
  setupFilesAfterEnv: [
    '<rootDir>/server/testing/environment/setTimeout.ts',
    quietConsole,
    '<rootDir>/server/testing/environment/cheapSecrets.ts',
    ...(rowTypes ? ['<rootDir>/server/testing/rows/check.ts'] : []),
  ],
  globalSetup: rowTypes
    ? '<rootDir>/server/testing/rows/begin.ts'
    : '<rootDir>/server/testing/databases/testCluster.ts',
  globalTeardown: '<rootDir>/server/testing/databases/testClusterEnd.ts',
};

const config: Config = {
  // Jest leaves one core to the watcher; nobody watches here, and tests wait more than they work.
  maxWorkers: 2,
  projects: [
    {
      ...base,
      displayName: 'unit',
      roots: roots.server,
      testEnvironment: '<rootDir>/server/testing/environment/nodeEnvironment.ts',
      testMatch: ['<rootDir>/server/**/*.test.ts?(x)'],
      // A rule that stands beside a type of the API brings its decorators along.
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/server/testing/environment/setTimeout.ts', quietConsole],
    },
    {
      ...integration,
      displayName: 'integration',
      testMatch: ['<rootDir>/server/**/*.itest.ts'],
      testPathIgnorePatterns: [systemTests],
    },
    { ...integration, displayName: 'system', testRegex: [systemTests] },
    {
      ...base,
      displayName: 'client',
      roots: roots.client,
      testEnvironment: '<rootDir>/server/testing/environment/pageEnvironment.ts',
      testMatch: ['<rootDir>/client/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/client/e2e/'],
      setupFilesAfterEnv: ['<rootDir>/client/testSetup.ts', quietConsole],
      moduleNameMapper: {
        '\\.(css|svg)$': '<rootDir>/client/testAsset.ts',
        '^@emotion/serialize$': '<rootDir>/client/testAsset.ts',
        // A page's test begins when its fields are here.
        '/fields/DateField$': '<rootDir>/client/ui/fields/days/DayPicker.tsx',
        // Pages are drawn by Node. The browsers' half of it needs what jsdom lacks.
        '^react-dom/server$': '<rootDir>/node_modules/react-dom/server.node.js',
        // React Router's loader of server-rendered routes, which we do not use, reads `import.meta`: jest cannot compile it.
        '^\\./routeModules\\.js$': '<rootDir>/client/testAsset.ts',
      },
    },
  ],
};

export default config;
