import { countInLocalHours, toWeek, findWeekStart } from '../activity';
import type { Minute, Timeline } from '../activity';
import { listDrivingPeriods } from '../breaks';
import { clean } from '../clean';
import { listLastSteps } from '../labelling';
import { Ledger } from '../ledger';
import { listPossibleRests } from '../rests';
import { limits, rules } from '../rules';
import type { DayStep } from '../state';
import { findTooFew } from '../weekly';
import type { Debt } from '../weekly';

/** Minutes left before the law is broken, never below 0. */
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
  /** `shortDailyRestBy` has the hour more of art. 8(2a): it holds only while at most 7 hours are driven on the day. */
  isLaterRest: boolean;
  weeklyRestBy: Minute;
  /** Rest owed for weekly rests that were reduced. */
  owed: Debt[];
  /** See `Judgement`. */
  restedBefore: Minute | undefined;
  /** The timeline has what cannot be so; the numbers are of its stricter reading. */
  doubtful: boolean;
}

/**
 * The headroom at a moment, after everything done up to it. A resting driver is taken to begin work at once. Each
 * number is the most that a labelling leaves which breaks no more than the best one; `owed` is the least debt that can
 * go on for a day.
 */
export function computeHeadroom(timeline: Timeline, at: Minute): Headroom {
  const { stretches, problems } = clean({ ...timeline, activities: listUntil(timeline, at) });
  const common = { at, restedBefore: timeline.knownFrom, doubtful: problems.length > 0 };
  const last = stretches[stretches.length - 1];
  // Nothing at all is done now: it ends the rest that lasts, and the law looks at the rest as it was until then.
  const ledger = new Ledger(last ? [...stretches, { ...last, kind: 'availability', start: at, end: at }] : []);
  const rests = last ? listPossibleRests(ledger, timeline.ferries ?? []) : [];
  const all = last ? listLastSteps(ledger, rests).map((step) => toStanding(ledger, step)) : [createStanding(at)];
  const findMost = (of: (one: DayState) => number) => Math.max(...all.map(of));
  const latest = all.reduce((best, one) =>
    one.weeklyRestBy > best.weeklyRestBy || (one.weeklyRestBy === best.weeklyRestBy && one.cost < best.cost)
      ? one
      : best,
  );
  const shortDailyRestBy = findMost((one) => one.shortDailyRestBy);
  const week = findWeekStart(toWeek(at));
  const twoWeeks = findWeekStart(toWeek(at) - 1);
  const countLeft = (limit: number, used: number) => Math.max(0, limit - used);
  return {
    ...common,
    drivingBeforeBreak: countBeforeBreak(
      at,
      countSinceBreak(ledger, at),
      all.every(({ putOff, multiManned }) => putOff && !multiManned),
    ),
    drivingToday: findMost(({ driven }) => countLeft(rules.dailyDriving.limit, driven)),
    drivingTodayExtended: findMost(({ driven, extendedUsed }) =>
      countLeft((extendedUsed < limits.extendedDays ? rules.extendedDailyDriving : rules.dailyDriving).limit, driven),
    ),
    drivingThisWeek: countLeft(rules.weeklyDriving.limit, ledger.sumBetween('driving', week, at)),
    drivingInTwoWeeks: countLeft(rules.fortnightDriving.limit, ledger.sumBetween('driving', twoWeeks, at)),
    extendedDaysLeft: findMost(({ driven, extendedUsed }) =>
      countLeft(limits.extendedDays, extendedUsed + (driven > rules.dailyDriving.limit ? 1 : 0)),
    ),
    reducedRestsLeft: findMost(({ reduced }) => countLeft(limits.reducedRests, reduced)),
    dailyRestBy: findMost(({ dailyRestBy }) => dailyRestBy),
    shortDailyRestBy,
    isLaterRest: all.every((one) => one.isLater || one.shortDailyRestBy < shortDailyRestBy),
    weeklyRestBy: latest.weeklyRestBy,
    owed: findLeastOwing(all, latest, at).debts.filter(({ due }) => due > at),
  };
}

/** A day off need not be called a weekly rest, and owes nothing then, as long as the weekly rest is not due at once. */
function findLeastOwing(all: DayState[], latest: DayState, at: Minute): DayState {
  const sum = ({ debts }: DayState) => debts.reduce((minutes, debt) => minutes + debt.minutes, 0);
  return all
    .filter(({ weeklyRestBy }) => weeklyRestBy >= at + limits.dailyWindow)
    .reduce((least, one) => (sum(one) < sum(least) ? one : least), latest);
}

