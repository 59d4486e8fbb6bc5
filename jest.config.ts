/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship only ES modules: jest cannot require those, so they are compiled like our own code.
const esmOnly = ['uuid', 'postal-mime', 'supercluster', 'kdbush', '@seriousme/openapi-schema-validator'];

const base: Config = {
  transform: { '^.+\\.(t|j|mj)sx?$': '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};

const config: Config = {
  // Jest leaves one core to the watcher; nobody watches here, and tests wait more than they work.
  maxWorkers: 2,
  projects: [
    { ...base, displayName: 'unit', testEnvironment: 'node', testMatch: ['<rootDir>/server/**/*.test.ts?(x)'] },
    {
      ...base,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.itest.ts'],
      setupFilesAfterEnv: ['<rootDir>/server/testing/setTimeout.ts'],
    },
    {
      ...base,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/client/e2e/'],
      setupFilesAfterEnv: ['<rootDir>/client/testSetup.ts'],
      moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/client/testAsset.ts' },
    },
  ],
};

export default config;
