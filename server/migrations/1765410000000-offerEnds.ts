import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers end, and remind of it. Those that were sent before have no end. */
export class OfferEnds1765410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `ALTER TABLE "offer" ADD "reminder_key_hashes" varchar(64) array NOT NULL DEFAULT '{}', ADD "valid_until" timestamptz, ADD "remind_at" timestamptz`,
  `ALTER TABLE "offer" DROP CONSTRAINT "offer_status"`,
  `ALTER TABLE "offer" ADD CONSTRAINT "offer_status" CHECK (status in ('open', 'accepted', 'rejected', 'superseded', 'expired'))`,
  `ALTER TABLE "order" DROP CONSTRAINT "order_status"`,
  `ALTER TABLE "order" ADD CONSTRAINT "order_status" CHECK (status in ('new', 'answered', 'accepted', 'job', 'archived', 'rejected', 'expired'))`,
  `CREATE INDEX "offer_due" ON "offer" ("remind_at") WHERE status = 'open' and remind_at is not null`,
  `CREATE INDEX "offer_ends" ON "offer" ("valid_until") WHERE status = 'open' and valid_until is not null`,
];
