import type { Activity, Minute } from '../activity';
import { limits, rules } from '../rules';

/** How far a driver is towards the breaks and the rest that the law wants, while a plan is laid out. Minutes. */
export interface Wheel {
  /** Driven since the last whole break, and the longest part of a break since then. */
  driving: number;
  part: number;
  /** Worked since the last pause of a quarter of an hour. */
  work: number;
  day: { start: Minute; driving: number; work: number; breaks: number };
  end: Minute;
  /** The excess over a limit so far. */
  excess: number;
}

/** Limits for a driver, or two in one bus, between two rests. Minutes. */
export interface DayLimits {
  /** Driving without a break, driving of a day, and from the begin of a duty to its end. */
  stretch: number;
  day: number;
  extendedDay: number;
  spread: number;
  longSpread: number;
}

/** From this rest on a new day begins (art. 8(2), 8(4)). */
export const leastRest = rules.reducedDailyRest.limit;

export const aloneLimits: DayLimits = {
  stretch: rules.drivingBreak.limit,
  day: rules.dailyDriving.limit,
  extendedDay: rules.extendedDailyDriving.limit,
  spread: limits.dailyWindow - rules.dailyRest.limit,
  longSpread: limits.dailyWindow - leastRest,
};

/** Of two drivers each drives half, and one has a break beside the other (art. 7, 8(5)). */
export const crewLimits: DayLimits = {
  stretch: Infinity,
  day: 2 * rules.dailyDriving.limit,
  extendedDay: 2 * rules.extendedDailyDriving.limit,
  spread: limits.multiMannedWindow - rules.multiMannedRest.limit,
  longSpread: limits.multiMannedWindow - rules.multiMannedRest.limit,
};

export const createWheel = (): Wheel => ({
  driving: 0,
  part: 0,
  work: 0,
  end: -Infinity,
  excess: 0,
  day: { start: -Infinity, driving: 0, work: 0, breaks: 0 },
});

/** Minutes that complete a break. With `splits`, two parts of at least 15 are enough (art. 7 as of 2024). */
export const measureWholeBreak = ({ part }: Wheel, splits: boolean): number => {
  if (part < limits.breakPart) return limits.wholeBreak;
  return splits ? Math.max(limits.breakPart, limits.wholeBreak - part) : limits.secondBreakPart;
};

function pause(wheel: Wheel, length: number, until: Minute, splits: boolean): void {
  if (length >= leastRest) Object.assign(wheel, { ...createWheel(), excess: wheel.excess });
  if (length >= leastRest) wheel.day.start = until;
  if (length < limits.breakPart) return;
  wheel.work = 0;
  wheel.day.breaks += length;
  if (length < measureWholeBreak(wheel, splits)) wheel.part = Math.max(wheel.part, length);
  else {
    wheel.driving = 0;
    wheel.part = 0;
  }
}

/** The wheel after activities that follow each other; what lies between two of them is a pause. */
export function turnWheel(
  former: Wheel,
  activities: readonly Activity[],
  { splits, most }: { splits: boolean; most: DayLimits },
): Wheel {
  const wheel: Wheel = { ...former, day: { ...former.day } };
  const measureExcess = (actual: number, by: number, limit: number) =>
    Math.max(0, actual - limit) - Math.max(0, actual - by - limit);
  for (const { kind, start, end } of activities) {
    if (kind === 'break' || kind === 'rest' || !(end > start)) continue;
    if (start > wheel.end) pause(wheel, start - wheel.end, start, splits);
    const length = end - start;
    wheel.end = Math.max(wheel.end, end);
    wheel.excess += measureExcess(end - wheel.day.start, length, most.longSpread);
    if (kind === 'availability') continue;
    wheel.work += length;
    wheel.day.work += length;
    if (kind !== 'driving') continue;
    wheel.driving += length;
    wheel.day.driving += length;
    wheel.excess +=
      measureExcess(wheel.driving, length, most.stretch) + measureExcess(wheel.day.driving, length, most.extendedDay);
  }
  return wheel;
}
