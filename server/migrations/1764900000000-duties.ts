import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts that an assignment must respect: papers of drivers and buses, absences, depots, and work beside our plans. */
export class Duties1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const depot = `"depot_address" varchar(255), "depot_lat" double precision, "depot_lng" double precision`;

const statements = [
  `CREATE TABLE "driver_record" ("driver_id" uuid NOT NULL, "licence_category" varchar(35), "licence_ends" date, "code95_ends" date, "driver_card_ends" date, "medical_ends" date, ${depot}, CONSTRAINT "PK_a7f50956e413940e7a1fe228c6d" PRIMARY KEY ("driver_id"))`,
  `CREATE TABLE "absence" ("id" uuid NOT NULL, "driver_id" uuid, "bus_id" uuid, "first_day" date NOT NULL, "last_day" date NOT NULL, "kind" varchar(10) NOT NULL, "note" varchar(255) NOT NULL DEFAULT '', CONSTRAINT "absence_days" CHECK (first_day <= last_day), CONSTRAINT "absence_whose" CHECK (num_nonnulls(driver_id, bus_id) = 1), CONSTRAINT "absence_kind" CHECK (kind in ('leave', 'sick', 'workshop', 'other')), CONSTRAINT "PK_30089b15c0f880f026581218c16" PRIMARY KEY ("id"))`,
  `CREATE INDEX "absence_driver" ON "absence" ("driver_id", "last_day")`,
  `CREATE INDEX "absence_bus" ON "absence" ("bus_id", "last_day")`,
  `CREATE TABLE "activity_entry" ("id" uuid NOT NULL, "driver_id" uuid NOT NULL, "starts_at" timestamptz NOT NULL, "ends_at" timestamptz NOT NULL, "kind" varchar(15) NOT NULL, "source" varchar(10) NOT NULL DEFAULT 'hand', "note" varchar(255) NOT NULL DEFAULT '', CONSTRAINT "activity_entry_time" CHECK (starts_at < ends_at), CONSTRAINT "activity_entry_source" CHECK (source in ('hand', 'tachograph')), CONSTRAINT "activity_entry_kind" CHECK (kind in ('driving', 'otherWork', 'availability')), CONSTRAINT "PK_97b653f3442bfbcb09e6193ff83" PRIMARY KEY ("id"))`,
  `CREATE INDEX "activity_entry_driver" ON "activity_entry" ("driver_id", "starts_at")`,
  `CREATE TABLE "duty_settings" ("id" smallint NOT NULL, "begin_minutes" smallint NOT NULL DEFAULT '15', "end_minutes" smallint NOT NULL DEFAULT '15', ${depot}, CONSTRAINT "duty_settings_minutes" CHECK (begin_minutes between 0 and 180 and end_minutes between 0 and 180), CONSTRAINT "duty_settings_one" CHECK (id = 1), CONSTRAINT "PK_c1f0ee55ffdfa1edb8affe931e7" PRIMARY KEY ("id"))`,
  `ALTER TABLE "bus" ADD "plate" varchar(15), ADD "seats" smallint, ADD "lift" boolean NOT NULL DEFAULT false, ADD "luggage_m3" double precision, ADD "inspection_ends" date, ADD "insurance_ends" date, ADD "depot_address" varchar(255), ADD "depot_lat" double precision, ADD "depot_lng" double precision`,
  `ALTER TABLE "arrangement" ADD "short_line" boolean NOT NULL DEFAULT false`,
  `ALTER TABLE "absence" ADD CONSTRAINT "FK_762a056ece3f2f53bf079fc25b6" FOREIGN KEY ("driver_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "absence" ADD CONSTRAINT "FK_5e521b511deb7c6b2d5150c621f" FOREIGN KEY ("bus_id") REFERENCES "bus"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "activity_entry" ADD CONSTRAINT "FK_13be37c185fe4e0d0093f16d150" FOREIGN KEY ("driver_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
  `ALTER TABLE "driver_record" ADD CONSTRAINT "FK_a7f50956e413940e7a1fe228c6d" FOREIGN KEY ("driver_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
];
