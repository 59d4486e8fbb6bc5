import type { Placing } from './problem';
import { overlaps, listParts } from './problem';
import type { SearchPlan } from './searchPlan';

// A place for each trip, at first by itself, then by sending another elsewhere.

/** The bus that drives least for it. */
export function placeBus(plan: SearchPlan, trip: number): boolean {
  let best = -1;
  let least = Infinity;
  plan.problem.buses.forEach(({ seats }, bus) => {
    if (!plan.suits(bus, trip)) return;
    const km = plan.computeKm(bus, [...(plan.ofBus[bus] ?? []), trip]);
    // Of two that drive the same the smaller one: the bigger may be needed.
    const more = km === undefined ? Infinity : km - (plan.kmOf[bus] ?? 0) + Math.min(seats, 200) / 1000;
    if (more < least) [best, least] = [bus, more];
  });
  if (best >= 0) plan.setBus(trip, best);
  return best >= 0;
}

export function placeDriver(plan: SearchPlan, trip: number): boolean {
  if ((plan.places[trip]?.bus ?? -1) < 0) return false;
  let best = -1;
  let least = Infinity;
  plan.ofDriver.forEach((own, driver) => {
    // Of two who would be as fair the one with fewer trips: who has many is the first to lack rest.
    const more = plan.computeFairCost(driver, [...own, trip]) - plan.computeFairCost(driver, own) + own.length / 1000;
    if (more < least && plan.canDrive(driver, [...own, trip])) [best, least] = [driver, more];
  });
  if (best >= 0) plan.setDriver(trip, best);
  return best >= 0;
}

/** Makes room for a trip that has no bus or no driver by sending one other elsewhere. */
export function rescue(plan: SearchPlan, trip: number): void {
  const place = plan.places[trip] as Placing;
  if (place.bus < 0 && !placeBus(plan, trip) && !makeRoom(plan, trip)) return;
  if (place.driver < 0 && !placeDriver(plan, trip)) relieve(plan, trip);
}

/** On a bus. */
function makeRoom(plan: SearchPlan, trip: number): boolean {
  for (const [bus, own] of plan.ofBus.entries()) {
    if (!plan.suits(bus, trip)) continue;
    const [other, ...more] = own.filter((one) => overlaps(plan.trip(one), plan.trip(trip)));
    if (other === undefined || more.length > 0) continue;
    if (plan.computeKm(bus, [...own.filter((one) => one !== other), trip]) === undefined) continue;
    const elsewhere = plan.ofBus.findIndex(
      (there, index) =>
        index !== bus && plan.suits(index, other) && plan.computeKm(index, [...there, other]) !== undefined,
    );
    if (elsewhere < 0) continue;
    plan.setBus(other, elsewhere);
    plan.setBus(trip, bus);
    return true;
  }
  return false;
}

/** Makes room with a driver. */
function relieve(plan: SearchPlan, trip: number): void {
  for (const [driver, own] of plan.ofDriver.entries())
    for (const other of own) {
      if (!plan.canDrive(driver, [...own.filter((one) => one !== other), trip])) continue;
      const elsewhere = plan.ofDriver.findIndex(
        (there, index) => index !== driver && plan.canDrive(index, [...there, other]),
      );
      if (elsewhere < 0) continue;
      plan.setDriver(other, elsewhere);
      plan.setDriver(trip, driver);
      return;
    }
}

/** Where one must be left out, rather the one that costs more: a trip without a place takes that of another. */
export function replace(plan: SearchPlan, trip: number): void {
  const { bus, driver } = plan.places[trip] as Placing;
  if (bus >= 0 && driver >= 0) return;
  let best = -1;
  let most = 1e-9;
  for (const [other, place] of plan.places.entries()) {
    const row = plan.ofBus[place.bus];
    const own = plan.ofDriver[place.driver];
    const isPlanned = plan.trip(other).driverId !== undefined || plan.trip(other).busId !== undefined;
    if (!row || !own || isPlanned || listParts([plan.trip(other)]).length !== listParts([plan.trip(trip)]).length)
      continue;
    if (!plan.suits(place.bus, trip)) continue;
    const km = plan.computeKm(place.bus, [...row.filter((one) => one !== other), trip]);
    const saved = km === undefined ? 0 : (plan.kmOf[place.bus] ?? 0) - km;
    if (saved <= most || !plan.canDrive(place.driver, [...own.filter((one) => one !== other), trip])) continue;
    [best, most] = [other, saved];
  }
  const place = plan.places[best];
  if (!place) return;
  const taken = { ...place };
  plan.setBus(best, -1);
  plan.setDriver(best, -1);
  plan.setBus(trip, taken.bus);
  plan.setDriver(trip, taken.driver);
}
