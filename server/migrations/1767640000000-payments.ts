import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of the bank, payments and their bookings, and what invoices owe (docs/product/payments.md). */
export class Payments1767640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

/**
 * THE sum of what an invoice owes: its own, those of its credit notes, less its bookings. The lock of the invoice lets one
 * change of them come after the other, so that each sees what the former wrote.
 */
const refresh = `CREATE FUNCTION refresh_open_amount(which uuid) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE billed record; owes integer;
  BEGIN
    SELECT gross_cents, due_on INTO billed FROM invoice WHERE id = which AND status = 'issued' FOR NO KEY UPDATE;
    IF NOT FOUND THEN RETURN; END IF;
    owes := billed.gross_cents
      + coalesce((SELECT sum(c.gross_cents) FROM invoice c WHERE c.credit_of_id = which AND c.status = 'issued'), 0)
      - coalesce((SELECT sum(b.cents) FROM payment_booking b WHERE b.invoice_id = which), 0);
    IF owes = 0 THEN DELETE FROM open_amount WHERE invoice_id = which;
    ELSE
      INSERT INTO open_amount (invoice_id, cents, due_on) VALUES (which, owes, billed.due_on)
        ON CONFLICT (invoice_id) DO UPDATE SET cents = excluded.cents WHERE open_amount.cents <> excluded.cents;
    END IF;
  END $$`;

