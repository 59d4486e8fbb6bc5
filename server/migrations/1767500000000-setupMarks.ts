import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first steps and the to-do list of a new company, and whether a user chose the own password. */
export class SetupMarks1767500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "setup_mark" ("id" uuid NOT NULL, "kind" varchar(20) NOT NULL, "item" varchar(20) NOT NULL, "user_id" uuid,
     "proof" varchar(64), "at" timestamptz NOT NULL, CONSTRAINT "PK_1f828b8e7c52b2389c119463598" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "setup_mark_company" ON "setup_mark" ("kind", "item") WHERE user_id is null`,
  `CREATE UNIQUE INDEX "setup_mark_person" ON "setup_mark" ("kind", "item", "user_id") WHERE user_id is not null`,
  `ALTER TABLE "setup_mark" ADD CONSTRAINT "FK_5835bf218cba42a555e09b5b25a" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "user" ADD "has_own_password" boolean NOT NULL DEFAULT false`,
  // The log knows it of the last twelve months; an older password has been good for long.
  `UPDATE "user" SET has_own_password = coalesce(
     (SELECT e.kind <> 'passwordGiven' FROM access_event e
      WHERE e.user_id = "user".id AND e.kind IN ('passwordChanged', 'passwordByLink', 'passwordGiven') ORDER BY e.at DESC LIMIT 1),
     "user".created_at < (SELECT min(at) FROM access_event), false)`,
];
