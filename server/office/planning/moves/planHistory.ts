import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import type { OrderRecorded } from '../../../orders';
import { orderHappened } from '../../../orders';
import { createId } from '../../../platform/ids';
import type { MoveChange, MoveKind, PlannedCrew } from '../../../model/planning/planMove.entity';
import type { TripOfPlan } from '../board/plannedTrips';
import { selectPersonName } from '../../../model/people/personName';

/** The name of a move in the history of its orders. */
const actions = {
  assign: 'planAssign',
  takeOff: 'planTakeOff',
  swap: 'planSwap',
  proposal: 'planProposal',
  repair: 'planRepair',
  undo: 'planUndo',
  redo: 'planRedo',
} as const satisfies Record<MoveKind | 'undo' | 'redo', string>;

/** The most entries that are written in one statement. */
const TOGETHER = 25;

interface Move {
  action: keyof typeof actions;
  trips: readonly TripOfPlan[];
  changes: readonly MoveChange[];
}

/** Puts a move into the history of each order that it moves; the orders themselves, and so their versions, stay as they are. */
export async function recordMove(
  { events, clock }: Pick<Deps, 'events' | 'clock'>,
  manager: EntityManager,
  viewer: Viewer,
  { action, trips, changes }: Move,
): Promise<void> {
  const entries = changes.flatMap(({ orderId, before, after }) => {
    const trip = trips.find((one) => one.orderId === orderId);
    return trip ? [{ trip, before: before ?? trip.assigned, after: after ?? trip.assigned }] : [];
  });
  const crews = entries.flatMap(({ before, after }) => [before, after]);
  const names = await readNames(manager, crews);
  const toNamed = (ids: string[]) => ids.map((id) => ({ id, name: names.get(id) ?? '' }));
  const records = entries.map(({ trip, before, after }): OrderRecorded => {
    const { orderId: id, orderVersion: version, isJob } = trip;
    const status = isJob ? 'job' : 'accepted';
    return {
      type: 'recorded',
      order: { id },
      eventId: createId(),
      at: clock.now(),
      action: actions[action],
      version,
      status,
      fromStatus: status,
      actor: { kind: 'admin', userId: viewer.id },
      changes: {
        ...(before.driverIds.join() !== after.driverIds.join() && {
          drivers: [toNamed(before.driverIds), toNamed(after.driverIds)],
        }),
        ...(before.busIds.join() !== after.busIds.join() && { buses: [toNamed(before.busIds), toNamed(after.busIds)] }),
      },
    };
  });
  for (let from = 0; from < records.length; from += TOGETHER)
    await events.emit(manager, orderHappened, records.slice(from, from + TOGETHER));
}

/** Drivers and buses as they are called now. */
export async function readNames(manager: EntityManager, crews: readonly PlannedCrew[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; name: string }[]>(
    `select id, ${selectPersonName('"user"')} as name from "user" where id = any($1)
     union all select id, name from bus where id = any($2)`,
    [crews.flatMap(({ driverIds }) => driverIds), crews.flatMap(({ busIds }) => busIds)],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
