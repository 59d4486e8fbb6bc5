import { toInSql } from '../../model/inSql';
import { selectLatestOffer } from '../../model/orders/latestOffer';
import { bookedStatuses } from '../../model/orders/orderStatus';
import type { Sql } from '../../platform/sql';
import { raw, sql } from '../../platform/sql';
import { ZONE } from '../../platform/values/localDay';

// The rows behind all figures: sums of days and lists of rows read the same.

/** The moment as a local date. */
export const toDay = (moment: string): string => `(${moment} at time zone '${ZONE}')::date`;

/** Midnight at which a local date begins. */
const toMidnight = (date: Sql): Sql => sql`(${date})::timestamp at time zone ${raw(`'${ZONE}'`)}`;

/** The orders of a span: a join that finds them by a moment of the order, and a condition. */
type Span = (moment: string) => { join: Sql; where: Sql };

/** Each of the days of the common table `days`. */
export const onDays: Span = (moment) => ({
  join: sql`join days d on ${raw(moment)} >= d.begins and ${raw(moment)} < d.ends`,
  where: sql`true`,
});

/** `days`, with the moments at which each begins and ends. */
export const selectDays = (days: readonly string[]): Sql => sql`
  select day, ${toMidnight(sql`day`)} as begins, ${toMidnight(sql`day + 1`)} as ends from unnest(${days}::date[]) day`;

/** All days of a period. */
export const inPeriod =
  ({ from, to }: { from: string; to: string }): Span =>
  (moment) => ({
    join: sql``,
    where: sql`${raw(moment)} >= ${toMidnight(sql`${from}::date`)} and ${raw(moment)} < ${toMidnight(sql`${to}::date + 1`)}`,
  });

/** One customer in all its orders: its record, or by code or name while no record is tied. */
const CUSTOMER_KEY = `coalesce(o.customer_id, md5(coalesce('code:' || o.company_registration_number,
  'name:' || lower(coalesce(nullif(o.company, ''), o.full_name))))::uuid)`;

/** Booked trips, on the day of their departure. Cents without VAT and catering. */
export const selectTrips = (span: Span): Sql => {
  const { join, where } = span('o.starts_at');
  return sql`select o.id, o.status, ${raw(toDay('o.starts_at'))} as day, o.starts_at as at, o.distance_m, j.id as job_id,
      coalesce(f.price, 0) as cents, ${raw(CUSTOMER_KEY)} as customer_key
    from "order" o ${join}
    left join job j on j.order_id = o.id
    left join lateral ${raw(selectLatestOffer('f.price'))} f on true
    where o.deleted_at is null and o.status ${raw(toInSql(bookedStatuses))} and ${where}`;
};

/** The lowest price of each band, in cents. */
export const bandFloors = [0, 25_000, 50_000, 100_000, 200_000, 500_000] as const;

/** Inquiries, on the day on which they came. `band` counts from 1. `minutes` is the time until the first offer. */
export const selectInquiries = (span: Span): Sql => {
  const { join, where } = span('o.created_at');
  return sql`select o.id, o.status, ${raw(toDay('o.created_at'))} as day, o.created_at as at, f.price as cents,
      case when o.status = 'rejected' then coalesce(f.reject_reason, '') end as reason,
      case when f.price is null then null
        when o.status ${raw(toInSql(bookedStatuses))} then 'won'
        when o.status in ('rejected', 'expired') then 'lost' end as outcome,
      width_bucket(f.price, ${[...bandFloors]}::int[]) as band,
      case when first.sent_at is not null
        then greatest(floor(extract(epoch from first.sent_at - o.created_at) / 60), 0)::int end as minutes
    from "order" o ${join}
    left join lateral ${raw(selectLatestOffer('f.price, f.reject_reason'))} f on true
    left join lateral (select min(f.sent_at) as sent_at from offer f where f.order_id = o.id) first on true
    where o.deleted_at is null and ${where}`;
};

/**
 * Decisions of people in the office for a trip: entries of its history, invoices issued, payments booked. To read a
 * report is no decision, and automatic acts in somebody's name are not theirs.
 */
export const selectActs = (order: string): string =>
  `(select count(*)::int from order_event e
      where e.order_id = ${order} and e.actor = 'admin' and e.action <> 'readFeedback' and not e.changes ? 'automatic')
    + (select count(*)::int from invoice_trip v join invoice i on i.id = v.invoice_id
      where v.order_id = ${order} and i.issued_by_id is not null)
    + (select count(*)::int from invoice_trip v join payment_booking b on b.invoice_id = v.invoice_id
      where v.order_id = ${order} and b.booked_by_id is not null and b.undoes_id is null)`;

/** Buses and drivers of trips, with an equal share of the price in whole cents. A driver who declined has none. */
export const selectShares = (kind: 'bus' | 'driver', trips: Sql): Sql => sql`
  select t.*, s.key, t.cents / s.among + (s.place <= t.cents % s.among)::int as share
  from (${trips}) t cross join lateral (
    select a.${raw(kind)}_id::text as key, (count(*) over ())::int as among,
      row_number() over (order by a.position, a.id) as place
    from ${raw(kind)}_assignment a where a.job_id = t.job_id
      ${raw(kind === 'driver' ? `and a.confirmation <> 'declined'` : '')}) s`;
