import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Papers of the road, defects of buses, and the downloads of cards and tachographs (docs/product/drivers.md). */
export class RoadPapers1767710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements: string[] = [
  `CREATE TABLE "defect" ("id" uuid NOT NULL, "bus_id" uuid NOT NULL, "text" character varying(1000) NOT NULL, "may_not_drive" boolean NOT NULL, "state" character varying(10) NOT NULL DEFAULT 'open', "state_at" TIMESTAMP WITH TIME ZONE NOT NULL, "reported_at" TIMESTAMP WITH TIME ZONE NOT NULL, "reported_by_id" uuid NOT NULL, CONSTRAINT "defect_state" CHECK (state in ('open', 'workshop', 'done')), CONSTRAINT "PK_79534adc9e0edaf32589fe26959" PRIMARY KEY ("id"))`,
  `CREATE INDEX "defect_done" ON "defect"  ("state_at") WHERE state = 'done'`,
  `CREATE INDEX "defect_unfinished" ON "defect"  ("bus_id") WHERE state <> 'done'`,
  `CREATE INDEX "defect_bus" ON "defect"  ("bus_id", "reported_at")`,
  `CREATE TABLE "journey_programme" ("order_id" uuid NOT NULL, "departs_at" TIMESTAMP WITH TIME ZONE NOT NULL, "programme" jsonb NOT NULL, CONSTRAINT "PK_3e672b44859e600d458e29b9773" PRIMARY KEY ("order_id"))`,
  `CREATE TABLE "journey_sheet" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "bus_id" uuid NOT NULL, "book" character varying(20) NOT NULL, "sheet" character varying(20) NOT NULL, "written_at" TIMESTAMP WITH TIME ZONE NOT NULL, "written_by_id" uuid NOT NULL, CONSTRAINT "journey_sheet_once" UNIQUE ("order_id", "bus_id"), CONSTRAINT "PK_59c6de8e3974c994df29de5663c" PRIMARY KEY ("id"))`,
  `CREATE INDEX "journey_sheet_bus" ON "journey_sheet"  ("bus_id")`,
  `ALTER TABLE "bus" ADD "unit_downloaded_on" date`,
  `ALTER TABLE "driver_record" ADD "card_downloaded_on" date`,
  `ALTER TABLE "defect" ADD CONSTRAINT "FK_da97f5c85926b55ce426e4ee314" FOREIGN KEY ("bus_id") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "defect" ADD CONSTRAINT "FK_1db68eab092ea6bc23c1c9995f5" FOREIGN KEY ("reported_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "journey_programme" ADD CONSTRAINT "FK_3e672b44859e600d458e29b9773" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "journey_sheet" ADD CONSTRAINT "FK_7cbffe8ffb821c305ee16b2fa86" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "journey_sheet" ADD CONSTRAINT "FK_fc56ce933e1ab6754b04d193eae" FOREIGN KEY ("bus_id") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "journey_sheet" ADD CONSTRAINT "FK_ff94db72f7bdb80e6be5a0bcebc" FOREIGN KEY ("written_by_id") REFERENCES "user"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
  `ALTER TABLE "photo" DROP CONSTRAINT "photo_kind"`,
  `ALTER TABLE "photo" ADD CONSTRAINT "photo_kind" CHECK (kind in ('driver', 'bus', 'food_package', 'journey_sheet', 'defect'))`,
  `CREATE TRIGGER defect_live AFTER INSERT OR UPDATE OR DELETE ON "defect" FOR EACH STATEMENT EXECUTE FUNCTION live_list_changed('fleet')`,
  // Coming jobs, so that a change after their departure is known as one.
  `INSERT INTO journey_programme (order_id, departs_at, programme)
   SELECT o.id, o.starts_at, jsonb_build_object('passengers', o.passengers, 'distanceM', o.distance_m,
     'stops', (SELECT coalesce(jsonb_agg(jsonb_build_object('lat', s.lat, 'lng', s.lng, 'city', s.city, 'address', s.address,
         'arrive', s.arrive, 'depart', s.depart) ORDER BY s.position), '[]') FROM stop s WHERE s.order_id = o.id),
     'driverIds', (SELECT coalesce(jsonb_agg(a.driver_id ORDER BY a.position), '[]') FROM driver_assignment a
       WHERE a.job_id = j.id AND a.confirmation <> 'declined'),
     'busIds', (SELECT coalesce(jsonb_agg(b.bus_id ORDER BY b.position), '[]') FROM bus_assignment b WHERE b.job_id = j.id))
   FROM "order" o JOIN job j ON j.order_id = o.id WHERE o.status = 'job' AND o.deleted_at IS NULL AND o.starts_at > now()`,
];
