import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that the office brings in, their rows, and the customers of the former system (docs/product/imports.md). */
export class Imports1767300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "known_customer" ("id" uuid NOT NULL, "name" character varying(255) NOT NULL, "registration_number" character varying(35), "vat_number" character varying(35), "address" character varying(255), "invoice_email" character varying(255), "contact_name" character varying(255), "email" character varying(255), "phone" character varying(32), CONSTRAINT "PK_3f15cb4b48bc7557e301a819984" PRIMARY KEY ("id"))`,
  `CREATE INDEX "known_customer_name" ON "known_customer" (lower("name"))`,
  `CREATE TABLE "import_batch" ("id" uuid NOT NULL, "number" integer, "kind" character varying(15) NOT NULL, "state" character varying(10) NOT NULL, "file_name" character varying(255) NOT NULL, "encoding" character varying(15) NOT NULL, "headings" jsonb NOT NULL, "mapping" jsonb NOT NULL, "content" bytea, "row_count" integer NOT NULL, "counts" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "created_by_id" uuid NOT NULL, "imported_at" TIMESTAMP WITH TIME ZONE, "imported_by_id" uuid, "undone_at" TIMESTAMP WITH TIME ZONE, "undone_by_id" uuid, CONSTRAINT "UQ_60fe592e7ad94137e097437114c" UNIQUE ("number"), CONSTRAINT "import_batch_state" CHECK (state in ('uploaded', 'checked', 'imported', 'undone')), CONSTRAINT "import_batch_kind" CHECK (kind in ('customers', 'users', 'buses', 'arrangements', 'trips')), CONSTRAINT "PK_f408daa3bbc77ffc37eca041312" PRIMARY KEY ("id"))`,
  `CREATE TABLE "import_row" ("batch_id" uuid NOT NULL, "line" integer NOT NULL, "outcome" character varying(10) NOT NULL, "subject" character varying(255) NOT NULL, "problems" jsonb NOT NULL, "cells" jsonb, "target_id" uuid, "before" jsonb, "after" jsonb, CONSTRAINT "import_row_known_outcome" CHECK (outcome in ('new', 'changed', 'unchanged', 'refused')), CONSTRAINT "PK_c2a6ce914481be6119e8b1b894d" PRIMARY KEY ("batch_id", "line"))`,
  `CREATE INDEX "import_row_outcome" ON "import_row"  ("batch_id", "outcome", "line")`,
  `ALTER TABLE "import_batch" ADD CONSTRAINT "FK_ee5c0920d0849b6804b9e9649c8" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "import_batch" ADD CONSTRAINT "FK_39fc831a7904f116faf15f85055" FOREIGN KEY ("imported_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "import_batch" ADD CONSTRAINT "FK_7a155722b4ceb5e0db2dd39fa81" FOREIGN KEY ("undone_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "import_row" ADD CONSTRAINT "FK_c5ad9fecee10e5acbb69b5a6215" FOREIGN KEY ("batch_id") REFERENCES "import_batch"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
