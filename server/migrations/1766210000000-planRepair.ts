import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The repair after an absence is a move of the plan too; a driver hears of a confirmed plan in one e-mail. */
export class PlanRepair1766210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "plan_move" DROP CONSTRAINT "plan_move_kind"`,
  `ALTER TABLE "plan_move" ADD CONSTRAINT "plan_move_kind" CHECK (kind in ('assign', 'takeOff', 'swap', 'proposal', 'repair'))`,
  `CREATE TABLE "plan_notice" ("id" uuid NOT NULL, "batch" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "driver_id" uuid NOT NULL, "kind" character varying(10) NOT NULL, "trip" jsonb NOT NULL, "confirmation_key" character varying(255), CONSTRAINT "plan_notice_kind" CHECK (kind in ('new', 'moved', 'off')), CONSTRAINT "PK_5d1362b7e811502dc782d4e353c" PRIMARY KEY ("id"))`,
  `CREATE INDEX "plan_notice_batch" ON "plan_notice" ("batch")`,
  `ALTER TABLE "plan_notice" ADD CONSTRAINT "FK_0e094a474e2defe25f00c1ea979" FOREIGN KEY ("driver_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
