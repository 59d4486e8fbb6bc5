import { toWeek } from './activity';
import type { Minute } from './activity';
import type { KnownService } from './clean';
import { findMissingBreaks } from './breaks';
import { sumCosts, use } from './costs';
import type { Idle, Ledger } from './ledger';
import { measureRestUntil } from './rests';
import type { Rest } from './rests';
import { grade, toInfringement, limits, riskPoints, rules } from './rules';
import type { Infringement, RuleName } from './rules';

/** The time between two daily rests, not between midnights (art. 4(k)). */
export interface Day {
  /** End of the rest before, and begin of the rest after. */
  start: Minute;
  end: Minute;
  /** The week that it counts for. */
  week: number;
  driving: number;
  lineDriving: number;
  work: number;
  /** Nothing but lines up to 50 km. */
  line: boolean;
  multiManned: boolean;
  service: KnownService | undefined;
  /** A day of 25 hours is possible (art. 8(2a)), this many times in this service. */
  longWindows: number;
  /** Infringements of this day under any label of its rest. */
  fixed: Infringement[];
  /** The missing break that one of these is, told by the lesser grade: it counts once, by the graver. */
  replaced: Infringement | undefined;
  rest: Rest;
  before: Rest;
}

/** The label of the rest after a day. */
export type DailyLabel = 'regular' | 'reduced' | 'split' | 'multiManned' | 'line';

/** A legal name for a day and its rest, or the least wrong one. */
export interface DayOption {
  label: DailyLabel;
  extended: boolean;
  longWindow: boolean;
  infringements: Infringement[];
  /** Of the infringements and of what it uses up. */
  cost: number;
}

export function requireDay(ledger: Ledger, before: Rest, rest: Rest): Day {
  const start = before.end;
  const end = rest.start;
  const from = ledger.before[before.last];
  const to = ledger.before[rest.last];
  if (!from || !to) throw new RangeError('no such rest');
  // An interruption of a ferry rest belongs to the day before it.
  const driving = to.driving - from.driving;
  const work = to.work - from.work;
  const isSameLine = to.scope === from.scope;
  const service = ledger.findService(before.last, rest.last);
  const isMultiManned = to.multiManned > from.multiManned && hasTwoDrivers(ledger, before, to.alone - from.alone);
  const spread = end - start;
  const longWindows =
    service?.kind === 'occasional' && service.regime === 'EU' && driving <= limits.longWindowDriving
      ? limits.longWindowService.filter((least) => service.end - service.start >= least).length
      : 0;
  const day: Day = {
    start,
    end,
    week: toWeek(start),
    driving,
    lineDriving: to.lineDriving - from.lineDriving,
    work,
    line: isSameLine,
    multiManned: isMultiManned && !isSameLine,
    service,
    longWindows: spread < limits.longDailyWindow ? longWindows : 0,
    fixed: [],
    replaced: undefined,
    rest,
    before,
  };
  const workEnds = (ledger.idles[rest.last] as Idle).start;
  const breaks = work > limits.workFor30 ? ledger.sumBreaks(start, end) : 0;
  const add = (rule: RuleName, actual: number, until = workEnds) => {
    const found = toInfringement(rule, actual, start, until);
    if (found) day.fixed.push(found);
  };
  add('lineDriving', day.lineDriving);
  if (work > limits.workFor30) {
    const rule = work > limits.workFor45 && !isSameLine ? 'workBreak45' : 'workBreak30';
    const found = toInfringement(rule, breaks, start, workEnds);
    const same =
      found && findGravest(findMissingBreaks(ledger).filter(({ from, to }) => from < workEnds && to > start));
    if (found && countPoints(same) < countPoints(found)) {
      day.fixed.push(found);
      day.replaced = same;
    }
  }
  // In each 24 hours: the count begins when the daily rest ends [S].
  if (to.night > from.night && !isSameLine) {
    const until = Math.min(workEnds, start + limits.dailyWindow);
    if (ledger.sumBetween('night', start, until) > 0) add('nightWork', ledger.sumBetween('work', start, until), until);
  }
  return day;
}

const countPoints = (found: Infringement | undefined) => (found ? riskPoints[found.severity] : 0);
const findGravest = (found: Infringement[]): Infringement | undefined =>
  found.reduce<Infringement | undefined>((most, one) => (countPoints(one) > countPoints(most) ? one : most), undefined);

/** There are two drivers whenever the bus is driven, except for the first hour (art. 4(o)). */
function hasTwoDrivers(ledger: Ledger, before: Rest, alone: number): boolean {
  return alone === 0 || alone === ledger.sumBetween('alone', before.end, before.end + limits.multiMannedFirst);
}

/**
 * The names that a day and the rest after it may bear. `from` and `to` bound what of the rest counts: compensation that
 * is taken in the same rest stands before or after it.
 */
