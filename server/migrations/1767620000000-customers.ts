import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers as records (docs/product/customers.md). Those of the former system, brought in from files, become such records. */
export class Customers1767620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

/** Fields that former imports of customers did not know, with their values. */
const untold = `'{"kind": "company", "eInvoiceFormat": null, "eInvoiceAddress": null, "paymentDays": null, "prepaymentPercent": 0,
  "prepaymentDaysBefore": 7, "priceAgreement": "", "notes": "", "language": "et", "contactRole": "", "otherContacts": 0}'::jsonb`;
const ofCustomers = `b.id = r.batch_id and b.kind = 'customers'`;

const statements = [
  `CREATE TABLE "customer" ("id" uuid NOT NULL, "version" integer NOT NULL DEFAULT 1, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
     "kind" character varying(10) NOT NULL DEFAULT 'company', "name" character varying(255) NOT NULL, "registry_code" character varying(35),
     "vat_number" character varying(35), "address" character varying(255), "invoice_email" character varying(255),
     "e_invoice_format" character varying(10), "e_invoice_address" character varying(255), "payment_days" smallint,
     "prepayment_percent" smallint NOT NULL DEFAULT 0, "prepayment_days_before" smallint NOT NULL DEFAULT 7,
     "price_agreement" text NOT NULL DEFAULT '', "notes" text NOT NULL DEFAULT '', "language" text NOT NULL DEFAULT 'et', "merged_into_id" uuid,
     CONSTRAINT "customer_kind" CHECK (kind in ('company', 'person')), CONSTRAINT "customer_language" CHECK (language in ('et', 'en', 'ru', 'fi')),
     CONSTRAINT "customer_e_invoice_format" CHECK (e_invoice_format in ('en16931', 'eArve')),
     CONSTRAINT "customer_payment_days" CHECK (payment_days between 0 and 120),
     CONSTRAINT "customer_prepayment" CHECK (prepayment_percent between 0 and 100 and prepayment_days_before between 0 and 365),
     CONSTRAINT "customer_merged" CHECK (merged_into_id <> id), CONSTRAINT "PK_a7a13f4cacb744524e44dfdad32" PRIMARY KEY ("id"))`,
  `CREATE TABLE "customer_contact" ("id" uuid NOT NULL, "customer_id" uuid NOT NULL, "position" smallint NOT NULL DEFAULT 0,
     "name" character varying(255) NOT NULL DEFAULT '', "email" character varying(255), "phone" character varying(32),
     "role" character varying(255) NOT NULL DEFAULT '', CONSTRAINT "PK_2595307eaefa572e332a43f8b88" PRIMARY KEY ("id"))`,
  `CREATE TABLE "customer_merge" ("id" uuid NOT NULL, "customer_id" uuid NOT NULL, "merged_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL,
     "by_id" uuid NOT NULL, "moved" jsonb NOT NULL, "filled" text array NOT NULL, "undone_at" TIMESTAMP WITH TIME ZONE, "undone_by_id" uuid,
     CONSTRAINT "customer_merge_two" CHECK (customer_id <> merged_id), CONSTRAINT "PK_0eab85162e7d59ddab571a4552b" PRIMARY KEY ("id"))`,
  `CREATE TABLE "customer_refusal" ("order_id" uuid NOT NULL, "customer_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL,
     CONSTRAINT "PK_ac6d0a841df13178a88eaa0f055" PRIMARY KEY ("order_id", "customer_id"))`,
  `ALTER TABLE "order" ADD "customer_id" uuid`,

  // Ids stay: batches name them, and they begin with the moment at which they were made.
  `INSERT INTO "customer" (id, changed_at, name, registry_code, vat_number, address, invoice_email)
   SELECT id, to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0), name, registration_number, vat_number, address,
     invoice_email
   FROM known_customer`,
  `INSERT INTO "customer_contact" (id, customer_id, name, email, phone)
   SELECT gen_random_uuid(), id, coalesce(contact_name, ''), email, phone FROM known_customer
   WHERE num_nonnulls(contact_name, email, phone) > 0`,
  `DROP TABLE known_customer`,
  `UPDATE import_row r SET
     before = (before - 'registrationNumber') || ${untold} || jsonb_build_object('registryCode', before -> 'registrationNumber'),
     after = (after - 'registrationNumber') || ${untold} || jsonb_build_object('registryCode', after -> 'registrationNumber')
   FROM import_batch b WHERE ${ofCustomers}`,
  `UPDATE import_batch SET mapping = (mapping - 'registrationNumber') || jsonb_build_object('registryCode', mapping -> 'registrationNumber')
   WHERE kind = 'customers' AND mapping ? 'registrationNumber'`,

  `CREATE INDEX "customer_name" ON "customer" (lower("name"))`,
  `CREATE INDEX "customer_list" ON "customer" ((estonian_order("name") COLLATE "C"), "id") WHERE merged_into_id IS NULL`,
  `CREATE INDEX "customer_search" ON "customer" USING gin
     (fold(name || ' ' || coalesce(registry_code, '') || ' ' || coalesce(vat_number, '') || ' ' || coalesce(invoice_email, '')) gin_trgm_ops)`,
  `CREATE INDEX "customer_registry_code" ON "customer" ("registry_code")`,
  `CREATE INDEX "customer_merged_into" ON "customer" ("merged_into_id")`,
  `CREATE INDEX "customer_contact_customer" ON "customer_contact" ("customer_id", "position")`,
  `CREATE INDEX "customer_contact_email" ON "customer_contact" (lower("email"))`,
  `CREATE INDEX "customer_contact_search" ON "customer_contact" USING gin
     (fold(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops)`,
  `CREATE INDEX "customer_merge_customer" ON "customer_merge" ("customer_id")`,
  `CREATE UNIQUE INDEX "customer_merge_merged" ON "customer_merge" ("merged_id") WHERE undone_at is null`,
  `CREATE INDEX "order_by_customer" ON "order" ("customer_id", "starts_at", "id")`,

  `ALTER TABLE "customer" ADD CONSTRAINT "FK_3a8f07b5e951f79da8a2c6f0f61" FOREIGN KEY ("merged_into_id") REFERENCES "customer"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_contact" ADD CONSTRAINT "FK_a55a990ae910799bf80b04b5a8d" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_merge" ADD CONSTRAINT "FK_2ed0d302096289895a9f27e9106" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_merge" ADD CONSTRAINT "FK_79835f82fab08e489ab7e1d057c" FOREIGN KEY ("merged_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_merge" ADD CONSTRAINT "FK_2f05524a1055e6d40174e1c6892" FOREIGN KEY ("by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_merge" ADD CONSTRAINT "FK_b31d745bbb1e1c9873d4ccb6813" FOREIGN KEY ("undone_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_refusal" ADD CONSTRAINT "FK_7a191987059d324fe06fc244421" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "customer_refusal" ADD CONSTRAINT "FK_6bc19410fa0aa8a0d4187c9e1ff" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "order" ADD CONSTRAINT "FK_cd7812c96209c5bdd48a6b858b0" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,

  ...['customer', 'customer_contact', 'customer_merge', 'customer_refusal'].map(
    (table) =>
      `CREATE TRIGGER ${table}_live AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('customers')`,
  ),
];
