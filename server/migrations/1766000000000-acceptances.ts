import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accepted terms, word for word; a row never changes (docs/decisions/sales/offer-papers.md). */
export class Acceptances1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "acceptance" ("offer_id" uuid NOT NULL, "order_id" uuid NOT NULL, "at" timestamptz NOT NULL, "address" varchar(64), "reminder" smallint,
     "admin_id" uuid, "amount_due" integer, "paper" jsonb NOT NULL, CONSTRAINT "PK_2c12259ff0459ca35b9b7832552" PRIMARY KEY ("offer_id"))`,
  `CREATE INDEX "acceptance_order" ON "acceptance" ("order_id", "at")`,
  `ALTER TABLE "acceptance" ADD CONSTRAINT "FK_2c12259ff0459ca35b9b7832552" FOREIGN KEY ("offer_id") REFERENCES "offer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "acceptance" ADD CONSTRAINT "FK_c64107d4f6fb09fb88d5cf961f3" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "acceptance" ADD CONSTRAINT "FK_bf8c56ac58644034abc4e2f190f" FOREIGN KEY ("admin_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  // Holds against our own programs and a hand at the database.
  `CREATE FUNCTION acceptance_kept() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'what was accepted is never changed'; END $$`,
  `CREATE TRIGGER acceptance_kept BEFORE UPDATE ON "acceptance" FOR EACH ROW EXECUTE FUNCTION acceptance_kept()`,
];
