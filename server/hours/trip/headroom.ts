import { weekOf, weekStart } from '../activity';
import type { Minute, Timeline } from '../activity';
import { drivingPeriods } from '../breaks';
import { clean } from '../clean';
import { bestLabelling } from '../labelling';
import { Ledger } from '../ledger';
import { possibleRests } from '../rests';
import { limits, rules } from '../rules';
import type { State, Step } from '../state';
import type { Debt } from '../weekly';

/** What is left before the law is broken, in minutes, never below nothing. */
export interface Headroom {
  at: Minute;
  drivingBeforeBreak: number;
  /** Up to 9 hours, and up to 10 where a longer day is left. */
  drivingToday: number;
  drivingTodayExtended: number;
  drivingThisWeek: number;
  drivingInTwoWeeks: number;
  extendedDaysLeft: number;
  reducedRestsLeft: number;
  /** When a regular daily rest must begin, and when the shortest that is still allowed must. */
  dailyRestBy: Minute;
  shortDailyRestBy: Minute;
  weeklyRestBy: Minute;
  /** Rest owed for weekly rests that were reduced. */
  owed: Debt[];
  /** See `Judgement`. */
  restedBefore: Minute | undefined;
  /** The timeline has what cannot be so; the numbers are of its stricter reading. */
  doubtful: boolean;
}

/** What is left at a moment, by what was done up to it. Who is at rest then is taken to begin work at once. */
export function headroom(timeline: Timeline, at: Minute): Headroom {
  const { stretches, problems } = clean({ ...timeline, activities: until(timeline, at) });
  const ledger = new Ledger(stretches);
  const common = { at, restedBefore: timeline.knownFrom, doubtful: problems.length > 0 };
  const last =
    stretches.length > 0 ? bestLabelling(ledger, possibleRests(ledger, timeline.ferries ?? [])).step : undefined;
  const now = last ? standing(ledger, last, at) : fresh(at);
  const { extendedUsed, driven } = now;
  const [week, twoWeeks] = [weekStart(weekOf(at)), weekStart(weekOf(at) - 1)];
  const left = (limit: number, used: number) => Math.max(0, limit - used);
  const drivingToday = left(rules.dailyDriving.limit, driven);
  const more = extendedUsed < limits.extendedDays || driven > rules.dailyDriving.limit;
  const window = now.start + (now.multiManned ? limits.multiMannedWindow : limits.dailyWindow);
  const short = now.multiManned || now.split || now.reduced < limits.reducedRests;
  const regularRest = now.multiManned ? rules.multiMannedRest.limit : rules.dailyRest.limit;
  return {
    ...common,
    drivingBeforeBreak: left(rules.drivingBreak.limit, sinceBreak(ledger, at)),
    drivingToday,
    drivingTodayExtended: more ? left(rules.extendedDailyDriving.limit, driven) : drivingToday,
    drivingThisWeek: left(rules.weeklyDriving.limit, ledger.between('driving', week, at)),
    drivingInTwoWeeks: left(rules.fortnightDriving.limit, ledger.between('driving', twoWeeks, at)),
    extendedDaysLeft: left(limits.extendedDays, extendedUsed),
    reducedRestsLeft: left(limits.reducedRests, now.reduced),
    dailyRestBy: window - regularRest,
    shortDailyRestBy: window - (short ? rules.reducedDailyRest.limit : regularRest),
    weeklyRestBy: now.weeklyEnd + (now.putOff ? rules.weeklyRestLateAfter12Days.limit : rules.weeklyRestLate.limit),
    owed: now.debts,
  };
}

// What has no time at all stays, for it makes the whole doubtful.
const until = (timeline: Timeline, at: Minute) =>
  timeline.activities
    .filter(({ start, end }) => !(Math.min(start, end) >= at))
    .map((activity) =>
      activity.end > at && activity.start < at && Number.isFinite(activity.end) ? { ...activity, end: at } : activity,
    );

interface Standing {
  /** When the day began, or begins now. */
  start: Minute;
  driven: number;
  multiManned: boolean;
  /** The first part of a split rest was taken. */
  split: boolean;
  reduced: number;
  extendedUsed: number;
  weeklyEnd: Minute;
  putOff: boolean;
  debts: Debt[];
}

const fresh = (at: Minute): Standing => ({
  start: at,
  driven: 0,
  multiManned: false,
  split: false,
  reduced: 0,
  extendedUsed: 0,
  weeklyEnd: at,
  putOff: false,
  debts: [],
});

/** The last day of the labelling, seen from `at`: still going on, or over since its rest was long enough. */
function standing(ledger: Ledger, { former, day, option }: Step, at: Minute): Standing {
  const resting = at - day.end;
  const extended = extendedIn(former, weekOf(day.start)) + (option.extended ? 1 : 0);
  if (resting >= rules.weeklyRest.limit) return { ...fresh(at), extendedUsed: inWeek(day.start, at) ? extended : 0 };
  const needed = option.label === 'regular' ? rules.dailyRest.limit : rules.reducedDailyRest.limit;
  const common = {
    weeklyEnd: former.weeklyEnd,
    putOff: former.twelveDays !== undefined,
    debts: former.debts,
    reduced: former.reduced,
  };
  if (resting >= needed)
    return {
      ...fresh(at),
      ...common,
      reduced: former.reduced + (option.label === 'reduced' ? 1 : 0),
      extendedUsed: inWeek(day.start, at) ? extended : 0,
    };
  const split = ledger.idles
    .slice(day.before.last + 1, -1)
    .some(({ start, end }) => end - start >= limits.firstRestPart);
  const { start, driving, multiManned } = day;
  return {
    ...common,
    start,
    driven: driving,
    multiManned,
    split: split || resting >= limits.firstRestPart,
    extendedUsed: extended,
  };
}

const inWeek = (one: Minute, other: Minute) => weekOf(one) === weekOf(other);
const extendedIn = (state: State, week: number) => (state.extendedWeek === week ? state.extended : 0);

/** Driving since the last whole break; a break that lasts at `at` counts as far as it has lasted. */
function sinceBreak(ledger: Ledger, at: Minute): number {
  const last = drivingPeriods(ledger, undefined, undefined, { now: at }).pop();
  return last?.whole ? 0 : (last?.driving ?? 0);
}
