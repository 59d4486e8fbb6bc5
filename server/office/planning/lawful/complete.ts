import { overlaps, suits } from '../../../engines/planning';
import type { IsOver, Placing } from '../../../engines/planning';
import type { LawfulPlan } from './lawfulPlan';
import type { Line } from '../../../platform/values/message';

/** A trip that had to be given to somebody else than the first choice: who that was, and what the law said. */
export type Refusals = Map<number, { driver: number; line: Line }>;

/** A fixed count of questions to the law while room is made: the same problem gives the same plan, however busy the machine is. */
const MOST_LOOKS = 8_000;
/** The most ways to make room that are tried for one trip. */
const MOST_WAYS = 40;
/** Trips of a driver whose starts are less than this apart may forbid each other by the law; minutes. */
const MAY_FORBID = 36 * 60;

/** Gives each remaining trip to any driver and bus that can have it, until a whole round places none. */
export function complete(plan: LawfulPlan, refusals: Refusals, isOver: IsOver): void {
  for (let hasWon = true; hasWon;) {
    hasWon = false;
    for (const nth of sortHardestFirst(plan)) {
      if (isOver()) return;
      const { placed, refused } = plan.place(nth);
      if (placed) hasWon = true;
      if (refused) refusals.set(nth, refused);
    }
  }
}

/** Sends one or two others elsewhere where that makes room for a trip that is left. Returns whether any was placed. */
export function makeRoom(plan: LawfulPlan, isOver: IsOver): boolean {
  const limit = plan.looks + MOST_LOOKS;
  let hasWon = false;
  for (const nth of sortHardestFirst(plan)) {
    for (const { place, out } of listWaysToMakeRoom(plan, nth)) {
      if (isOver() || plan.looks > limit) return hasWon;
      if (!exchange(plan, nth, place, out)) continue;
      hasWon = true;
      break;
    }
  }
  return hasWon;
}

function sortHardestFirst(plan: LawfulPlan): number[] {
  const { buses } = plan.problem;
  const countChoices = (nth: number) => buses.filter((bus) => suits(bus, plan.trip(nth))).length;
  return plan
    .left()
    .map((nth) => ({ nth, choices: countChoices(nth) }))
    .sort((one, other) => one.choices - other.choices || plan.trip(one.nth).start - plan.trip(other.nth).start)
    .map(({ nth }) => nth);
}

interface Way {
  place: Placing;
  out: number[];
}

/** Drivers and buses who could be there in time without one trip of theirs each, the fewest that go first. */
function listWaysToMakeRoom(plan: LawfulPlan, nth: number): Way[] {
  const { buses, drivers } = plan.problem;
  const onBus = [...buses.keys()].flatMap((bus) =>
    suits(buses[bus] as (typeof buses)[number], plan.trip(nth))
      ? listOut(plan, nth, plan.ofBus(bus), (out) => !plan.findBusObstacle(nth, bus, out)).map((out) => ({ bus, out }))
      : [],
  );
  const ofDriver = [...drivers.keys()].flatMap((driver) =>
    listOut(plan, nth, plan.ofDriver(driver), (out) => !plan.findDriverObstacle(nth, driver, -1, out)).map((out) => ({
      driver,
      out,
    })),
  );
  const ways = onBus.flatMap(({ bus, out }) =>
    ofDriver.map(({ driver, out: others }): Way => ({
      place: { driver, bus },
      out: [...new Set([...out, ...others])],
    })),
  );
  return ways
    .filter(({ out }) => out.length > 0)
    .sort((one, other) => one.out.length - other.out.length)
    .slice(0, MOST_WAYS);
}

/** None, or one of these trips, without which it holds. */
function listOut(plan: LawfulPlan, nth: number, own: readonly number[], holds: (out: number[]) => boolean): number[][] {
  const trip = plan.trip(nth);
  const isNear = (one: number) => {
    const other = plan.trip(one);
    return overlaps(other, trip) || Math.abs(other.start - trip.start) < MAY_FORBID;
  };
  return [[], ...own.filter(isNear).map((one) => [one])].filter(holds);
}

/** Whether a trip found a place, and every trip that made room for it another one. Restores the plan when not. */
function exchange(plan: LawfulPlan, nth: number, place: Placing, out: readonly number[]): boolean {
  const former = out.map((one) => ({ one, place: plan.places[one] as Placing, light: plan.lights[one] }));
  for (const { one } of former) plan.drop(one);
  if (plan.canFit(nth, place)) {
    plan.take(nth, place);
    if (out.every((one) => plan.place(one).placed)) return true;
    plan.drop(nth);
  }
  for (const { one } of former) if (plan.isPlaced(one)) plan.drop(one);
  for (const { one, place: own, light } of former) plan.take(one, own, light);
  return false;
}
