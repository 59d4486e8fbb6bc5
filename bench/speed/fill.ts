import type { DataSource, QueryRunner } from 'typeorm';
import { hashPassword } from '../../server/access/account/passwords';
import { reasonWords } from '../../server/orders/lifecycle/rejectReasons';
import { statusRows } from '../../server/texts/statusWords';
import { password } from '../http';
import { withoutIndexes } from './withoutIndexes';

/** How many orders of the past, archived but for every tenth, which was rejected, and how many that are open. */
export interface Filling {
  past: number;
  open: number;
}

/** The parts of each order. Every list that the pages show has rows; companies and places repeat, as in real life. */
const stopsPerOrder = 4;

/**
 * Fills an empty, migrated database with orders, straight by SQL: a million through the application would take a day.
 * Writes the same dependent rows as the subscribers (server/subscribers.ts).
 */
export async function fill(dataSource: DataSource, { past, open }: Filling): Promise<void> {
  const hash = await hashPassword(password);
  await withoutIndexes(dataSource, async (runner) => {
    await runner.query(
      `insert into "user" (id, username, firstname, role, password_hash) values (md5('admin')::uuid, 'admin', 'Admin', 'admin', $1)`,
      [hash],
    );
    for (const statement of people) await runner.query(statement);
    // A hundred thousand at a time, so that no statement needs the memory of a million.
    for (let first = 1; first <= past; first += 100_000)
      await insertOrders(runner, first, Math.min(past, first + 99_999), pastOrder);
    await insertOrders(runner, past + 1, past + open, openOrder);
    await runner.query(counters);
    await runner.query(tally);
  });
  await dataSource.query('vacuum analyze');
}

const counters = `update counter set value = (select coalesce(max(trip_number), 0) from job) where name = 'trip'`;
/** The counts of the trigger after orders/lifecycle/orderTally.ts has added them up. */
const tally = `insert into order_tally (status, ends_on, orders)
  select status, case when ends_at < now() - interval '7 days' then '-infinity' else (ends_at at time zone 'UTC')::date end, count(*)
  from "order" group by 1, 2`;

const firstname = `(array['Jaan', 'Liis', 'Õnne', 'Tiit', 'Malle'])[1 + n % 5]`;
const driverName = `${firstname} || ' Tamm ' || n % 40`;
const people = [
  `insert into "user" (id, username, firstname, lastname, email, phone, role, password_hash)
   select md5('driver' || n)::uuid, 'juht' || n, ${firstname}, 'Tamm ' || n,
     'juht' || n || '@buss.example', '+3725550' || n, 'driver', '-' from generate_series(0, 39) n`,
  `insert into bus (id, name) select md5('bus' || n)::uuid, 'Setra ' || (100 + n) from generate_series(0, 19) n`,
  `insert into food_package (id, name, description, price) values (md5('food')::uuid, 'Lõunasöök', 'Supp ja leib', 950)`,
];

/** SQL for the status and the start of the n-th order. */
interface Kind {
  status: string;
  start: string;
}

const pastOrder: Kind = {
  status: `case n % 10 when 0 then 'rejected' else 'archived' end`,
  start: `now() - interval '2 days' - n * interval '10 minutes'`,
};
const openOrder: Kind = {
  status: `(array['new', 'answered', 'accepted', 'job'])[1 + n % 4]`,
  start: `now() + interval '1 day' + n % 1000 * interval '1 hour'`,
};

async function insertOrders(runner: QueryRunner, first: number, last: number, { status, start }: Kind): Promise<void> {
  const orders = `
    select n, md5('order' || n)::uuid id, status, start, start + interval '9 hours' finish, 'Selts nr ' || n % 5000 company,
      'Mari Maasikas ' || n % 700 full_name, 20 + n % 60 passengers, 90000 + n % 400 * 1000 distance,
      (array['Tallinn', 'Tartu', 'Pärnu', 'Narva', 'Võru', 'Jõhvi', 'Rakvere'])[1 + n % 7] city,
      20000 + n % 180000 * 7919 % 180000 price, status in ('archived', 'job') has_job, md5('driver' || n % 40)::uuid driver,
      ${driverName} driver_name, md5('bus' || n % 20)::uuid bus, md5('job' || n)::uuid job
    from (select n, ${status} status, ${start} start from generate_series(${first}, ${last}) n) each`;
  // In one transaction, so that `now()` is the same moment in all tables.
  await runner.startTransaction();
  for (const rows of inserts) await runner.query(rows.replace('ORDERS', `(${orders}) o`));
  await runner.commitTransaction();
}

