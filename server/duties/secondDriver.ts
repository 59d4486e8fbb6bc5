import { setImmediate as letOthers } from 'node:timers/promises';
import { checkCandidate, timelineOf } from '../hours';
import type { PlanTrip } from '../hours';
import type { LawStop, SecondDriverCheck } from '../pricing/pricing.events';
import { driverTrip, withEmptyLegs } from './timeline/planTrips';
import type { StopRow } from './timeline/sources';
import { dutySettings } from './timeline/sources';
import { planSettings } from './timeline/timelines';

/** Of so many trips the law is asked at a stretch. */
const atOnce = 5;

/** As the check of one order says it (checkTrip.ts), without the ways that help beside a second driver. */
export const needSecondDriver: SecondDriverCheck = async (deps, trips) => {
  const company = await dutySettings(deps.db.dataSource.manager);
  const settings = planSettings(company);
  const rested = { activities: [] };
  const forbidden = (plan: PlanTrip) => checkCandidate(rested, timelineOf([plan], settings)).light === 'red';
  const found: boolean[] = [];
  for (const [index, stops] of trips.entries()) {
    if (index > 0 && index % atOnce === 0) await letOthers();
    const [plan] = withEmptyLegs([driverTrip(String(index), stops.map(stopRow), { depot: company.depot })]);
    found.push(
      plan !== undefined &&
        forbidden(plan) &&
        (['first', 'second'] as const).every((crew) => !forbidden({ ...plan, crew })),
    );
  }
  return found;
};

const minute = (moment: string | null) => (moment === null ? null : Math.floor(new Date(moment).getTime() / 60_000));

const stopRow = ({ lat, lng, arrive, depart, driverAtStop = null }: LawStop): StopRow => ({
  ...{ lat, lng, city: '', arrive: minute(arrive), depart: minute(depart), driverAtStop },
});
