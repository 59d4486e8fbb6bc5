import type { DataSource } from 'typeorm';
import { createId } from '../../server/platform/ids';
import { startTestApp } from '../../server/testing/testApp';
import beginTestCluster from '../../server/testing/databases/testCluster';
import endTestCluster from '../../server/testing/databases/testClusterEnd';
import { milliseconds } from './result';
import type { Result } from './result';

const drivers = 30;
/** Each driver drives on five days of the week, for twelve weeks around the order. */
const days = 84;
const requests = 15;

const form = `query($from: DateTime!, $to: DateTime!, $orderId: UUID!) { drivers { id firstname lastname username role hidden }
  buses { id name hidden } busyTimes(from: $from, to: $to, exceptOrderId: $orderId) { driverId busId title start end } }`;
const lights = `query($orderId: UUID!) { checkAssignment(orderId: $orderId) { drivers { driverId light line warnings } buses { busId warnings } seats } }`;
const strips = `{ driversHours(from: "2027-01-18", days: 28) { driverId days { date driving work severity } riskPoints
  headroom { drivingToday drivingThisWeek owed { minutes lastDay } } } }`;

/** The assignment form of a busy month: the form itself must not wait for the law, whose lights come after it. */
export async function assignment(): Promise<Result[]> {
  await beginTestCluster();
  const app = await startTestApp();
  app.clock.set('2027-02-01T08:00:00Z');
  const token = await app.login('admin');
  const orderId = await fill(app.deps.db.dataSource);
  const ask = async (document: string) => {
    const before = performance.now();
    const variables = { orderId, from: '2027-02-13T06:00:00Z', to: '2027-02-13T16:00:00Z' };
    const { errors } = await app.graphql(document, variables, token);
    if (errors) throw new Error(errors[0]?.message);
    return performance.now() - before;
  };
  const alone: number[] = [];
  const beside: number[] = [];
  const checked: number[] = [];
  const stripped: number[] = [];
  for (let round = 0; round < requests; round += 1) {
    alone.push(await ask(form));
    // Together, as the page asks.
    const [light, own] = await Promise.all([ask(lights), ask(form)]);
    beside.push(own);
    checked.push(light);
    stripped.push(await ask(strips));
  }
  await app.stop();
  await endTestCluster();
  const later = median(beside) - median(alone);
  const all = median(checked);
  const ratio = median(stripped) / all;
  return [
    {
      what: `the assignment form beside the lights of ${drivers} drivers in a busy month, later than without them`,
      against: 'the form alone',
      mustReach: 'under 20 ms',
      measured: milliseconds(later),
      reached: later < 20,
    },
    {
      what: `the lights of ${drivers} drivers for one trip, with all that is planned in twelve weeks`,
      against: 'the clock',
      mustReach: 'under 600 ms',
      measured: milliseconds(all),
      reached: all < 600,
    },
    {
      what: `the strips of the same drivers over 28 days, with what is left of each`,
      against: 'the lights of one trip',
      mustReach: 'at most twice as long',
      measured: `${ratio.toFixed(2)} x`,
      reached: ratio <= 2,
    },
  ];
}

const median = (times: number[]): number => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

/** Returns the id of an order that waits for its driver. */
async function fill(dataSource: DataSource): Promise<string> {
  const ids = (count: number) => Array.from({ length: count }, createId);
  const people = ids(drivers);
  const jobs = ids(drivers * days);
  const waiting = createId();
  const run = (sql: string, values: unknown[]) => dataSource.query(sql, values);
  await run(
    `insert into "user" (id, username, firstname, lastname, role, password_hash, created_at)
     select id, 'juht' || n, 'Juht', n::text, 'driver', '-', '2025-01-01' from unnest($1::uuid[]) with ordinality u(id, n)`,
    [people],
  );
  await run(`insert into bus (id, name) select id, 'Setra ' || n from unnest($1::uuid[]) with ordinality b(id, n)`, [
    ids(9),
  ]);
  const order = `insert into "order" (id, status, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers, full_name, email, phone)`;
  // Saturdays and Sundays are free. 2026-12-28 is a Monday.
  await run(
    `${order} select id, 'job', now(), t.start, t.start + interval '8 hours', 18000, 372000, 'x', 38, 'Õie', 'oie@firma.example', '+37255512345'
     from unnest($1::uuid[]) with ordinality n(id, i), lateral (select timestamptz '2026-12-28T05:00Z'
       + ((i - 1) / ${drivers}) * interval '1 day' + (i % 7) * interval '20 minutes' as start) t
     where extract(isodow from t.start) < 6`,
    [jobs],
  );
  await run(
    `${order} values ($1, 'accepted', now(), '2027-02-13T06:00Z', '2027-02-13T16:00Z', 18000, 372000, 'x', 38, 'Õie', 'oie@firma.example', '+37255512345')`,
    [waiting],
  );
  await run(
    `insert into stop (order_id, position, lat, lng, city, address, arrive, depart)
     select o.id, p, case p when 1 then 58.38 else 59.43 end, case p when 1 then 26.72 else 24.75 end,
       case p when 1 then 'Tartu' else 'Tallinn' end, 'Keskväljak 1',
       case p when 1 then o.starts_at + interval '150 minutes' when 2 then o.ends_at end,
       case p when 0 then o.starts_at when 1 then o.ends_at - interval '150 minutes' end
     from "order" o, generate_series(0, 2) p`,
    [],
  );
  await run(
    `insert into job (id, order_id, trip_number) select id, id, row_number() over (order by id) from "order" where status = 'job'`,
    [],
  );
  await run(
    `insert into driver_assignment (id, job_id, driver_id, position, during, key_hash, confirmation)
     select o.id, o.id, ($2::uuid[])[(n.i - 1) % ${drivers} + 1], 0, tstzrange(o.starts_at, o.ends_at), '', 'accepted'
     from unnest($1::uuid[]) with ordinality n(id, i) join "order" o on o.id = n.id`,
    [jobs, people],
  );
  await dataSource.query('analyze');
  return waiting;
}
