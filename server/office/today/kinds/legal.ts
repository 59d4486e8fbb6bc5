import { In } from 'typeorm';
import { HoursAlarm } from '../../../model/driving/hoursAlarm.entity';
import { driverPapers } from '../../../model/driving/papers';
import { selectPersonName } from '../../../model/people/personName';
import { raw, sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** The document that ends first. */
const endsFirst = `least(${Object.values(driverPapers)
  .map((column) => `p.${column}`)
  .join(', ')})`;
const LAST_DAY = `(o.ends_at at time zone 'Europe/Tallinn')::date`;
const endings = Object.entries(driverPapers).map(([kind, column]) => `when p.${column} < ${LAST_DAY} then '${kind}'`);

/**
 * An assigned driver may not drive the trip: a paper ends before it does, the driver is absent, or the law of driving and
 * rest objects (hoursAlarms.ts).
 */
export const legal: TodayKind<'legal'> = {
  name: 'legal',
  description: 'An assigned driver may not drive the trip: by a document, an absence, or the law of driving and rest.',
  trigger: (_deps, now) => ({
    from: sql`driver_assignment a join job j on j.id = a.job_id join "user" u on u.id = a.driver_id
      join "order" o on o.id = j.order_id
      left join hours_alarm h on h.assignment_id = a.id
      left join driver_record p on p.driver_id = a.driver_id
      left join lateral (select b.kind, b.first_day from absence b where b.driver_id = a.driver_id
        and b.first_day <= (o.ends_at at time zone 'Europe/Tallinn')::date
        and b.last_day >= (o.starts_at at time zone 'Europe/Tallinn')::date order by b.first_day limit 1) away on true
      where a.confirmation <> 'declined' and o.status = 'job' and o.deleted_at is null and o.ends_at > ${now}
        and (away.kind is not null or h.line is not null or ${raw(endsFirst)}
          < (o.ends_at at time zone 'Europe/Tallinn')::date)`,
    subject: 'a.id',
    order: 'o.id',
    mark: `concat_ws(' ', o.version, away.kind, away.first_day, case when ${endsFirst} < ${LAST_DAY} then ${endsFirst} end,
      md5(h.line::text))`,
    due: `o.starts_at - interval '48 hours'`,
    since: `o.created_at`,
    who: selectPersonName('u'),
    // The kind of document, else the absence.
    words: `case ${endings.join(' ')} else away.kind end`,
    day: `case when ${endsFirst} < ${LAST_DAY} then ${endsFirst} else away.first_day end`,
  }),
  async propose(deps, rows) {
    const alarms = await deps.db.dataSource.manager.findBy(HoursAlarm, {
      assignmentId: In(rows.map(({ subjectId }) => subjectId)),
    });
    return new Map(
      alarms.map(({ assignmentId, line }) => [assignmentId, { act: 'open' as const, doubt: line || null }]),
    );
  },
};
