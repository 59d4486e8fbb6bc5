import type { Deps } from '../../access';
import { toInSql } from '../../model/inSql';
import { selectOpenAmount } from '../../model/money/openAmount';
import { bookedStatuses, jobStatuses } from '../../model/orders/orderStatus';
import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { toLocalDate } from '../../platform/time';
import { inPeriod, selectActs, selectInquiries, selectShares, selectTrips, toDay } from './figureSources';
import type { OverviewFigure, OverviewRow, OverviewRows, OverviewRowsArgs } from './overviewRows';
import { openStatuses, GOAL_ACTS } from './readTotals';

const MOST_ROWS = 200;

/** The rows behind a figure, by the same sources as its sums. The latest come first. */
export async function readRows({ db, clock }: Deps, args: OverviewRowsArgs): Promise<OverviewRows> {
  const select = sources[args.figure];
  const rows = await query<OverviewRow>(
    db.dataSource.manager,
    sql`select each.* from (${select({ ...args, key: args.key ?? '', today: toLocalDate(clock.now()) })}) each
        order by each.day desc, each.key limit ${MOST_ROWS + 1}`,
  );
  return { rows: rows.slice(0, MOST_ROWS), hasMore: rows.length > MOST_ROWS };
}

interface Asked {
  from: string;
  to: string;
  key: string;
  today: string;
}
type Source = (asked: Asked) => Sql;

/** Rows of orders; `of` has id, day, amount and acts. */
const printOrders = (of: Sql): Sql => sql`
  select r.id::text as key, r.day::text as day, r.amount, r.acts, o.id as "orderId", o.status, null::uuid as "invoiceId",
    null::uuid as "arrangementId", coalesce(c.name, nullif(o.company, ''), o.full_name) as name,
    coalesce((select string_agg(s.city, ' - ' order by s.position) from stop s where s.order_id = o.id
      and s.position in (0, (select max(position) from stop where order_id = o.id))), '') as title
  from (${of} order by day desc, id limit ${MOST_ROWS + 1}) r join "order" o on o.id = r.id left join customer c on c.id = o.customer_id`;

const trips =
  (where: (asked: Asked) => Sql): Source =>
  (asked) =>
    printOrders(
      sql`select t.id, t.day, t.cents as amount, null::int as acts from (${selectTrips(inPeriod(asked))}) t where ${where(asked)}`,
    );

const shares =
  (kind: 'bus' | 'driver'): Source =>
  (asked) =>
    printOrders(
      sql`select t.id, t.day, t.share as amount, null::int as acts
          from (${selectShares(kind, selectTrips(inPeriod(asked)))}) t where t.key = ${asked.key}`,
    );

const inquiries =
  (where: (asked: Asked) => Sql): Source =>
  (asked) =>
    printOrders(
      sql`select i.id, i.day, i.cents as amount, null::int as acts from (${selectInquiries(inPeriod(asked))}) i where ${where(asked)}`,
    );

const ofStatus = (statuses: readonly string[]): Source => inquiries(() => raw(`i.status ${toInSql(statuses)}`));

const went = (well: boolean): Source =>
  trips(() => sql`exists (select 1 from feedback k where k.job_id = t.job_id and k.went_well = ${well})`);

const use =
  (kind: 'bus' | 'driver'): Source =>
  ({ from, to, key }) => {
    const driven = printOrders(sql`
      select o.id, greatest(${raw(toDay('lower(a.during)'))}, ${from}::date) as day, null::int as amount, null::int as acts
      from ${raw(kind)}_assignment a join job j on j.id = a.job_id
      join "order" o on o.id = j.order_id and o.deleted_at is null and o.status ${raw(toInSql(jobStatuses))}
      where a.${raw(kind)}_id::text = ${key} ${raw(kind === 'driver' ? `and a.confirmation <> 'declined'` : '')}
        and a.during && tstzrange(tallinn_moment(${from}::date::timestamp), tallinn_moment((${to}::date + 1)::timestamp))`);
    return sql`select * from (${driven}) driven
      union all
      select arrangement_id || date::text, date::text, null, null, null, null, null, arrangement_id, '', name
      from occurrences(${from}::date, ${to}::date) where runs and ${raw(kind)}_id::text = ${key}`;
  };

/** Issued invoices of the period. */
const invoices =
  (amount: Sql, where: (asked: Asked) => Sql): Source =>
  (asked) =>
    sql`select i.id::text as key, i.issued_on::text as day, ${amount} as amount, null::int as acts, null::uuid as "orderId", null as status,
      i.id as "invoiceId", null::uuid as "arrangementId", i.buyer_name as name, i.number as title
      from invoice i where i.status = 'issued' and i.issued_on between ${asked.from}::date and ${asked.to}::date and ${where(asked)}`;

const payments: Source = ({ from, to }) => sql`
  select p.id::text as key, p.received_on::text as day, p.cents as amount, null::int as acts, null::uuid as "orderId", null as status,
    i.id as "invoiceId", null::uuid as "arrangementId", coalesce(i.buyer_name, c.name, e.payer_name, '') as name, coalesce(i.number, '') as title
  from payment p left join bank_entry e on e.id = p.bank_entry_id left join customer c on c.id = p.customer_id
  left join lateral (select i.id, i.number, i.buyer_name from payment_booking b join invoice i on i.id = b.invoice_id
    where b.payment_id = p.id order by b.booked_at, b.id limit 1) i on true
  where p.received_on between ${from}::date and ${to}::date and (e.id is null or e.state = 'settled')`;

const openCents = raw(selectOpenAmount('i'));

const sources: Record<OverviewFigure, Source> = {
  trips: trips(() => sql`true`),
  customer: trips(({ key }) => sql`t.customer_key::text = ${key}`),
  bus: shares('bus'),
  driver: shares('driver'),
  busUse: use('bus'),
  driverUse: use('driver'),
  acts: (asked) =>
    printOrders(
      sql`select t.id, t.day, t.cents as amount, t.acts
          from (select t.*, ${raw(selectActs('t.id'))} as acts from (${selectTrips(inPeriod(asked))}) t) t
          where ${asked.key === '' ? sql`t.acts > ${GOAL_ACTS}` : sql`t.acts::text = ${asked.key}`}`,
    ),
  goodFeedback: went(true),
  badFeedback: went(false),
  inquiries: inquiries(() => sql`true`),
  offered: inquiries(() => sql`i.minutes is not null`),
  won: ofStatus(bookedStatuses),
  lost: ofStatus(['rejected']),
  expired: ofStatus(['expired']),
  waiting: ofStatus(openStatuses),
  reason: inquiries(({ key }) => sql`i.reason = ${key}`),
  band: inquiries(({ key }) => sql`i.outcome || i.band = ${key}`),
  invoiced: invoices(sql`i.gross_cents`, () => sql`true`),
  paid: payments,
  open: invoices(openCents, () => sql`${openCents} <> 0`),
  overdue: invoices(openCents, ({ today }) => sql`${openCents} <> 0 and i.due_on < ${today}::date`),
};
