import type { EntityManager } from 'typeorm';
import type { Deps } from '../access/context';
import type { AnnouncedEvent, DriverSnapshot, OrderSubscriber, PlanNews } from '../orders/lifecycle/order.events';
import { emit } from '../orders/lifecycle/order.events';
import { newId } from '../platform/ids';
import type { Sql } from '../platform/sql';
import { sql } from '../platform/sql';
import { after } from '../platform/time';
import { crewOf } from './plannedTrips';
import type { TripOfPlan } from './plannedTrips';

/** What a server left that was killed while it confirmed a plan is told by another after so long. */
const leftAfterMs = 120_000;

/**
 * The subscribers of one order of a plan that is confirmed: what its drivers are to be told is kept in the same transaction,
 * until `tellDrivers` tells each of them all of it at once.
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
        return event.asked.map(({ driver, confirmationKey }) =>
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

/** Tells each driver what was confirmed with `batch`, in one e-mail, the earliest trip first. */
export async function tellDrivers(deps: Deps, batch: string): Promise<void> {
  await deps.db.transaction((manager) => tell(deps, manager, batch));
  deps.committed();
}

/** Tells what was left by a server that was killed. Of several copies of the server one tells it. */
export async function tellLeft(deps: Deps): Promise<void> {
  const rows = await deps.db.dataSource.query<{ batch: string }[]>(
    'select batch from plan_notice group by batch having max(at) < $1',
    [after(deps.clock.now(), -leftAfterMs)],
  );
  for (const { batch } of rows) await tellDrivers(deps, batch);
}

async function tell({ subscribers }: Pick<Deps, 'subscribers'>, manager: EntityManager, batch: string): Promise<void> {
  const drivers = await manager.query<Kept[]>(
    `with told as (delete from plan_notice where batch = $1 returning driver_id, kind, trip, confirmation_key)
     select u.id, u.firstname, u.email, json_agg(json_build_object('kind', t.kind, 'order', t.trip, 'confirmationKey', t.confirmation_key)
       order by t.trip ->> 'startsAt') as news
     from told t join "user" u on u.id = t.driver_id group by u.id order by u.id`,
    [batch],
  );
  const events = drivers.flatMap(({ news, ...driver }) => {
    const [first] = news;
    return first ? [eventOf(batch, driver, first, news)] : [];
  });
  await emit(manager, subscribers, events);
}

/** A single trip is told as its own page would tell it. */
function eventOf(batch: string, driver: DriverSnapshot, first: PlanNews, news: PlanNews[]): AnnouncedEvent {
  const { kind, order, confirmationKey } = first;
  if (news.length > 1 || kind === 'moved') return { type: 'planConfirmed', eventId: batch, order, driver, news };
  return confirmationKey
    ? { type: 'driversAsked', order, asked: [{ driver, changed: false, confirmationKey }] }
    : { type: 'driversReleased', eventId: batch, order, drivers: [driver] };
}
