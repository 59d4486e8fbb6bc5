import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The secret of a feedback link belongs to one driver on one job, and dies when another takes the place. */
export class FeedbackKeys1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "driver_assignment" ADD "feedback_key_hash" varchar(64)`,
  `ALTER TABLE "driver_assignment" ADD "feedback_asked_at" timestamptz`,
  // The links that were e-mailed stay good for those who still drive.
  `UPDATE driver_assignment d SET feedback_key_hash = j.feedback_key_hash, feedback_asked_at = j.feedback_asked_at
   FROM job j WHERE j.id = d.job_id AND j.feedback_asked_at IS NOT NULL`,
  `ALTER TABLE "job" DROP COLUMN "feedback_key_hash"`,
  `ALTER TABLE "job" DROP COLUMN "feedback_asked_at"`,
];
