import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Intended crews, before drivers hear of them, and the moves that led there. */
export class Plan1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "plan_draft" ("order_id" uuid NOT NULL, "order_version" integer NOT NULL, "driver_ids" uuid array NOT NULL, "bus_ids" uuid array NOT NULL, "mark" uuid NOT NULL, "changed_by_id" uuid NOT NULL, CONSTRAINT "PK_90bc85a1dc3cba1b4ca1064d010" PRIMARY KEY ("order_id"))`,
  `CREATE TABLE "plan_move" ("id" uuid NOT NULL, "by_id" uuid NOT NULL, "nth" integer NOT NULL, "kind" character varying(10) NOT NULL, "undone" boolean NOT NULL DEFAULT false, "changes" jsonb NOT NULL, CONSTRAINT "plan_move_kind" CHECK (kind in ('assign', 'takeOff', 'swap', 'proposal')), CONSTRAINT "PK_addf8499306bd7b817044e7cc11" PRIMARY KEY ("id"))`,
  `CREATE INDEX "plan_move_of" ON "plan_move" ("by_id", "nth")`,
  `ALTER TABLE "plan_draft" ADD CONSTRAINT "FK_90bc85a1dc3cba1b4ca1064d010" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "plan_draft" ADD CONSTRAINT "FK_8d38b96e3a748c809dfd748af3b" FOREIGN KEY ("changed_by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "plan_move" ADD CONSTRAINT "FK_0b20609bb82206599edfefa551a" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
