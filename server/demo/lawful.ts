import { checkCandidate, buildTimeline } from '../engines/hours';
import type { PlanTrip } from '../engines/hours';
import type { MapsProvider } from '../maps/provider';
import { findNearestDepot } from './depots';
import { depots } from './data/company';
import type { PlannedStop } from './trips';

const toMinute = (iso: string) => Math.floor(Date.parse(iso) / 60_000);

/** Whether one rested driver may have the trip, or two where two fit. */
export async function isLawful(maps: MapsProvider, stops: PlannedStop[], crewed: boolean): Promise<boolean> {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return false;
  const depot = depots[findNearestDepot(first)];
  const { legs } = await maps.route([depot, ...stops, depot]);
  const minutes = legs.map(({ durationS }) => Math.ceil(durationS / 60));
  const plan: PlanTrip = {
    id: 'trip',
    kind: 'occasional',
    // Half an hour to leave earlier, and some to be late.
    depot: { out: (minutes[0] ?? 0) + 40, back: (minutes.at(-1) ?? 0) + 20 },
    stops: stops.map(({ depart }, index) => {
      const former = stops[index - 1]?.depart;
      return {
        ...(former && { arrive: toMinute(former) + (minutes[index] ?? 0) }),
        ...(depart && { depart: toMinute(depart) }),
      };
    }),
  };
  const crews = crewed ? ([undefined, 'first'] as const) : [undefined];
  return crews.some(
    (crew) => checkCandidate({ activities: [] }, buildTimeline([{ ...plan, ...(crew && { crew }) }])).light !== 'red',
  );
}
