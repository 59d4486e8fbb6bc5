import { toWeekBefore, toWeek, findWeekStart } from './activity';
import type { Minute } from './activity';
import { findNightDrivingAlone } from './breaks';
import type { KnownService } from './clean';
import { sumCosts, use } from './costs';
import type { Day, DayOption } from './day';
import type { Ledger } from './ledger';
import { toInfringement, limits, rules } from './rules';
import type { Infringement } from './rules';
import { countRegular, noRest, addCounts, rested, findTooFew } from './weekly';
import type { Compensation, Count, Debt, WeeklyOption } from './weekly';

/** Where a labelling stands after a rest: all that the law remembers. */
export interface State {
  /** Infringements by risk points, then by number, then what was used of what the law allows: less is better. */
  cost: number;
  rest: number;
  week: number;
  /** Reduced daily rests since the last weekly rest. */
  reduced: number;
  /** Extended days in the week of the last day. */
  extended: number;
  extendedWeek: number;
  /** Days of 25 hours in the service of the last one. */
  longWindows: number;
  longWindowService: KnownService | undefined;
  /** End of the last weekly rest, and the idle that it ended with. */
  weeklyEnd: Minute;
  weeklyIdle: number;
  /** The single occasional service whose weekly rest is put off (art. 8(6a)). */
  twelveDays: KnownService | undefined;
  /** Weekly rests that the week before and this one have so far. */
  before: Count;
  now: Count;
  debts: Debt[];
  step: DayStep | undefined;
}

/** One day with what it and the rest after it are called. */
export interface DayStep {
  former: State;
  day: Day;
  option: DayOption;
  weekly: WeeklyOption | undefined;
  compensation: Compensation;
  /** Of the weeks, which no single day or rest breaks. */
  infringements: Infringement[];
}

/** Before what is known lies rest. */
export function listBeginnings(ledger: Ledger): State[] {
  const begin = ledger.idles[0]?.end ?? 0;
  const week = toWeek(begin);
  const state: State = {
    cost: 0,
    rest: 0,
    week,
    reduced: 0,
    extended: 0,
    extendedWeek: week,
    longWindows: 0,
    longWindowService: undefined,
    weeklyEnd: begin,
    weeklyIdle: 0,
    twelveDays: undefined,
    before: rested,
    now: toWeekBefore(begin) === week ? rested : noRest,
    debts: [],
    step: undefined,
  };
  return listWithTwelveDays(ledger, state, 0);
}

/** A state, and where the work after it is of one long occasional service, the same with its weekly rest put off. */
export function listWithTwelveDays(ledger: Ledger, state: State, block: number): State[] {
  const service = ledger.services[block];
  if (!service?.mayPutOff) return [state];
  return [state, { ...state, twelveDays: service, cost: state.cost + use.twelveDays }];
}

/** Whether all that is owed can be taken in the rest that nothing ends, after 9 hours of it. */
export function canBePaid(debts: Debt[], start: Minute): boolean {
  let moment = start + limits.compensationRest;
  return [...debts].sort((one, other) => one.due - other.due).every(({ minutes, due }) => (moment += minutes) <= due);
}

/** A day's use of a limited allowance. */
export interface CountedUse {
  cost: number;
  reduced: number;
  extended: number;
  longWindows: number;
  longWindowService: KnownService | undefined;
}

/** The day in those counts; undefined: once too often, or dearer than `bound`. */
export function countDay(state: State, day: Day, option: DayOption, bound: number): CountedUse | undefined {
  const cost = state.cost + option.cost;
  if (cost > bound) return undefined;
  const before = state.extendedWeek === day.week ? state.extended : 0;
  const extended = option.extended ? before + 1 : before;
  const reduced = option.label === 'reduced' ? state.reduced + 1 : state.reduced;
  if (extended > limits.extendedDays || reduced > limits.reducedRests) return undefined;
  if (!option.longWindow)
    return { cost, reduced, extended, longWindows: state.longWindows, longWindowService: state.longWindowService };
  const longWindows = (state.longWindowService === day.service ? state.longWindows : 0) + 1;
  if (longWindows > day.longWindows) return undefined;
  return { cost, reduced, extended, longWindows, longWindowService: day.service };
}

const nothing: Infringement[] = [];

/**
 * The state after the rest: the weeks that ended by then are judged, and its weekly rest is entered. Made some thousand times
 * a judgement: each field is named, for to copy a state with `...` takes ten times as long.
 */
export function advanceState(
  ledger: Ledger,
  former: State,
  counted: CountedUse,
  debts: Debt[],
  at: number,
  { day, option, weekly, compensation }: Pick<DayStep, 'day' | 'option' | 'weekly' | 'compensation'>,
): State {
  const { rest } = day;
  let infringements = nothing;
  const put = (found: Infringement | undefined) => {
    if (found) infringements = [...infringements, found];
  };
  let { week, before, now } = former;
  let { cost, reduced } = counted;
  let { weeklyEnd, weeklyIdle, twelveDays } = former;
  const close = () => {
    const isAsked = !twelveDays && ledger.countScopeInWeek(week) > 0;
    const few = isAsked ? findTooFew(before, now, ledger.mayReduceEach(week)) : undefined;
    if (few !== undefined)
      put(toInfringement('weeklyRestsInFortnight', few, findWeekStart(week - 1), findWeekStart(week + 1)));
    // A deficit counts once: later weeks treat this one as complete.
    before = !isAsked ? rested : few === undefined ? now : countRegular(now);
    now = noRest;
    week++;
  };
  while (week < rest.week) close();
  if (weekly) {
    const until = compensation.from;
    if (twelveDays) {
      put(toInfringement('weeklyRestLateAfter12Days', until - weeklyEnd, weeklyEnd, until, twelveDays.regime));
      findNightDrivingAlone(ledger, weeklyEnd, rest.start, twelveDays.regime).forEach(put);
    } else if (
      until - weeklyEnd > rules.weeklyRestLate.limit &&
      ledger.countScopeBetweenIdles(weeklyIdle, rest.first) > 0
    )
      put(toInfringement('weeklyRestLate', until - weeklyEnd, weeklyEnd, until));
    weekly.infringements.forEach(put);
    reduced = 0;
    weeklyEnd = rest.end;
    weeklyIdle = rest.last;
    twelveDays = undefined;
    if (weekly.debts.length > 0) {
      debts = [...debts, ...weekly.debts];
      cost += use.reducedWeekly;
    }
    weekly.counts.forEach((count, index) => {
      if (index > 0) close();
      now = addCounts(now, count);
    });
  }
  let { extended } = counted;
  let extendedWeek = day.week;
  if (rest.end !== Infinity) {
    while (week < rest.nextWeek) close();
    if (extendedWeek !== week) [extended, extendedWeek] = [0, week];
  }
  if (infringements.length > 0) cost += sumCosts(infringements);
  return {
    cost,
    rest: at,
    week,
    reduced,
    extended,
    extendedWeek,
    longWindows: counted.longWindows,
    longWindowService: counted.longWindowService,
    weeklyEnd,
    weeklyIdle,
    twelveDays,
    before,
    now,
    debts,
    step: { former, day, option, weekly, compensation, infringements },
  };
}
