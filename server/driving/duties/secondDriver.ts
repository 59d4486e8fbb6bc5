import { setImmediate as letOthers } from 'node:timers/promises';
import { checkCandidate, findEmptyDrives, buildTimeline } from '../../engines/hours';
import type { PlanStop, PlanTrip } from '../../engines/hours';
import type { Deps } from '../../access';
import type { Point } from '../../maps';
import { buildDriverTrip, addEmptyDrives } from './timeline/planTrips';
import type { TimelineStop } from './timeline/timelineSources';
import { readDutySettings } from './timeline/timelineSources';
import { planSettings } from './timeline/timelines';

/** The places and times of a trip's stops. The trip may not be an order yet. */
export interface LawStop extends Point {
  /** ISO 8601; null where nobody knows. */
  arrive: string | null;
  depart: string | null;
  /** The driver's activity as the office set it. A request for a price has none. */
  driverAtStop?: PlanStop['driver'] | null;
}

/** The additional costs of a trip that the law causes. */
export interface DriverNeeds {
  /** It forbids the trip to one rested driver. */
  secondDriver: boolean;
  /** One driver, or two, may have the trip as it is. */
  lawful: boolean;
  /** Nights on the empty drives from the depot and back. */
  emptyNights: number;
}

/** The number of trips that the law is asked about at a stretch. */
const AT_ONCE = 5;

/**
 * As the check of one order (checkTrip.ts), without the remedies beside a second driver. One is never enough where the
 * law refuses one, even where two are not enough either. One statement for all trips.
 */
export async function computeDriverNeeds(deps: Deps, trips: readonly (readonly LawStop[])[]): Promise<DriverNeeds[]> {
  const company = await readDutySettings(deps.db.dataSource.manager);
  const settings = planSettings(company);
  const rested = { activities: [] };
  const isAllowed = (plan: PlanTrip) => checkCandidate(rested, buildTimeline([plan], settings)).light !== 'red';
  const countNights = (plan: PlanTrip) => {
    const { out, back } = findEmptyDrives(plan, settings) ?? { out: [], back: [] };
    return [...out, ...back].filter(([kind]) => kind === 'rest').length;
  };
  const found: DriverNeeds[] = [];
  for (const [index, stops] of trips.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await letOthers();
    const [plan] = addEmptyDrives([buildDriverTrip(String(index), stops.map(stopRow), { depot: company.depot })]);
    if (!plan) continue;
    const isAlone = isAllowed(plan);
    const crews = (['first', 'second'] as const).map((crew): PlanTrip => ({ ...plan, crew }));
    found.push({
      secondDriver: !isAlone,
      lawful: isAlone || crews.every(isAllowed),
      emptyNights: countNights(isAlone ? plan : { ...plan, crew: 'first' }),
    });
  }
  return found;
}

const toMinute = (moment: string | null) => (moment === null ? null : Math.floor(new Date(moment).getTime() / 60_000));

const stopRow = ({ lat, lng, arrive, depart, driverAtStop = null }: LawStop): TimelineStop => ({
  lat,
  lng,
  city: '',
  arrive: toMinute(arrive),
  depart: toMinute(depart),
  driverAtStop,
});
