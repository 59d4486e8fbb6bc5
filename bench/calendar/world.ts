import type { DataSource } from 'typeorm';
import { createId } from '../../server/platform/ids';

export const jobCount = 500;
export const arrangementCount = 40;

/** A January of 500 jobs and 40 arrangements that run every day, among 12 drivers and 9 buses. */
export async function fillJanuary(dataSource: DataSource): Promise<void> {
  const ids = (count: number) => Array.from({ length: count }, createId);
  const names = [
    'Jaan',
    'Mari',
    'Liis',
    'Toomas',
    'Urve',
    'Margus',
    'Ülle',
    'Priit',
    'Anneli',
    'Raivo',
    'Endel',
    'Õie',
  ];
  const drivers = ids(names.length);
  const buses = ids(9);
  const jobs = ids(jobCount);
  const occurrences = ids(arrangementCount);
  const run = (sql: string, values: unknown[]) => dataSource.query(sql, values);

  await run(
    `insert into "user" (id, username, firstname, lastname, role, password_hash)
     select id, 'juht' || n, name, '', 'driver', '-' from unnest($1::uuid[], $2::text[]) with ordinality u(id, name, n)`,
    [drivers, names],
  );
  await run(
    `insert into bus (id, name) select id, 'Setra ' || 500 + n from unnest($1::uuid[]) with ordinality b(id, n)`,
    [buses],
  );
  await run(
    `insert into "order" (id, status, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers, full_name, company, email, phone)
     select id, 'job', now(), start, start + interval '5 hours', 18000, 186000, 'x', 38, 'Õie Jõgeväli', 'Eesti Rahvatantsu Selts', 'oie@firma.example', '+37255512345'
     from unnest($1::uuid[]) with ordinality n(id, i), lateral (select timestamptz '2027-01-01T05:00Z' + i * interval '85 minutes' as start) t`,
    [jobs],
  );
  await run(
    `insert into stop (order_id, position, lat, lng, city, address)
     select id, position, 58, 25, (array['Tallinn', 'Paide', 'Tartu'])[position + 1], 'Keskväljak 1'
     from unnest($1::uuid[]) id, generate_series(0, 2) position`,
    [jobs],
  );
  await run(
    `insert into job (id, order_id, trip_number) select id, id, 1000 + i from unnest($1::uuid[]) with ordinality n(id, i)`,
    [jobs],
  );
  await run(
    `insert into driver_assignment (id, job_id, driver_id, position, during, key_hash)
     select n.id, n.id, ($2::uuid[])[n.i % 12 + 1], 0, tstzrange(o.starts_at, o.ends_at), ''
     from unnest($1::uuid[]) with ordinality n(id, i) join "order" o on o.id = n.id`,
    [jobs, drivers],
  );
  await run(
    `insert into bus_assignment (id, job_id, bus_id, position, during)
     select n.id, n.id, ($2::uuid[])[n.i % 9 + 1], 0, tstzrange(o.starts_at, o.ends_at)
     from unnest($1::uuid[]) with ordinality n(id, i) join "order" o on o.id = n.id`,
    [jobs, buses],
  );
  await run(
    `insert into arrangement (id, created_at, changed_at) select id, now(), now() from unnest($1::uuid[]) n(id)`,
    [occurrences],
  );
  // Each changed hands five times.
  await run(
    `insert into arrangement_period
       (arrangement_id, from_day, name, description, weekdays, first_day, last_day, depart, duration_min, driver_id, bus_id)
     select id, case when turn > 0 then date '2026-11-01' + turn * 14 else '2000-01-01' end, 'Liin ' || i, 'Kooli ja tagasi',
       '{1,2,3,4,5,6,7}', '2026-01-01', '2027-12-31', time '05:00' + i * interval '20 minutes', 90,
       ($2::uuid[])[(i + turn) % 12 + 1], ($3::uuid[])[i % 9 + 1]
     from unnest($1::uuid[]) with ordinality n(id, i), generate_series(0, 5) turn`,
    [occurrences, drivers, buses],
  );
  await run(
    `insert into arrangement_exception (id, arrangement_id, date, depart)
     select gen_random_uuid(), id, date '2027-01-01' + (i % 28)::int, '04:30' from unnest($1::uuid[]) with ordinality n(id, i)`,
    [occurrences],
  );
  await run('analyze', []);
}
