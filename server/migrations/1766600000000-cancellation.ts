import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cancellation terms, and those by which an offer was accepted. */
export class Cancellation1766600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

/** The terms until the office edits them. */
const days = (count: number) => ({ count, unit: 'days' });
const tiers = [
  { from: null, to: days(7), percent: 0, minimum: 0 },
  { from: days(7), to: days(2), percent: 10, minimum: 3000 },
  { from: days(2), to: days(1), percent: 50, minimum: 5000 },
  { from: days(1), to: null, percent: 100, minimum: 5000 },
];

const statements = [
  `CREATE TABLE "cancellation_terms" ("id" uuid NOT NULL, "version" integer NOT NULL, "tiers" jsonb NOT NULL, "created_at" timestamptz NOT NULL, "created_by_id" uuid, CONSTRAINT "cancellation_terms_version" UNIQUE ("version"), CONSTRAINT "PK_4a561b702e6ab788032e1e0236e" PRIMARY KEY ("id"))`,
  `INSERT INTO "cancellation_terms" VALUES ('c0c0a000-0000-4000-8000-000000000001', 1, '${JSON.stringify(tiers)}', now(), null)`,
  `ALTER TABLE "offer" ADD "cancellation_terms_id" uuid, ADD "cancellation_fee" integer`,
  `ALTER TABLE "offer" ADD CONSTRAINT "offer_cancellation_fee" CHECK (cancellation_fee >= 0)`,
  `ALTER TABLE "cancellation_terms" ADD CONSTRAINT "FK_120b0fefa73e16ca8822ca42dfa" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "offer" ADD CONSTRAINT "FK_ffd9a5cdf128cfb49f288fd5b4b" FOREIGN KEY ("cancellation_terms_id") REFERENCES "cancellation_terms"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
