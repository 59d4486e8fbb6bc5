import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers reject offers, drivers decline jobs. */
export class Declined1766870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    const [{ definition } = { definition: '' }]: { definition: string }[] = await runner.query(
      `select replace(pg_get_functiondef('busy_time(timestamptz, timestamptz)'::regprocedure),
         'd.confirmation <> ''rejected''', 'd.confirmation <> ''declined''') as definition`,
    );
    await runner.query(definition);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "driver_assignment" DROP CONSTRAINT "driver_assignment_confirmation"`,
  `DROP INDEX "driver_assignment_unreported"`,
  `UPDATE "driver_assignment" SET confirmation = 'declined' WHERE confirmation = 'rejected'`,
  `ALTER TABLE "driver_assignment" ADD CONSTRAINT "driver_assignment_confirmation" CHECK (confirmation in ('waiting', 'accepted', 'declined'))`,
  `CREATE INDEX "driver_assignment_unreported" ON "driver_assignment" ("driver_id") WHERE not reported and confirmation <> 'declined'`,
  // The history: what it was before, and what it became.
  `UPDATE "order_event" SET changes = jsonb_set(changes, '{confirmation,0}', '"declined"')
    WHERE changes -> 'confirmation' ->> 0 = 'rejected'`,
  `UPDATE "order_event" SET changes = jsonb_set(changes, '{confirmation,1}', '"declined"')
    WHERE changes -> 'confirmation' ->> 1 = 'rejected'`,
];
