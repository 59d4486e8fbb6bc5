import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open pages of money hear of payments, movements and reminders; those of invoices hear of bookings. */
export class PaymentsLive1767660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const createTrigger = (table: string, list: string): string =>
  `CREATE TRIGGER ${table}_live_${list} AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('${list}')`;

const statements = [
  ...['bank_statement', 'bank_entry', 'payment', 'payment_booking', 'reminder', 'reminder_stop'].map((table) =>
    createTrigger(table, 'payments'),
  ),
  createTrigger('payment_booking', 'invoices'),
];
