import { setImmediate as letOthers } from 'node:timers/promises';
import { checkCandidate, emptyDrives, timelineOf } from '../../engines/hours';
import type { PlanTrip } from '../../engines/hours';
import type { DriverNeeds, LawStop, SecondDriverCheck } from '../../sales/pricing/pricing.events';
import { driverTrip, withEmptyLegs } from './timeline/planTrips';
import type { StopRow } from './timeline/sources';
import { dutySettings } from './timeline/sources';
import { planSettings } from './timeline/timelines';

/** Of so many trips the law is asked at a stretch. */
const atOnce = 5;

/**
 * As the check of one order says it (checkTrip.ts), without the ways that help beside a second driver. One is never enough where the
 * law refuses one, also where two would not be enough either.
 */
export const needSecondDriver: SecondDriverCheck = async (deps, trips) => {
  const company = await dutySettings(deps.db.dataSource.manager);
  const settings = planSettings(company);
  const rested = { activities: [] };
  const allowed = (plan: PlanTrip) => checkCandidate(rested, timelineOf([plan], settings)).light !== 'red';
  const nightsOf = (plan: PlanTrip) => {
    const { out, back } = emptyDrives(plan, settings) ?? { out: [], back: [] };
    return [...out, ...back].filter(([kind]) => kind === 'rest').length;
  };
  const found: DriverNeeds[] = [];
  for (const [index, stops] of trips.entries()) {
    if (index > 0 && index % atOnce === 0) await letOthers();
    const [plan] = withEmptyLegs([driverTrip(String(index), stops.map(stopRow), { depot: company.depot })]);
    if (!plan) continue;
    const alone = allowed(plan);
    const crews = (['first', 'second'] as const).map((crew): PlanTrip => ({ ...plan, crew }));
    found.push({
      secondDriver: !alone,
      lawful: alone || crews.every(allowed),
      emptyNights: nightsOf(alone ? plan : { ...plan, crew: 'first' }),
    });
  }
  return found;
};

const minute = (moment: string | null) => (moment === null ? null : Math.floor(new Date(moment).getTime() / 60_000));

const stopRow = ({ lat, lng, arrive, depart, driverAtStop = null }: LawStop): StopRow => ({
  ...{ lat, lng, city: '', arrive: minute(arrive), depart: minute(depart), driverAtStop },
});
