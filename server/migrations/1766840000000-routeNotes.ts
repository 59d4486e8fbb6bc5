import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes of a route become data. Notes that are stored as sentences stay so: each becomes a JSON string. */
export class RouteNotes1766840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "order" ALTER COLUMN "estimate_notes" DROP DEFAULT`,
  `ALTER TABLE "order" ALTER COLUMN "estimate_notes" TYPE jsonb USING to_jsonb("estimate_notes")`,
  `ALTER TABLE "order" ALTER COLUMN "estimate_notes" SET DEFAULT '[]'`,
];
