import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounting pulls payments by their latest change. Writers hold the lock of the books until they commit, so a reader who
 * sees a serial has seen all below it. A merge of customers changes no sum, holds no such lock, and counts none.
 */
export class PaymentChanges1767730100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "payment" ADD "change_serial" integer NOT NULL DEFAULT 0`,
  `CREATE SEQUENCE payment_change AS integer OWNED BY "payment".change_serial`,
  `UPDATE "payment" p SET change_serial = n.serial
     FROM (SELECT id, row_number() OVER (ORDER BY made_at, id) AS serial FROM "payment") n WHERE n.id = p.id`,
  `SELECT setval('payment_change', (SELECT count(*) + 1 FROM "payment")::int, false)`,
  `CREATE UNIQUE INDEX "payment_changes" ON "payment" ("change_serial")`,
  `CREATE FUNCTION payment_changes() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.change_serial := nextval('payment_change'); RETURN NEW; END $$`,
  `CREATE TRIGGER payment_changes BEFORE INSERT OR UPDATE OF rest_cents ON "payment"
     FOR EACH ROW EXECUTE FUNCTION payment_changes()`,
];
