import type { Minute, Timeline } from '../activity';
import { checkCandidate } from './candidate';
import { judgeTimeline } from '../judge';
import { findWheelAtStart } from './emptyDrives';
import { nightsTried } from './layOut';
import { beginLater, findBounds, planDefaults, prolongStop, shiftTrip } from './plan';
import { addRestStops } from './restStops';
import type { RestStop } from './restStops';
import { buildTimeline } from './buildTimeline';
import type { PlanSettings, PlanTrip } from './plan';

/** Remedies that make a trip legal for the driver. The engine checked each of them. */
export type Repair =
  | { kind: 'secondDriver'; trip: PlanTrip }
  /** The driver is free at this stop for this many minutes; `later` is how much later everything after it becomes. `route`: the
   * same by later departures alone, boarding included, where nobody can say that the driver is free. */
  | { kind: 'rest'; stop: number; minutes: number; later: number; trip: PlanTrip; route: PlanTrip | undefined }
  /** It leaves at this moment; what the start loses, this stop loses. */
  | { kind: 'leaveLater'; at: Minute; by: number; stop: number; trip: PlanTrip }
  /** All of it so much later, or earlier when below nothing. */
  | { kind: 'shift'; at: Minute; by: number; trip: PlanTrip }
  /** Stops of 45 minutes on legs that are too long to drive at a stretch; with nights where a day is too long. */
  | { kind: 'stop' | 'night'; stops: RestStop[]; trip: PlanTrip }
  /** Two of them together, where none alone is enough: the second is made of what the first has left. */
  | { kind: 'both'; repairs: [Repair, Repair]; trip: PlanTrip };

const STEP = 5;
/** Two together are looked for in longer steps. */
const PAIR_STEP = 15;
const LONGEST_REST = 12 * 60;
const FURTHEST_SHIFT = 6 * 60;

/** The repairs of a trip, each kind by its smallest change, or two together where none is enough; none when it is legal as it is. */
export function proposeRepairs(timeline: Timeline, trip: PlanTrip, settings: PlanSettings = planDefaults): Repair[] {
  const before = judgeTimeline(timeline);
  const asked: RepairQuestion = {
    settings,
    step: STEP,
    allowed: (plan) => checkCandidate(timeline, buildTimeline([plan], settings), before).light !== 'red',
  };
  if (trip.stops.length === 0 || asked.allowed(trip)) return [];
  const second = proposeSecondDriver(trip, asked);
  const route = proposeRouteRepairs(trip, asked);
  const found = [second, ...(route.length > 0 ? route : proposeAfterBreaks(trip, asked))];
  const alone = found.filter((repair) => repair !== undefined);
  return alone.length > 0 || trip.crew ? alone : proposeBesideSecondDriver(trip, asked);
}

interface RepairQuestion {
  allowed: (plan: PlanTrip) => boolean;
  settings: PlanSettings;
  step: number;
}

const proposeRouteRepairs = (trip: PlanTrip, asked: RepairQuestion): Repair[] =>
  [proposeRestAtStop(trip, asked), leaveLater(trip, asked), shift(trip, asked), proposeRestOnWay(trip, asked)].filter(
    (repair) => repair !== undefined,
  );

/** Breaks on the way, and one thing more. */
function proposeAfterBreaks(trip: PlanTrip, asked: RepairQuestion): Repair[] {
  const { settings } = asked;
  const broken = addRestStops(trip, settings, 0, findWheelAtStart(trip, settings));
  return broken ? combineRepairs({ kind: 'stop', ...broken }, { ...asked, step: PAIR_STEP }) : [];
}

/** A second driver, and one thing more. */
function proposeBesideSecondDriver(trip: PlanTrip, asked: RepairQuestion): Repair[] {
  const [plan] = listCrews(trip);
  const isAllowed = (other: PlanTrip) => listCrews(other).every(asked.allowed);
  return plan
    ? combineRepairs({ kind: 'secondDriver', trip: plan }, { ...asked, allowed: isAllowed, step: PAIR_STEP })
    : [];
}

