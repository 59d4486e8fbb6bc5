import type { MigrationInterface, QueryRunner } from 'typeorm';

const extensions = ['btree_gist', 'pg_trgm', 'unaccent'];

/** The first schema. Everything that entities cannot say stands at the end. */
export class First1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const extension of extensions) await runner.query(`CREATE EXTENSION IF NOT EXISTS ${extension}`);
    for (const statement of [...statements, ...besides]) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back before the first schema');
  }
}

const statements = [
  `CREATE TABLE "user" (
      "id" uuid NOT NULL,
      "username" varchar(20) NOT NULL,
      "firstname" varchar(35) NOT NULL,
      "lastname" varchar(35) NOT NULL DEFAULT '',
      "email" varchar(255),
      "phone" varchar(32),
      "role" varchar(35) NOT NULL,
      "password_hash" text NOT NULL,
      "hidden" boolean NOT NULL DEFAULT false,
      "created_at" timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT "UQ_78a916df40e02a9deb1c4b75edb" UNIQUE ("username"),
      CONSTRAINT "user_role" CHECK (role in ('driver', 'admin')),
      CONSTRAINT "PK_cace4a159ff9f2512dd42373760" PRIMARY KEY ("id")
    )`,
  `CREATE TABLE "session" (
      "token_hash" varchar(64) NOT NULL,
      "user_id" uuid NOT NULL,
      "created_at" timestamptz NOT NULL,
      "expires_at" timestamptz NOT NULL,
      CONSTRAINT "PK_a83507eb0338ac037780e02f2b9" PRIMARY KEY ("token_hash")
    )`,
  `CREATE INDEX "session_user" ON "session" ("user_id")`,
  `CREATE TABLE "food_package" (
      "id" uuid NOT NULL,
      "name" varchar(255) NOT NULL,
      "description" varchar(255) NOT NULL DEFAULT '',
      "price" integer NOT NULL,
      "hidden" boolean NOT NULL DEFAULT false,
      CONSTRAINT "food_package_price" CHECK (price >= 0),
      CONSTRAINT "PK_1a183bb9bb08b64e57fa10441cb" PRIMARY KEY ("id")
    )`,
  `CREATE TABLE "bus" (
      "id" uuid NOT NULL,
      "name" varchar(255) NOT NULL,
      "hidden" boolean NOT NULL DEFAULT false,
      CONSTRAINT "PK_bd7b8b319eb7958e876584d02d5" PRIMARY KEY ("id")
    )`,
  `CREATE TABLE "bus_assignment" (
      "id" uuid NOT NULL,
      "job_id" uuid NOT NULL,
      "bus_id" uuid NOT NULL,
      "position" smallint NOT NULL,
      "during" tstzrange NOT NULL,
      CONSTRAINT "bus_assignment_once" UNIQUE ("job_id", "bus_id"),
      CONSTRAINT "PK_6ce6e6f312a28605cd800375b04" PRIMARY KEY ("id")
    )`,
  `CREATE INDEX "bus_assignment_bus" ON "bus_assignment" ("bus_id")`,
  `CREATE TABLE "driver_assignment" (
      "id" uuid NOT NULL,
      "job_id" uuid NOT NULL,
      "driver_id" uuid NOT NULL,
      "position" smallint NOT NULL,
      "during" tstzrange NOT NULL,
      "confirmation" varchar(10) NOT NULL DEFAULT 'waiting',
      "key_hash" varchar(64) NOT NULL,
      "answered_at" timestamptz,
      CONSTRAINT "driver_assignment_once" UNIQUE ("job_id", "driver_id"),
      CONSTRAINT "driver_assignment_confirmation" CHECK (confirmation in ('waiting', 'accepted', 'rejected')),
      CONSTRAINT "PK_f8f9631296f464aae1aafcb4ba2" PRIMARY KEY ("id")
    )`,
  `CREATE INDEX "driver_assignment_driver" ON "driver_assignment" ("driver_id")`,
  `CREATE TABLE "stop" (
      "order_id" uuid NOT NULL,
      "position" smallint NOT NULL,
      "lat" double precision NOT NULL,
      "lng" double precision NOT NULL,
      "city" varchar(255) NOT NULL,
      "address" varchar(255) NOT NULL,
      "arrive" timestamptz,
      "depart" timestamptz,
      CONSTRAINT "stop_place" CHECK (lat between -90 and 90 and lng between -180 and 180),
      CONSTRAINT "stop_position" CHECK (position between 0 and 9),
      CONSTRAINT "PK_8a580f22bc8004e3e9bff11280e" PRIMARY KEY ("order_id", "position")
    )`,
  `CREATE TABLE "order_food" (
      "order_id" uuid NOT NULL,
      "food_package_id" uuid NOT NULL,
      "name" varchar(255) NOT NULL,
      "price" integer NOT NULL,
      "count" integer NOT NULL,
      CONSTRAINT "order_food_count" CHECK (count > 0),
      CONSTRAINT "PK_24a0f9bf0795ddca8778ab3d5cd" PRIMARY KEY ("order_id", "food_package_id")
    )`,
  `CREATE TABLE "order" (
      "id" uuid NOT NULL,
      "status" varchar(10) NOT NULL,
      "version" integer NOT NULL DEFAULT '1',
      "created_at" timestamptz NOT NULL,
      "starts_at" timestamptz NOT NULL,
      "ends_at" timestamptz NOT NULL,
      "duration_s" integer NOT NULL,
      "distance_m" integer NOT NULL,
      "estimated_by" varchar(35) NOT NULL,
      "estimate_notes" text array NOT NULL DEFAULT '{}',
      "passengers" integer NOT NULL,
      "full_name" varchar(255) NOT NULL,
      "email" varchar(255) NOT NULL,
      "phone" varchar(32) NOT NULL,
      "company" varchar(255),
      "promo" varchar(255),
      "client_notes" text NOT NULL DEFAULT '',
      "logistics_notes" text NOT NULL DEFAULT '',
      "driver_notes" text NOT NULL DEFAULT '',
      "group_full_name" varchar(255),
      "group_email" varchar(255),
      "group_phone" varchar(32),
      "archived_at" timestamptz,
      "deleted_at" timestamptz,
      "deleted_by_id" uuid,
      "search" text NOT NULL DEFAULT '',
      CONSTRAINT "order_time" CHECK (ends_at >= starts_at),
      CONSTRAINT "order_passengers" CHECK (passengers > 0),
      CONSTRAINT "order_status" CHECK (status in ('new', 'answered', 'accepted', 'job', 'archived', 'rejected')),
      CONSTRAINT "PK_1031171c13130102495201e3e20" PRIMARY KEY ("id")
    )`,
  `CREATE INDEX "order_archive" ON "order" ("starts_at", "id") WHERE deleted_at is null`,
  `CREATE INDEX "order_open" ON "order" ("status", "starts_at") WHERE deleted_at is null and status in ('new', 'answered', 'accepted', 'job')`,
  `CREATE TABLE "job" (
      "id" uuid NOT NULL,
      "order_id" uuid NOT NULL,
      "trip_number" integer NOT NULL,
      "feedback_key_hash" varchar(64),
      "feedback_asked_at" timestamptz,
      CONSTRAINT "UQ_73295fcf4aa9bf6fd38d18ea709" UNIQUE ("trip_number"),
      CONSTRAINT "REL_5d0d2f60851aaf0a0f47ae5f88" UNIQUE ("order_id"),
      CONSTRAINT "PK_98ab1c14ff8d1cf80d18703b92f" PRIMARY KEY ("id")
    )`,
  `CREATE TABLE "feedback" (
      "id" uuid NOT NULL,
      "job_id" uuid NOT NULL,
      "driver_id" uuid NOT NULL,
      "went_well" boolean NOT NULL,
      "comment" text NOT NULL DEFAULT '',
      "hours" double precision array NOT NULL,
      "updated_at" timestamptz NOT NULL,
      "read_at" timestamptz,
      CONSTRAINT "feedback_once" UNIQUE ("job_id", "driver_id"),
      CONSTRAINT "feedback_hours" CHECK (cardinality(hours) between 1 and 31),
      CONSTRAINT "PK_8389f9e087a57689cd5be8b2b13" PRIMARY KEY ("id")
    )`,
  `CREATE INDEX "feedback_unread" ON "feedback" ("job_id") WHERE read_at is null`,
  `CREATE TABLE "offer" (
      "id" uuid NOT NULL,
      "order_id" uuid NOT NULL,
      "price" integer,
      "vat_rate" smallint NOT NULL,
      "note" text NOT NULL DEFAULT '',
      "key_hash" varchar(64),
      "status" varchar(10) NOT NULL,
      "reject_reason" varchar(35),
      "sent_at" timestamptz NOT NULL,
      "sent_by_id" uuid,
      "answered_at" timestamptz,
      "answered_by_id" uuid,
      CONSTRAINT "offer_price" CHECK (price >= 0),
      CONSTRAINT "offer_status" CHECK (status in ('open', 'accepted', 'rejected', 'superseded')),
      CONSTRAINT "PK_57c6ae1abe49201919ef68de900" PRIMARY KEY ("id")
    )`,
  `CREATE INDEX "offer_order" ON "offer" ("order_id", "sent_at")`,
  `CREATE UNIQUE INDEX "offer_current" ON "offer" ("order_id") WHERE status in ('open', 'accepted')`,
  `CREATE TABLE "order_event" (
      "id" uuid NOT NULL,
      "order_id" uuid NOT NULL,
      "at" timestamptz NOT NULL,
      "action" varchar(35) NOT NULL,
      "actor" varchar(10) NOT NULL,
      "user_id" uuid,
      "from_status" varchar(10),
      "to_status" varchar(10) NOT NULL,
      "version" integer NOT NULL,
      "changes" jsonb NOT NULL DEFAULT '{}',
      CONSTRAINT "PK_394b0d7613180ebee9028e9aaa1" PRIMARY KEY ("id")
    )`,
  `CREATE INDEX "order_event_order" ON "order_event" ("order_id", "at")`,
  `CREATE TABLE "counter" (
      "name" varchar(35) NOT NULL,
      "value" integer NOT NULL,
      CONSTRAINT "PK_0dbbc0f411f4517f614933da0c3" PRIMARY KEY ("name")
    )`,
  `CREATE TABLE "rate_limit" (
      "key" varchar(255) NOT NULL,
      "count" integer NOT NULL,
      "last_at" timestamptz NOT NULL,
      "expires_at" timestamptz NOT NULL,
      CONSTRAINT "PK_e6c0c0608decdf78e4d4b263397" PRIMARY KEY ("key")
    )`,
  `ALTER TABLE "session" ADD CONSTRAINT "FK_30e98e8746699fb9af235410aff" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE`,
  `ALTER TABLE "bus_assignment" ADD CONSTRAINT "FK_3cd3330f4407ef987c6f3b51732" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE`,
  `ALTER TABLE "bus_assignment" ADD CONSTRAINT "FK_ae917bf54bf55198503bf39dc04" FOREIGN KEY ("bus_id") REFERENCES "bus"("id")`,
  `ALTER TABLE "driver_assignment" ADD CONSTRAINT "FK_8e822f2b7b53dbec934f2afd0fb" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE`,
  `ALTER TABLE "driver_assignment" ADD CONSTRAINT "FK_a4b89a9571139408b699331e977" FOREIGN KEY ("driver_id") REFERENCES "user"("id")`,
  `ALTER TABLE "stop" ADD CONSTRAINT "FK_c0b5652f336427ce2410ff2a8c8" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE`,
  `ALTER TABLE "order_food" ADD CONSTRAINT "FK_d22d0e6a16810cd4910491814e9" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE`,
  `ALTER TABLE "order_food" ADD CONSTRAINT "FK_94674bc80246f425c90577f9ec7" FOREIGN KEY ("food_package_id") REFERENCES "food_package"("id")`,
  `ALTER TABLE "job" ADD CONSTRAINT "FK_5d0d2f60851aaf0a0f47ae5f889" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE`,
  `ALTER TABLE "feedback" ADD CONSTRAINT "FK_3f426197c1b8c7c7b876a2addef" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE`,
  `ALTER TABLE "feedback" ADD CONSTRAINT "FK_5c7e2dbb8432ce193a10a7f35f9" FOREIGN KEY ("driver_id") REFERENCES "user"("id")`,
  `ALTER TABLE "offer" ADD CONSTRAINT "FK_de27658a4ecb056097fb5c3f0ab" FOREIGN KEY ("order_id") REFERENCES "order"("id") ON DELETE CASCADE`,
  `ALTER TABLE "offer" ADD CONSTRAINT "FK_b5413ab200579aed458ba17cd96" FOREIGN KEY ("sent_by_id") REFERENCES "user"("id")`,
  `ALTER TABLE "offer" ADD CONSTRAINT "FK_877a9b96f559b5de0a6c1fffb5a" FOREIGN KEY ("answered_by_id") REFERENCES "user"("id")`,
];

const besides = [
  // Lower case and without accents, so that 'Poltsamaa' finds 'Põltsamaa'. Wrapped, because an index needs an immutable function.
  `CREATE FUNCTION fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
       AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$`,
  `CREATE INDEX order_search ON "order" USING gin (search gin_trgm_ops)`,
  `CREATE INDEX driver_assignment_during ON driver_assignment USING gist (driver_id, during)`,
  `CREATE INDEX bus_assignment_during ON bus_assignment USING gist (bus_id, during)`,
  `INSERT INTO counter (name, value) VALUES ('trip', 0)`,
];
