/** SQL: hours that a driver reported, of the feedback `k`. */
export const REPORTED_HOURS = '(select sum(h) from unnest(k.hours) h)';

/** SQL: hours from departure to arrival of the order `o`. */
export const PLANNED_HOURS = `(extract(epoch from o.ends_at - o.starts_at) / 3600)::double precision`;

/**
 * SQL: the hours of `k` are too few for the trip of `o`, or too many. Waiting may be unpaid; getting the bus ready, driving
 * from and to the depot and a queue are no difference. Nights of longer trips are no work, so those are not judged.
 */
export const HOURS_DIFFER = `((o.starts_at at time zone 'Europe/Tallinn')::date = (o.ends_at at time zone 'Europe/Tallinn')::date
  and not ${REPORTED_HOURS} between ${PLANNED_HOURS} * 0.6 and ${PLANNED_HOURS} * 1.25 + 2)`;