const combineRepairs = (first: Repair, asked: RepairQuestion): Repair[] =>
  proposeRouteRepairs(first.trip, asked).map((second) => ({
    kind: 'both',
    repairs: [first, second],
    trip: second.trip,
  }));

const listCrews = (trip: PlanTrip) => (['first', 'second'] as const).map((crew): PlanTrip => ({ ...trip, crew }));

function proposeSecondDriver(trip: PlanTrip, { allowed }: RepairQuestion): Repair | undefined {
  if (trip.crew) return undefined;
  const crews = listCrews(trip);
  const [plan] = crews;
  return plan && crews.every(allowed) ? { kind: 'secondDriver', trip: plan } : undefined;
}

/** Stops on legs that are too long: for breaks alone where these are enough, else for a night as well. */
function proposeRestOnWay(trip: PlanTrip, { settings, allowed }: RepairQuestion): Repair | undefined {
  const begin = findWheelAtStart(trip, settings);
  for (const night of [0, ...nightsTried.filter((one) => one > 0)]) {
    const broken = addRestStops(trip, settings, night, begin);
    if (broken && allowed(broken.trip))
      return { kind: broken.stops.some((stop) => stop.night) ? 'night' : 'stop', ...broken };
  }
  return undefined;
}

/** The stop where the least of a delay is enough, the driver being free there. */
function proposeRestAtStop(trip: PlanTrip, { settings, allowed, step }: RepairQuestion): Repair | undefined {
  let best: Extract<Repair, { kind: 'rest' }> | undefined;
  for (let stop = 1; stop < trip.stops.length - 1; stop++) {
    const { arrive, depart } = findBounds(trip.stops[stop] ?? {});
    const free: PlanTrip = {
      ...trip,
      stops: trip.stops.map((each, index) => (index === stop ? { ...each, driver: 'free' as const } : each)),
    };
    const later = findLeast(0, Math.min(LONGEST_REST, (best?.later ?? Infinity) - 1), step, (by) =>
      allowed(prolongStop(free, stop, by)),
    );
    if (later !== undefined)
      best = {
        kind: 'rest',
        stop,
        minutes: depart - arrive + later,
        later,
        trip: prolongStop(free, stop, later),
        route: undefined,
      };
  }
  if (!best) return undefined;
  const { stop, later } = best;
  const most = later + 2 * Math.max(settings.boarding, settings.dutyStart, settings.dutyEnd);
  const by = findLeast(Math.max(step, later), most, step, (minutes) => allowed(prolongStop(trip, stop, minutes)));
  return by === undefined ? best : { ...best, route: prolongStop(trip, stop, by) };
}

/** A shorter day by a later start, at the cost of the time at one of the stops. */
function leaveLater(trip: PlanTrip, { settings, allowed, step }: RepairQuestion): Repair | undefined {
  let best: Extract<Repair, { kind: 'leaveLater' }> | undefined;
  for (let stop = 1; stop < trip.stops.length - 1; stop++) {
    const { arrive, depart } = findBounds(trip.stops[stop] ?? {});
    const most = Math.min(depart - arrive - 2 * settings.boarding, (best?.by ?? Infinity) - 1);
    const by = findLeast(step, most, step, (minutes) => allowed(beginLater(trip, stop, minutes)));
    if (by === undefined) continue;
    const plan = beginLater(trip, stop, by);
    best = { kind: 'leaveLater', at: findBounds(plan.stops[0] ?? {}).depart, by, stop, trip: plan };
  }
  return best;
}

function shift(trip: PlanTrip, { allowed, step }: RepairQuestion): Repair | undefined {
  for (let by = step; by <= FURTHEST_SHIFT; by += step)
    for (const minutes of [by, -by]) {
      const plan = shiftTrip(trip, minutes);
      if (allowed(plan)) return { kind: 'shift', at: findBounds(plan.stops[0] ?? {}).depart, by: minutes, trip: plan };
    }
  return undefined;
}

/** The least of [from, to] that will do; every step is asked, for more is not always better. */
function findLeast(from: number, to: number, step: number, enough: (minutes: number) => boolean): number | undefined {
  for (let minutes = from; minutes <= to; minutes += step) if (enough(minutes)) return minutes;
  return undefined;
}
