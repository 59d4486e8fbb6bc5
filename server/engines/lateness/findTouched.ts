/** The next work of a driver or a bus after a trip. Moments are milliseconds since 1970. */
export interface NextWork {
  of: 'driver' | 'bus';
  id: string;
  /** Null for a run of an arrangement. */
  orderId: string | null;
  start: number;
  /** The empty drive to its first stop. */
  driveMs: number;
}

export interface DriverOfTrip {
  id: string;
  /** Two drivers share the bus in the whole duty. */
  isCrew: boolean;
  /** When the duty began, where that was recorded. */
  dutyBegin?: number | undefined;
}

/** An effect of a late end. */
export type Touched = {
  id: string;
  /** The remedy by time: the next work may begin only then, or the duty must end by then. */
  remedyAt: number;
} & (
  | { kind: 'trip'; of: 'driver' | 'bus'; orderId: string | null; lateMs: number }
  /** `restMs` is what is left of the rest; `isLegal`: it may still be a reduced one. */
  | { kind: 'rest'; restMs: number; isLegal: boolean }
  /** `dutyMs` from the begin of the duty to its end. */
  | { kind: 'duty'; dutyMs: number; isLegal: boolean }
);

/** The law's numbers for one driver, in milliseconds; the window is that of one day. */
export interface RestLaw {
  regularRestMs: number;
  reducedRestMs: number;
  windowMs: number;
}

export interface DutyLaw {
  /** Of a driver alone in a bus, and of one of two who share it. */
  alone: RestLaw;
  crew: RestLaw;
  /** Work at the begin and at the end of a duty. */
  beginMs: number;
  endMs: number;
}

export interface LateTrip {
  plannedEnd: number;
  end: number;
  drivers: readonly DriverOfTrip[];
}

/**
 * Finds the effects of a trip's late end: next trips that begin too late, rests that become shorter than the law wants, and days
 * that become too long. A reduced rest that was planned as one is no effect.
 */
export function findTouched(trip: LateTrip, next: readonly NextWork[], law: DutyLaw): Touched[] {
  const crew = new Set(trip.drivers.flatMap(({ id, isCrew }) => (isCrew ? [id] : [])));
  const ofNext = next.flatMap((work) => touchNext(trip, work, law, crew.has(work.id) ? law.crew : law.alone) ?? []);
  const ofDuties = trip.drivers.flatMap((driver) => touchDuty(trip, driver, law) ?? []);
  return [...ofNext, ...ofDuties];
}

function touchNext(
  { plannedEnd, end }: LateTrip,
  { of, id, orderId, start, driveMs }: NextWork,
  { beginMs, endMs }: DutyLaw,
  { regularRestMs, reducedRestMs }: RestLaw,
): Touched | undefined {
  const lateMs = end + driveMs - start;
  const betweenMs = driveMs + endMs + beginMs;
  const plannedRestMs = start - plannedEnd - betweenMs;
  const restMs = Math.max(start - end - betweenMs, 0);
  // Shorter in the plan already: a pause of the same day.
  const isRest = of === 'driver' && plannedRestMs >= reducedRestMs;
  const neededMs = plannedRestMs >= regularRestMs ? regularRestMs : reducedRestMs;
  const remedyAt = isRest ? end + betweenMs + neededMs : end + driveMs;
  if (lateMs > 0) return { kind: 'trip', of, id, orderId, lateMs, remedyAt };
  if (!isRest || restMs >= neededMs) return undefined;
  return { kind: 'rest', id, restMs, isLegal: restMs >= reducedRestMs, remedyAt };
}

function touchDuty(
  { plannedEnd, end }: LateTrip,
  { id, isCrew, dutyBegin }: DriverOfTrip,
  { alone, crew, endMs }: DutyLaw,
): Touched | undefined {
  if (dutyBegin === undefined) return undefined;
  const { regularRestMs, reducedRestMs, windowMs } = isCrew ? crew : alone;
  const dutyMs = end + endMs - dutyBegin;
  const plannedMs = plannedEnd + endMs - dutyBegin;
  const usualMs = windowMs - regularRestMs;
  const longestMs = windowMs - reducedRestMs;
  const isLegal = dutyMs <= longestMs;
  // A day that was planned as a long one is no effect.
  if (isLegal && (dutyMs <= usualMs || plannedMs > usualMs)) return undefined;
  return { kind: 'duty', id, dutyMs, isLegal, remedyAt: dutyBegin + longestMs };
}
