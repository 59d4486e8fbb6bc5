/** Whole minutes since 1970-01-01T00:00Z: the tachograph counts in minutes and in UTC. */
export type Minute = number;

export type ActivityKind = 'driving' | 'otherWork' | 'availability' | 'break' | 'rest';

/** An activity of a driver from `start` to `end`. The gap between two activities is rest. */
export interface Activity {
  kind: ActivityKind;
  start: Minute;
  end: Minute;
  /** A second driver is in the bus. */
  multiManned?: boolean;
  /** Id of the service that this belongs to; none: work of another kind, which the law judges like any other. */
  service?: string;
}

export type ServiceKind = 'occasional' | 'regularOver50' | 'regularUpTo50' | 'other';

/** A passenger service: one trip, or one line. */
export interface Service {
  id: string;
  kind: ServiceKind;
  /** Where it begins and ends; left out, from its first activity to its last. */
  start?: Minute;
  end?: Minute;
  /** ISO codes of the countries that it touches; left out: Estonia. */
  countries?: string[];
  /** Minutes in a row outside the country where it begins; left out: at least 24 hours where the text asks for them. */
  abroad?: number;
}

/** A passage by ferry or train, as the timetable has it. */
export interface FerryLeg {
  start: Minute;
  end: Minute;
  /** In a plan: minutes in the queue before it, which are no driving. */
  wait?: number;
  /** The berth of the driver. */
  berth: 'none' | 'bunk' | 'cabin';
}

/** One driver's time. */
export interface Timeline {
  activities: Activity[];
  services?: Service[];
  ferries?: FerryLeg[];
  /** Work of weeks (`toWeek`) that no activity here tells of: before them, or for another employer. */
  workElsewhere?: { week: number; minutes: number }[];
  /** Leave and illness, which the average of four months passes over (2003/88 art. 16). In order, none over another. */
  absences?: { start: Minute; end: Minute }[];
  /** The time before this moment is unknown and counts as rest, and the result says so. Left out: it is known. */
  knownFrom?: Minute;
}

export const toMinutes = (count: number): number => count * 60;
const DAY = toMinutes(24);
const WEEK = 7 * DAY;
/** 1970-01-01 was a Thursday: the first Monday came four days later. */
const FIRST_MONDAY = 4 * DAY;

/** Number of the week that a minute lies in: Monday 00:00 to Sunday 24:00 (art. 4(i)), in UTC as the tachograph has it. */
export const toWeek = (minute: Minute): number => Math.floor((minute - FIRST_MONDAY) / WEEK);
export const findWeekStart = (number: number): Minute => FIRST_MONDAY + number * WEEK;
/** Number of the week in which something ends: what ends at Sunday 24:00 ends in the week before. */
export const toWeekBefore = (minute: Minute): number => toWeek(minute - 1);

/**
 * Estonian wall-clock minute of the day, 0 to 1439. Summer time runs from the last Sunday of March to that of October,
 * 01:00 UTC (Directive 2000/84/EC). Counted by hand, for this is asked some thousand times a judgement.
 */
export function toLocalMinute(minute: Minute): number {
  return (((minute + findLocalOffset(minute)) % DAY) + DAY) % DAY;
}

export function findLocalOffset(minute: Minute): number {
  if (minute < year.begin || minute >= year.end) year = findYear(minute);
  return minute >= year.summer && minute < year.winter ? toMinutes(3) : toMinutes(2);
}

/** The year that was asked for last: a timeline rarely leaves it, and a Date of each minute would cost more than the rest. */
let year = { begin: 0, end: 0, summer: 0, winter: 0 };

function findYear(minute: Minute): typeof year {
  const number = new Date(minute * 60_000).getUTCFullYear();
  const findLastSunday = (month: number) => {
    const last = new Date(Date.UTC(number, month + 1, 0));
    return (last.getTime() - last.getUTCDay() * 86_400_000) / 60_000 + toMinutes(1);
  };
  return {
    begin: Date.UTC(number, 0) / 60_000,
    end: Date.UTC(number + 1, 0) / 60_000,
    summer: findLastSunday(2),
    winter: findLastSunday(9),
  };
}

/** How many minutes of [start, end) lie in the Estonian hours [from, to) of any day; `to` may pass midnight. */
export function countInLocalHours(start: Minute, end: Minute, from: number, to: number): number {
  const offset = findLocalOffset(start);
  // By the offset of `start`, then by its own: a change of the clock may lie between.
  const toMoment = (minute: Minute) => minute + offset - findLocalOffset(minute);
  let sum = 0;
  // A night that began the day before may still last.
  for (let midnight = start - toLocalMinute(start) - DAY; midnight < end + toMinutes(1); midnight += DAY)
    sum += Math.max(0, Math.min(end, toMoment(midnight + to)) - Math.max(start, toMoment(midnight + from)));
  return sum;
}
