import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings of invoices and reminders become automations, as all other acts of the portal are. */
export class MoneyAutomations1767730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `INSERT INTO "automation" (kind, mode, set_by_id)
     SELECT 'invoice', value #>> '{}', changed_by_id FROM "setting" WHERE key = 'invoicing' AND value #>> '{}' IN ('off', 'automatic')
     UNION ALL
     SELECT 'reminder', 'automatic', changed_by_id FROM "setting" WHERE key = 'reminders' AND value #>> '{}' = 'on'`,
  `DELETE FROM "setting" WHERE key IN ('invoicing', 'reminders')`,
  // Drafts wait in 'Täna' from now on, but for prepayments that a person asked for.
  `UPDATE "invoice" i SET issue_at = NULL WHERE i.status = 'draft' AND i.issue_at IS NOT NULL AND NOT EXISTS
     (SELECT FROM invoice_trip t JOIN prepayment_request r ON r.order_id = t.order_id
      WHERE t.invoice_id = i.id AND t.part = 'prepayment')`,
];
