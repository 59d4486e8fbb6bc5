import { markFeedbackRead } from '../../../orders';
import { selectPersonName } from '../../../model/people/personName';
import { toInSql } from '../../../model/inSql';
import { jobStatuses } from '../../../model/orders/orderStatus';
import { raw, sql } from '../../../platform/sql';
import type { TodayKind } from '../todayKind';
import { proposeAlways } from '../todayKind';

/** A driver reported that a trip did not go well. */
export const complaint: TodayKind<'complaint'> = {
  name: 'complaint',
  description: 'A driver reported that a trip did not go well.',
  trigger: () => ({
    from: sql`feedback k join job j on j.id = k.job_id join "user" u on u.id = k.driver_id
      join "order" o on o.id = j.order_id
      where k.read_at is null and not k.went_well and o.status ${raw(toInSql(jobStatuses))} and o.deleted_at is null`,
    subject: 'k.id',
    order: 'o.id',
    mark: 'extract(epoch from k.updated_at)',
    due: `k.updated_at + interval '24 hours'`,
    since: 'k.updated_at',
    who: selectPersonName('u'),
    words: 'k.comment',
  }),
  propose: proposeAlways('markRead'),
  take: (deps, viewer, { subjectId }) => markFeedbackRead(deps, viewer, subjectId),
};
