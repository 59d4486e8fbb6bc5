import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Drivers whom the law does not allow their trip, crews that fit accepted ones, and named looks at lists
 * (docs/product/today.md, office.md).
 */
export class SavedViews1767760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

/** The days of an invoice's trips: acts of people for a trip count on its day. */
const tripDays = (invoice: string) => `SELECT (o.starts_at AT TIME ZONE 'Europe/Tallinn')::date FROM invoice_trip t
  JOIN "order" o ON o.id = t.order_id WHERE t.invoice_id = ${invoice}`;
const mark = (days: string) =>
  `RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO figure_mark (day) ${days}; RETURN NULL; END $$`;

const statements = [
  `CREATE TABLE "hours_alarm" ("assignment_id" uuid NOT NULL, "line" jsonb NOT NULL, CONSTRAINT "PK_3f9afd2f1f82089113b4839c2a2" PRIMARY KEY ("assignment_id"))`,
  `ALTER TABLE "hours_alarm" ADD CONSTRAINT "FK_3f9afd2f1f82089113b4839c2a2" FOREIGN KEY ("assignment_id") REFERENCES "driver_assignment"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `CREATE TABLE "saved_view" ("id" uuid NOT NULL, "page" character varying(10) NOT NULL, "name" character varying(60) NOT NULL, "query" character varying(500) NOT NULL, "by_id" uuid NOT NULL, CONSTRAINT "saved_view_page" CHECK (page in ('lists', 'archive', 'owing', 'hours')), CONSTRAINT "PK_be317311b88c1a5e47ad6c19081" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "saved_view_name" ON "saved_view"  ("page", "name")`,
  `ALTER TABLE "saved_view" ADD CONSTRAINT "FK_7205c0ebc64a3eb07531dbec7f7" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `CREATE TABLE "plan_suggestion" ("order_id" uuid NOT NULL, "order_version" integer NOT NULL, "driver_id" uuid, "bus_id" uuid, "looked_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_5e978d89a3af3e5b365cb966461" PRIMARY KEY ("order_id"))`,
  `ALTER TABLE "plan_suggestion" ADD CONSTRAINT "FK_5e978d89a3af3e5b365cb966461" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "plan_suggestion" ADD CONSTRAINT "FK_96ffab2dc901e0571c5c43ee8c7" FOREIGN KEY ("driver_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "plan_suggestion" ADD CONSTRAINT "FK_6f0976c8250641bb292debb0e61" FOREIGN KEY ("bus_id") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  // The time of the look alone is no news.
  `CREATE TRIGGER plan_suggestion_live AFTER INSERT OR UPDATE OF order_version, driver_id, bus_id ON "plan_suggestion" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('today')`,
  `CREATE TRIGGER hours_alarm_live AFTER INSERT OR UPDATE OR DELETE ON "hours_alarm" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('today')`,
  `CREATE OR REPLACE FUNCTION invoice_figures() ${mark(`SELECT NEW.issued_on UNION ${tripDays('NEW.id')}`)}`,
  `CREATE FUNCTION payment_booking_figures() ${mark(tripDays('NEW.invoice_id'))}`,
  `CREATE TRIGGER payment_booking_figures AFTER INSERT ON "payment_booking" FOR EACH ROW EXECUTE FUNCTION payment_booking_figures()`,
  // Letters leave the order's row as it is, so its own trigger hears nothing of them.
  `CREATE FUNCTION order_event_figures() ${mark(`SELECT (o.starts_at AT TIME ZONE 'Europe/Tallinn')::date FROM "order" o WHERE o.id = NEW.order_id`)}`,
  `CREATE TRIGGER order_event_figures AFTER INSERT ON "order_event" FOR EACH ROW
     WHEN (NEW.action IN ('askCustomer', 'sendPack', 'inviteAgain')) EXECUTE FUNCTION order_event_figures()`,
  `INSERT INTO figure_mark (day) SELECT DISTINCT day FROM figure_cell WHERE kind = 'acts'`,
];
