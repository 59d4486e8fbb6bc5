import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `service_day` also tells of deleted services when asked, and finds out the moment of a departure once, not once a driver. */
export class ServiceDays1763950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  down(): Promise<void> {
    throw new Error('restore a backup instead of going back');
  }
}

const statements = [
  `DROP FUNCTION service_day(date, date)`,
  // A row a service and day on which it is due, also when an exception says that it does not run. The driver in force is
  // the exception's, else the last who took over before that departure, else the first. OFFSET 0 keeps the planner from
  // writing the sum out again wherever the moment is used.
  `CREATE FUNCTION service_day(range_first date, range_last date, with_deleted boolean DEFAULT false)
    RETURNS TABLE (arrangement_id uuid, exception_id uuid, name text, description text, date date, driver_id uuid, bus_id uuid,
      depart time, duration_min integer, departs_at timestamptz, arrives_at timestamptz, runs boolean)
    LANGUAGE sql STABLE AS $$
    SELECT a.id, e.id, a.name::text, coalesce(e.description, a.description)::text, d.day, coalesce(e.driver_id, h.driver_id), a.bus_id,
      m.depart, a.duration_min, m.departs_at, m.departs_at + make_interval(mins => a.duration_min), coalesce(e.runs, true)
    FROM arrangement a
    CROSS JOIN LATERAL generate_series(0, least(range_last, a.last_day) - greatest(range_first, a.first_day)) n
    CROSS JOIN LATERAL (SELECT greatest(range_first, a.first_day) + n AS day) d
    LEFT JOIN arrangement_exception e ON e.arrangement_id = a.id AND e.date = d.day
    CROSS JOIN LATERAL (SELECT w.depart, tallinn_moment(d.day + w.depart) AS departs_at
      FROM (SELECT coalesce(e.depart, a.depart) AS depart) w OFFSET 0) m
    CROSS JOIN LATERAL (SELECT r.driver_id FROM arrangement_driver r
      WHERE r.arrangement_id = a.id AND (r.since IS NULL OR r.since <= m.departs_at)
      ORDER BY r.since DESC NULLS LAST, r.id DESC LIMIT 1) h
    WHERE (a.deleted_at IS NULL OR with_deleted) AND extract(isodow FROM d.day) = any(a.weekdays)
  $$`,
];
