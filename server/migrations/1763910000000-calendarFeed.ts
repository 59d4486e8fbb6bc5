import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses of users' calendars. */
export class CalendarFeed1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "calendar_feed" (
      "user_id" uuid NOT NULL,
      "key_hash" varchar(64) NOT NULL,
      "created_at" timestamptz NOT NULL,
      CONSTRAINT "PK_29b8f216ae4f5fdd5bcc8de8112" PRIMARY KEY ("user_id"),
      CONSTRAINT "UQ_01f349bddea32bc6a60d8652ac0" UNIQUE ("key_hash"),
      CONSTRAINT "FK_29b8f216ae4f5fdd5bcc8de8112" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE "calendar_feed"');
  }
}
