import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Servers notify one another after the commit (docs/decisions/live-updates.md). A notifying transaction holds a lock of
 * the whole database during its commit, so changes were committed one after the other.
 */
export class LiveAfterCommit1766740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['live_change', 'presence', 'session', 'api_token'])
      await runner.query(`DROP TRIGGER ${table}_told ON "${table}"`);
    await runner.query(`DROP FUNCTION live_notify()`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
