import type { PlanStepInput } from '../../../generated/graphql';
import type { View } from '../search/planDays';
import type { PlanRow, TripBar } from './planRows';
import { stack } from './planRows';
import { measureUtilisation } from './utilisation';

/** Stands for the mark that a move will get. */
const UNSAVED = 'unsaved';

/**
 * The rows as they will be when these steps are made; what moves cannot be moved again before they are. Rows that have nothing to
 * do with it stay the same objects.
 */
export function applySteps(rows: readonly PlanRow[], steps: readonly PlanStepInput[], view: View): readonly PlanRow[] {
  const moved = new Map<string, TripBar>();
  for (const id of new Set(steps.map(({ orderId }) => orderId))) {
    const bar = rows.flatMap(({ bars }) => bars).find(({ key }) => key === id);
    if (bar?.kind !== 'trip') continue;
    const own = steps.filter(({ orderId }) => orderId === id);
    const { trip } = bar;
    const driverIds = applyToCrew(trip.driverIds, own, 'driverOut', 'driverIn');
    const busIds = applyToCrew(trip.busIds, own, 'busOut', 'busIn');
    // Whether it is reached in its new row, the server says.
    const { unreached: _former, ...plain } = bar;
    moved.set(id, { ...plain, trip: { ...trip, driverIds, busIds, mark: trip.mark ?? UNSAVED, movable: false } });
  }
  const known = new Set(rows.map(({ id }) => id));
  return rows.map((row) => {
    const has = ({ trip }: TripBar) => {
      const ids = (view === 'drivers' ? trip.driverIds : trip.busIds).filter((id) => known.has(id));
      return row.lane ? ids.length === 0 : ids.includes(row.id);
    };
    const coming = [...moved.values()].filter(has);
    const stays = row.bars.filter(({ key }) => !moved.has(key));
    if (coming.length === 0 && stays.length === row.bars.length) return row;
    const next = stack({ ...row, bars: [...stays, ...coming] });
    return { ...next, used: measureUtilisation(next) };
  });
}

function applyToCrew(
  before: readonly string[],
  steps: readonly PlanStepInput[],
  out: 'driverOut' | 'busOut',
  into: 'driverIn' | 'busIn',
): string[] {
  let ids = [...before];
  for (const step of steps) {
    ids = ids.filter((id) => id !== step[out]);
    const next = step[into];
    if (next && !ids.includes(next)) ids.push(next);
  }
  return ids;
}
