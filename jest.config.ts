/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship only ES modules: jest cannot require those, so they are compiled like our own code.
const esmOnly = ['uuid', 'postal-mime', 'supercluster', 'kdbush', '@seriousme/openapi-schema-validator'];

const base: Config = {
  // Each look at a global of the sandbox asks a hook: a multiple of the time where much is computed.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'Symbol'],
  transform: { '^.+\\.(t|j|mj)sx?$': '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

const config: Config = {
  // Jest leaves one core to the watcher; nobody watches here, and tests wait more than they work.
  maxWorkers: 2,
  projects: [
    {
      ...base,
      displayName: 'unit',
      testEnvironment: '<rootDir>/server/testing/nodeEnvironment.ts',
      testMatch: ['<rootDir>/server/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/server/testing/setTimeout.ts'],
    },
    {
      ...base,
      displayName: 'integration',
      testEnvironment: '<rootDir>/server/testing/nodeEnvironment.ts',
      testMatch: ['<rootDir>/server/**/*.itest.ts'],
      setupFilesAfterEnv: ['<rootDir>/server/testing/setTimeout.ts', '<rootDir>/server/testing/cheapPasswords.ts'],
      globalSetup: '<rootDir>/server/testing/testCluster.ts',
      globalTeardown: '<rootDir>/server/testing/testClusterEnd.ts',
    },
    {
      ...base,
      displayName: 'client',
      testEnvironment: '<rootDir>/server/testing/pageEnvironment.ts',
      testMatch: ['<rootDir>/client/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/client/e2e/'],
      setupFilesAfterEnv: ['<rootDir>/client/testSetup.ts'],
      moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/client/testAsset.ts' },
    },
  ],
};

export default config;
