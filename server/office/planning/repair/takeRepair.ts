import type { Deps, Viewer } from '../../../access';
import type { EnteredAbsence } from '../../../driving/duties';
import { enterAbsence } from '../../../driving/duties';
import { moveIn } from '../moves/planMoves';
import type { PlanStepInput } from '../moves/moveTypes';
import { isAbsent } from './isAbsent';

/**
 * Takes a found plan for an absence as one move, and enters the absence: both or neither. An absence that is entered
 * already stays. Errors: as of moving and of entering an absence.
 */
export async function takeRepair(
  deps: Deps,
  viewer: Viewer,
  steps: PlanStepInput[],
  absence?: EnteredAbsence | null,
): Promise<void> {
  await deps.db.transaction(async (manager) => {
    await moveIn(manager, deps, viewer, 'repair', steps);
    if (!absence) return;
    const { driverId, busId, firstDay, lastDay } = absence;
    const out = driverId ?? busId;
    if (!out || !(await isAbsent(manager, out, firstDay, lastDay))) await enterAbsence(manager, absence);
  });
}
