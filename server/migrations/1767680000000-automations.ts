import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far each kind of act is trusted (docs/product/today.md). */
export class Automations1767680000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "automation" ("kind" character varying(30) NOT NULL, "mode" character varying(10) NOT NULL, "set_by_id" uuid, "failures" smallint NOT NULL DEFAULT '0', "stopped_at" TIMESTAMP WITH TIME ZONE, "stop_reason" character varying(100), CONSTRAINT "automation_mode" CHECK (mode in ('off', 'suggest', 'automatic')), CONSTRAINT "PK_c4b9e9d09c2d3a67018f18b057a" PRIMARY KEY ("kind"))`,
    );
    await runner.query(
      `ALTER TABLE "automation" ADD CONSTRAINT "FK_bea7fcc7a93e1e5f3c1bad666b1" FOREIGN KEY ("set_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}
