import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Facts derived from an order leave its row for separate tables: the listing, by which long lists are searched and
 * sorted, and its place among the changes that concern accounting. The portal writes the tally, like everything else
 * that follows from a change.
 */
export class OrderListing1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const listingIndex = (name: string, column: string) =>
  `CREATE INDEX "order_listing_${name}" ON "order_listing" ("${column}", "order_id", "status", "ends_at") WHERE not deleted`;

const statements = [
  `CREATE TABLE "order_listing" ("order_id" uuid NOT NULL, "status" character varying(10) NOT NULL, "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL, "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted" boolean NOT NULL, "search_document" text NOT NULL, "company_key" text COLLATE "C" NOT NULL, "price_key" integer NOT NULL, "driver_key" text COLLATE "C" NOT NULL, "trip_number_key" integer NOT NULL)`,
  `INSERT INTO "order_listing" (order_id, status, starts_at, ends_at, deleted, search_document, company_key, price_key, driver_key, trip_number_key)
   SELECT id, status, starts_at, ends_at, deleted_at is not null, search, list_company, list_price, list_driver, list_trip_number FROM "order"`,
  `ALTER TABLE "order_listing" ADD CONSTRAINT "PK_c044736abd8bf3b198691fd0d79" PRIMARY KEY ("order_id")`,
  `ALTER TABLE "order_listing" ADD CONSTRAINT "FK_c044736abd8bf3b198691fd0d79" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  listingIndex('start', 'starts_at'),
  listingIndex('company', 'company_key'),
  listingIndex('price', 'price_key'),
  listingIndex('driver', 'driver_key'),
  listingIndex('trip_number', 'trip_number_key'),
  `CREATE INDEX order_listing_search ON "order_listing" USING gin (search_document gin_trgm_ops)`,

  `CREATE TABLE "accounting_change" ("order_id" uuid NOT NULL, "number" integer, "event_id" uuid NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL)`,
  // Of the latest change before this table only the number matters: cursors stand on it.
  `INSERT INTO "accounting_change" (order_id, number, event_id, changed_at)
   SELECT o.id, o.change_number, coalesce((select e.id from order_event e where e.order_id = o.id order by e.version desc, e.at desc limit 1), o.id), o.changed_at
   FROM "order" o WHERE o.change_number is not null`,
  `ALTER TABLE "accounting_change" ADD CONSTRAINT "PK_ac2011cc523644b5c730a2f2853" PRIMARY KEY ("order_id")`,
  `ALTER TABLE "accounting_change" ADD CONSTRAINT "FK_ac2011cc523644b5c730a2f2853" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `CREATE UNIQUE INDEX "accounting_change_number" ON "accounting_change" ("number") WHERE number is not null`,
  `CREATE INDEX "accounting_change_pending" ON "accounting_change" ("order_id") WHERE number is null`,

  `DROP TRIGGER "order_tally" ON "order"`,
  `DROP FUNCTION tally_order()`,
  // Their indexes go with them.
  `ALTER TABLE "order" DROP COLUMN "search", DROP COLUMN "list_company", DROP COLUMN "list_price", DROP COLUMN "list_driver",
     DROP COLUMN "list_trip_number", DROP COLUMN "change_number", DROP COLUMN "changed_at"`,

  `ALTER TABLE "driver_assignment" ADD "reported" boolean NOT NULL DEFAULT false`,
  `UPDATE driver_assignment d SET reported = true FROM feedback k WHERE k.job_id = d.job_id AND k.driver_id = d.driver_id`,
  `CREATE INDEX "driver_assignment_unreported" ON "driver_assignment" ("driver_id") WHERE not reported and confirmation <> 'rejected'`,
];
