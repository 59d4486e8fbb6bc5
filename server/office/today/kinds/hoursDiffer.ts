/** SQL: hours that a driver reported, of the feedback `k`. */
export const REPORTED_HOURS = '(select sum(h) from unnest(k.hours) h)';

/** SQL: hours from departure to arrival of the order `o`. */
export const PLANNED_HOURS = `(extract(epoch from o.ends_at - o.starts_at) / 3600)::double precision`;

/** SQL: hours in which an empty bus returns from the last stop of the order `o` to its first: 70 km of the straight line in each. */
const WAY_BACK_HOURS = `coalesce((select straight_metres(e.lat, e.lng, s.lat, s.lng) / 70000
  from (select lat, lng from stop where order_id = o.id order by position limit 1) s,
    (select lat, lng from stop where order_id = o.id order by position desc limit 1) e), 0)`;

/**
 * SQL: the hours of `k` are too few for the trip of `o`, or too many. Waiting may be unpaid; getting the bus ready, driving
 * from and to the depot, the way back of a trip that ends elsewhere, and a queue are no difference. Nights of longer trips
 * are no work, so those are not judged.
 */
export const HOURS_DIFFER = `((o.starts_at at time zone 'Europe/Tallinn')::date = (o.ends_at at time zone 'Europe/Tallinn')::date
  and not ${REPORTED_HOURS} between ${PLANNED_HOURS} * 0.6 and ${PLANNED_HOURS} * 1.25 + 2 + ${WAY_BACK_HOURS})`;
