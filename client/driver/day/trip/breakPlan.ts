import { sortEvents } from '../../../../server/platform/values/road/tripEvents';
import type { TripEvent } from '../../../../server/platform/values/road/tripEvents';
import type { DriverDayQuery } from '../../../generated/plain';

type Day = Pick<DriverDayQuery['driverDay'], 'activities' | 'headroom'>;

const MINUTE_MS = 60_000;
/** The break of 561/2006, article 7, and the driving between two of them. */
export const BREAK_MS = 45 * MINUTE_MS;
export const DRIVING_MS = 270 * MINUTE_MS;
/** A daily rest begins everything again. */
const REST_MS = 540 * MINUTE_MS;

/**
 * The latest begin of a break of 45 minutes: the moment at which driving as planned would use up what the law leaves, counted from
 * the headroom of the plan or from a later break that was recorded. Undefined when the plan of the duty at `now` has less driving.
 */
export function findLatestBreak(
  { activities, headroom }: Day,
  events: readonly TripEvent[],
  now: number,
): number | undefined {
  const headroomAt = Date.parse(headroom.at);
  const breakEnd = findLastBreakEnd(events);
  const isBreakLater = breakEnd !== undefined && breakEnd > headroomAt;
  const since = isBreakLater ? breakEnd : headroomAt;
  let left = isBreakLater ? DRIVING_MS : headroom.drivingBeforeBreak * MINUTE_MS;
  let lastEnd = since;
  for (const { kind, start, end } of activities) {
    const from = Math.max(Date.parse(start), since);
    const to = Date.parse(end);
    if (to <= from || kind === 'break' || kind === 'rest') continue;
    if (from - lastEnd >= REST_MS) {
      if (lastEnd > now) return undefined;
      // The day was read the evening before.
      left = DRIVING_MS;
    }
    lastEnd = to;
    if (kind !== 'driving') continue;
    if (to - from > left) return from + left;
    left -= to - from;
  }
  return undefined;
}

/**
 * The begin of the duty that the next trip is part of, as planned; undefined when no daily rest lies before it. A duty that ended
 * early has planned activities ahead of it.
 */
export function findNextDuty(
  activities: Day['activities'],
  { now, tripStart }: { now: number; tripStart: number },
): number | undefined {
  let found: number | undefined;
  let lastEnd: number | undefined;
  for (const { kind, start, end } of activities) {
    const from = Date.parse(start);
    if (kind === 'rest') continue;
    if (from > tripStart) break;
    if (from > now && (lastEnd === undefined || from - lastEnd >= REST_MS)) found ??= from;
    lastEnd = Date.parse(end);
  }
  return found;
}

/** The end of the last recorded break of at least 45 minutes. */
function findLastBreakEnd(events: readonly TripEvent[]): number | undefined {
  let begin: number | undefined;
  let found: number | undefined;
  for (const { kind, at } of sortEvents(events)) {
    if (kind === 'breakBegin') begin ??= at;
    else if (kind === 'breakEnd' || kind === 'leave' || kind === 'dutyEnd') {
      if (begin !== undefined && at - begin >= BREAK_MS) found = at;
      begin = undefined;
    }
  }
  return found;
}
