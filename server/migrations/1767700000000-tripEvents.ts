import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acts that drivers record on the road (docs/product/drivers.md, 'On the phone'). */
export class TripEvents1767700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements: string[] = [
  `CREATE TABLE "trip_event" ("id" uuid NOT NULL, "driver_id" uuid NOT NULL, "order_id" uuid NOT NULL, "kind" character varying(12) NOT NULL, "stop" smallint, "amount" double precision, "note" character varying(500) NOT NULL DEFAULT '', "happened_at" TIMESTAMP WITH TIME ZONE NOT NULL, "clock_offset_ms" double precision NOT NULL, "received_at" TIMESTAMP WITH TIME ZONE NOT NULL, "refusal" jsonb, CONSTRAINT "trip_event_kind" CHECK (kind in ('seen', 'confirm', 'decline', 'dutyBegin', 'arrive', 'leave', 'people', 'breakBegin', 'breakEnd', 'odometer', 'fuel', 'defect', 'dutyEnd', 'report')), CONSTRAINT "PK_98ece3969ff3f06cdfaa74029b9" PRIMARY KEY ("id"))`,
  `CREATE INDEX "trip_event_happened" ON "trip_event"  ("happened_at")`,
  `CREATE INDEX "trip_event_driver" ON "trip_event"  ("driver_id", "happened_at")`,
  `CREATE INDEX "trip_event_order" ON "trip_event"  ("order_id", "happened_at")`,
  `ALTER TABLE "trip_event" ADD CONSTRAINT "FK_c8640b7e880cd38318fad520ad8" FOREIGN KEY ("driver_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "trip_event" ADD CONSTRAINT "FK_f19c4665af330fd62d28df3c575" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `CREATE TRIGGER trip_event_live AFTER INSERT OR UPDATE OR DELETE ON "trip_event" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('tripEvents')`,
];
