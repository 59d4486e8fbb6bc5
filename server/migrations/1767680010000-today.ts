import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions that were taken or put off (docs/product/today.md). */
export class Today1767680010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "queued_act" ("id" uuid NOT NULL, "kind" character varying(30) NOT NULL, "subject_id" uuid NOT NULL, "mark" character varying(100) NOT NULL, "cents" integer, "by_id" uuid NOT NULL, "is_automatic" boolean NOT NULL DEFAULT false, "taken_at" TIMESTAMP WITH TIME ZONE NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "state" character varying(10) NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, "problem" character varying(100), CONSTRAINT "queued_act_state" CHECK (state in ('waiting', 'done', 'takenBack', 'dropped', 'failed')), CONSTRAINT "PK_59429ee56e5e1af1e2c597ce907" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "queued_act_waiting" ON "queued_act" ("kind", "subject_id") WHERE state = 'waiting'`,
  `CREATE INDEX "queued_act_done" ON "queued_act" ("kind", "subject_id", "mark") WHERE state = 'done'`,
  `CREATE INDEX "queued_act_due" ON "queued_act" ("due_at") WHERE state = 'waiting'`,
  `CREATE INDEX "queued_act_ended" ON "queued_act" ("ended_at")`,
  `CREATE TABLE "snooze" ("kind" character varying(30) NOT NULL, "subject_id" uuid NOT NULL, "mark" character varying(100) NOT NULL, "until" TIMESTAMP WITH TIME ZONE, "by_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_359a34d2b19aa96966de7a865de" PRIMARY KEY ("kind", "subject_id"))`,
  `ALTER TABLE "queued_act" ADD CONSTRAINT "FK_2fbb6e83f74ff026cfe451b2736" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "snooze" ADD CONSTRAINT "FK_5e098d2de9322e9457903dc2772" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  ...['queued_act', 'snooze'].map(
    (table) =>
      `CREATE TRIGGER ${table}_live AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('today')`,
  ),
];
