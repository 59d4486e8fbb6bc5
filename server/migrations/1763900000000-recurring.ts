import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recurring services, and the one function that says on which days they are due, when and who drives. */
export class Recurring1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "arrangement" (
    "id" uuid NOT NULL,
    "version" integer NOT NULL DEFAULT '1',
    "name" varchar(255) NOT NULL,
    "description" varchar(255) NOT NULL DEFAULT '',
    "weekdays" smallint array NOT NULL,
    "first_day" date NOT NULL,
    "last_day" date NOT NULL,
    "depart" time NOT NULL,
    "duration_min" integer NOT NULL,
    "bus_id" uuid,
    "created_at" timestamptz NOT NULL,
    "deleted_at" timestamptz,
    CONSTRAINT "arrangement_duration" CHECK (duration_min between 1 and 1439),
    CONSTRAINT "arrangement_weekdays" CHECK (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
    CONSTRAINT "arrangement_days" CHECK (first_day <= last_day),
    CONSTRAINT "PK_ea323dddf7ba7f752113c0ce261" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE "arrangement_driver" (
    "id" uuid NOT NULL,
    "arrangement_id" uuid NOT NULL,
    "driver_id" uuid NOT NULL,
    "since" timestamptz,
    CONSTRAINT "PK_60e56250361a8d1ed9672bac89f" PRIMARY KEY ("id")
  )`,
  `CREATE INDEX "arrangement_driver_since" ON "arrangement_driver" ("arrangement_id", "since")`,
  `CREATE TABLE "arrangement_exception" (
    "id" uuid NOT NULL,
    "arrangement_id" uuid NOT NULL,
    "date" date NOT NULL,
    "depart" time,
    "description" varchar(255),
    "driver_id" uuid,
    "runs" boolean NOT NULL DEFAULT true,
    CONSTRAINT "arrangement_exception_once" UNIQUE ("arrangement_id", "date"),
    CONSTRAINT "PK_f68bb5f4347a802803784087e7c" PRIMARY KEY ("id")
  )`,
  `ALTER TABLE "arrangement" ADD CONSTRAINT "FK_5b50bf4fd3584c6f24c2f667657" FOREIGN KEY ("bus_id") REFERENCES "bus"("id")`,
  `ALTER TABLE "arrangement_driver" ADD CONSTRAINT "FK_8af79a19f5b4deb2fb64195a51c" FOREIGN KEY ("arrangement_id") REFERENCES "arrangement"("id") ON DELETE CASCADE`,
  `ALTER TABLE "arrangement_driver" ADD CONSTRAINT "FK_36166c466de79369c32f09f25da" FOREIGN KEY ("driver_id") REFERENCES "user"("id")`,
  `ALTER TABLE "arrangement_exception" ADD CONSTRAINT "FK_06f59b7b6fd05b0da7ea33028c5" FOREIGN KEY ("arrangement_id") REFERENCES "arrangement"("id") ON DELETE CASCADE`,
  `ALTER TABLE "arrangement_exception" ADD CONSTRAINT "FK_1286a8524797731effe5d22a512" FOREIGN KEY ("driver_id") REFERENCES "user"("id")`,
  // A wall-clock time that occurs twice in autumn means the first, where PostgreSQL alone takes the second; one that is
  // missing in spring shifts forward (docs/product.md, 'Time').
  `CREATE FUNCTION tallinn_moment(wall timestamp) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT CASE
      WHEN (wall AT TIME ZONE 'Europe/Tallinn' - interval '1 hour') AT TIME ZONE 'Europe/Tallinn' = wall
        THEN wall AT TIME ZONE 'Europe/Tallinn' - interval '1 hour'
      ELSE wall AT TIME ZONE 'Europe/Tallinn'
    END
  $$`,
  // A row a service and day on which it is due, also when an exception says that it does not run. The driver in force is
  // the exception's, else the last who took over before that departure, else the first.
  `CREATE FUNCTION service_day(range_first date, range_last date)
    RETURNS TABLE (arrangement_id uuid, exception_id uuid, name text, description text, date date, driver_id uuid, bus_id uuid,
      depart time, duration_min integer, departs_at timestamptz, arrives_at timestamptz, runs boolean)
    LANGUAGE sql STABLE AS $$
    SELECT a.id, e.id, a.name::text, coalesce(e.description, a.description)::text, d.day, coalesce(e.driver_id, h.driver_id), a.bus_id,
      w.depart, a.duration_min, m.departs_at, m.departs_at + make_interval(mins => a.duration_min), coalesce(e.runs, true)
    FROM arrangement a
    CROSS JOIN LATERAL generate_series(0, least(range_last, a.last_day) - greatest(range_first, a.first_day)) n
    CROSS JOIN LATERAL (SELECT greatest(range_first, a.first_day) + n AS day) d
    LEFT JOIN arrangement_exception e ON e.arrangement_id = a.id AND e.date = d.day
    CROSS JOIN LATERAL (SELECT coalesce(e.depart, a.depart) AS depart) w
    CROSS JOIN LATERAL (SELECT tallinn_moment(d.day + w.depart) AS departs_at) m
    CROSS JOIN LATERAL (SELECT r.driver_id FROM arrangement_driver r
      WHERE r.arrangement_id = a.id AND (r.since IS NULL OR r.since <= m.departs_at)
      ORDER BY r.since DESC NULLS LAST, r.id DESC LIMIT 1) h
    WHERE a.deleted_at IS NULL AND extract(isodow FROM d.day) = any(a.weekdays)
  $$`,
  `CREATE FUNCTION route_title(asked_order uuid) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT string_agg(s.city, ' - ' ORDER BY s.position) FROM stop s WHERE s.order_id = asked_order
  $$`,
  // Times when a driver or a bus is taken: jobs that were not declined, and services that run. A row has either a
  // driver or a bus, and either an order or a service. Touching ends are no overlap; a service takes less than two
  // days.
  `CREATE FUNCTION busy_time(busy_from timestamptz, busy_to timestamptz)
    RETURNS TABLE (driver_id uuid, bus_id uuid, order_id uuid, arrangement_id uuid, title text,
      starts_at timestamptz, ends_at timestamptz)
    LANGUAGE sql STABLE AS $$
    SELECT d.driver_id, NULL::uuid, o.id, NULL::uuid, route_title(o.id), o.starts_at, o.ends_at
    FROM driver_assignment d JOIN job j ON j.id = d.job_id JOIN "order" o ON o.id = j.order_id
    WHERE d.during && tstzrange(busy_from, busy_to) AND d.confirmation <> 'rejected' AND o.deleted_at IS NULL
    UNION ALL
    SELECT NULL, b.bus_id, o.id, NULL, route_title(o.id), o.starts_at, o.ends_at
    FROM bus_assignment b JOIN job j ON j.id = b.job_id JOIN "order" o ON o.id = j.order_id
    WHERE b.during && tstzrange(busy_from, busy_to) AND o.deleted_at IS NULL
    UNION ALL
    SELECT taken.driver_id, taken.bus_id, NULL, s.arrangement_id, s.name, s.departs_at, s.arrives_at
    FROM service_day((busy_from AT TIME ZONE 'Europe/Tallinn')::date - 2, (busy_to AT TIME ZONE 'Europe/Tallinn')::date) s
    CROSS JOIN LATERAL (VALUES (s.driver_id, NULL::uuid), (NULL, s.bus_id)) AS taken(driver_id, bus_id)
    WHERE s.runs AND s.departs_at < busy_to AND s.arrives_at > busy_from AND coalesce(taken.driver_id, taken.bus_id) IS NOT NULL
  $$`,
];
