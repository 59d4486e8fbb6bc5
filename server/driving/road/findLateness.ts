import type { EntityManager } from 'typeorm';
import type { Touched } from '../../engines/lateness';
import { findTouched } from '../../engines/lateness';
import { limits, rules } from '../../engines/hours';
import type { NamedWork } from './readNextWork';
import { readNextWork } from './readNextWork';
import type { Road } from './readRoads';

/** A trip is late from this much on: less is made up on the road. */
export const LATE_FROM_MS = 15 * 60_000;

export const isLate = ({ expected }: Pick<Road, 'expected'>): boolean =>
  expected?.next !== undefined && expected.lateMs >= LATE_FROM_MS;

const MINUTE_MS = 60_000;

export interface Lateness {
  next: NamedWork[];
  touched: Touched[];
}

/** Finds the work that a late trip touches. Reads nothing unless the trip is late. */
export async function findLateness(manager: EntityManager, road: Road): Promise<Lateness> {
  const { expected, dutyBegins, end } = road;
  if (!expected || !isLate(road)) return { next: [], touched: [] };
  const next = await readNextWork(manager, road);
  const drivers = [...dutyBegins].map(([id, dutyBegin]) => ({ id, dutyBegin }));
  const window = drivers.length > 1 ? limits.multiMannedWindow : limits.dailyWindow;
  const touched = findTouched({ plannedEnd: end, end: expected.end, drivers }, next, {
    regularRestMs: (drivers.length > 1 ? rules.multiMannedRest : rules.dailyRest).limit * MINUTE_MS,
    reducedRestMs: rules.reducedDailyRest.limit * MINUTE_MS,
    windowMs: window * MINUTE_MS,
  });
  return { next, touched };
}
