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
  /** When the duty began, where that was recorded. */
  dutyBegin?: number | undefined;
}

/** An effect of a late end. */
export type Touched =
  | { kind: 'trip'; of: 'driver' | 'bus'; id: string; orderId: string | null; lateMs: number }
  /** `restMs` is what is left of the rest; `isLegal`: it may still be a reduced one. */
  | { kind: 'rest'; id: string; restMs: number; isLegal: boolean }
  /** `dutyMs` from the begin of the duty to its end. */
  | { kind: 'duty'; id: string; dutyMs: number; isLegal: boolean };

/** The law's numbers, in milliseconds; the window is that of one day, for a crew that of two drivers. */
export interface RestLaw {
  regularRestMs: number;
  reducedRestMs: number;
  windowMs: number;
}

/** Work at the end and at the begin of a duty. */
const WORK_MS = 15 * 60_000;

/**
 * Finds the effects of a trip's late end: next trips that begin too late, rests that become shorter than the law wants, and days
 * that become too long. A reduced rest that was planned as one is no effect.
 */
export function findTouched(
  trip: { plannedEnd: number; end: number; drivers: readonly DriverOfTrip[] },
  next: readonly NextWork[],
  { regularRestMs, reducedRestMs, windowMs }: RestLaw,
): Touched[] {
  const { plannedEnd, end, drivers } = trip;
  const touched: Touched[] = [];
  for (const { of, id, orderId, start, driveMs } of next) {
    const lateMs = end + driveMs - start;
    if (lateMs > 0) touched.push({ kind: 'trip', of, id, orderId, lateMs });
    if (of === 'bus' || lateMs > 0) continue;
    const restBefore = (from: number) => start - driveMs - from - 2 * WORK_MS;
    const restMs = restBefore(end);
    // Shorter in the plan already: a pause of the same day.
    if (restBefore(plannedEnd) < reducedRestMs) continue;
    if (restMs < reducedRestMs) touched.push({ kind: 'rest', id, restMs, isLegal: false });
    else if (restMs < regularRestMs && restBefore(plannedEnd) >= regularRestMs)
      touched.push({ kind: 'rest', id, restMs, isLegal: true });
  }
  for (const { id, dutyBegin } of drivers) {
    if (dutyBegin === undefined) continue;
    const dutyMs = end + WORK_MS - dutyBegin;
    const plannedMs = plannedEnd + WORK_MS - dutyBegin;
    if (dutyMs > windowMs - reducedRestMs) touched.push({ kind: 'duty', id, dutyMs, isLegal: false });
    else if (dutyMs > windowMs - regularRestMs && plannedMs <= windowMs - regularRestMs)
      touched.push({ kind: 'duty', id, dutyMs, isLegal: true });
  }
  return touched;
}
