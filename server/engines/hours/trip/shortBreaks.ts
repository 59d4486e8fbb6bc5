import type { Minute } from '../activity';
import { drivingWithoutBreak, workWithoutBreak } from '../breaks';
import { clean } from '../clean';
import { Ledger } from '../ledger';
import { bounds, planDefaults, prolonged } from './plan';
import { timelineOf } from './timelineOf';
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
export function shortBreaks(trip: PlanTrip, settings: PlanSettings = planDefaults): ShortBreak[] {
  const found: ShortBreak[] = [];
  let plan = trip;
  // Each break that is put right may leave another, farther on.
  for (let round = 0; round < trip.stops.length * 2; round++) {
    const [first] = lacking(plan, settings);
    if (!first) break;
    const next = longEnough(plan, settings, first);
    if (!next) {
      found.push(onTheWay(plan, first, found.length));
      break;
    }
    const { arrive, depart } = bounds(trip.stops[next.stop] ?? {});
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

function lacking(trip: PlanTrip, settings: PlanSettings): Lack[] {
  const ledger = new Ledger(clean(timelineOf([trip], settings)).stretches);
  const latest = (kind: 'driving' | 'work', from: Minute, to: Minute, most: number) => {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (ledger.between(kind, from, middle) <= most) low = middle;
      else high = middle - 1;
    }
    return { from, latest: low };
  };
  return [
    ...drivingWithoutBreak(ledger).map(({ from, to }) => latest('driving', from, to, rules.drivingBreak.limit)),
    ...workWithoutBreak(ledger).map(({ from, to }) => latest('work', from, to, rules.workWithoutBreak.limit)),
  ].sort((one, other) => one.latest - other.latest);
}

/** The last stop by then at which more time helps, and how much: asked of the law minute by minute. */
function longEnough(trip: PlanTrip, settings: PlanSettings, { from, latest }: Lack) {
  for (let stop = trip.stops.length - 2; stop > 0; stop--) {
    const { arrive, depart } = bounds(trip.stops[stop] ?? {});
    if (arrive > latest || depart <= from) continue;
    for (let more = 1; more <= limits.wholeBreak + 2 * settings.boarding; more++) {
      const plan = prolonged(trip, stop, more);
      if (!lacking(plan, settings).some((lack) => lack.from <= from)) return { stop, more, plan };
    }
  }
  return undefined;
}

function onTheWay(trip: PlanTrip, { latest }: Lack, index: number): ShortBreak {
  const leg = trip.stops.findIndex((stop, at) => at > 0 && bounds(stop).arrive > latest);
  const before = leg > 0 ? leg - 1 : index === 0 && leg < 0 ? trip.stops.length - 1 : 0;
  return { at: { leg: before }, by: latest, has: 0, needs: limits.wholeBreak };
}
