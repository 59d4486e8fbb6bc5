import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A recurring service is made of periods, each from a day on. This changes no day: a driver who took over drives
 * from that day on when the departure is after that moment, else from the next. A service deleted under the former rule
 * stays gone with all its days.
 */
export class ArrangementPeriods1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `CREATE TABLE "arrangement_period" (
    "arrangement_id" uuid NOT NULL,
    "from_day" date NOT NULL,
    "name" varchar(255) NOT NULL,
    "description" varchar(255) NOT NULL DEFAULT '',
    "weekdays" smallint array NOT NULL,
    "first_day" date NOT NULL,
    "last_day" date NOT NULL,
    "depart" time NOT NULL,
    "duration_min" integer NOT NULL,
    "driver_id" uuid NOT NULL,
    "bus_id" uuid,
    CONSTRAINT "arrangement_period_duration" CHECK (duration_min between 1 and 1439),
    CONSTRAINT "arrangement_period_weekdays" CHECK (cardinality(weekdays) between 1 and 7 and weekdays <@ '{1,2,3,4,5,6,7}'),
    CONSTRAINT "arrangement_period_days" CHECK (first_day <= last_day),
    CONSTRAINT "PK_arrangement_period" PRIMARY KEY ("arrangement_id", "from_day")
  )`,
  `INSERT INTO arrangement_period
     (arrangement_id, from_day, name, description, weekdays, first_day, last_day, depart, duration_min, driver_id, bus_id)
   SELECT DISTINCT ON (a.id, h.from_day) a.id, h.from_day, a.name, a.description, a.weekdays, a.first_day, a.last_day, a.depart,
     a.duration_min, h.driver_id, a.bus_id
   FROM arrangement a
   CROSS JOIN LATERAL (
     SELECT r.id, r.since, r.driver_id, CASE
         WHEN r.since IS NULL THEN date '2000-01-01'
         WHEN r.since <= tallinn_moment(d.day + coalesce(e.depart, a.depart)) THEN d.day
         ELSE d.day + 1
       END AS from_day
     FROM arrangement_driver r
     CROSS JOIN LATERAL (SELECT (r.since AT TIME ZONE 'Europe/Tallinn')::date AS day) d
     LEFT JOIN arrangement_exception e ON e.arrangement_id = a.id AND e.date = d.day
     WHERE r.arrangement_id = a.id) h
   ORDER BY a.id, h.from_day, h.since DESC NULLS LAST, h.id DESC`,
  `ALTER TABLE "arrangement_period" ADD CONSTRAINT "FK_51d9af2366705f43258971a2561" FOREIGN KEY ("arrangement_id") REFERENCES "arrangement"("id") ON DELETE CASCADE`,
  `ALTER TABLE "arrangement_period" ADD CONSTRAINT "FK_a44b393aa2b6ee80d3cf0f0f77c" FOREIGN KEY ("driver_id") REFERENCES "user"("id")`,
  `ALTER TABLE "arrangement_period" ADD CONSTRAINT "FK_a872a60c5c39dd09733fb973f0f" FOREIGN KEY ("bus_id") REFERENCES "bus"("id")`,

  `ALTER TABLE "arrangement"
     ADD "sequence" integer NOT NULL DEFAULT '1', ADD "changed_at" timestamptz, ADD "deleted_from" date,
     DROP COLUMN "name", DROP COLUMN "description", DROP COLUMN "weekdays", DROP COLUMN "first_day", DROP COLUMN "last_day",
     DROP COLUMN "depart", DROP COLUMN "duration_min", DROP COLUMN "bus_id"`,
  `UPDATE arrangement SET sequence = version + (deleted_at IS NOT NULL)::int, changed_at = coalesce(deleted_at, created_at),
     deleted_from = CASE WHEN deleted_at IS NOT NULL THEN date '2000-01-01' END`,
  `ALTER TABLE "arrangement" ALTER "changed_at" SET NOT NULL,
     ADD CONSTRAINT "arrangement_deleted" CHECK ((deleted_at is null) = (deleted_from is null))`,
  `DROP TABLE "arrangement_driver"`,

  `DROP FUNCTION service_day(date, date, boolean)`,
  // A row for each service and day on which it is due, also when an exception says that it does not run. The last
  // period that began by then describes the day. A deleted service keeps the days before its deletion; the later ones
  // come only on request. OFFSET 0 keeps the planner from writing the moment's sum out again wherever it is used.
  `CREATE FUNCTION service_day(range_first date, range_last date, with_deleted boolean DEFAULT false)
    RETURNS TABLE (arrangement_id uuid, exception_id uuid, name text, description text, date date, driver_id uuid,
      regular_driver_id uuid, bus_id uuid, depart time, duration_min integer, departs_at timestamptz, arrives_at timestamptz,
      runs boolean, deleted boolean)
    LANGUAGE sql STABLE AS $$
    SELECT p.arrangement_id, e.id, p.name::text, coalesce(e.description, p.description)::text, d.day,
      coalesce(e.driver_id, p.driver_id), p.driver_id, p.bus_id, m.depart, p.duration_min, m.departs_at,
      m.departs_at + make_interval(mins => p.duration_min), coalesce(e.runs, true), d.deleted
    FROM (SELECT r.*, a.deleted_from, greatest(range_first, r.first_day, r.from_day) AS since,
        least(range_last, r.last_day, lead(r.from_day) OVER (PARTITION BY r.arrangement_id ORDER BY r.from_day) - 1) AS until
      FROM arrangement_period r JOIN arrangement a ON a.id = r.arrangement_id) p
    CROSS JOIN LATERAL generate_series(0, p.until - p.since) n
    CROSS JOIN LATERAL (SELECT p.since + n AS day, coalesce(p.since + n >= p.deleted_from, false) AS deleted) d
    LEFT JOIN arrangement_exception e ON e.arrangement_id = p.arrangement_id AND e.date = d.day
    CROSS JOIN LATERAL (SELECT w.depart, tallinn_moment(d.day + w.depart) AS departs_at
      FROM (SELECT coalesce(e.depart, p.depart) AS depart) w OFFSET 0) m
    WHERE (with_deleted OR NOT d.deleted) AND extract(isodow FROM d.day) = any(p.weekdays)
  $$`,
];
