import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers ask to be different. */
export class ChangeRequests1766610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements: string[] = [];
