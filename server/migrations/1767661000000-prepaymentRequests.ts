import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prepayments that the office asks for, trip by trip (docs/product/invoices.md, 'Prepayments'). */
export class PrepaymentRequests1767661000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "prepayment_request" ("order_id" uuid NOT NULL, "percent" smallint NOT NULL, "asked_at" TIMESTAMP WITH TIME ZONE NOT NULL, "asked_by_id" uuid NOT NULL, CONSTRAINT "prepayment_request_percent" CHECK (percent between 1 and 100), CONSTRAINT "PK_7b4baa5b1b4d7a029e1f51a38f0" PRIMARY KEY ("order_id"))`,
  `ALTER TABLE "prepayment_request" ADD CONSTRAINT "FK_7b4baa5b1b4d7a029e1f51a38f0" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "prepayment_request" ADD CONSTRAINT "FK_ca88b865d83370f90205b2b98ad" FOREIGN KEY ("asked_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
