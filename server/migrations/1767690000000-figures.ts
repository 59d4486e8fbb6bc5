import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sums of days for the overview, and the marks of days that must be summed again (docs/decisions/overview/figures.md). */
export class Figures1767690000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const day = (moment: string) => `(${moment} AT TIME ZONE 'Europe/Tallinn')::date`;

/** The days that an order counts on: that of its inquiry, and all of its trip. */
const ORDER_DAYS = `SELECT DISTINCT d.day FROM changed o CROSS JOIN LATERAL (
    SELECT ${day('o.created_at')} AS day
    UNION ALL SELECT ${day('o.starts_at')} + n
      FROM generate_series(0, least(${day('o.ends_at')} - ${day('o.starts_at')}, 61)) n) d`;

const transitions = `created_at, starts_at, ends_at FROM`;
const markOrders = (name: string, tables: string) => `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO figure_mark (day) WITH changed AS (${tables}) ${ORDER_DAYS};
    RETURN NULL;
  END $$`;

/** Runs `statement` for each changed row of a table. */
const markRows = (table: string, when: string, statement: string): string[] => [
  `CREATE FUNCTION ${table}_figures() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN INSERT INTO figure_mark (day) ${statement}; RETURN NULL; END $$`,
  `CREATE TRIGGER ${table}_figures ${when} EXECUTE FUNCTION ${table}_figures()`,
];

const statements = [
  `CREATE TABLE "figure_cell" ("kind" character varying(10) NOT NULL, "day" date NOT NULL, "key" character varying(40) NOT NULL, "count" integer NOT NULL, "amount" bigint NOT NULL, "sample_id" uuid, CONSTRAINT "PK_figure_cell" PRIMARY KEY ("kind", "day", "key"))`,
  // Rows are only added, so that changes never wait for one another here; refreshFigures.ts takes them away.
  `CREATE TABLE figure_mark (day date NOT NULL)`,
  `CREATE INDEX "order_by_created" ON "order" ("created_at") WHERE deleted_at is null`,
  `CREATE INDEX "invoice_issued" ON "invoice" ("issued_on") WHERE status = 'issued'`,

  markOrders('order_figures_new', `SELECT ${transitions} after_rows`),
  markOrders('order_figures_old', `SELECT ${transitions} before_rows`),
  markOrders('order_figures_both', `SELECT ${transitions} before_rows UNION ALL SELECT ${transitions} after_rows`),
  `CREATE TRIGGER order_figures_new AFTER INSERT ON "order" REFERENCING NEW TABLE AS after_rows
     FOR EACH STATEMENT EXECUTE FUNCTION order_figures_new()`,
  `CREATE TRIGGER order_figures_old AFTER DELETE ON "order" REFERENCING OLD TABLE AS before_rows
     FOR EACH STATEMENT EXECUTE FUNCTION order_figures_old()`,
  `CREATE TRIGGER order_figures_both AFTER UPDATE ON "order" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
     FOR EACH STATEMENT EXECUTE FUNCTION order_figures_both()`,
  ...markRows(
    'feedback',
    `AFTER INSERT OR UPDATE OR DELETE ON "feedback" FOR EACH ROW`,
    `SELECT ${day('o.starts_at')} FROM job j JOIN "order" o ON o.id = j.order_id WHERE j.id = coalesce(NEW.job_id, OLD.job_id)`,
  ),
  ...markRows(
    'invoice',
    `AFTER INSERT OR UPDATE OF status ON "invoice" FOR EACH ROW WHEN (NEW.status = 'issued')`,
    'VALUES (NEW.issued_on)',
  ),
  ...markRows('payment', `AFTER INSERT ON "payment" FOR EACH ROW`, 'VALUES (NEW.received_on)'),
  ...markRows(
    'bank_entry',
    `AFTER UPDATE OF state ON "bank_entry" FOR EACH ROW`,
    'SELECT p.received_on FROM payment p WHERE p.bank_entry_id = NEW.id',
  ),
  // Empty kilometres begin at the depot.
  ...['bus', 'duty_settings'].flatMap((table) =>
    markRows(
      table,
      `AFTER UPDATE OF depot_lat, depot_lng ON "${table}" FOR EACH ROW
         WHEN ((OLD.depot_lat, OLD.depot_lng) IS DISTINCT FROM (NEW.depot_lat, NEW.depot_lng))`,
      `SELECT day FROM figure_cell WHERE kind = 'trip'`,
    ),
  ),
  `CREATE TRIGGER duty_settings_figures_new AFTER INSERT ON "duty_settings" FOR EACH ROW EXECUTE FUNCTION duty_settings_figures()`,

  `CREATE FUNCTION straight_metres(from_lat float8, from_lng float8, to_lat float8, to_lng float8) RETURNS float8
     LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 12742000 * asin(least(1, sqrt(
       sin(radians(to_lat - from_lat) / 2) ^ 2
       + cos(radians(from_lat)) * cos(radians(to_lat)) * sin(radians(to_lng - from_lng) / 2) ^ 2))) $$`,

  `INSERT INTO figure_mark (day) WITH changed AS (SELECT ${transitions} "order") ${ORDER_DAYS}`,
  `INSERT INTO figure_mark (day) SELECT issued_on FROM invoice WHERE status = 'issued' UNION SELECT received_on FROM payment`,
];
