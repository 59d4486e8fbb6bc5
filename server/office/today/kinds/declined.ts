import { selectPersonName } from '../../../model/people/personName';
import { sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';

/** A driver declined: the trip needs another one. */
export const declined: TodayKind<'declined'> = {
  name: 'declined',
  description: 'A driver declined a trip.',
  trigger: (_deps, now) => ({
    from: sql`driver_assignment a join job j on j.id = a.job_id join "user" u on u.id = a.driver_id
      join "order" o on o.id = j.order_id
      where a.confirmation = 'declined' and o.status = 'job' and o.deleted_at is null and o.ends_at > ${now}`,
    subject: 'a.id',
    order: 'o.id',
    mark: 'o.version',
    due: `least(o.starts_at, coalesce(a.confirmation_at, o.created_at) + interval '4 hours')`,
    since: 'coalesce(a.confirmation_at, o.created_at)',
    who: selectPersonName('u'),
    words: 'a.decline_reason',
  }),
};
