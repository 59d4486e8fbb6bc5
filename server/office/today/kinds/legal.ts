import { selectPersonName } from '../../../model/people/personName';
import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** Papers of a driver that the law asks for, by the column of its last valid day. */
const papers = ['licence_ends', 'code95_ends', 'driver_card_ends', 'medical_ends'];
const endsFirst = `least(${papers.map((column) => `p.${column}`).join(', ')})`;
const LAST_DAY = `(o.ends_at at time zone 'Europe/Tallinn')::date`;

/** An assigned driver may not drive the trip: a paper ends before it does, or the driver is absent. */
export const legal: TodayKind<'legal'> = {
  name: 'legal',
  description: 'An assigned driver may not drive the trip: a document ends before it, or the driver is absent.',
  trigger: (_deps, now) => ({
    from: sql`driver_assignment a join job j on j.id = a.job_id join "user" u on u.id = a.driver_id
      join "order" o on o.id = j.order_id
      left join driver_record p on p.driver_id = a.driver_id
      left join lateral (select b.kind, b.first_day from absence b where b.driver_id = a.driver_id
        and b.first_day <= (o.ends_at at time zone 'Europe/Tallinn')::date
        and b.last_day >= (o.starts_at at time zone 'Europe/Tallinn')::date order by b.first_day limit 1) away on true
      where a.confirmation <> 'declined' and o.status = 'job' and o.deleted_at is null and o.ends_at > ${now}
        and (away.kind is not null or least(p.licence_ends, p.code95_ends, p.driver_card_ends, p.medical_ends)
          < (o.ends_at at time zone 'Europe/Tallinn')::date)`,
    subject: 'a.id',
    order: 'o.id',
    mark: `concat_ws(' ', o.version, away.kind, away.first_day, case when ${endsFirst} < ${LAST_DAY} then ${endsFirst} end)`,
    due: `o.starts_at - interval '48 hours'`,
    since: `o.created_at`,
    who: selectPersonName('u'),
    // A document by its column, else the absence.
    words: `case ${papers.map((column) => `when p.${column} < ${LAST_DAY} then '${column}'`).join(' ')} else away.kind end`,
    day: `case when ${endsFirst} < ${LAST_DAY} then ${endsFirst} else away.first_day end`,
  }),
};
