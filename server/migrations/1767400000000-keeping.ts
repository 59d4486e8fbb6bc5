import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeping and forgetting: rules, their history and runs, and erasures (docs/decisions/keeping.md). */
export class Keeping1767400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "keep_rule" ("kind" varchar(35) NOT NULL, "months" smallint NOT NULL, "confirmed_months" smallint, "changed_at" timestamptz NOT NULL,
     "changed_by_id" uuid NOT NULL, CONSTRAINT "PK_0d14def654542e90577349f656a" PRIMARY KEY ("kind"))`,
  `CREATE TABLE "keep_rule_change" ("id" uuid NOT NULL, "kind" varchar(35) NOT NULL, "step" varchar(10) NOT NULL, "months" smallint NOT NULL,
     "would_forget" integer NOT NULL, "at" timestamptz NOT NULL, "by_id" uuid NOT NULL,
     CONSTRAINT "keep_rule_change_step" CHECK (step in ('saved', 'confirmed')),
     CONSTRAINT "PK_55a68e759df57ecf436847fa2b7" PRIMARY KEY ("id"))`,
  `CREATE TABLE "keep_run" ("id" uuid NOT NULL, "started_at" timestamptz NOT NULL, "ended_at" timestamptz, "counts" jsonb NOT NULL DEFAULT '{}',
     CONSTRAINT "PK_2d9a5b3207c6686f92b8b67b4ab" PRIMARY KEY ("id"))`,
  `CREATE INDEX "keep_run_started" ON "keep_run" ("started_at")`,
  `CREATE TABLE "erasure" ("id" uuid NOT NULL, "at" timestamptz NOT NULL, "by_id" uuid, "order_ids" uuid array NOT NULL, "user_id" uuid,
     "counts" jsonb NOT NULL, "stayed" integer NOT NULL, "cleaned_at" timestamptz, CONSTRAINT "PK_9319154af7dd3e180c732f147ec" PRIMARY KEY ("id"))`,
  `CREATE INDEX "erasure_unclean" ON "erasure" ("id") WHERE cleaned_at is null`,
  `ALTER TABLE "keep_rule" ADD CONSTRAINT "FK_171cac44345c153e5577cd91cb6" FOREIGN KEY ("changed_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "keep_rule_change" ADD CONSTRAINT "FK_1162450a9e9c2242d9454427f5a" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "erasure" ADD CONSTRAINT "FK_f65ab67b44727b9050aadff02e7" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "order" ADD "forgotten" smallint NOT NULL DEFAULT 0`,
  `CREATE INDEX "order_to_forget" ON "order" ("status", "forgotten", "ends_at") WHERE forgotten < 2`,
  `CREATE INDEX "feedback_commented" ON "feedback" ("updated_at") WHERE comment <> ''`,
  `CREATE INDEX "driver_assignment_reasons" ON "driver_assignment" ("confirmation_at") WHERE decline_reason is not null`,
  `CREATE INDEX "activity_entry_ends" ON "activity_entry" ("ends_at")`,
  `CREATE INDEX "absence_ends" ON "absence" ("last_day")`,
  // An acceptance never changes, except that a person may leave it, in a transaction that says so.
  `CREATE OR REPLACE FUNCTION acceptance_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF current_setting('charter.forgetting', true) = 'on' AND (NEW.offer_id, NEW.order_id, NEW.at, NEW.amount_due) IS NOT DISTINCT FROM
       (OLD.offer_id, OLD.order_id, OLD.at, OLD.amount_due) THEN RETURN NEW; END IF;
     RAISE EXCEPTION 'what was accepted is never changed'; END $$`,
];
