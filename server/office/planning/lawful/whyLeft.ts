import type { Counts } from '../repair/whyNobody';
import { countsText } from '../repair/whyNobody';
import type { LawfulPlan } from './lawfulPlan';

/** Why a trip that is left has nobody, in numbers; in Estonian. */
export function whyLeft(plan: LawfulPlan, nth: number): string {
  const { drivers, buses } = plan.problem;
  const trip = plan.trip(nth);
  const stops = buses.map((_, bus) => plan.busStop(nth, bus));
  const free = [...buses.keys()].filter((bus) => !stops[bus]);
  // Without a free bus the drivers are asked for what it could be with.
  const asked =
    free.length > 0 ? free : [...buses.keys()].filter((bus) => !['small', 'lift'].includes(stops[bus] ?? ''));
  const ofDrivers: Counts = { law: 0 };
  for (const driver of drivers.keys()) {
    const stop = plan.driverStop(nth, driver);
    if (trip.driverId !== undefined && drivers[driver]?.id !== trip.driverId) continue;
    if (stop) count(ofDrivers, stop);
    else countLaw(plan, { nth, driver }, asked, ofDrivers);
  }
  const ofBuses: Counts = {};
  for (const [bus, stop] of stops.entries())
    if (trip.busId === undefined || buses[bus]?.id === trip.busId) count(ofBuses, stop ?? 'fits');
  const parts = [
    !ofDrivers.fits || ofBuses.fits ? countsText('drivers', ofDrivers, 'mitte koos vaba bussiga') : '',
    !ofBuses.fits || ofDrivers.fits ? countsText('buses', ofBuses, 'mitte koos vaba juhiga') : '',
  ];
  return parts.filter(Boolean).join('; ');
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
  const reached = buses.filter((bus) => !plan.driverStop(nth, driver, bus));
  if (buses.length > 0 && reached.length === 0) return count(counts, 'late');
  const lights = reached.map((bus) => plan.light(nth, driver, bus));
  const red = lights.find(({ light }) => light === 'red');
  if (!red || lights.some(({ light }) => light !== 'red')) return count(counts, 'fits');
  counts.example ??= red.line;
  count(counts, 'law');
}
