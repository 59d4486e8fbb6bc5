import type { Activity, Minute, Service, Timeline } from '../activity';
import { layTrips } from './emptyDrives';
import { planDefaults } from './plan';
import type { PlanSettings, PlanTrip } from './plan';

/** One driver's timeline of trips, in any order. `known` is what was entered by hand or really driven. */
export function buildTimeline(
  trips: PlanTrip[],
  settings: PlanSettings = planDefaults,
  known: Pick<Timeline, 'activities' | 'knownFrom'> = { activities: [] },
): Timeline {
  return {
    ...known,
    activities: [...known.activities, ...addDuties(layTrips(trips, settings), settings)],
    services: trips.map(({ id, kind, countries, abroad }): Service => ({
      id,
      kind,
      ...(countries && { countries }),
      ...(abroad !== undefined && { abroad }),
    })),
    ferries: trips.flatMap(({ ferries = [] }) => ferries),
  };
}

/** The trips in order, each with the begin and the end of a duty, as far as there is room between two of them. */
function addDuties(trips: Activity[][], { dutyStart, dutyEnd }: PlanSettings): Activity[] {
  const sorted = [...trips].sort((one, other) => (one[0]?.start ?? 0) - (other[0]?.start ?? 0));
  return sorted.flatMap((activities, index) => {
    const first = activities[0];
    const last = activities[activities.length - 1];
    if (!first || !last) return [];
    const former = sorted[index - 1]?.at(-1)?.end ?? -Infinity;
    const next = sorted[index + 1]?.[0]?.start ?? Infinity;
    const end = Math.max(last.end, Math.min(last.end + dutyEnd, next));
    const formerEnds = Math.min(former + dutyEnd, first.start);
    const start = Math.min(first.start, Math.max(first.start - dutyStart, formerEnds));
    // A reversed or empty interval stays: the engine reports it as a problem.
    return [
      ...(start < first.start ? [work(first, start, first.start)] : []),
      ...activities,
      ...(end > last.end ? [work(last, last.end, end)] : []),
    ];
  });
}

const work = (beside: Activity, start: Minute, end: Minute): Activity => ({ ...beside, kind: 'otherWork', start, end });
