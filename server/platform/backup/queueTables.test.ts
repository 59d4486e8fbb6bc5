import { queueStatements, queueVersion } from './queueTables';

test('the statements of the queue are those of the version that backups name', () => {
  expect(queueStatements()).toContain(`INSERT INTO pgboss.version(version) VALUES ('${queueVersion}')`);
  expect(queueStatements()).not.toMatch(/^\s*(begin|commit)\s*;/im);
});
