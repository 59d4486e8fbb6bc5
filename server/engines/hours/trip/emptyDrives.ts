import type { Activity, Minute } from '../activity';
import { limits } from '../rules';
import { shareByCrew } from './crew';
import { toActivities, countTimeAboard } from './aboard';
import { sumAdded, toContext, layOut, sumLengths, nightsTried } from './layOut';
import type { Piece } from './aboard';
import type { LayOut } from './layOut';
import { listActivities, findBounds, toCommon } from './plan';
import type { PlanSettings, PlanTrip } from './plan';
import { createWheel, turnWheel } from './wheel';
import type { Wheel } from './wheel';

/** An empty bus has no timetable: what its driver does on the way there and back. */
interface EmptyDrives {
  out: Piece[];
  back: Piece[];
}

/** All that a driver does on each trip, empty drives included, the earliest first; without begin and end of the duties. */
export function layTrips(trips: readonly PlanTrip[], settings: PlanSettings): Activity[][] {
  const sorted = trips
    .filter(({ stops }) => stops.length > 0)
    .map((trip) => ({ trip, start: readStart(trip), end: readEnd(trip) }))
    .sort((one, other) => one.start - other.start);
  let wheel = createWheel();
  return sorted.map(({ trip, start, end }, index) => {
    const former = sorted[index - 1];
    const next = sorted[index + 1];
    const room = {
      before: former ? start - readMinutesOut(trip) - Math.max(wheel.end, former.end) : Infinity,
      after: next ? next.start - readMinutesOut(next.trip) - end - readMinutesBack(trip) : Infinity,
    };
    const { activities, drives } = layTrip(trip, settings, wheel, room);
    wheel = drives.wheel;
    return activities;
  });
}

/** The breaks and nights of the empty drives of a trip, for people to read; undefined where there are none. */
export function findEmptyDrives(
  trip: PlanTrip,
  settings: PlanSettings,
): (EmptyDrives & { leaves: Minute; home: Minute }) | undefined {
  if (trip.stops.length === 0) return undefined;
  const { drives } = layTrip(trip, settings, createWheel(), { before: Infinity, after: Infinity });
  const { out, back } = drives;
  if (sumAdded(out) + sumAdded(back) === 0) return undefined;
  return {
    out,
    back,
    leaves: findLeaving(trip, out),
    home: readEnd(trip) + sumLengths(back) + countTimeAboard(trip.depot?.aboard?.back),
  };
}

/** A rested driver when the bus stands at the first stop. */
export function findWheelAtStart(trip: PlanTrip, settings: PlanSettings): Wheel {
  const { out } = layTrip(trip, settings, createWheel(), { before: Infinity, after: Infinity }).drives;
  const context = toContext(trip, settings);
  return turnWheel(createWheel(), layWayOut(trip, out), context);
}

const readMinutesOut = ({ depot }: PlanTrip): number => (depot?.out ?? 0) + countTimeAboard(depot?.aboard?.out);
const readMinutesBack = ({ depot }: PlanTrip): number => (depot?.back ?? 0) + countTimeAboard(depot?.aboard?.back);

/** When the bus leaves, so as to stand at the first stop in time. */
const findLeaving = (trip: PlanTrip, out: readonly Piece[]): Minute =>
  readStart(trip) - sumLengths(out) - countTimeAboard(trip.depot?.aboard?.out);

const layWayOut = (trip: PlanTrip, out: readonly Piece[]): Activity[] =>
  toActivities(out, findLeaving(trip, out), toCommon(trip), trip.depot?.aboard?.out);

const readStart = ({ stops: [first] }: PlanTrip): Minute => (first ? findBounds(first).arrive : NaN);
const readEnd = ({ stops }: PlanTrip): Minute => findBounds(stops.at(-1) ?? {}).depart;

function layTrip(
  trip: PlanTrip,
  settings: PlanSettings,
  former: Wheel,
  room: { before: number; after: number },
): { activities: Activity[]; drives: EmptyDrives & { wheel: Wheel } } {
  const { crew, depot } = trip;
  const context = toContext(trip, settings);
  const common = toCommon(trip);
  const laid = listActivities(trip, settings);
  const out = layOutDrive(trip, laid, { former, room: room.before, context });
  const before = layWayOut(trip, out);
  const arrived = turnWheel(former, [...before, ...laid], context);
  const back =
    depot?.back && !trip.exempt ? layHomeDrive(arrived, depot.back, room.after, context) : toPieces(depot?.back);
  const all = [...before, ...laid, ...toActivities(back, readEnd(trip), common, depot?.aboard?.back)];
  const activities = crew ? shareByCrew(all, crew) : all;
  return { activities, drives: { out, back, wheel: turnWheel(former, all, context) } };
}

const toPieces = (minutes: number | undefined): Piece[] => (minutes ? [['driving', minutes]] : []);

/** The first of the ways home for which there is time; the last is to drive without a break. */
function layHomeDrive(wheel: Wheel, minutes: number, room: number, context: LayOut): Piece[] {
  const ways = nightsTried.map((night) => layOut(wheel, minutes, night, context));
  return ways.find((pieces) => sumAdded(pieces) <= room) ?? toPieces(minutes);
}

/** With a break or a night before the first stop where the trip needs it: the bus leaves so much earlier. */
function layOutDrive(
  trip: PlanTrip,
  laid: readonly Activity[],
  { former, room, context }: { former: Wheel; room: number; context: LayOut },
): Piece[] {
  const minutes = trip.depot?.out ?? 0;
  if (minutes === 0 || trip.exempt) return toPieces(minutes);
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
    const drive = layOut(createWheel(), minutes, night, context);
    return ends.map((end) => [...drive, ...end]);
  });
  let best = toPieces(minutes);
  let least = Infinity;
  for (const pieces of [best, ...ways]) {
    if (sumAdded(pieces) > room) continue;
    const before = layWayOut(trip, pieces);
    const { excess } = turnWheel(former, [...before, ...laid], context);
    if (excess < least || (excess === least && sumAdded(pieces) < sumAdded(best))) {
      best = pieces;
      least = excess;
    }
    if (excess === former.excess && pieces === best && sumAdded(pieces) === 0) break;
  }
  return best;
}
