import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invited user has no password yet. */
export class Invitations1767010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "user" ALTER COLUMN "password_hash" DROP NOT NULL`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
