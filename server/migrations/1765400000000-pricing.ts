import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The price list, and what the price of an offer comes from. */
export class Pricing1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "price_list" ("id" uuid NOT NULL, "version" integer NOT NULL, "name" varchar(255) NOT NULL, "rules" jsonb NOT NULL, "created_at" timestamptz NOT NULL, "created_by_id" uuid, CONSTRAINT "price_list_version" UNIQUE ("version"), CONSTRAINT "PK_52ea7826468b1c889cb2c28df03" PRIMARY KEY ("id"))`,
  `ALTER TABLE "offer" ADD "lines" jsonb, ADD "show_lines" boolean NOT NULL DEFAULT false, ADD "price_list_id" uuid`,
  `ALTER TABLE "price_list" ADD CONSTRAINT "FK_ed9dece99b41622512a98e55597" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "offer" ADD CONSTRAINT "FK_9a204f57c92866840ab9f8ba075" FOREIGN KEY ("price_list_id") REFERENCES "price_list"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
