import type { EntityManager } from 'typeorm';
import type { Deps, Viewer } from '../../../access';
import { requireBuses, requireDrivers } from '../../../company/requireSelectable';
import { badInput, conflict, notFound, stale } from '../../../texts/messages';
import { createId } from '../../../platform/ids';
import { listChanges, listOutdatedChanges, reverseChanges, isSameCrew } from './moves';
import { PlanDraft } from '../../../model/planning/planDraft.entity';
import type { MoveChange, MoveKind } from '../../../model/planning/planMove.entity';
import { PlanMove } from '../../../model/planning/planMove.entity';
import { recordMove } from './planHistory';
import { readPlanTrips } from '../board/plannedTrips';
import type { TripOfPlan } from '../board/plannedTrips';
import type { PlanStepInput } from './moveTypes';

/** The most moves of one person that can be taken back. */
const REMEMBERED = 50;
const MOST_STEPS = 500;

/**
 * Moves trips in the plan; nothing is sent before it is confirmed. All steps are made, or none.
 * Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT for a trip that is over, STALE_VERSION when somebody was quicker.
 */
export async function movePlan(deps: Deps, viewer: Viewer, kind: MoveKind, steps: PlanStepInput[]): Promise<void> {
  await deps.db.transaction((manager) => moveIn(manager, deps, viewer, kind, steps));
}

/** The same within a transaction. */
export async function moveIn(
  manager: EntityManager,
  { clock, events }: Pick<Deps, 'clock' | 'events'>,
  viewer: Viewer,
  kind: MoveKind,
  steps: PlanStepInput[],
): Promise<void> {
  if (steps.length === 0 || steps.length > MOST_STEPS)
    throw badInput('plan.stepsAtOnce', { most: MOST_STEPS }, 'steps');
  await lockMoves(manager, viewer);
  const ids = [...new Set(steps.map(({ orderId }) => orderId))];
  const trips = await readPlanTrips(manager, ids, clock.now(), true);
  if (trips.length < ids.length) throw notFound('order');
  for (const step of steps) checkSeen(step, trips);
  await checkChosen(manager, steps);
  const changes = listChanges(trips, steps).filter(({ before, after }) => !isSameCrew(before, after));
  if (changes.length === 0) return;
  await write(manager, viewer, changes);
  await recordMove({ events, clock }, manager, viewer, { action: kind, trips, changes });
  await manager.delete(PlanMove, { actorId: viewer.id, undone: true });
  const nth = ((await manager.maximum(PlanMove, 'nth', { actorId: viewer.id })) ?? 0) + 1;
  await manager.insert(PlanMove, { id: createId(), actorId: viewer.id, nth, kind, changes });
  await manager.query('delete from plan_move where actor_id = $1 and nth <= $2', [viewer.id, nth - REMEMBERED]);
}

function checkSeen({ orderId, version, mark }: PlanStepInput, trips: readonly TripOfPlan[]): void {
  const trip = trips.find((one) => one.orderId === orderId);
  if (!trip?.movable) throw conflict('plan.tripFixed', { trip: trip?.title ?? '' });
  if (trip.orderVersion !== version || trip.mark !== (mark ?? null))
    throw stale('plan.tripChanged', { trip: trip.title });
}

/** Nobody who is hidden, and nothing that is not there, is newly chosen. */
async function checkChosen(manager: EntityManager, steps: readonly PlanStepInput[]): Promise<void> {
  const listDistinct = (ids: (string | null | undefined)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
  const drivers = listDistinct(steps.map(({ driverIn }) => driverIn));
  const buses = listDistinct(steps.map(({ busIn }) => busIn));
  await requireDrivers(manager, { ids: drivers, field: 'driverIn' });
  await requireBuses(manager, { ids: buses, field: 'busIn' });
}

/** Takes back the own last move; returns the orders that it moved. Errors: CONFLICT when there is none, or when somebody changed its trips since. */
export const undoPlanMove = (deps: Deps, viewer: Viewer) => replayMove(deps, viewer, 'undo');
/** Does again what was taken back last. Errors as of `undoPlanMove`. */
export const redoPlanMove = (deps: Deps, viewer: Viewer) => replayMove(deps, viewer, 'redo');

async function replayMove({ db, clock, events }: Deps, viewer: Viewer, way: 'undo' | 'redo'): Promise<string[]> {
  const { ids, changed } = await db.transaction(async (manager) => {
    await lockMoves(manager, viewer);
    const move = await manager.findOne(PlanMove, {
      where: { actorId: viewer.id, undone: way === 'redo' },
      order: { nth: way === 'undo' ? 'DESC' : 'ASC' },
    });
    if (!move) throw conflict(way === 'undo' ? 'plan.nothingToUndo' : 'plan.nothingToRedo');
    const changes = way === 'undo' ? reverseChanges(move.changes) : move.changes;
    const ids = changes.map(({ orderId }) => orderId);
    const trips = await readPlanTrips(manager, ids, clock.now(), true);
    const [first] = listOutdatedChanges(trips, changes);
    if (first) {
      // It can never be taken back any more; those before it can.
      await manager.delete(PlanMove, { id: move.id });
      return { ids, changed: trips.find(({ orderId }) => orderId === first.orderId)?.title ?? '' };
    }
    await write(manager, viewer, changes);
    await recordMove({ events, clock }, manager, viewer, { action: way, trips, changes });
    await manager.update(PlanMove, { id: move.id }, { undone: way === 'undo' });
    return { ids };
  });
  if (changed !== undefined) throw conflict('plan.stepOutdated', { trip: changed });
  return ids;
}

async function write(manager: EntityManager, viewer: Viewer, changes: readonly MoveChange[]): Promise<void> {
  for (const { orderId, orderVersion, after } of changes) {
    if (after)
      await manager.upsert(PlanDraft, { orderId, orderVersion, ...after, mark: createId(), changedById: viewer.id }, [
        'orderId',
      ]);
    else await manager.delete(PlanDraft, { orderId });
  }
}

/** One person's moves are made one after the other, whatever the page. */
async function lockMoves(manager: EntityManager, { id }: Viewer): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('plan moves of ' || $1, 0))`, [id]);
}

/** How many own moves can be taken back, and done again. */
export async function moveCounts(
  manager: EntityManager,
  { id }: Viewer,
): Promise<{ undoable: number; redoable: number }> {
  const [row] = await manager.query<{ undoable: number; redoable: number }[]>(
    `select (count(*) filter (where not undone))::int as undoable, (count(*) filter (where undone))::int as redoable
     from plan_move where actor_id = $1`,
    [id],
  );
  return row ?? { undoable: 0, redoable: 0 };
}
