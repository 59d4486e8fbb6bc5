import type { Aboard } from './aboard';
import type { Activity, FerryLeg, Minute, ServiceKind } from '../activity';

/** A place of a trip. The bus drives from the departure of one to the arrival at the next. */
export interface PlanStop {
  /** Left out of the first, it begins when the bus departs; left out of the last, it ends when the bus arrives. */
  arrive?: Minute;
  depart?: Minute;
  /** The driver's activity there, as the order says: free, standing by or working. Left out, the length decides. */
  driver?: 'free' | 'standby' | 'work';
}

/** A trip or a line's run as plain data. */
export interface PlanTrip {
  id: string;
  kind: ServiceKind;
  countries?: string[];
  /** Minutes in a row outside the country where it begins. */
  abroad?: number;
  stops: PlanStop[];
  /** Minutes of empty driving from where the bus stands to the first stop, and from the last to there; `aboard`: their passages. */
  depot?: { out: number; back: number; aboard?: { out: Aboard[]; back: Aboard[] } };
  ferries?: FerryLeg[];
  /** Two drivers share the driving; which of them this timeline is of. */
  crew?: 'first' | 'second';
  /** Its bus is no business of 561/2006: no break is looked for. */
  exempt?: boolean;
}

/** Minutes. */
export interface PlanSettings {
  /** Work before a duty's first drive and after its last: checks, cleaning, the tachograph. */
  dutyStart: number;
  dutyEnd: number;
  /** Work at each end of a stop: people and luggage. */
  boarding: number;
  /** From so long a free time on it is a rest, with a duty that ends before it and one that begins after it. */
  restFrom: number;
}

export const planDefaults: PlanSettings = { dutyStart: 15, dutyEnd: 15, boarding: 10, restFrom: 420 };

const SHORTEST_BREAK = 15;

export function findBounds({ arrive, depart }: PlanStop): { arrive: Minute; depart: Minute } {
  return { arrive: arrive ?? depart ?? NaN, depart: depart ?? arrive ?? NaN };
}

/** The route of a bus from the first stop to the last. Wrong times are not corrected here. */
export function listActivities(trip: PlanTrip, settings: PlanSettings): Activity[] {
  const common = toCommon(trip);
  const activities: Activity[] = [];
  const put = (kind: Activity['kind'], start: Minute, end: Minute) => {
    if (end !== start) activities.push({ kind, start, end, ...common });
  };
  trip.stops.forEach((stop, index) => {
    const { arrive, depart } = findBounds(stop);
    const former = trip.stops[index - 1];
    if (former)
      for (const [drives, start, end] of listAshore(findBounds(former).depart, arrive, trip.ferries ?? []))
        put(drives ? 'driving' : 'availability', start, end);
    for (const [kind, start, end] of toStay(arrive, depart, stop.driver, settings)) put(kind, start, end);
  });
  return activities;
}

export const toCommon = ({ id, crew }: PlanTrip): Omit<Activity, 'kind' | 'start' | 'end'> => ({
  service: id,
  ...(crew && { multiManned: true }),
});

/** A leg without what of it is at sea: what is driven, and what is waited for a ferry, which is known beforehand. */
export function listAshore(start: Minute, end: Minute, ferries: FerryLeg[]): [drives: boolean, Minute, Minute][] {
  const parts: [boolean, Minute, Minute][] = [];
  let from = start;
  for (const ferry of [...ferries].sort((one, other) => one.start - other.start)) {
    if (ferry.end <= from || ferry.start >= end) continue;
    const queues = Math.max(from, ferry.start - (ferry.wait ?? 0));
    if (queues > from) parts.push([true, from, queues]);
    if (ferry.start > queues) parts.push([false, queues, ferry.start]);
    from = Math.min(ferry.end, end);
  }
  return [...parts, [true, from, end]];
}

/** A driver's activity at a stop. */
export function toStay(
  arrive: Minute,
  depart: Minute,
  driver: PlanStop['driver'],
  settings: PlanSettings,
): [Activity['kind'], Minute, Minute][] {
  const length = depart - arrive;
  if (length <= 0) return length < 0 ? [['otherWork', arrive, depart]] : [];
  if (driver === 'work') return [['otherWork', arrive, depart]];
  if (driver === 'standby') return [['availability', arrive, depart]];
  if (driver === 'free') return [[length >= settings.restFrom ? 'rest' : 'break', arrive, depart]];
  const hasNight = length - settings.dutyEnd - settings.dutyStart >= settings.restFrom;
  const [before, after] = hasNight ? [settings.dutyEnd, settings.dutyStart] : [settings.boarding, settings.boarding];
  if (length - before - after < SHORTEST_BREAK) return [['otherWork', arrive, depart]];
  return [
    ['otherWork', arrive, arrive + before],
    [hasNight ? 'rest' : 'break', arrive + before, depart - after],
    ['otherWork', depart - after, depart],
  ];
}

/** The trip with everything from the departure of a stop on so much later. */
export function prolongStop(trip: PlanTrip, stop: number, minutes: number): PlanTrip {
  const moment = trip.stops[stop] ? findBounds(trip.stops[stop]).depart : 0;
  return {
    ...trip,
    stops: trip.stops.map((each, index) => ({
      ...each,
      ...(each.arrive !== undefined && { arrive: each.arrive + (index > stop ? minutes : 0) }),
      ...(each.depart !== undefined && { depart: each.depart + (index >= stop ? minutes : 0) }),
      ...(index === stop && each.depart === undefined && { depart: findBounds(each).depart + minutes }),
    })),
    ferries: trip.ferries?.map((leg) => (leg.start >= moment ? moveLeg(leg, minutes) : leg)),
  };
}

/** The trip with everything up to the arrival at a stop so much later: the stop is as much shorter. */
export function beginLater(trip: PlanTrip, stop: number, minutes: number): PlanTrip {
  const later = prolongStop(trip, stop, -minutes);
  return shiftTrip(later, minutes);
}

/** Returns the whole trip, later by the given time. */
export function shiftTrip(trip: PlanTrip, minutes: number): PlanTrip {
  return {
    ...trip,
    stops: trip.stops.map((stop) => ({
      ...stop,
      ...(stop.arrive !== undefined && { arrive: stop.arrive + minutes }),
      ...(stop.depart !== undefined && { depart: stop.depart + minutes }),
    })),
    ferries: trip.ferries?.map((leg) => moveLeg(leg, minutes)),
  };
}

export const moveLeg = (leg: FerryLeg, minutes: number): FerryLeg => ({
  ...leg,
  start: leg.start + minutes,
  end: leg.end + minutes,
});
