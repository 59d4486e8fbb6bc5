import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rest of a payment is kept beside it: to add up the bookings of all payments took seconds among a million. */
export class PaymentRests1767720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "payment" ADD "rest_cents" integer NOT NULL DEFAULT 0`,
  `UPDATE "payment" p SET rest_cents = p.cents - coalesce((SELECT sum(b.cents) FROM payment_booking b WHERE b.payment_id = p.id), 0)`,
  `CREATE INDEX "payment_rest" ON "payment" ("customer_id") WHERE rest_cents <> 0`,
  `CREATE FUNCTION payment_begins() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN NEW.rest_cents := NEW.cents; RETURN NEW; END $$`,
  `CREATE TRIGGER payment_begins BEFORE INSERT ON "payment" FOR EACH ROW EXECUTE FUNCTION payment_begins()`,
  `CREATE OR REPLACE FUNCTION booking_pays() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       UPDATE payment SET rest_cents = rest_cents - NEW.cents WHERE id = NEW.payment_id;
       PERFORM refresh_open_amount(NEW.invoice_id);
       RETURN NULL;
     END $$`,
];
