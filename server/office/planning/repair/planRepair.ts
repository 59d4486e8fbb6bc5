import { planners } from '../turns/planner';
import type { Deps, Viewer } from '../../../access';
import { badInput, notFound } from '../../../texts/messages';
import type { BoardTripRow } from '../board/board';
import { readBoardBuses, readBoardDrivers, requireBoardSpan } from '../board/board';
import { readHours } from '../board/planHours';
import { isAbsent } from './isAbsent';
import type { NamedSlot, RepairBoard } from './readBoard';
import { readBoard } from './readBoard';
import type { PlanRepair, RepairChange, RepairInput } from './repairTypes';
import { explainNobody } from './explainNobody';

/** As `findRepairs`, in the caller's turn: plans are computed one at a time. Errors: as there, UNAVAILABLE when too many wait. */
export const planRepair = (deps: Deps, viewer: Viewer, input: RepairInput, task?: string | null): Promise<PlanRepair> =>
  planners.require(deps).progress.runWithProgress(viewer.id, task, (tell) =>
    planners.require(deps).turns.take(
      () => findRepairs(deps, input),
      (ahead) => tell({ ahead }),
    ),
  );

/**
 * Up to three repairs when a driver or a bus is out for some days: the fewest changes first, then the fewest for
 * drivers who have confirmed. Changes nothing. Errors: BAD_USER_INPUT, NOT_FOUND, UNAVAILABLE.
 */
async function findRepairs(deps: Deps, input: RepairInput): Promise<PlanRepair> {
  const { driverId, busId, firstDay, lastDay } = input;
  if (Boolean(driverId) === Boolean(busId)) throw badInput('choice.driverOrBus', 'driverId');
  if (lastDay < firstDay) throw badInput('period.endBeforeStart', 'lastDay');
  const { start, end } = requireBoardSpan(firstDay, lastDay);
  const { manager } = deps.db.dataSource;
  const out = driverId ?? busId ?? '';
  const rows = driverId ? await readBoardDrivers(manager, [out]) : await readBoardBuses(manager, [out]);
  const [who] = rows.filter(({ id }) => id === out);
  if (!who) throw notFound(driverId ? 'driver' : 'bus');
  const board = await readBoard(deps, { out, outName: who.name, lane: driverId ? 'drivers' : 'buses', start, end });
  const { sources, slots } = board;
  const repair: PlanRepair = {
    fallen: slots.filter(({ fallen }) => fallen).length,
    absent: await isAbsent(manager, out, firstDay, lastDay),
    occurrences: sources.occurrences
      .filter((one) => (one.driverId === out || one.busId === out) && one.start < end && one.end > start)
      .map(({ arrangementId, title, date }) => ({ arrangementId, title, date })),
    plans: [],
    stuck: [],
  };
  if (repair.fallen === 0) return repair;
  const hours = await readHours(deps, sources);
  const job = {
    problem: board.problem,
    holders: slots.map(({ holder }) => holder),
    rows: board.rows.map(({ id }) => id),
    crews: sources.waiting.map(({ id, driverIds, busIds }) => ({ orderId: id, driverIds, busIds })),
  };
  const { plans: lawful } = await planners.require(deps).repair(job, hours);
  for (const { repair: one, lights } of lawful) {
    const changes = one.map(({ slot, row }) => {
      const { light = 'green', line = '' } = lights.find((each) => each.slot === slot) ?? {};
      return { ...toChange(board, slot, row), light, line };
    });
    for (const change of changes) if (change.inId === null) await explain(deps, board, change);
    changes.sort((a, b) => a.start.getTime() - b.start.getTime());
    // A repair that moves nobody and only takes trips off does not help.
    if (changes.some(({ inId }) => inId !== null)) repair.plans.push({ changes });
    else repair.stuck = changes;
  }
  if (repair.plans.length > 0) return { ...repair, stuck: [] };
  if (repair.stuck.length === 0)
    for (const [nth, { fallen }] of slots.entries()) {
      if (!fallen) continue;
      const change = toChange(board, nth, -1);
      await explain(deps, board, change);
      repair.stuck.push(change);
    }
  return repair;
}

function toChange({ sources, slots, rows }: RepairBoard, slot: number, row: number): RepairChange {
  const { trip, holder, fallen, confirmation } = slots[slot] as NamedSlot;
  const { id: orderId, title, start, version, mark } = sources.waiting[trip] as BoardTripRow;
  const into = rows[row];
  return {
    orderId,
    title,
    start,
    version,
    mark,
    fallen,
    confirmation,
    outId: holder,
    outName: rows.find(({ id }) => id === holder)?.name ?? '',
    inId: into?.id ?? null,
    inName: into?.name ?? null,
    light: 'green',
    line: '',
    problem: null,
  };
}

async function explain(deps: Deps, { problem, sources, rows }: RepairBoard, change: RepairChange): Promise<void> {
  const trip = problem.trips.find(({ id }) => id === change.orderId);
  const unfit = trip?.needsLift ? sources.buses.filter(({ lift }) => !lift).map(({ id }) => id) : [];
  change.light = 'red';
  change.problem = await explainNobody(deps, problem.lane, change, { others: rows.length - 1, withoutLift: unfit });
}
