import type { Activity, Minute } from '../activity';
import { limits } from '../rules';
import { sharedByCrew } from './crew';
import { activitiesOf, timeAboard } from './aboard';
import { added, contextOf, laidOut, lengthOf, nightsTried } from './layOut';
import type { Piece } from './aboard';
import type { LayOut } from './layOut';
import { betweenStops, bounds, commonOf } from './plan';
import type { PlanSettings, PlanTrip } from './plan';
import { restedWheel, turned } from './wheel';
import type { Wheel } from './wheel';

/** An empty bus has no timetable: what its driver does on the way there and back. */
interface EmptyDrives {
  out: Piece[];
  back: Piece[];
}

/** All that a driver does on each trip, empty drives included, the earliest first; without begin and end of the duties. */
export function laidTrips(trips: readonly PlanTrip[], settings: PlanSettings): Activity[][] {
  const sorted = trips
    .filter(({ stops }) => stops.length > 0)
    .map((trip) => ({ trip, start: startOf(trip), end: endOf(trip) }))
    .sort((one, other) => one.start - other.start);
  let wheel = restedWheel();
  return sorted.map(({ trip, start, end }, index) => {
    const former = sorted[index - 1];
    const next = sorted[index + 1];
    const room = {
      before: former ? start - outOf(trip) - Math.max(wheel.end, former.end) : Infinity,
      after: next ? next.start - outOf(next.trip) - end - backOf(trip) : Infinity,
    };
    const { activities, drives } = laidTrip(trip, settings, wheel, room);
    wheel = drives.wheel;
    return activities;
  });
}

/** The breaks and nights of the empty drives of a trip, for people to read; undefined where there are none. */
export function emptyDrives(
  trip: PlanTrip,
  settings: PlanSettings,
): (EmptyDrives & { leaves: Minute; home: Minute }) | undefined {
  if (trip.stops.length === 0) return undefined;
  const { drives } = laidTrip(trip, settings, restedWheel(), { before: Infinity, after: Infinity });
  const { out, back } = drives;
  if (added(out) + added(back) === 0) return undefined;
  return {
    out,
    back,
    leaves: leavesAt(trip, out),
    home: endOf(trip) + lengthOf(back) + timeAboard(trip.depot?.aboard?.back),
  };
}

/** A rested driver when the bus stands at the first stop. */
export function wheelAtStart(trip: PlanTrip, settings: PlanSettings): Wheel {
  const { out } = laidTrip(trip, settings, restedWheel(), { before: Infinity, after: Infinity }).drives;
  const context = contextOf(trip, settings);
  return turned(restedWheel(), wayOut(trip, out), context);
}

const outOf = ({ depot }: PlanTrip): number => (depot?.out ?? 0) + timeAboard(depot?.aboard?.out);
const backOf = ({ depot }: PlanTrip): number => (depot?.back ?? 0) + timeAboard(depot?.aboard?.back);

/** When the bus leaves, so as to stand at the first stop in time. */
const leavesAt = (trip: PlanTrip, out: readonly Piece[]): Minute =>
  startOf(trip) - lengthOf(out) - timeAboard(trip.depot?.aboard?.out);

const wayOut = (trip: PlanTrip, out: readonly Piece[]): Activity[] =>
  activitiesOf(out, leavesAt(trip, out), commonOf(trip), trip.depot?.aboard?.out);

const startOf = ({ stops: [first] }: PlanTrip): Minute => (first ? bounds(first).arrive : NaN);
const endOf = ({ stops }: PlanTrip): Minute => bounds(stops.at(-1) ?? {}).depart;

function laidTrip(
  trip: PlanTrip,
  settings: PlanSettings,
  former: Wheel,
  room: { before: number; after: number },
): { activities: Activity[]; drives: EmptyDrives & { wheel: Wheel } } {
  const { crew, depot } = trip;
  const context = contextOf(trip, settings);
  const common = commonOf(trip);
  const laid = betweenStops(trip, settings);
  const out = outDrive(trip, laid, { former, room: room.before, context });
  const before = wayOut(trip, out);
  const arrived = turned(former, [...before, ...laid], context);
  const back = depot?.back && !trip.exempt ? homeDrive(arrived, depot.back, room.after, context) : plain(depot?.back);
  const all = [...before, ...laid, ...activitiesOf(back, endOf(trip), common, depot?.aboard?.back)];
  const activities = crew ? sharedByCrew(all, crew) : all;
  return { activities, drives: { out, back, wheel: turned(former, all, context) } };
}

const plain = (minutes: number | undefined): Piece[] => (minutes ? [['driving', minutes]] : []);

/** The first of the ways home for which there is time; the last is to drive without a break. */
function homeDrive(wheel: Wheel, minutes: number, room: number, context: LayOut): Piece[] {
  const ways = nightsTried.map((night) => laidOut(wheel, minutes, night, context));
  return ways.find((pieces) => added(pieces) <= room) ?? plain(minutes);
}

/** With a break or a night before the first stop where the trip needs it: the bus leaves so much earlier. */
function outDrive(
  trip: PlanTrip,
  laid: readonly Activity[],
  { former, room, context }: { former: Wheel; room: number; context: LayOut },
): Piece[] {
  const minutes = trip.depot?.out ?? 0;
  if (minutes === 0 || trip.exempt) return plain(minutes);
  const { dutyStart, dutyEnd } = context.settings;
  const ends: Piece[][] = [
    [],
    [['break', limits.wholeBreak]],
    ...nightsTried
      .filter((night) => night > 0)
      .map((night): Piece[] => [
        ['otherWork', dutyEnd],
        ['rest', night],
        ['otherWork', dutyStart],
      ]),
  ];
  const ways = nightsTried.flatMap((night) => {
    const drive = laidOut(restedWheel(), minutes, night, context);
    return ends.map((end) => [...drive, ...end]);
  });
  let best = plain(minutes);
  let least = Infinity;
  for (const pieces of [best, ...ways]) {
    if (added(pieces) > room) continue;
    const before = wayOut(trip, pieces);
    const { excess } = turned(former, [...before, ...laid], context);
    if (excess < least || (excess === least && added(pieces) < added(best))) {
      best = pieces;
      least = excess;
    }
    if (excess === former.excess && pieces === best && added(pieces) === 0) break;
  }
  return best;
}
