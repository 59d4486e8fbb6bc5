import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices and credit notes, the serial of all that are issued, and the trips that an earlier system has invoiced. */
export class Invoices1767630000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

/** References begin here, far above those of trip numbers, which e-invoices had before. */
const SERIALS_BEGIN = 1_000_000;

const statements = [
  `CREATE TABLE "invoice" ("id" uuid NOT NULL, "version" integer NOT NULL DEFAULT 1, "kind" varchar(10) NOT NULL, "status" varchar(10) NOT NULL DEFAULT 'draft',
     "series" varchar(20), "sequence" integer, "number" varchar(30), "serial" integer, "reference_number" varchar(20), "language" text NOT NULL,
     "customer_id" uuid, "buyer_name" varchar(255) NOT NULL, "buyer_registry_code" varchar(35), "buyer_vat_number" varchar(35), "buyer_address" varchar(255),
     "buyer_contact" varchar(255), "buyer_email" varchar(255), "payment_days" smallint NOT NULL, "issued_on" date, "due_on" date, "delivered_on" date,
     "currency" char(3) NOT NULL DEFAULT 'EUR', "net_cents" integer NOT NULL DEFAULT 0, "vat_cents" integer NOT NULL DEFAULT 0,
     "rounding_cents" integer NOT NULL DEFAULT 0, "gross_cents" integer NOT NULL DEFAULT 0, "credit_of_id" uuid, "reason" varchar(255) NOT NULL DEFAULT '',
     "seller" jsonb, "made_at" timestamptz NOT NULL, "made_by_id" uuid, "issue_at" timestamptz, "issued_at" timestamptz, "issued_by_id" uuid,
     "sent_at" timestamptz, "sent_to" varchar(255),
     CONSTRAINT "invoice_kind" CHECK (kind in ('invoice', 'prepayment', 'credit')),
     CONSTRAINT "invoice_status" CHECK (status in ('draft', 'issued', 'dropped')),
     CONSTRAINT "invoice_language" CHECK (language in ('et', 'en', 'ru', 'fi')),
     CONSTRAINT "invoice_sums" CHECK (gross_cents = net_cents + vat_cents + rounding_cents),
     CONSTRAINT "invoice_sign" CHECK (status <> 'issued' or case when kind = 'credit' then gross_cents <= 0 else gross_cents >= 0 end),
     CONSTRAINT "invoice_credited" CHECK ((kind = 'credit') = (credit_of_id is not null)),
     CONSTRAINT "invoice_number" CHECK (num_nonnulls(series, sequence, number, serial, reference_number, issued_on, seller, issued_at) = case when status = 'issued' then 8 else 0 end and (status <> 'issued' or due_on is not null)),
     CONSTRAINT "PK_15d25c200d9bcd8a33f698daf18" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "invoice_by_number" ON "invoice" ("series", "sequence")`,
  `CREATE UNIQUE INDEX "invoice_by_text" ON "invoice" ("number")`,
  `CREATE UNIQUE INDEX "invoice_by_serial" ON "invoice" ("serial")`,
  `CREATE UNIQUE INDEX "invoice_by_reference" ON "invoice" ("reference_number")`,
  `CREATE INDEX "invoice_search" ON "invoice" USING gin (fold(buyer_name || ' ' || coalesce(number, '') || ' ' || coalesce(reference_number, '')) gin_trgm_ops)`,
  `CREATE INDEX "invoice_waiting" ON "invoice" ("issue_at") WHERE status = 'draft'`,
  `CREATE INDEX "invoice_credits" ON "invoice" ("credit_of_id") WHERE credit_of_id is not null`,
  `CREATE INDEX "invoice_customer" ON "invoice" ("customer_id") WHERE customer_id is not null`,
  `CREATE TABLE "invoice_line" ("id" uuid NOT NULL, "invoice_id" uuid NOT NULL, "place" smallint NOT NULL, "order_id" uuid, "kind" varchar(10) NOT NULL,
     "title" varchar(255) NOT NULL, "count" integer NOT NULL DEFAULT 1, "vat_rate" smallint NOT NULL, "includes_vat" boolean NOT NULL,
     "net_cents" integer NOT NULL, "gross_cents" integer NOT NULL, "reason" varchar(255) NOT NULL DEFAULT '', "of_line_id" uuid, "prepayment_id" uuid,
     CONSTRAINT "invoice_line_kind" CHECK (kind in ('trip', 'food', 'fee', 'prepayment', 'prepaid', 'typed', 'credit')),
     CONSTRAINT "invoice_line_count" CHECK (count > 0),
     CONSTRAINT "invoice_line_reason" CHECK (kind <> 'typed' or reason <> ''),
     CONSTRAINT "PK_112d67e85951a56ee5123e9c803" PRIMARY KEY ("id"))`,
  `CREATE INDEX "invoice_line_order" ON "invoice_line" ("order_id")`,
  `CREATE UNIQUE INDEX "invoice_line_place" ON "invoice_line" ("invoice_id", "place")`,
  `CREATE TABLE "invoice_trip" ("invoice_id" uuid NOT NULL, "order_id" uuid NOT NULL, "part" varchar(10) NOT NULL, "percent" smallint, "holds" boolean NOT NULL DEFAULT true,
     CONSTRAINT "invoice_trip_part" CHECK (part in ('prepayment', 'trip')),
     CONSTRAINT "invoice_trip_percent" CHECK (case when part = 'prepayment' then percent between 1 and 100 else percent is null end),
     CONSTRAINT "PK_973e458b33279a11b2d70d39ed5" PRIMARY KEY ("invoice_id", "order_id"))`,
  `CREATE UNIQUE INDEX "invoice_trip_once" ON "invoice_trip" ("order_id", "part") WHERE holds`,
  `CREATE INDEX "invoice_trip_order" ON "invoice_trip" ("order_id")`,
  `ALTER TABLE "invoice" ADD CONSTRAINT "FK_29513a9a56f97a83921ae291d7b" FOREIGN KEY ("credit_of_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice" ADD CONSTRAINT "FK_d24728444b88fa044b1d28e3912" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice" ADD CONSTRAINT "FK_cbc862e557b06bd6b4b20fc0ea3" FOREIGN KEY ("issued_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_line" ADD CONSTRAINT "FK_36e6eecdb00b171d90ff63f2d20" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_line" ADD CONSTRAINT "FK_ab7974a873c4c03cf160ee329c7" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_line" ADD CONSTRAINT "FK_81013eebac879e27314a9b97774" FOREIGN KEY ("of_line_id") REFERENCES "invoice_line"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_line" ADD CONSTRAINT "FK_56cfba49fd1494b8fcecb1a42dc" FOREIGN KEY ("prepayment_id") REFERENCES "invoice"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_trip" ADD CONSTRAINT "FK_e1d7df54dc4814fcaa16af1b750" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "invoice_trip" ADD CONSTRAINT "FK_06bf20050ce337643d1f538b136" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  // An issued invoice stays as it is. Only the sending and the record of its customer may change, and people leave it in a
  // transaction that says so.
  `CREATE FUNCTION invoice_kept() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE kept text[] := array['sent_at', 'sent_to', 'customer_id'];
   BEGIN
     IF OLD.status <> 'issued' THEN RETURN coalesce(NEW, OLD); END IF;
     IF current_setting('charter.forgetting', true) = 'on' THEN
       kept := kept || array['buyer_name', 'buyer_registry_code', 'buyer_vat_number', 'buyer_address', 'buyer_contact', 'buyer_email', 'reason'];
     END IF;
     IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - kept = to_jsonb(OLD) - kept THEN RETURN NEW; END IF;
     RAISE EXCEPTION 'an issued invoice is never changed';
   END $$`,
  `CREATE TRIGGER invoice_kept BEFORE UPDATE OR DELETE ON "invoice" FOR EACH ROW EXECUTE FUNCTION invoice_kept()`,
  `CREATE FUNCTION invoice_line_kept() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE kept text[] := array['title', 'reason'];
   BEGIN
     IF NOT EXISTS (SELECT FROM invoice i WHERE i.id IN (NEW.invoice_id, OLD.invoice_id) AND i.status = 'issued') THEN RETURN coalesce(NEW, OLD); END IF;
     IF TG_OP = 'UPDATE' AND current_setting('charter.forgetting', true) = 'on' AND to_jsonb(NEW) - kept = to_jsonb(OLD) - kept THEN RETURN NEW; END IF;
     RAISE EXCEPTION 'an issued invoice is never changed';
   END $$`,
  `CREATE TRIGGER invoice_line_kept BEFORE INSERT OR UPDATE OR DELETE ON "invoice_line" FOR EACH ROW EXECUTE FUNCTION invoice_line_kept()`,
  `CREATE TRIGGER invoice_live AFTER INSERT OR UPDATE OR DELETE ON "invoice" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('invoices')`,
  `INSERT INTO counter (name, value) VALUES ('invoice', ${SERIALS_BEGIN})`,
  // Trips that were over before this portal wrote invoices were invoiced elsewhere; a person may still invoice one.
  `ALTER TABLE "accounting_change" ADD "invoiced_elsewhere" boolean NOT NULL DEFAULT false`,
  `UPDATE "accounting_change" c SET invoiced_elsewhere = true FROM "order" o WHERE o.id = c.order_id AND (o.ends_at < now() OR o.status = 'rejected')`,
];
