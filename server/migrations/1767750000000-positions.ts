import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places of buses on the road, and the keys of their trackers (docs/product/drivers.md, 'Where the bus is'). */
export class Positions1767750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements: string[] = [
  `CREATE TABLE "position" ("source_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "lat_e5" integer NOT NULL, "lng_e5" integer NOT NULL, CONSTRAINT "PK_dd6444d72fc4a617ac082f4baaa" PRIMARY KEY ("source_id", "at"))`,
  // In the order of time, so the few pages of one day are found without an index of each row.
  `CREATE INDEX "position_at" ON "position" USING brin ("at")`,
  `CREATE TABLE "bus_tracker" ("bus_id" uuid NOT NULL, "key_hash" character varying(64) NOT NULL, "made_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_99639d7cf1d114ee8c373e0f73f" PRIMARY KEY ("bus_id"))`,
  `CREATE UNIQUE INDEX "bus_tracker_key" ON "bus_tracker"  ("key_hash")`,
  `ALTER TABLE "bus_tracker" ADD CONSTRAINT "FK_99639d7cf1d114ee8c373e0f73f" FOREIGN KEY ("bus_id") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
