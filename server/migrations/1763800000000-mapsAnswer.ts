import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recent answers of the providers of places and roads. */
export class MapsAnswer1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "maps_answer" (
      "provider" varchar(35) NOT NULL,
      "question" varchar(64) NOT NULL,
      "answer" text NOT NULL,
      "expires_at" timestamptz NOT NULL,
      CONSTRAINT "PK_32057afb87224262564d685e704" PRIMARY KEY ("provider", "question")
    )`);
    await runner.query('CREATE INDEX "maps_answer_expires" ON "maps_answer" ("expires_at")');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "maps_answer"');
  }
}
