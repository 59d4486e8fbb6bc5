import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ties invoices to the records of customers. A merge of two customers moves their invoices by this constraint. */
export class InvoiceCustomers1767631000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "invoice" ADD CONSTRAINT "FK_2e6c81055e67a7f4791c887b56f" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