// An activity without duration stays, because it makes the whole uncertain.
const listUntil = (timeline: Timeline, at: Minute) =>
  timeline.activities
    .filter(({ start, end }) => !(Math.min(start, end) >= at))
    .map((activity) =>
      activity.end > at && activity.start < at && Number.isFinite(activity.end) ? { ...activity, end: at } : activity,
    );

interface DayState {
  cost: number;
  driven: number;
  multiManned: boolean;
  reduced: number;
  /** Days of 10 hours in the week, without this one. */
  extendedUsed: number;
  dailyRestBy: Minute;
  shortDailyRestBy: Minute;
  /** It has the hour more of a long service. */
  isLater: boolean;
  weeklyRestBy: Minute;
  putOff: boolean;
  debts: Debt[];
}

const createStanding = (at: Minute): DayState => ({
  cost: 0,
  driven: 0,
  multiManned: false,
  reduced: 0,
  extendedUsed: 0,
  dailyRestBy: at + limits.dailyWindow - rules.dailyRest.limit,
  shortDailyRestBy: at + limits.dailyWindow - rules.reducedDailyRest.limit,
  isLater: false,
  weeklyRestBy: at + rules.weeklyRestLate.limit,
  putOff: false,
  debts: [],
});

/** The last day of a labelling: it goes on, or has just begun where the rest before it ends now. */
function toStanding(ledger: Ledger, { former, day, option }: DayStep): DayState {
  const isSplit = ledger.idles
    .slice(day.before.last + 1, -1)
    .some(({ start, end }) => end - start >= limits.firstRestPart);
  const window = day.start + (day.multiManned ? limits.multiMannedWindow : limits.dailyWindow);
  const regularRest = day.multiManned ? rules.multiMannedRest.limit : rules.dailyRest.limit;
  const isShort = day.multiManned || isSplit || former.reduced < limits.reducedRests;
  const usedWindows = former.longWindowService === day.service ? former.longWindows : 0;
  const longer = !day.multiManned && usedWindows < day.longWindows ? limits.longDailyWindow - limits.dailyWindow : 0;
  return {
    cost: former.cost + option.cost,
    driven: day.driving,
    multiManned: day.multiManned,
    reduced: former.reduced,
    extendedUsed: former.extendedWeek === toWeek(day.start) ? former.extended : 0,
    dailyRestBy: window - regularRest,
    shortDailyRestBy: window + longer - (isShort ? rules.reducedDailyRest.limit : regularRest),
    isLater: longer > 0,
    weeklyRestBy: findWeeklyRestEnd(ledger, former),
    putOff: former.twelveDays !== undefined,
    debts: former.debts,
  };
}

/** Six days after the last weekly rest, but within the week where that and the one before have too few of them so far. */
function findWeeklyRestEnd(ledger: Ledger, { weeklyEnd, twelveDays, week, before, now }: DayStep['former']): Minute {
  if (twelveDays) return weeklyEnd + rules.weeklyRestLateAfter12Days.limit;
  const lacks = findTooFew(before, now, ledger.mayReduceEach(week)) !== undefined;
  return Math.min(weeklyEnd + rules.weeklyRestLate.limit, lacks ? findWeekStart(week + 1) - 1 : Infinity);
}

/** Anyone who must put off the weekly rest drives alone by night for 3 hours only: how long from now on until that is past. */
function countBeforeBreak(at: Minute, driven: number, putOffAlone: boolean): number {
  const left = Math.max(0, rules.drivingBreak.limit - driven);
  if (!putOffAlone) return left;
  for (let more = Math.max(0, rules.nightDrivingAlone.limit - driven); more < left; more++)
    if (countInLocalHours(at + more, at + more + 1, ...limits.nightOf12Days) > 0) return more;
  return left;
}

/** Driving since the last whole break; a break that lasts at `at` counts as far as it has lasted. */
function countSinceBreak(ledger: Ledger, at: Minute): number {
  const last = listDrivingPeriods(ledger, undefined, undefined, { now: at }).pop();
  return last?.whole ? 0 : (last?.driving ?? 0);
}
