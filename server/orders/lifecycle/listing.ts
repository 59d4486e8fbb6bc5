import { query, raw, sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';
import { reasonWords } from './rejectReasons';
import type { Subscriber } from '../../platform/events';
import type { OrderSubscriber } from './orderEvents';
import { statusRows } from '../../texts/statusWords';
import { selectPersonName } from '../../model/people/personName';
import { selectLatestOffer } from '../../model/orders/latestOffer';

/** Keeps the listing of an order as the order now stands, so that a hundred thousand of them need no more than an index. */
export const keepListing: OrderSubscriber = (event) =>
  event.type === 'changed' ? [selectListing([event.order.id])] : [];

/**
 * The statement that writes the listings of orders: search covers every column that a list shows, folded; what an order lacks
 * sorts before everything else. A listing that says the same already is not written.
 */
export const selectListing = (orderIds: readonly string[]): Sql => sql`
  insert into order_listing as l
    (order_id, status, starts_at, ends_at, deleted, search_document, company_key, price_key, driver_key, trip_number_key)
  select o.id, o.status, o.starts_at, o.ends_at, o.deleted_at is not null,
    fold(concat_ws(' ', ${JSON.stringify(statusRows)}::jsonb ->> o.status, o.full_name, o.company, o.email, o.phone, o.promo,
      o.group_full_name, o.passengers, round(o.distance_m / 1000.0),
      to_char(o.starts_at at time zone 'Europe/Tallinn', 'DD.MM.YYYY HH24:MI'),
      (select string_agg(concat_ws(' ', s.city, s.address), ' ' order by s.position) from stop s where s.order_id = o.id),
      j.trip_number, crew.names, buses.names,
      replace(to_char(f.price / 100.0, 'FM9999990.00'), '.', ','), ${JSON.stringify(reasonWords)}::jsonb ->> f.reject_reason)),
    estonian_order(coalesce(nullif(o.company, ''), o.full_name)), coalesce(f.price, -1),
    estonian_order(coalesce(crew.main, '')), coalesce(j.trip_number, -1)
  from "order" o
  left join job j on j.order_id = o.id
  left join lateral ${raw(selectLatestOffer('f.price, f.reject_reason'))} f on true
  left join lateral (
    select string_agg(u.name, ' ' order by u.position) as names, max(u.name) filter (where u.position = 0) as main
    from (select a.position, ${raw(selectPersonName('d'))} as name
          from driver_assignment a join "user" d on d.id = a.driver_id where a.job_id = j.id) u) crew on true
  left join lateral (
    select string_agg(b.name, ' ' order by a.position) as names
    from bus_assignment a join bus b on b.id = a.bus_id where a.job_id = j.id) buses on true
  where o.id = any(${orderIds}::uuid[])
  on conflict (order_id) do update set
    status = excluded.status, starts_at = excluded.starts_at, ends_at = excluded.ends_at, deleted = excluded.deleted,
    search_document = excluded.search_document, company_key = excluded.company_key, price_key = excluded.price_key,
    driver_key = excluded.driver_key, trip_number_key = excluded.trip_number_key
  where l.* is distinct from excluded.*`;

/** The most listings that are written by one statement. */
const AT_ONCE = 500;

/**
 * A driver or a bus has another name: whatever it was assigned to is found and sorted by that at once, the archive too.
 * Their orders are locked first, as every change of an order does, so that none is listed by what it was before.
 */
export const relistRenamed: Subscriber<{ kind: 'driver' | 'bus'; id: string }> = async ({ kind, id }, manager) => {
  const column = kind === 'driver' ? 'driver_id' : 'bus_id';
  const rows: { id: string }[] = await manager.query(
    `select o.id from "order" o
     where o.id in (select j.order_id from ${kind}_assignment a join job j on j.id = a.job_id where a.${column} = $1)
     order by o.id for update`,
    [id],
  );
  const ids = rows.map((row) => row.id);
  for (let first = 0; first < ids.length; first += AT_ONCE)
    await query(manager, selectListing(ids.slice(first, first + AT_ONCE)));
  return [];
};
