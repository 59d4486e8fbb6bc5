import type { EntityManager } from 'typeorm';
import type { AnnouncedEvent, Withhold } from '../../../orders';
import type { Deps } from '../../../access';
import type { DriverSnapshot, PlanNews } from '../../../model/orders/snapshots';
import { orderHappened } from '../../../orders';
import { createId } from '../../../platform/ids';
import type { Sql } from '../../../platform/sql';
import { sql } from '../../../platform/sql';
import { addMs } from '../../../platform/time';
import { findPlannedCrew } from '../board/plannedTrips';
import type { TripOfPlan } from '../board/plannedTrips';

/** Another server emits the rest of a confirmation this long after its server was killed. */
const LEFT_AFTER_MS = 120_000;

/**
 * Keeps the notices for the drivers of one order of a confirmed plan, in the transaction of its assignment, until
 * `emitNotices` emits all of them at once, an event a driver.
 */
export function keepNotices({ clock }: Pick<Deps, 'clock'>, batch: string, draft: TripOfPlan): Withhold {
  const stay = draft.assigned.driverIds.filter((id) => findPlannedCrew(draft).driverIds.includes(id));
  const keep = (driverId: string, { kind, order, confirmationKey = null }: PlanNews): Sql =>
    sql`insert into plan_notice (id, batch, at, driver_id, kind, trip, confirmation_key)
        values (${createId()}, ${batch}, ${clock.now()}, ${driverId}, ${kind}, ${JSON.stringify(order)}, ${confirmationKey})`;
  return (event) => {
    if (event.type === 'driversAsked') {
      const { order, drivers } = event;
      const asked = drivers.map(({ driver, confirmationKey }) =>
        keep(driver.id, { kind: 'new', order, confirmationKey }),
      );
      return { statements: asked, isEmitted: false };
    }
    if (event.type === 'driversReleased') {
      const { order, drivers } = event;
      return { statements: drivers.map(({ id }) => keep(id, { kind: 'off', order })), isEmitted: false };
    }
    const isMoved = event.type === 'changed' && 'buses' in event.changes;
    const moved = isMoved ? stay.map((id) => keep(id, { kind: 'moved', order: event.order })) : [];
    return { statements: moved, isEmitted: true };
  };
}

interface Kept extends DriverSnapshot {
  news: PlanNews[];
}

/** Emits what was confirmed with `batch`: one event, and so one e-mail, a driver, the earliest trip first. */
export async function emitNotices(deps: Deps, batch: string): Promise<void> {
  await deps.db.transaction((manager) => emitBatch(deps, manager, batch));
}

/** Emits what was left by a server that was killed. Of several copies of the server one does so. */
export async function emitLeftNotices(deps: Deps): Promise<void> {
  const rows = await deps.db.dataSource.query<{ batch: string }[]>(
    'select batch from plan_notice group by batch having max(at) < $1',
    [addMs(deps.clock.now(), -LEFT_AFTER_MS)],
  );
  for (const { batch } of rows) await emitNotices(deps, batch);
}

async function emitBatch({ events }: Pick<Deps, 'events'>, manager: EntityManager, batch: string): Promise<void> {
  const drivers = await manager.query<Kept[]>(
    `with taken as (delete from plan_notice where batch = $1 returning driver_id, kind, trip, confirmation_key)
     select u.id, u.firstname, u.email, json_agg(json_build_object('kind', t.kind, 'order', t.trip, 'confirmationKey', t.confirmation_key)
       order by t.trip ->> 'startsAt') as news
     from taken t join "user" u on u.id = t.driver_id group by u.id order by u.id`,
    [batch],
  );
  const told = drivers.flatMap(({ news, ...driver }) => {
    const [first] = news;
    return first ? [toEvent(batch, driver, first, news)] : [];
  });
  await events.emit(manager, orderHappened, told);
}

/** A single trip is announced as its own page would do it. */
function toEvent(batch: string, driver: DriverSnapshot, first: PlanNews, news: PlanNews[]): AnnouncedEvent {
  const { kind, order, confirmationKey } = first;
  if (news.length > 1 || kind === 'moved') return { type: 'planConfirmed', eventId: batch, order, driver, news };
  return confirmationKey
    ? { type: 'driversAsked', order, drivers: [{ driver, changed: false, confirmationKey }] }
    : { type: 'driversReleased', eventId: batch, order, drivers: [driver] };
}
