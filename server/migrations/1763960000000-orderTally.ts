import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders are counted as they change, and the open ones are found by their end: neither takes longer as the archive grows. */
export class OrderTally1763960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  // Rows are only added, so that transactions never wait for one another here; orders/lifecycle/orderTally.ts adds them up.
  `CREATE TABLE order_tally (status character varying(10) NOT NULL, ends_on date NOT NULL, orders bigint NOT NULL)`,
  `CREATE FUNCTION tally_order() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO order_tally (status, ends_on, orders)
     SELECT status, ends_on, sum(change) FROM (
       SELECT old.status, (old.ends_at AT TIME ZONE 'UTC')::date AS ends_on, -1 AS change
       WHERE tg_op <> 'INSERT' AND old.deleted_at IS NULL
       UNION ALL
       SELECT new.status, (new.ends_at AT TIME ZONE 'UTC')::date, 1
       WHERE tg_op <> 'DELETE' AND new.deleted_at IS NULL
     ) changes GROUP BY status, ends_on HAVING sum(change) <> 0;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER order_tally AFTER INSERT OR DELETE OR UPDATE OF status, ends_at, deleted_at ON "order"
   FOR EACH ROW EXECUTE FUNCTION tally_order()`,
  `INSERT INTO order_tally (status, ends_on, orders)
   SELECT status, (ends_at AT TIME ZONE 'UTC')::date, count(*) FROM "order" WHERE deleted_at IS NULL GROUP BY 1, 2`,
  `DROP INDEX "order_open"`,
  `CREATE INDEX "order_open" ON "order" ("status", "ends_at")
   WHERE deleted_at is null and status in ('new', 'answered', 'accepted', 'job')`,
];
