import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of passengers, where ferry or border asks for them. */
export class Passengers1766700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "passenger_list" ("order_id" uuid NOT NULL, "wanted" boolean NOT NULL DEFAULT false, "version" integer NOT NULL DEFAULT '0', "changed_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_3529207cd9472e3a6e9d816a690" PRIMARY KEY ("order_id"))`,
  `CREATE TABLE "passenger" ("order_id" uuid NOT NULL, "position" smallint NOT NULL, "name" character varying(100) NOT NULL, "document" character varying(40) NOT NULL, "born_on" date, CONSTRAINT "PK_49cfeb7d6573021187e3cfcb8db" PRIMARY KEY ("order_id", "position"))`,
  `ALTER TABLE "passenger_list" ADD CONSTRAINT "FK_3529207cd9472e3a6e9d816a690" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "passenger" ADD CONSTRAINT "FK_1f1c297876911473a95909cd351" FOREIGN KEY ("order_id") REFERENCES "passenger_list"("order_id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  // Statistics hold copies of what is in a column, and outlive it.
  `ALTER TABLE "passenger" ALTER "name" SET STATISTICS 0, ALTER "document" SET STATISTICS 0, ALTER "born_on" SET STATISTICS 0`,
];
