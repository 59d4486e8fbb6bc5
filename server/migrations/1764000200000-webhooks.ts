import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks and their deliveries. */
export class Webhooks1764000200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "webhook" ("id" uuid NOT NULL, "url" varchar(2000) NOT NULL, "secret" varchar(64) NOT NULL, "events" text array NOT NULL, "active" boolean NOT NULL DEFAULT true, "created_by_id" uuid NOT NULL, "created_at" timestamptz NOT NULL, CONSTRAINT "PK_e6765510c2d078db49632b59020" PRIMARY KEY ("id"))`,
  `CREATE TABLE "webhook_delivery" ("id" uuid NOT NULL, "webhook_id" uuid NOT NULL, "delivery_id" uuid NOT NULL, "event" varchar(35) NOT NULL, "order_id" uuid NOT NULL, "attempt" integer NOT NULL, "at" timestamptz NOT NULL, "ms" integer NOT NULL, "ok" boolean NOT NULL, "status" integer, "error" varchar(500), "response" varchar(500), CONSTRAINT "PK_b1ae290239a778f12399db91354" PRIMARY KEY ("id"))`,
  `CREATE INDEX "webhook_delivery_at" ON "webhook_delivery" ("at")`,
  `CREATE INDEX "webhook_delivery_webhook" ON "webhook_delivery" ("webhook_id", "at")`,
  `ALTER TABLE "webhook" ADD CONSTRAINT "FK_6d62fe695ad8be80bdd0de2a68d" FOREIGN KEY ("created_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "webhook_delivery" ADD CONSTRAINT "FK_ef25cc28dcf88ea3dd81f39af2d" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
