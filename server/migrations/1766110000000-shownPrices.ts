import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices that customers see before they send an inquiry: whether, and what each one saw. */
export class ShownPrices1766110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "inquiry_pricing" ("id" smallint NOT NULL, "shows" varchar(5) NOT NULL, "holds_days" smallint NOT NULL, CONSTRAINT "inquiry_pricing_days" CHECK (holds_days between 1 and 60), CONSTRAINT "inquiry_pricing_shows" CHECK (shows in ('off', 'range', 'firm')), CONSTRAINT "inquiry_pricing_one" CHECK (id = 1), CONSTRAINT "PK_c734ce6f8c65d6264c7bf5035c2" PRIMARY KEY ("id"))`,
  `CREATE TABLE "shown_price" ("inquiry_id" uuid NOT NULL, "form_key_hash" varchar(64) NOT NULL, "kind" varchar(5) NOT NULL, "net_from" integer NOT NULL, "net_to" integer NOT NULL, "holds_until" timestamptz, "trip_hash" varchar(64) NOT NULL, "price_list_id" uuid NOT NULL, "shown_at" timestamptz NOT NULL, CONSTRAINT "shown_price_net" CHECK (net_from > 0 and net_from <= net_to), CONSTRAINT "shown_price_kind" CHECK (kind in ('range', 'firm')), CONSTRAINT "PK_66b75ad789e38d517ba6018acfd" PRIMARY KEY ("inquiry_id"))`,
  `CREATE INDEX "shown_price_at" ON "shown_price" ("shown_at")`,
  `ALTER TABLE "shown_price" ADD CONSTRAINT "FK_8837893affd6057daf433f5b4f7" FOREIGN KEY ("price_list_id") REFERENCES "price_list"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
