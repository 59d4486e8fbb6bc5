import { sql } from '../../platform/sql';
import type { Sql } from '../../platform/sql';

/**
 * The end of the day on which the user `u` last drove an arrangement, as a driver of a period or as a substitute; null when
 * never. A period counts up to its last day, so the moment may be some days too late, but not days too early. Days after
 * `latest` (a local date) do not count; without it planned days count too. A day belongs to an arrangement as in the
 * function `occurrences` of the database.
 */
export const findLastDrive = (latest: string | null): Sql => sql`(
  select (max(greatest(case when p.driver_id = u.id then p.until end, e.date)) + 1)::timestamp at time zone 'Europe/Tallinn'
  from (
    select r.arrangement_id, r.driver_id, r.weekdays, greatest(r.first_day, r.from_day) as since,
      least(r.last_day, lead(r.from_day) over (partition by r.arrangement_id order by r.from_day) - 1, a.deleted_from - 1,
        ${latest}::date) as until
    from arrangement_period r join arrangement a on a.id = r.arrangement_id) p
  left join arrangement_exception e on e.arrangement_id = p.arrangement_id and e.driver_id = u.id and e.runs
    and e.date between p.since and p.until and extract(isodow from e.date) = any(p.weekdays)
  where p.since <= p.until and (p.driver_id = u.id or e.id is not null))`;