const statements: string[] = [
  `CREATE TABLE "bank_statement" ("id" uuid NOT NULL, "file_name" character varying(255) NOT NULL, "hash" character(64) NOT NULL, "ibans" character varying(200) NOT NULL, "last_day" date NOT NULL, "entry_count" integer NOT NULL, "new_count" integer NOT NULL, "left_out" jsonb NOT NULL, "taken_at" TIMESTAMP WITH TIME ZONE NOT NULL, "taken_by_id" uuid, CONSTRAINT "PK_a2f8f739ec54fbcb8600ced0816" PRIMARY KEY ("id"))`,
  `CREATE INDEX "bank_statement_last_day" ON "bank_statement"  ("last_day")`,
  `CREATE UNIQUE INDEX "bank_statement_hash" ON "bank_statement"  ("hash")`,
  `CREATE TABLE "bank_entry" ("id" uuid NOT NULL, "statement_id" uuid NOT NULL, "identity_hash" character(64) NOT NULL, "iban" character varying(34) NOT NULL, "booked_on" date NOT NULL, "cents" integer NOT NULL, "is_reversal" boolean NOT NULL, "is_fee" boolean NOT NULL, "payer_name" character varying(140), "payer_iban" character varying(34), "payer_registry_code" character(8), "reference_numbers" jsonb NOT NULL, "text" character varying(500) NOT NULL, "state" character varying(10) NOT NULL, "is_decided_by_hand" boolean NOT NULL DEFAULT false, CONSTRAINT "bank_entry_known_state" CHECK (state in ('waiting', 'settled', 'notOurs')), CONSTRAINT "PK_c6f43ccef4c581ded2a9160bf02" PRIMARY KEY ("id"))`,
  `CREATE INDEX "bank_entry_payer" ON "bank_entry"  ("payer_iban")`,
  `CREATE INDEX "bank_entry_state" ON "bank_entry"  ("state", "booked_on", "id")`,
  `CREATE UNIQUE INDEX "bank_entry_identity" ON "bank_entry"  ("identity_hash")`,
  `CREATE TABLE "open_amount" ("invoice_id" uuid NOT NULL, "cents" integer NOT NULL, "due_on" date NOT NULL, CONSTRAINT "PK_da16be73d51b84fb1033af030ee" PRIMARY KEY ("invoice_id"))`,
  `CREATE INDEX "open_amount_due" ON "open_amount"  ("due_on")`,
  `CREATE TABLE "payer_name" ("id" uuid NOT NULL, "name" character varying(140) NOT NULL, "customer_id" uuid NOT NULL, "learnt_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_365abd3b5ef20251e88dfe56477" PRIMARY KEY ("id"))`,
  `CREATE INDEX "payer_name_name" ON "payer_name"  ("name")`,
  `CREATE INDEX "payer_name_customer" ON "payer_name"  ("customer_id")`,
  `CREATE TABLE "payment_booking" ("id" uuid NOT NULL, "payment_id" uuid NOT NULL, "invoice_id" uuid NOT NULL, "cents" integer NOT NULL, "booked_at" TIMESTAMP WITH TIME ZONE NOT NULL, "booked_by_id" uuid, "undoes_id" uuid, CONSTRAINT "REL_3b27b5ec2ffda01a7eb47e785c" UNIQUE ("undoes_id"), CONSTRAINT "payment_booking_cents" CHECK (cents <> 0), CONSTRAINT "PK_cee78453638dfaf440f1aa63c26" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "payment_booking_undoes" ON "payment_booking"  ("undoes_id")`,
  `CREATE INDEX "payment_booking_invoice" ON "payment_booking"  ("invoice_id")`,
  `CREATE INDEX "payment_booking_payment" ON "payment_booking"  ("payment_id")`,
  `CREATE TABLE "payment" ("id" uuid NOT NULL, "source" character varying(10) NOT NULL, "cents" integer NOT NULL, "received_on" date NOT NULL, "bank_entry_id" uuid, "customer_id" uuid, "receipt_number" integer, "note" character varying(255) NOT NULL DEFAULT '', "undoes_id" uuid, "made_at" TIMESTAMP WITH TIME ZONE NOT NULL, "made_by_id" uuid, CONSTRAINT "REL_2139c721ba83546e36adf8d395" UNIQUE ("bank_entry_id"), CONSTRAINT "REL_c9c481d2a5b9911013856db3cd" UNIQUE ("undoes_id"), CONSTRAINT "payment_of_bank" CHECK ((source = 'bank') = (bank_entry_id is not null)), CONSTRAINT "payment_cents" CHECK (cents <> 0), CONSTRAINT "payment_source" CHECK (source in ('bank', 'cash', 'card', 'link')), CONSTRAINT "PK_fcaec7df5adf9cac408c686b2ab" PRIMARY KEY ("id"))`,
  `CREATE INDEX "payment_received" ON "payment"  ("received_on", "id")`,
  `CREATE INDEX "payment_customer" ON "payment"  ("customer_id")`,
  `CREATE UNIQUE INDEX "payment_undoes" ON "payment"  ("undoes_id")`,
  `CREATE UNIQUE INDEX "payment_receipt" ON "payment"  ("receipt_number")`,
  `CREATE UNIQUE INDEX "payment_entry" ON "payment"  ("bank_entry_id")`,
  `CREATE TABLE "reminder" ("id" uuid NOT NULL, "invoice_id" uuid NOT NULL, "step" character varying(10) NOT NULL, "sent_to" character varying(255) NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, "sent_by_id" uuid, "open_cents" integer NOT NULL, "interest_cents" integer NOT NULL, CONSTRAINT "reminder_step" CHECK (step in ('before', 'on', 'after3', 'after10', 'after21', 'byHand')), CONSTRAINT "PK_9ec029d17cb8dece186b9221ede" PRIMARY KEY ("id"))`,
  `CREATE INDEX "reminder_invoice" ON "reminder"  ("invoice_id", "sent_at")`,
  `CREATE UNIQUE INDEX "reminder_once" ON "reminder"  ("invoice_id", "step") WHERE step <> 'byHand'`,
  `CREATE TABLE "reminder_stop" ("invoice_id" uuid NOT NULL, "reason" character varying(255) NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "by_id" uuid NOT NULL, CONSTRAINT "PK_f7f2cbdcac27f11297902c748c4" PRIMARY KEY ("invoice_id"))`,
  `ALTER TABLE "bank_statement" ADD CONSTRAINT "FK_ace67c0e87070be998e9a38c178" FOREIGN KEY ("taken_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "bank_entry" ADD CONSTRAINT "FK_7d07728f2de7a7e80440e0b93b8" FOREIGN KEY ("statement_id") REFERENCES "bank_statement"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "open_amount" ADD CONSTRAINT "FK_da16be73d51b84fb1033af030ee" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "payer_name" ADD CONSTRAINT "FK_aac432fb2786b1b994bcc1fae73" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_booking" ADD CONSTRAINT "FK_fe16bca10533fb91fc2a251b7fe" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_booking" ADD CONSTRAINT "FK_32aaad9cba10ffdfd3ed5d86df4" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_booking" ADD CONSTRAINT "FK_3c5df82df2c171d65329b555805" FOREIGN KEY ("booked_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment_booking" ADD CONSTRAINT "FK_3b27b5ec2ffda01a7eb47e785c0" FOREIGN KEY ("undoes_id") REFERENCES "payment_booking"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment" ADD CONSTRAINT "FK_2139c721ba83546e36adf8d395a" FOREIGN KEY ("bank_entry_id") REFERENCES "bank_entry"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment" ADD CONSTRAINT "FK_1e79dbe9790afe707259ebee508" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment" ADD CONSTRAINT "FK_c9c481d2a5b9911013856db3cde" FOREIGN KEY ("undoes_id") REFERENCES "payment"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "payment" ADD CONSTRAINT "FK_45894447c547f1a79d647a0ae50" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "reminder" ADD CONSTRAINT "FK_ad4b6c3fff946ec9fb371d0efdc" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "reminder" ADD CONSTRAINT "FK_b53cf235bb24f34cede846f5d32" FOREIGN KEY ("sent_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "reminder_stop" ADD CONSTRAINT "FK_f7f2cbdcac27f11297902c748c4" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "reminder_stop" ADD CONSTRAINT "FK_ffd0946ea099694da9c60bedb21" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  refresh,
  `CREATE FUNCTION invoice_owes() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM refresh_open_amount(coalesce(NEW.credit_of_id, NEW.id)); RETURN NULL; END $$`,
  `CREATE TRIGGER invoice_owes AFTER INSERT OR UPDATE OF status ON "invoice" FOR EACH ROW
     WHEN (NEW.status = 'issued') EXECUTE FUNCTION invoice_owes()`,
  `CREATE FUNCTION booking_pays() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM refresh_open_amount(NEW.invoice_id); RETURN NULL; END $$`,
  `CREATE TRIGGER booking_pays AFTER INSERT ON "payment_booking" FOR EACH ROW EXECUTE FUNCTION booking_pays()`,
  `CREATE FUNCTION booking_stands() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN RAISE EXCEPTION 'a booking is never changed: one of its own undoes it'; END $$`,
  `CREATE TRIGGER booking_stands BEFORE UPDATE OR DELETE ON "payment_booking" FOR EACH ROW EXECUTE FUNCTION booking_stands()`,
  `INSERT INTO open_amount (invoice_id, cents, due_on)
     SELECT i.id, sums.cents, i.due_on FROM invoice i CROSS JOIN LATERAL (
       SELECT i.gross_cents + coalesce(sum(c.gross_cents), 0)::int AS cents FROM invoice c
       WHERE c.credit_of_id = i.id AND c.status = 'issued') sums
     WHERE i.status = 'issued' AND i.kind <> 'credit' AND sums.cents <> 0`,
];
