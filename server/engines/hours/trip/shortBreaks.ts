import type { Minute } from '../activity';
import { findDrivingWithoutBreak, findWorkWithoutBreak } from '../breaks';
import { clean } from '../clean';
import { Ledger } from '../ledger';
import { findBounds, planDefaults, prolongStop } from './plan';
import { buildTimeline } from './buildTimeline';
import type { PlanSettings, PlanTrip } from './plan';
import { limits, rules } from '../rules';

/** Where a trip gives its driver too little of a break. */
export interface ShortBreak {
  /** The stop where it could be taken, by its place in the trip; or, where none lies on the way, the leg after a stop. */
  at: { stop: number } | { leg: number };
  /** When it must begin at the latest. */
  by: Minute;
  /** Minutes that the stop has, and that it must have. On the way: of the break itself. */
  has: number;
  needs: number;
}

/** The stops of a trip that are too short for the break that the law wants of one driver there, each with what it wants. */
export function listShortBreaks(trip: PlanTrip, settings: PlanSettings = planDefaults): ShortBreak[] {
  const found: ShortBreak[] = [];
  let plan = trip;
  // Each break that is put right may leave another, farther on.
  for (let round = 0; round < trip.stops.length * 2; round++) {
    const [first] = findLacks(plan, settings);
    if (!first) break;
    const next = findLongEnough(plan, settings, first);
    if (!next) {
      found.push(toBreakOnWay(plan, first, found.length));
      break;
    }
    const { arrive, depart } = findBounds(trip.stops[next.stop] ?? {});
    found.push({ at: { stop: next.stop }, by: first.latest, has: depart - arrive, needs: depart - arrive + next.more });
    plan = next.plan;
  }
  return found;
}

interface Lack {
  from: Minute;
  /** When the break is due. */
  latest: Minute;
}

function findLacks(trip: PlanTrip, settings: PlanSettings): Lack[] {
  const ledger = new Ledger(clean(buildTimeline([trip], settings)).stretches);
  const toLack = (kind: 'driving' | 'work', from: Minute, to: Minute, most: number) => {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (ledger.sumBetween(kind, from, middle) <= most) low = middle;
      else high = middle - 1;
    }
    return { from, latest: low };
  };
  return [
    ...findDrivingWithoutBreak(ledger).map(({ from, to }) => toLack('driving', from, to, rules.drivingBreak.limit)),
    ...findWorkWithoutBreak(ledger).map(({ from, to }) => toLack('work', from, to, rules.workWithoutBreak.limit)),
  ].sort((one, other) => one.latest - other.latest);
}

/** The last stop by then at which more time helps, and how much: asked of the law minute by minute. */
function findLongEnough(trip: PlanTrip, settings: PlanSettings, { from, latest }: Lack) {
  for (let stop = trip.stops.length - 2; stop > 0; stop--) {
    const { arrive, depart } = findBounds(trip.stops[stop] ?? {});
    if (arrive > latest || depart <= from) continue;
    for (let more = 1; more <= limits.wholeBreak + 2 * settings.boarding; more++) {
      const plan = prolongStop(trip, stop, more);
      if (!findLacks(plan, settings).some((lack) => lack.from <= from)) return { stop, more, plan };
    }
  }
  return undefined;
}

function toBreakOnWay(trip: PlanTrip, { latest }: Lack, index: number): ShortBreak {
  const leg = trip.stops.findIndex((stop, at) => at > 0 && findBounds(stop).arrive > latest);
  const before = leg > 0 ? leg - 1 : index === 0 && leg < 0 ? trip.stops.length - 1 : 0;
  return { at: { leg: before }, by: latest, has: 0, needs: limits.wholeBreak };
}