export function listDayOptions(ledger: Ledger, day: Day, from: Minute, to: Minute): DayOption[] {
  const rests = listRestOptions(ledger, day, from, to);
  if (day.driving <= rules.dailyDriving.limit) return rests.map((option) => toDayOption(day, option, false, day.fixed));
  const until = (ledger.idles[day.rest.last] as Idle).start;
  const [short, long] = (['dailyDriving', 'extendedDailyDriving'] as const).map((rule) => {
    const driving = toInfringement(rule, day.driving, day.start, until);
    return driving ? [...day.fixed, driving] : day.fixed;
  });
  return rests.flatMap((option) => [
    toDayOption(day, option, false, short ?? []),
    toDayOption(day, option, true, long ?? []),
  ]);
}

function toDayOption(
  { replaced }: Day,
  { label, longWindow, infringements }: RestOption,
  extended: boolean,
  fixed: Infringement[],
): DayOption {
  const found = fixed.length === 0 ? infringements : infringements.length === 0 ? fixed : [...fixed, ...infringements];
  const cost =
    sumCosts(found) -
    (replaced ? sumCosts([replaced]) : 0) +
    (extended ? use.extended : 0) +
    (label === 'reduced' ? use.reduced : 0) +
    (longWindow ? use.longWindow : 0);
  return { label, extended, longWindow, infringements: found, cost };
}

type RestOption = Omit<DayOption, 'extended' | 'cost'>;

function listRestOptions(ledger: Ledger, day: Day, from: Minute, to: Minute): RestOption[] {
  if (day.multiManned) {
    const within = measureRestWithin(ledger, day, limits.multiMannedWindow, from, to, 'multiMannedRest');
    return within ? [gradeOption(day, 'multiManned', 'multiMannedRest', within)] : [];
  }
  const options: RestOption[] = [];
  const windows = day.longWindows > 0 ? [limits.dailyWindow, limits.longDailyWindow] : [limits.dailyWindow];
  for (const length of windows) {
    const hasLongWindow = length === limits.longDailyWindow;
    const within = measureRestWithin(ledger, day, length, from, to, day.line ? 'lineRest' : 'dailyRest');
    if (!within) continue;
    const { rest, window } = within;
    const add = (label: DailyLabel, rule: RuleName) =>
      options.push(gradeOption(day, label, rule, within, hasLongWindow));
    if (day.line) add('line', 'lineRest');
    else if (day.rest.ferry) {
      // Interrupted, it is a regular rest or none (art. 9(1)).
      if (!grade('dailyRest', rest)) add('regular', 'dailyRest');
    } else {
      add('regular', 'dailyRest');
      if (grade('dailyRest', rest)) {
        add('reduced', 'reducedDailyRest');
        if (hasFirstPart(ledger, day, window - length)) add('split', 'splitDailyRest');
      }
    }
  }
  return options;
}

function gradeOption(
  day: Day,
  label: DailyLabel,
  rule: RuleName,
  { missed, rest, window }: Within,
  longWindow = false,
): RestOption {
  const { start, end } = day.rest;
  const short = toInfringement(rule, Math.max(0, rest), start, Math.max(start, Math.min(end, window)));
  return { label, longWindow, infringements: short ? [...missed, short] : missed };
}

/** The part of the rest within the last window, the end of that window, and earlier windows without a rest. */
interface Within {
  missed: Infringement[];
  rest: number;
  window: Minute;
}

/**
 * How much of the rest lies within the window that began with the day. A window that went by without one breaks the law
 * by itself; then the next is counted from where it ended. Undefined: such a window has a rest that ends the day there.
 */
function measureRestWithin(
  ledger: Ledger,
  day: Day,
  length: number,
  from: Minute,
  to: Minute,
  rule: RuleName,
): Within | undefined {
  const missed: Infringement[] = [];
  let window = day.start + length;
  for (; day.end >= window; window += length) {
    const longest = findLongestIdle(ledger, day, window - length, window);
    if (longest >= limits.leastDailyRest) return undefined;
    const found = toInfringement(rule, longest, window - length, window);
    if (found) missed.push(found);
  }
  const until = Math.min(window, to);
  const rest = from > day.rest.start ? until - from : measureRestUntil(ledger, day.rest, until);
  return { missed, rest, window };
}

function findLongestIdle(ledger: Ledger, day: Day, from: Minute, to: Minute): number {
  let longest = 0;
  for (let index = day.before.last + 1; index < day.rest.first; index++) {
    const { start, end } = ledger.idles[index] as Idle;
    longest = Math.max(longest, Math.min(end, to) - Math.max(start, from));
  }
  return longest;
}

/** A rest of at least 3 hours earlier in the day's window: the first part of a split one (art. 4(g)). */
function hasFirstPart(ledger: Ledger, day: Day, windowStart: Minute): boolean {
  for (let index = day.before.last + 1; index < day.rest.first; index++) {
    const { start, end } = ledger.idles[index] as Idle;
    if (start >= windowStart && end - start >= limits.firstRestPart) return true;
  }
  return false;
}