const inserts = [
  `insert into "order" (id, status, version, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers,
     full_name, email, phone, company, client_notes, archived_at)
   select id, status, 5, start - interval '20 days', start, finish, 32400, distance, 'embedded', passengers,
     full_name, 'mari' || n || '@selts.example', '+37255512345', company, 'Kaks ratastooli', case when status = 'archived' then finish end
   from ORDERS`,
  `insert into order_listing (order_id, status, starts_at, ends_at, deleted, search_document, company_key, price_key, driver_key, trip_number_key)
   select id, status, start, finish, false,
     fold(concat_ws(' ', '${JSON.stringify(statusRows)}'::jsonb ->> status, full_name, company, 'mari' || n || '@selts.example', '+37255512345',
       passengers, distance / 1000, to_char(start at time zone 'Europe/Tallinn', 'DD.MM.YYYY HH24:MI'),
       (select string_agg(city || ' Kesk ' || p, ' ') from generate_series(0, ${stopsPerOrder - 1}) p),
       case when has_job then n || ' ' || driver_name || ' Setra ' || 100 + n % 20 end,
       case when status <> 'new' then replace(to_char(price / 100.0, 'FM9999990.00'), '.', ',') end,
       case when status = 'rejected' then '${reasonWords.over_budget}' end)),
     estonian_order(company), case when status = 'new' then -1 else price end,
     case when has_job then estonian_order(driver_name) else '' end, case when has_job then n else -1 end
   from ORDERS`,
  `insert into stop (order_id, position, lat, lng, city, address, arrive, depart)
   select id, p, 58.5 + p * 0.1, 25 + p * 0.2, city, 'Kesk ' || p, start + p * interval '3 hours', start + p * interval '3 hours'
   from ORDERS, generate_series(0, ${stopsPerOrder - 1}) p`,
  `insert into order_food (order_id, food_package_id, name, price, count) select id, md5('food')::uuid, 'Lõunasöök', 950, 20 from ORDERS
   where n % 4 = 0`,
  `insert into offer (id, order_id, price, vat_rate, note, status, reject_reason, sent_at)
   select md5('offer' || n)::uuid, id, price, 24, '', case status when 'rejected' then 'rejected' when 'answered' then 'open' else 'accepted' end,
     case status when 'rejected' then 'over_budget' end, start - interval '15 days'
   from ORDERS where status <> 'new'`,
  `insert into job (id, order_id, trip_number) select job, id, n from ORDERS where has_job`,
  `insert into driver_assignment (id, job_id, driver_id, position, during, confirmation, key_hash, reported)
   select md5('driving' || n)::uuid, job, driver, 0, tstzrange(start, finish), 'accepted', md5('key' || n), status = 'archived' from ORDERS where has_job`,
  `insert into bus_assignment (id, job_id, bus_id, position, during)
   select md5('bussing' || n)::uuid, job, bus, 0, tstzrange(start, finish) from ORDERS where has_job`,
  `insert into feedback (id, job_id, driver_id, went_well, comment, hours, updated_at, read_at)
   select md5('feedback' || n)::uuid, job, driver, true, 'Kõik sujus', '{9}', finish, finish from ORDERS where status = 'archived'`,
  `insert into order_event (id, order_id, at, action, actor, from_status, to_status, version)
   select md5('event' || n || p)::uuid, id, start - p * interval '1 day', 'answer', 'admin', 'new', 'answered', p
   from ORDERS, generate_series(1, 3) p`,
];
