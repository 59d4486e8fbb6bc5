import type { EntityManager } from 'typeorm';
import type { Deps } from '../../../access/context';
import type { AnnouncedEvent, DriverSnapshot, OrderSubscriber, PlanNews } from '../../../orders/lifecycle/order.events';
import { emit } from '../../../orders/lifecycle/order.events';
import { newId } from '../../../platform/ids';
import type { Sql } from '../../../platform/sql';
import { sql } from '../../../platform/sql';
import { after } from '../../../platform/time';
import { crewOf } from '../board/plannedTrips';
import type { TripOfPlan } from '../board/plannedTrips';

/** What a server left that was killed while it confirmed a plan is emitted by another after so long. */
const leftAfterMs = 120_000;

/**
 * The subscribers of one order of a plan that is confirmed: what its drivers are to be told is kept in the same transaction,
 * until `emitNotices` emits all of it at once, an event a driver.
 */
export function keepingNotices(
  { subscribers, clock }: Pick<Deps, 'subscribers' | 'clock'>,
  batch: string,
  draft: TripOfPlan,
): OrderSubscriber[] {
  const stay = draft.assigned.driverIds.filter((id) => crewOf(draft).driverIds.includes(id));
  const keep = (driverId: string, { kind, order, confirmationKey = null }: PlanNews): Sql =>
    sql`insert into plan_notice (id, batch, at, driver_id, kind, trip, confirmation_key)
        values (${newId()}, ${batch}, ${clock.now()}, ${driverId}, ${kind}, ${JSON.stringify(order)}, ${confirmationKey})`;
  return [
    (event) => {
      if (event.type === 'driversAsked')
        return event.drivers.map(({ driver, confirmationKey }) =>
          keep(driver.id, { kind: 'new', order: event.order, confirmationKey }),
        );
      if (event.type === 'driversReleased')
        return event.drivers.map(({ id }) => keep(id, { kind: 'off', order: event.order }));
      const moved = event.type === 'changed' && 'buses' in event.changes;
      return [
        ...(moved ? stay.map((id) => keep(id, { kind: 'moved', order: event.order })) : []),
        ...subscribers.flatMap((subscriber) => subscriber(event)),
      ];
    },
  ];
}

interface Kept extends DriverSnapshot {
  news: PlanNews[];
}

/** Emits what was confirmed with `batch`: one event, and so one e-mail, a driver, the earliest trip first. */
export async function emitNotices(deps: Deps, batch: string): Promise<void> {
  await deps.db.transaction((manager) => emitBatch(deps, manager, batch));
  deps.committed();
}

/** Emits what was left by a server that was killed. Of several copies of the server one does so. */
export async function emitLeftNotices(deps: Deps): Promise<void> {
  const rows = await deps.db.dataSource.query<{ batch: string }[]>(
    'select batch from plan_notice group by batch having max(at) < $1',
    [after(deps.clock.now(), -leftAfterMs)],
  );
  for (const { batch } of rows) await emitNotices(deps, batch);
}

async function emitBatch(
  { subscribers }: Pick<Deps, 'subscribers'>,
  manager: EntityManager,
  batch: string,
): Promise<void> {
  const drivers = await manager.query<Kept[]>(
    `with taken as (delete from plan_notice where batch = $1 returning driver_id, kind, trip, confirmation_key)
     select u.id, u.firstname, u.email, json_agg(json_build_object('kind', t.kind, 'order', t.trip, 'confirmationKey', t.confirmation_key)
       order by t.trip ->> 'startsAt') as news
     from taken t join "user" u on u.id = t.driver_id group by u.id order by u.id`,
    [batch],
  );
  const events = drivers.flatMap(({ news, ...driver }) => {
    const [first] = news;
    return first ? [eventOf(batch, driver, first, news)] : [];
  });
  await emit(manager, subscribers, events);
}

/** A single trip is announced as its own page would do it. */
function eventOf(batch: string, driver: DriverSnapshot, first: PlanNews, news: PlanNews[]): AnnouncedEvent {
  const { kind, order, confirmationKey } = first;
  if (news.length > 1 || kind === 'moved') return { type: 'planConfirmed', eventId: batch, order, driver, news };
  return confirmationKey
    ? { type: 'driversAsked', order, drivers: [{ driver, changed: false, confirmationKey }] }
    : { type: 'driversReleased', eventId: batch, order, drivers: [driver] };
}
