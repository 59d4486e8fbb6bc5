import type { Minute, Timeline } from '../activity';
import { checkCandidate } from './candidate';
import { judge } from '../judge';
import { begunLater, bounds, planDefaults, prolonged, shifted, timelineOf } from './plan';
import type { PlanSettings, PlanTrip } from './plan';

/** What would make a trip legal for the driver who may not have it as it is. Each was asked of the engine. */
export type Repair =
  | { kind: 'secondDriver'; trip: PlanTrip }
  /** The driver is free at this stop for so many minutes; `later` is how much later everything after it becomes. `route`: the
   * same by later departures alone, boarding included, where nobody can say that the driver is free. */
  | { kind: 'rest'; stop: number; minutes: number; later: number; trip: PlanTrip; route: PlanTrip | undefined }
  /** It leaves at this moment; what the start loses, this stop loses. */
  | { kind: 'leaveLater'; at: Minute; by: number; stop: number; trip: PlanTrip }
  /** All of it so much later, or earlier when below nothing. */
  | { kind: 'shift'; at: Minute; by: number; trip: PlanTrip };

const step = 5;
const longestRest = 12 * 60;
const furthestShift = 6 * 60;

/** The repairs of a trip, each kind by its smallest change; none when it is legal as it is. */
export function repairs(timeline: Timeline, trip: PlanTrip, settings: PlanSettings = planDefaults): Repair[] {
  const before = judge(timeline);
  const allowed = (plan: PlanTrip) => checkCandidate(timeline, timelineOf([plan], settings), before).light !== 'red';
  if (trip.stops.length === 0 || allowed(trip)) return [];
  const found: (Repair | undefined)[] = [
    secondDriver(trip, allowed),
    restAt(trip, settings, allowed),
    leaveLater(trip, settings, allowed),
    shift(trip, allowed),
  ];
  return found.filter((repair) => repair !== undefined);
}

type Allowed = (plan: PlanTrip) => boolean;

function secondDriver(trip: PlanTrip, allowed: Allowed): Repair | undefined {
  if (trip.crew) return undefined;
  const crews = (['first', 'second'] as const).map((crew): PlanTrip => ({ ...trip, crew }));
  const [plan] = crews;
  return plan && crews.every(allowed) ? { kind: 'secondDriver', trip: plan } : undefined;
}

/** The stop where the least of a delay is enough, the driver being free there. */
function restAt(trip: PlanTrip, settings: PlanSettings, allowed: Allowed): Repair | undefined {
  let best: Extract<Repair, { kind: 'rest' }> | undefined;
  for (let stop = 1; stop < trip.stops.length - 1; stop++) {
    const { arrive, depart } = bounds(trip.stops[stop] ?? {});
    const free: PlanTrip = {
      ...trip,
      stops: trip.stops.map((each, index) => (index === stop ? { ...each, driver: 'free' as const } : each)),
    };
    const later = least(0, Math.min(longestRest, (best?.later ?? Infinity) - 1), (by) =>
      allowed(prolonged(free, stop, by)),
    );
    if (later !== undefined)
      best = {
        ...{ kind: 'rest', stop, minutes: depart - arrive + later, later },
        trip: prolonged(free, stop, later),
        route: undefined,
      };
  }
  if (!best) return undefined;
  const { stop, later } = best;
  const most = later + 2 * Math.max(settings.boarding, settings.dutyStart, settings.dutyEnd);
  const by = least(Math.max(step, later), most, (minutes) => allowed(prolonged(trip, stop, minutes)));
  return by === undefined ? best : { ...best, route: prolonged(trip, stop, by) };
}

/** A shorter day by a later start, at the cost of the time at one of the stops. */
function leaveLater(trip: PlanTrip, settings: PlanSettings, allowed: Allowed): Repair | undefined {
  let best: Extract<Repair, { kind: 'leaveLater' }> | undefined;
  for (let stop = 1; stop < trip.stops.length - 1; stop++) {
    const { arrive, depart } = bounds(trip.stops[stop] ?? {});
    const most = Math.min(depart - arrive - 2 * settings.boarding, (best?.by ?? Infinity) - 1);
    const by = least(step, most, (minutes) => allowed(begunLater(trip, stop, minutes)));
    if (by === undefined) continue;
    const plan = begunLater(trip, stop, by);
    best = { kind: 'leaveLater', at: bounds(plan.stops[0] ?? {}).depart, by, stop, trip: plan };
  }
  return best;
}

function shift(trip: PlanTrip, allowed: Allowed): Repair | undefined {
  for (let by = step; by <= furthestShift; by += step)
    for (const minutes of [by, -by]) {
      const plan = shifted(trip, minutes);
      if (allowed(plan)) return { kind: 'shift', at: bounds(plan.stops[0] ?? {}).depart, by: minutes, trip: plan };
    }
  return undefined;
}

/** The least of [from, to] that will do, in steps of five minutes; every step is asked, for more is not always better. */
function least(from: number, to: number, enough: (minutes: number) => boolean): number | undefined {
  for (let minutes = from; minutes <= to; minutes += step) if (enough(minutes)) return minutes;
  return undefined;
}
