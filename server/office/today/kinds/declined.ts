import { In } from 'typeorm';
import { DriverAssignment } from '../../../model/orders/driverAssignment.entity';
import { BusAssignment } from '../../../model/orders/busAssignment.entity';
import { PlanSuggestion } from '../../../model/planning/planSuggestion.entity';
import { selectPersonName } from '../../../model/people/personName';
import { updateJob } from '../../../orders';
import { sql } from '../../../platform/sql';
import { conflict } from '../../../texts/messages';
import { markProposal } from '../proposalMark';
import type { TodayKind } from '../todayKind';

/** A driver declined: the trip needs another one. The next best is proposed (planSuggestions.ts). */
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
  async propose({ db }, rows) {
    const found = await db.dataSource.manager.find(PlanSuggestion, {
      where: { orderId: In(rows.flatMap(({ orderId }) => orderId ?? [])) },
      relations: { driver: true, order: true },
    });
    return new Map(
      rows.flatMap(({ subjectId, orderId }) => {
        const own = found.find((suggestion) => suggestion.orderId === orderId);
        if (!own?.driver || own.order.version !== own.orderVersion) return [];
        const who = `${own.driver.firstname} ${own.driver.lastname}`.trim();
        return [[subjectId, { act: 'replaceDriver' as const, who, mark: markProposal(own.driverId) }]];
      }),
    );
  },
  take: (deps, viewer, { subjectId: id, orderId }, { mark }) =>
    deps.db.transaction(async (manager) => {
      const found = orderId && (await manager.findOneBy(PlanSuggestion, { orderId }));
      if (!found || !found.driverId || markProposal(found.driverId) !== mark) throw conflict('today.movedOn');
      const asListed = { where: { job: { orderId: found.orderId } }, order: { position: 'ASC' } } as const;
      const crew = await manager.find(DriverAssignment, asListed);
      const [bus, ...others] = await manager.find(BusAssignment, asListed);
      const [driver, ...otherDrivers] = crew.map((each) => (each.id === id ? found.driverId : each.driverId));
      if (!driver || !bus) throw conflict('today.movedOn');
      const input = {
        driver,
        otherDrivers: otherDrivers.flatMap((each) => each ?? []),
        bus: bus.busId,
        otherBuses: others.map(({ busId }) => busId),
      };
      await updateJob(deps, viewer, { id: found.orderId, version: found.orderVersion, input });
    }),
};
