import type { EntityManager } from 'typeorm';
import { findSeat, limits, planDefaults, rules } from '../../engines/hours';
import type { DriverOfTrip, DutyLaw, NextWork, Touched } from '../../engines/lateness';
import { findTouched } from '../../engines/lateness';
import { driveBetween, learnPlaces } from '../../maps';
import { DutySettings } from '../../model/driving/dutySettings.entity';
import type { Road } from './readRoads';
import { readWorkAround } from './readWorkAround';
import type { Work } from './readWorkAround';

/** A trip is late from this much on: less is made up on the road. */
export const LATE_FROM_MS = 15 * 60_000;

export const isLate = ({ expected }: Pick<Road, 'expected'>): boolean =>
  expected?.next !== undefined && expected.lateMs >= LATE_FROM_MS;

const MINUTE_MS = 60_000;

/** An effect of a delay, with the name of its driver or bus and, unless it is on the day itself, the next work. */
export interface NamedEffect {
  effect: Touched;
  name: string;
  next: (NextWork & Pick<Work, 'title'>) | undefined;
}

/** Finds the work that a late trip touches. Reads nothing unless the trip is late. */
export async function findLateness(manager: EntityManager, road: Road): Promise<NamedEffect[]> {
  const { expected, end } = road;
  if (!expected || !isLate(road)) return [];
  const works = await readWorkAround(manager, road);
  const own = works.filter(({ orderId }) => orderId === road.id);
  const drivers = own.filter(({ of }) => of === 'driver').map(({ id }) => toDriver(id, works, road));
  const next = await findNextWork(road, own, works);
  const touched = findTouched({ plannedEnd: end, end: expected.end, drivers }, next, await readLaw(manager));
  return touched.map((effect) => ({
    effect,
    name: own.find(({ id }) => id === effect.id)?.name ?? '',
    next: effect.kind === 'duty' ? undefined : next.find(({ id }) => id === effect.id),
  }));
}

/** The law of two drivers holds for a driver who has a seat beside a colleague in all work of the duty. */
function toDriver(id: string, works: readonly Work[], { id: orderId, start, end, dutyBegins }: Road): DriverOfTrip {
  const dutyBegin = dutyBegins.get(id);
  // This trip is part of the duty, also when that began after the trip's planned end.
  const isOfDuty = (work: Work) => work.orderId === orderId || (work.start < end && work.end > (dutyBegin ?? start));
  const ofDuty = works.filter((work) => work.id === id && isOfDuty(work));
  const isCrew = ofDuty.every(({ seat }) => seat && findSeat(seat.place, seat.drivers, seat.buses) !== undefined);
  return { id, isCrew, dutyBegin };
}

/** The next trip or run of each driver and bus of a trip, with the empty drive to it by our own router. */
async function findNextWork(road: Road, own: readonly Work[], works: readonly Work[]) {
  const next = own.flatMap(
    ({ id }) => works.find((work) => work.id === id && work.orderId !== road.id && work.start > road.start) ?? [],
  );
  const last = road.stops.at(-1);
  const firsts = next.flatMap(({ first }) => first ?? []);
  if (last && firsts.length > 0) await learnPlaces([last, ...firsts]);
  return next.map(({ first, ...work }) => ({
    ...work,
    driveMs: last && first ? driveBetween(last, first).minutes * MINUTE_MS : 0,
  }));
}

async function readLaw(manager: EntityManager): Promise<DutyLaw> {
  const settings = await manager.findOneBy(DutySettings, { id: 1 });
  const toLaw = (regular: number, reduced: number, window: number) => ({
    regularRestMs: regular * MINUTE_MS,
    reducedRestMs: reduced * MINUTE_MS,
    windowMs: window * MINUTE_MS,
  });
  const { dailyRest, reducedDailyRest, multiMannedRest } = rules;
  return {
    alone: toLaw(dailyRest.limit, reducedDailyRest.limit, limits.dailyWindow),
    crew: toLaw(multiMannedRest.limit, multiMannedRest.limit, limits.multiMannedWindow),
    beginMs: (settings?.beginMinutes ?? planDefaults.dutyStart) * MINUTE_MS,
    endMs: (settings?.endMinutes ?? planDefaults.dutyEnd) * MINUTE_MS,
  };
}
