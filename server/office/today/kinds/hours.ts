import { markFeedbackRead } from '../../../orders';
import { selectPersonName } from '../../../model/people/personName';
import { toInSql } from '../../../model/inSql';
import { jobStatuses } from '../../../model/orders/orderStatus';
import { raw, sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';
import { HOURS_DIFFER, PLANNED_HOURS, REPORTED_HOURS } from './hoursDiffer';
import { proposeAlways } from '../todayKind';

/** A driver reported other hours than the trip was planned for. */
export const hours: TodayKind<'hours'> = {
  name: 'hours',
  description: 'A driver reported hours that differ from the plan.',
  trigger: () => ({
    from: sql`feedback k join job j on j.id = k.job_id join "user" u on u.id = k.driver_id
      join "order" o on o.id = j.order_id
      where k.read_at is null and k.went_well and ${raw(HOURS_DIFFER)}
        and o.status ${raw(toInSql(jobStatuses))} and o.deleted_at is null`,
    subject: 'k.id',
    order: 'o.id',
    mark: 'extract(epoch from k.updated_at)',
    due: `k.updated_at + interval '7 days'`,
    since: 'k.updated_at',
    who: selectPersonName('u'),
    words: 'k.comment',
    hours: REPORTED_HOURS,
    plannedHours: PLANNED_HOURS,
  }),
  propose: proposeAlways('markRead'),
  take: (deps, viewer, { subjectId }) => markFeedbackRead(deps, viewer, subjectId),
};
