import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes that customers request. */
export class ChangeRequests1766610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "change_request" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "status" varchar(10) NOT NULL, "asked_at" timestamptz NOT NULL, "start" timestamptz, "route" jsonb, "passengers" integer, "note" text NOT NULL DEFAULT '', "price" integer, "reply" text NOT NULL DEFAULT '', "answered_at" timestamptz, "answered_by_id" uuid, CONSTRAINT "change_request_price" CHECK (price >= 0 and (status <> 'priced' or price is not null)), CONSTRAINT "change_request_passengers" CHECK (passengers > 0), CONSTRAINT "change_request_status" CHECK (status in ('open', 'priced', 'taken', 'declined', 'refused', 'replaced', 'expired')), CONSTRAINT "PK_75687d06f07daedcb0de54d75e6" PRIMARY KEY ("id"))`,
  `CREATE INDEX "change_request_order" ON "change_request" ("order_id", "asked_at")`,
  `CREATE UNIQUE INDEX "change_request_waiting" ON "change_request" ("order_id") WHERE status in ('open', 'priced')`,
  `ALTER TABLE "change_request" ADD CONSTRAINT "FK_ce8d145d5b468fa3367d8e4233d" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "change_request" ADD CONSTRAINT "FK_0211ad83813f741ef3fdfcf5904" FOREIGN KEY ("answered_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
];
