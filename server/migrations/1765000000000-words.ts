import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One word for one thing: what a provider says is a reply, what a driver says to a job is a confirmation. */
export class Words1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "maps_answer" RENAME TO "maps_reply"');
    await runner.query('ALTER TABLE "maps_reply" RENAME COLUMN "answer" TO "reply"');
    await runner.query('ALTER INDEX "maps_answer_expires" RENAME TO "maps_reply_expires"');
    await runner.query(`UPDATE "order_event" SET "action" = 'confirmJob' WHERE "action" = 'answerJob'`);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
