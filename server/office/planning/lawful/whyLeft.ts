import type { Counts } from '../repair/whyNobody';
import { tellCounts } from '../repair/whyNobody';
import type { LawfulPlan } from './lawfulPlan';
import type { Line, Message } from '../../../platform/values/message';
import { joinLines } from '../../../texts/messages';

/** Why a trip that is left has nobody, in numbers. */
export function explainLeft(plan: LawfulPlan, nth: number): Line {
  const { drivers, buses } = plan.problem;
  const trip = plan.trip(nth);
  const stops = buses.map((_, bus) => plan.findBusObstacle(nth, bus));
  const free = [...buses.keys()].filter((bus) => !stops[bus]);
  // Without a free bus the drivers are asked for what it could be with.
  const asked =
    free.length > 0 ? free : [...buses.keys()].filter((bus) => !['small', 'lift'].includes(stops[bus] ?? ''));
  const ofDrivers: Counts = { law: 0 };
  for (const driver of drivers.keys()) {
    const stop = plan.findDriverObstacle(nth, driver);
    if (trip.driverId !== undefined && drivers[driver]?.id !== trip.driverId) continue;
    if (stop) count(ofDrivers, stop);
    else countLaw(plan, { nth, driver }, asked, ofDrivers);
  }
  const ofBuses: Counts = {};
  for (const [bus, stop] of stops.entries())
    if (trip.busId === undefined || buses[bus]?.id === trip.busId) count(ofBuses, stop ?? 'fits');
  const told: Message[] = [];
  if (!ofDrivers.fits || ofBuses.fits) told.push(tellCounts('drivers', ofDrivers, 'nobody.notWithBus'));
  if (!ofBuses.fits || ofDrivers.fits) told.push(tellCounts('buses', ofBuses, 'nobody.notWithDriver'));
  return joinLines(told);
}

function count(counts: Counts, what: Exclude<keyof Counts, 'example'>): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

function countLaw(
  plan: LawfulPlan,
  { nth, driver }: { nth: number; driver: number },
  buses: readonly number[],
  counts: Counts,
): void {
  const reached = buses.filter((bus) => !plan.findDriverObstacle(nth, driver, bus));
  if (buses.length > 0 && reached.length === 0) return count(counts, 'late');
  const lights = reached.map((bus) => plan.findLight(nth, driver, bus));
  const red = lights.find(({ light }) => light === 'red');
  if (!red || lights.some(({ light }) => light !== 'red')) return count(counts, 'fits');
  counts.example ||= red.line;
  count(counts, 'law');
}
