import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Numbers the changes of orders that concern accounting, and keeps what an invoice says of its buyer. */
export class Accounting1764000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "order" ADD "company_registration_number" varchar(35)`,
  `ALTER TABLE "order" ADD "company_vat_number" varchar(35)`,
  `ALTER TABLE "order" ADD "company_address" varchar(255)`,
  `ALTER TABLE "order" ADD "change_number" integer`,
  `ALTER TABLE "order" ADD "changed_at" timestamptz`,
  `CREATE UNIQUE INDEX "order_by_change" ON "order" ("change_number") WHERE change_number is not null`,
  `UPDATE "order" o SET change_number = past.number, changed_at = past.at
     from (select e.order_id, max(e.at) as at, row_number() over (order by max(e.at), e.order_id) as number
           from order_event e group by e.order_id having bool_or(e.to_status in ('accepted', 'job', 'archived'))) past
     where o.id = past.order_id`,
  `INSERT INTO counter (name, value) SELECT 'change', coalesce(max(change_number), 0) FROM "order"`,
];
