import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of drivers, buses and food packages live in the database, so that one backup holds everything (docs/product.md, 'Storage'). */
export class Photos1763710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "photo" (
        "kind" varchar(20) NOT NULL,
        "owner_id" uuid NOT NULL,
        "bytes" bytea NOT NULL,
        "hash" varchar(64) NOT NULL,
        "updated_at" timestamptz NOT NULL,
        CONSTRAINT "photo_kind" CHECK (kind in ('driver', 'bus', 'food_package')),
        CONSTRAINT "PK_e6609d55bdf1491f263af3552b5" PRIMARY KEY ("kind", "owner_id")
      )`,
    );
    // A JPEG cannot be packed any further.
    await runner.query(`ALTER TABLE "photo" ALTER COLUMN "bytes" SET STORAGE EXTERNAL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE "photo"`);
  }
}
