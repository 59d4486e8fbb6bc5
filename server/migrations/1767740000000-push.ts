import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phones of drivers that get notices, the keys for it, words of the office to drivers, and cash taken on the road. */
export class Push1767740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements: string[] = [
  `CREATE TABLE "driver_notice" ("id" uuid NOT NULL, "day" date NOT NULL, "text" character varying(500) NOT NULL, "sent_at" TIMESTAMP WITH TIME ZONE NOT NULL, "sent_by_id" uuid NOT NULL, CONSTRAINT "PK_aa49d830c0e680d47ebf33395ef" PRIMARY KEY ("id"))`,
  `CREATE INDEX "driver_notice_day" ON "driver_notice"  ("day")`,
  `CREATE TABLE "push_key" ("is_only" boolean NOT NULL DEFAULT true, "public_key" character varying(100) NOT NULL, "sealed_private_key" character varying(300) NOT NULL, "made_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_0bbc479b42d7a27b797fa2e4199" PRIMARY KEY ("is_only"))`,
  `CREATE TABLE "push_subscription" ("id" uuid NOT NULL, "session_id" uuid NOT NULL, "endpoint" character varying(1000) NOT NULL, "p256dh" character varying(100) NOT NULL, "auth" character varying(30) NOT NULL, "saved_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "UQ_27ae9074fc39a09bc1aee263df5" UNIQUE ("endpoint"), CONSTRAINT "PK_07fc861c0d2c38c1b830fb9cb5d" PRIMARY KEY ("id"))`,
  `CREATE INDEX "push_subscription_session" ON "push_subscription"  ("session_id")`,
  `ALTER TABLE "driver_notice" ADD CONSTRAINT "FK_bbeb857424b6b4c9945f7f79b7f" FOREIGN KEY ("sent_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "push_subscription" ADD CONSTRAINT "FK_a1b95faa8fc8cfdb5bf163c9d2c" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "trip_event" DROP CONSTRAINT "trip_event_kind"`,
  `ALTER TABLE "trip_event" ADD CONSTRAINT "trip_event_kind" CHECK (kind in ('seen', 'confirm', 'decline', 'dutyBegin', 'arrive', 'leave', 'people', 'breakBegin', 'breakEnd', 'odometer', 'fuel', 'cash', 'defect', 'dutyEnd', 'report'))`,
];
