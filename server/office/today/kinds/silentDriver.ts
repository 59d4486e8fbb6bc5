import { askDriverAgain } from '../../../orders';
import { selectPersonName } from '../../../model/people/personName';
import { sql } from '../../../platform/sql';
import { DriverAssignment } from '../../../model/orders/driverAssignment.entity';
import { conflict } from '../../../texts/messages';
import type { TodayKind } from '../todayKind';

/** A driver has not answered 72 hours before the departure, and again 24 hours before it. */
export const silentDriver: TodayKind<'silentDriver'> = {
  name: 'silentDriver',
  description: 'A driver has not confirmed a trip that leaves within 72 hours.',
  trigger: (_deps, now) => ({
    from: sql`driver_assignment a join job j on j.id = a.job_id join "user" u on u.id = a.driver_id
      join "order" o on o.id = j.order_id, (select ${now}::timestamptz as now) moment
      where a.confirmation = 'waiting' and o.status = 'job' and o.deleted_at is null
        and o.starts_at > moment.now and o.starts_at < moment.now + interval '72 hours'`,
    subject: 'a.id',
    order: 'o.id',
    // The question is asked once at each of the two: a new version alone is no new decision.
    mark: `case when o.starts_at < moment.now + interval '24 hours' then '24 h' else '72 h' end`,
    due: `o.starts_at - case when o.starts_at < moment.now + interval '24 hours' then interval '12 hours' else interval '24 hours' end`,
    since: `o.starts_at - interval '72 hours'`,
    who: selectPersonName('u'),
  }),
  propose: (_deps, rows) =>
    Promise.resolve(new Map(rows.map(({ subjectId, who }) => [subjectId, { act: 'askDriver' as const, who }]))),
  async take(deps, viewer, { subjectId: id, orderId }) {
    const assignment = await deps.db.dataSource.manager.findOneBy(DriverAssignment, { id });
    if (!assignment || !orderId) throw conflict('today.movedOn');
    await askDriverAgain(deps, viewer, orderId, null, { driverId: assignment.driverId });
  },
};
