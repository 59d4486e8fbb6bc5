import type { EntityManager } from 'typeorm';
import { toInSql } from '../../model/inSql';
import { jobStatuses } from '../../model/orders/orderStatus';
import type { Sql } from '../../platform/sql';
import { joinSql, query, raw, sql } from '../../platform/sql';
import { onDays, selectActs, selectDays, selectInquiries, selectShares, selectTrips } from './figureSources';

/** Empty drives go by roads, which are longer than the straight line. */
const DETOUR = 1.3;

/** THE rule of the sums: replaces all cells of these days by what the plain rows say now. */
export async function sumDays(manager: EntityManager, days: readonly string[]): Promise<void> {
  await query(
    manager,
    sql`delete from figure_cell where kind = any(${Object.keys(cells)}) and day = any(${days}::date[])`,
  );
  const selections = Object.entries(cells).map(
    ([
      kind,
      rows,
    ]) => sql`select ${raw(`'${kind}'`)}, day, key, count(*)::int, sum(amount)::bigint, (array_agg(sample))[1]
      from (${rows}) each group by day, key`,
  );
  await query(
    manager,
    sql`insert into figure_cell (kind, day, key, count, amount, sample_id)
        with days as materialized (${selectDays(days)}),
          trips as materialized (${selectTrips(onDays)}),
          inquiries as materialized (${selectInquiries(onDays)}),
          invoices as materialized (select i.issued_on as day, i.gross_cents as cents
            from invoice i join days d on i.issued_on = d.day where i.status = 'issued')
        ${joinSql(selections, ' union all ')}`,
  );
}

const noSample = raw('null::uuid as sample');
const inquiries = (key: string, condition: string, amount = '0'): Sql =>
  raw(`select day, ${key} as key, ${amount} as amount, null::uuid as sample from inquiries where ${condition}`);
const shares = (kind: 'bus' | 'driver'): Sql =>
  sql`select day, key, share as amount, ${noSample} from (${selectShares(kind, raw('select * from trips'))}) s`;

/** Minutes of each bus or driver on a day; also of trips that began on an earlier day. */
const selectUse = (kind: 'bus' | 'driver', whose: string): Sql =>
  raw(`select d.day, a.${kind}_id::text as key, sum(extract(epoch from least(upper(a.during), d.ends) - greatest(lower(a.during), d.begins)) / 60)::int as amount,
      null::uuid as sample
    from days d cross join "${whose}" w
    join ${kind}_assignment a on a.${kind}_id = w.id and a.during && tstzrange(d.begins, d.ends)
    join job j on j.id = a.job_id
    join "order" o on o.id = j.order_id and o.deleted_at is null and o.status ${toInSql(jobStatuses)}
    ${kind === 'driver' ? `where a.confirmation <> 'declined'` : ''}
    group by d.day, a.${kind}_id`);

/** Rows to sum, by kind of cell: each with its day, its key, and an amount. */
const cells: Record<string, Sql> = {
  trip: raw(`select day, '' as key, cents as amount, null::uuid as sample from trips`),
  customer: raw(`select day, customer_key::text as key, cents as amount, id as sample from trips`),
  bus: shares('bus'),
  driver: shares('driver'),
  busDay: selectUse('bus', 'bus'),
  driverDay: selectUse('driver', 'user'),
  km: raw(`
    select t.day, 'loaded' as key, t.distance_m::bigint * greatest((select count(*) from bus_assignment a where a.job_id = t.job_id), 1) as amount,
      null::uuid as sample
    from trips t
    union all
    select t.day, 'empty', round(${DETOUR} * (straight_metres(p.lat, p.lng, s.lat, s.lng) + straight_metres(e.lat, e.lng, p.lat, p.lng)))::bigint, null
    from trips t join bus_assignment a on a.job_id = t.job_id join bus b on b.id = a.bus_id
    left join duty_settings h on true
    cross join lateral (select coalesce(b.depot_lat, h.depot_lat) as lat, coalesce(b.depot_lng, h.depot_lng) as lng) p
    cross join lateral (select lat, lng from stop where order_id = t.id order by position limit 1) s
    cross join lateral (select lat, lng from stop where order_id = t.id order by position desc limit 1) e
    where p.lat is not null`),
  feedback: raw(`
    select t.day, case when k.went_well then 'good' else 'bad' end as key,
      round((select sum(h) from unnest(array_replace(k.hours, 'NaN', 0)) h)::numeric * 100)::bigint as amount, null::uuid as sample
    from trips t join feedback k on k.job_id = t.job_id`),
  acts: raw(
    `select day, acts::text as key, acts as amount, null::uuid as sample from (select day, ${selectActs('t.id')} as acts from trips t) t`,
  ),
  inquiry: inquiries('status', 'true', '(minutes is not null)::int'),
  reason: inquiries('reason', 'reason is not null'),
  band: inquiries(`outcome || band`, 'outcome is not null', 'cents'),
  answer: inquiries('minutes::text', 'minutes is not null'),
  invoiced: raw(`select day, '' as key, cents as amount, null::uuid as sample from invoices`),
  paid: raw(`
    select d.day, '' as key, p.cents as amount, null::uuid as sample
    from days d join payment p on p.received_on = d.day left join bank_entry e on e.id = p.bank_entry_id
    where e.id is null or e.state = 'settled'`),
};
