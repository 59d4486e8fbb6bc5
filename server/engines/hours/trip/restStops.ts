import type { Activity, FerryLeg } from '../activity';
import { rules } from '../rules';
import { toActivities } from './aboard';
import { toContext, layOut } from './layOut';
import type { Piece } from './aboard';
import type { LayOut } from './layOut';
import { listAshore, findBounds, toCommon, moveLeg, toStay } from './plan';
import type { PlanSettings, PlanStop, PlanTrip } from './plan';
import { turnWheel } from './wheel';
import type { Wheel } from './wheel';

/** A stop that a leg with passengers gets, so that its driver has a break or a night there. */
export interface RestStop {
  /** The stop after which it lies, by its place in the trip as it was. */
  leg: number;
  /** Minutes of the leg before it, and how long it is. */
  after: number;
  minutes: number;
  night: boolean;
}

/**
 * The trip with a stop of 45 minutes wherever a leg is too long to drive at a stretch, and with nights of this many
 * minutes where a day would be too long; 0: without nights. Everything after it moves later. undefined: it needs no
 * such stop. `begin`: the driver when the bus stands at the first stop.
 */
export function addRestStops(
  trip: PlanTrip,
  settings: PlanSettings,
  night: number,
  begin: Wheel,
): { trip: PlanTrip; stops: RestStop[] } | undefined {
  const context: LayOut = { ...toContext(trip, settings), onTheWay: true };
  const stops: PlanStop[] = [];
  const found: RestStop[] = [];
  let wheel = begin;
  let later = 0;
  trip.stops.forEach((stop, index) => {
    const former = trip.stops[index - 1];
    const { arrive, depart } = findBounds(stop);
    if (former) {
      const leave = findBounds(former).depart;
      for (const [drives, start, end] of listAshore(leave, arrive, trip.ferries ?? [])) {
        if (!drives) continue;
        const pieces = layBreaksInTime(wheel, end - start, night, context);
        const laid = toActivities(pieces, start + later, toCommon(trip));
        for (const rest of listPauses(laid)) {
          stops.push({ arrive: rest.start, depart: rest.end, ...(!rest.night && { driver: 'free' as const }) });
          const minutes = rest.end - rest.start;
          found.push({ leg: index - 1, after: rest.start - leave - later, minutes, night: rest.night });
          later += minutes;
        }
        wheel = turnWheel(wheel, laid, context);
      }
    }
    stops.push({
      ...stop,
      ...(stop.arrive !== undefined && { arrive: stop.arrive + later }),
      ...(stop.depart !== undefined && { depart: stop.depart + later }),
    });
    const there = toStay(arrive, depart, stop.driver, settings);
    wheel = turnWheel(
      wheel,
      there.map(([kind, start, end]): Activity => ({ kind, start: start + later, end: end + later })),
      context,
    );
  });
  if (found.length === 0) return undefined;
  return { trip: { ...trip, stops, ...(trip.ferries && { ferries: shiftFerries(trip, found) }) }, stops: found };
}

/** Each ferry so much later as the rest stops before it last. */
const shiftFerries = (trip: PlanTrip, found: readonly RestStop[]): FerryLeg[] =>
  (trip.ferries ?? []).map((ferry) => {
    const before = found.filter(({ leg, after }) => findBounds(trip.stops[leg] ?? {}).depart + after < ferry.start);
    return moveLeg(
      ferry,
      before.reduce((sum, { minutes }) => sum + minutes, 0),
    );
  });

/** Nobody meets a town on the minute: this many minutes early a break lies where that takes no further one. */
const inTime = [15, 10, 5, 0];

/** The drive as the law wants it; where it wants breaks, a little before it does. */
function layBreaksInTime(wheel: Wheel, minutes: number, night: number, context: LayOut): Piece[] {
  const pieces = layOut(wheel, minutes, night, context);
  if (pieces.every(([kind]) => kind === 'driving')) return pieces;
  const ways = inTime.map((early) => {
    const sooner = { ...context, most: { ...context.most, stretch: context.most.stretch - early } };
    return spreadEvenly(wheel, layOut(wheel, minutes, night, sooner), sooner);
  });
  return ways.find((way) => way.length === pieces.length) ?? pieces;
}

/** Breaks alone divide a leg into equal parts, as far as the driver may drive so long after what was before. */
function spreadEvenly(wheel: Wheel, pieces: Piece[], { most }: LayOut): Piece[] {
  const breaks = pieces.filter(([kind]) => kind === 'break');
  if (breaks.length === 0 || pieces.some(([kind]) => kind === 'rest')) return pieces;
  const minutes = pieces.reduce((sum, [kind, length]) => sum + (kind === 'driving' ? length : 0), 0);
  const part = Math.ceil(minutes / (breaks.length + 1));
  if (wheel.driving + part > most.stretch || part > rules.drivingBreak.limit) return pieces;
  let left = minutes;
  return breaks
    .flatMap((pause): Piece[] => {
      left -= part;
      return [['driving', part], pause];
    })
    .concat([['driving', left]]);
}

/** The times between the driving: each break, and each night with the end and beginning of a duty. */
function listPauses(laid: readonly Activity[]): { start: number; end: number; night: boolean }[] {
  const pauses: { start: number; end: number; night: boolean }[] = [];
  let isOpen = false;
  for (const { kind, start, end } of laid) {
    const last = pauses.at(-1);
    if (kind === 'driving') isOpen = false;
    else if (isOpen && last) {
      last.end = end;
      last.night ||= kind === 'rest';
    } else {
      pauses.push({ start, end, night: kind === 'rest' });
      isOpen = true;
    }
  }
  return pauses;
}
