import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments by bank link and card, and their refunds (docs/product/payments.md). */
export class LinkPayments1767650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements: string[] = [
  `CREATE TABLE "link_payment" ("id" uuid NOT NULL, "invoice_id" uuid NOT NULL, "cents" integer NOT NULL, "state" character varying(10) NOT NULL DEFAULT 'waiting', "provider_id" character varying(64), "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "told_at" TIMESTAMP WITH TIME ZONE, "asked_at" TIMESTAMP WITH TIME ZONE, "odd_sum" character varying(30), "payment_id" uuid, CONSTRAINT "REL_141b6a6ac2c81910a7eacebc79" UNIQUE ("payment_id"), CONSTRAINT "link_payment_cents" CHECK (cents > 0), CONSTRAINT "link_payment_state" CHECK (state in ('waiting', 'paid', 'ended', 'odd')), CONSTRAINT "PK_3845ec2899b744181e481b3e527" PRIMARY KEY ("id"))`,
  `CREATE INDEX "link_payment_waiting" ON "link_payment"  ("started_at") WHERE state = 'waiting'`,
  `CREATE UNIQUE INDEX "link_payment_payment" ON "link_payment"  ("payment_id")`,
  `CREATE INDEX "link_payment_provider" ON "link_payment"  ("provider_id")`,
  `CREATE INDEX "link_payment_invoice" ON "link_payment"  ("invoice_id")`,
  `CREATE TABLE "link_refund" ("id" uuid NOT NULL, "link_payment_id" uuid NOT NULL, "cents" integer NOT NULL, "state" character varying(10) NOT NULL DEFAULT 'waiting', "provider_id" character varying(64), "made_at" TIMESTAMP WITH TIME ZONE NOT NULL, "made_by_id" uuid, "payment_id" uuid, CONSTRAINT "REL_a92dedc65813d3ac3d607eabea" UNIQUE ("payment_id"), CONSTRAINT "link_refund_cents" CHECK (cents > 0), CONSTRAINT "link_refund_state" CHECK (state in ('waiting', 'done', 'refused')), CONSTRAINT "PK_8c656da2707c46e91e7f10a6160" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "link_refund_payment" ON "link_refund"  ("payment_id")`,
  `CREATE UNIQUE INDEX "link_refund_provider" ON "link_refund"  ("provider_id")`,
  `CREATE INDEX "link_refund_link" ON "link_refund"  ("link_payment_id")`,
  `ALTER TABLE "link_payment" ADD CONSTRAINT "FK_64dcc45867a92f763a39ddbf17d" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "link_payment" ADD CONSTRAINT "FK_141b6a6ac2c81910a7eacebc790" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "link_refund" ADD CONSTRAINT "FK_d4152ca84bb2463dff4eb2f86de" FOREIGN KEY ("link_payment_id") REFERENCES "link_payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "link_refund" ADD CONSTRAINT "FK_79cbadf217528d9689cd93a5d9e" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "link_refund" ADD CONSTRAINT "FK_a92dedc65813d3ac3d607eabea2" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
