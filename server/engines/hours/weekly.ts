import { toWeekBefore, toWeek, findWeekStart } from './activity';
import type { Minute } from './activity';
import { sumCosts, use } from './costs';
import type { Regime } from './regime';
import type { Rest } from './rests';
import { grade, toInfringement, limits, rules } from './rules';
import type { Infringement } from './rules';

/** Weekly rests that a week has: how many, and whether one is regular. Two are as good as more. */
export interface Count {
  rests: 0 | 1 | 2;
  regular: boolean;
}
export const noRest: Count = { rests: 0, regular: false };
/** A week without requirements: all rest, before the known time, or out of scope. */
export const rested: Count = { rests: 2, regular: true };
const reducedOne: Count = { rests: 1, regular: false };
const regularOne: Count = { rests: 1, regular: true };

export function addCounts(one: Count, other: Count): Count {
  if (other === noRest) return one;
  if (one === noRest) return other;
  return { rests: Math.min(2, one.rests + other.rests) as Count['rests'], regular: one.regular || other.regular };
}

export const countRegular = ({ rests }: Count): Count => ({
  rests: Math.max(1, rests) as Count['rests'],
  regular: true,
});

/**
 * Two weeks have two weekly rests, one of them regular (art. 8(6)): how many count, where that is too few. `mayReduceEach`: none
 * has to be regular.
 */
export function findTooFew(one: Count, other: Count, mayReduceEach: boolean): number | undefined {
  const together = one.rests + other.rests;
  if (together < 2) return together;
  return mayReduceEach || one.regular || other.regular ? undefined : 1;
}

/** Rest that is owed: taken at a stretch, beside a rest of at least 9 hours, before the end of the third week after (art. 8(6b)). */
export interface Debt {
  minutes: number;
  due: Minute;
}

/** The label of a rest as a weekly rest, and the weeks that it counts for. */
export interface WeeklyOption {
  label: 'regular' | 'reduced' | 'double';
  /** The result for each week that the rest touches, in order. */
  counts: Count[];
  debts: Debt[];
  infringements: Infringement[];
  /** Of the infringements, and of a rest that is reduced. */
  cost: number;
}

function toWeeklyOption(
  label: WeeklyOption['label'],
  counts: Count[],
  debts: Debt[] = [],
  infringements: Infringement[] = [],
): WeeklyOption {
  const cost = sumCosts(infringements) + (debts.length > 0 ? use.reducedWeekly : 0);
  return { label, counts, debts, infringements, cost };
}

const findDue = (week: number): Minute => findWeekStart(week + limits.compensationWeeks + 1);

/** Rests of three regular ones and more touch weeks that nothing else is asked of. */
const wholeWeek = findWeekStart(1) - findWeekStart(0);

/**
 * The weekly rests that a rest may be. `base` is the part that compensates nothing. One of 69 hours may count as two,
 * one of 24 hours after one of 45 (art. 8(6a) says so of one case). A rest in two weeks counts for either (art. 8(9)).
 */
export function listWeeklyOptions(rest: Rest, base: number): WeeklyOption[] {
  const first = toWeek(rest.start);
  const last = rest.end === Infinity ? toWeek(rest.start) : toWeekBefore(rest.end);
  const weeks = last - first + 1;
  if (base >= wholeWeek || rest.end === Infinity) return [toWeeklyOption('double', Array<Count>(weeks).fill(rested))];
  const options: WeeklyOption[] = [];
  const countAt = (index: number, count: Count) => {
    const counts = new Array<Count>(weeks).fill(noRest);
    counts[index] = count;
    return counts;
  };
  const edges = weeks > 1 ? [0, weeks - 1] : [0];
  const gradeRest = (rule: 'weeklyRest' | 'reducedWeeklyRest') => {
    const found = toInfringement(rule, base, rest.start, rest.end);
    return found ? [found] : [];
  };
  const isRegularAllowed = rest.ferry !== 'reducedWeekly';
  for (const edge of edges) {
    if (isRegularAllowed)
      options.push(toWeeklyOption('regular', countAt(edge, regularOne), [], gradeRest('weeklyRest')));
    // Shorter than any weekly rest it is as grave by either name, and as a regular one it owes nothing.
    const isWorthwhile = grade('reducedWeeklyRest', base) !== 'VSI' || !isRegularAllowed;
    if ((base < rules.weeklyRest.limit && isWorthwhile) || !isRegularAllowed) {
      const debt = { minutes: rules.weeklyRest.limit - base, due: findDue(first + edge) };
      const debts = debt.minutes > 0 ? [debt] : [];
      options.push(toWeeklyOption('reduced', countAt(edge, reducedOne), debts, gradeRest('reducedWeeklyRest')));
    }
  }
  if (base >= rules.restAfter12Days.limit && isRegularAllowed)
    for (const regular of edges)
      for (const second of edges) {
        const minutes = Math.max(0, 2 * rules.weeklyRest.limit - base);
        const counts = countAt(regular, regularOne);
        counts[second] = addCounts(counts[second] ?? noRest, minutes > 0 ? reducedOne : regularOne);
        const debts = minutes > 0 ? [{ minutes, due: findDue(first + second) }] : [];
        options.push(toWeeklyOption('double', counts, debts));
      }
  return options;
}

/** The rest after up to 12 days: 90 hours, or 69 with what is short made up (art. 8(6a)). The days are out of the count of weeks. */
export function listOptionsAfter12Days(rest: Rest, base: number, regime: Regime): WeeklyOption[] {
  const first = toWeek(rest.start);
  const weeks = rest.end === Infinity ? 1 : toWeekBefore(rest.end) - first + 1;
  const counts = Array.from({ length: weeks }, (_, week): Count =>
    week === 0 || base >= wholeWeek ? rested : regularOne,
  );
  const toOption = (debts: Debt[], found?: Infringement) =>
    toWeeklyOption('double', counts, debts, found ? [found] : []);
  const short = toInfringement('restAfter12Days', base, rest.start, rest.end, regime);
  if (short) return [toOption([], short)];
  const minutes = 2 * rules.weeklyRest.limit - base;
  if (minutes <= 0) return [toOption([])];
  const unpaid = toInfringement('weeklyRest', base - rules.weeklyRest.limit, rest.start, rest.end);
  return [toOption([{ minutes, due: findDue(first) }]), toOption([], unpaid)];
}

/** Where compensation stands in a rest, and what is left of the rest as such. */
export interface Compensation {
  paid: Debt[];
  from: Minute;
  to: Minute;
  base: number;
}

/**
 * Every way to compensate in this rest: which debts, and whether before the rest or after it. After it, nothing beyond
 * the first due moment counts. `length` is what the rest has; interrupted ones compensate nothing [M].
 */
export function listCompensations(rest: Rest, debts: Debt[], length: number): Compensation[] {
  const ways: Compensation[] = [{ paid: [], from: rest.start, to: rest.end, base: length }];
  if (rest.interruption > 0 || length <= limits.compensationRest) return ways;
  for (let subset = 1; subset < 1 << debts.length; subset++) {
    const paid = debts.filter((_, index) => subset & (1 << index));
    const minutes = paid.reduce((sum, debt) => sum + debt.minutes, 0);
    const due = Math.min(...paid.map((debt) => debt.due));
    const from = rest.start + minutes;
    const to = Math.min(rest.end, due) - minutes;
    if (to - rest.start >= limits.compensationRest) ways.push({ paid, from: rest.start, to, base: to - rest.start });
    if (from <= due && rest.end > due && rest.end - from >= limits.compensationRest)
      ways.push({ paid, from, to: rest.end, base: rest.end - from });
  }
  return ways;
}
