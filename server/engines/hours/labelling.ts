import { PER_INFRINGEMENT, PER_POINT } from './costs';
import { requireDay, listDayOptions } from './day';
import type { Day, DayOption } from './day';
import { Frontier } from './frontier';
import type { Ledger } from './ledger';
import { endsDay, measureRestUntil } from './rests';
import type { Rest } from './rests';
import { limits, riskPoints, rules } from './rules';
import { advanceState, listBeginnings, countDay, canBePaid, listWithTwelveDays } from './state';
import type { State, DayStep } from './state';
import { listCompensations, listOptionsAfter12Days, listWeeklyOptions } from './weekly';
import type { Compensation, WeeklyOption } from './weekly';

/** A day that a labelling may have: from the end of one rest to the begin of another. */
interface LabelEdge {
  to: number;
  day: Day;
  /** Its names when nothing is compensated in its rest, and the least that any of them costs. */
  whole: RestLabels;
  least: number;
  /** The same for each way of compensating that came up. */
  paid: RestLabels[];
}

/** Possible labels of a day and its rest when this much of the rest compensates. */
interface RestLabels {
  way: Compensation;
  options: DayOption[];
  /** As a weekly rest; undefined until it is asked. */
  weekly: WeeklyOption[] | undefined;
}

/** The most states that are followed after each rest, to find the highest possible cost of the best labelling. */
const BEAM = 12;
/** Less than any infringement costs. */
const LEGALLY = PER_POINT / 2;
/** Usual infringements of weeks in plans that are not legal: none, a minor one, one that is very serious. */
const steps = [0, 2, riskPoints.VSI].map((points) => points * PER_POINT + LEGALLY);

/**
 * The labelling with the fewest risk points, then the fewest infringements, then the least use of extensions and
 * reductions. Exact: it tries every way to call the rests, except dominated ones and those dearer than allowed. A
 * dominated one is no better in anything that the law remembers. Most timelines are legal, so a search among legal
 * labellings alone comes first; then labellings that break little more than single days do under any; then one that
 * follows few states, for a bound; then the exact one.
 */
export function requireBestLabelling(ledger: Ledger, rests: Rest[]): State {
  const search = new LabelSearch(ledger, rests);
  const legal = search.run(LEGALLY);
  if (legal) return legal;
  const least = search.findLeast();
  for (const more of steps) {
    const cheap = search.run(least + more);
    if (cheap) return cheap;
  }
  const bound = search.run(Infinity, BEAM);
  const best = search.run(bound?.cost ?? Infinity) ?? bound;
  if (!best) throw new RangeError('a timeline always has a labelling');
  return best;
}

/** How a timeline may stand at its end: every last day of a labelling that breaks no more than the best one does. */
export function listLastSteps(ledger: Ledger, rests: Rest[]): DayStep[] {
  const best = requireBestLabelling(ledger, rests);
  const bound = (Math.floor(best.cost / PER_INFRINGEMENT) + 1) * PER_INFRINGEMENT - 1;
  const search = new LabelSearch(ledger, rests);
  search.run(bound);
  return search.ends.flatMap(({ step }) => step ?? []);
}

class LabelSearch {
  /** Every state after the rest that nothing ends. */
  ends: State[] = [];
  private readonly edges: (LabelEdge | undefined)[];

  constructor(
    private readonly ledger: Ledger,
    private readonly rests: Rest[],
  ) {
    this.edges = new Array<LabelEdge | undefined>(rests.length * rests.length);
  }

  run(bound: number, width = Infinity): State | undefined {
    const { ledger, rests } = this;
    const toCome = this.listLeastToCome(bound);
    if ((toCome[0] ?? 0) > bound) return undefined;
    const frontiers = rests.map(() => new Frontier());
    for (const state of listBeginnings(ledger)) frontiers[0]?.add(state);
    rests.forEach((_, from) => {
      const states = frontiers[from]?.takeBest(width) ?? [];
      if (states.length === 0) return;
      this.visitEdges(from, bound, (edge) => {
        const left = bound - (toCome[edge.to] ?? 0);
        for (const state of states)
          if (state.cost + edge.least <= left) this.follow(state, edge, left, frontiers[edge.to] as Frontier);
      });
    });
    const ends = frontiers
      .filter((_, index) => rests[index]?.end === Infinity)
      .flatMap((frontier) => frontier.takeBest(1));
    return ends.sort((one, other) => one.cost - other.cost)[0];
  }

  /** The least infringements of the days. */
  findLeast(): number {
    return this.listLeastToCome(Infinity)[0] ?? 0;
  }

  /** The least that is still to come after each rest, by its days alone; Infinity: nothing within the bound. */
  private listLeastToCome(bound: number): number[] {
    const least = this.rests.map(({ end }) => (end === Infinity ? 0 : Infinity));
    for (let from = this.rests.length - 2; from >= 0; from--)
      this.visitEdges(from, bound, ({ to, least: cost }) => {
        const sum = cost + (least[to] ?? Infinity);
        if (sum <= bound) least[from] = Math.min(least[from] ?? Infinity, sum);
      });
    return least;
  }

  private visitEdges(from: number, bound: number, visit: (edge: LabelEdge) => void): void {
    const left = this.rests[from] as Rest;
    let ended = Infinity;
    for (let to = from + 1; to < this.rests.length; to++) {
      const rest = this.rests[to] as Rest;
      if (rest.first <= left.last) continue;
      if (rest.first > ended) break;
      // Each window without a rest is an infringement, and later rests begin no sooner.
      const missed = Math.floor((rest.start - left.end) / limits.multiMannedWindow);
      if (missed * riskPoints.VSI * PER_POINT > bound) break;
      const edge = this.findEdge(from, to);
      if (edge.whole.options.length > 0) visit(edge);
      if (endsDay(rest)) ended = rest.first;
    }
  }

  private findEdge(from: number, to: number): LabelEdge {
    const key = from * this.rests.length + to;
    const known = this.edges[key];
    if (known) return known;
    const rest = this.rests[to] as Rest;
    const day = requireDay(this.ledger, this.rests[from] as Rest, rest);
    const length = measureRestUntil(this.ledger, rest, rest.end);
    const whole = this.listNames(day, { paid: [], from: rest.start, to: rest.end, base: length });
    const least = whole.options.reduce((found, { cost }) => Math.min(found, cost), Infinity);
    return (this.edges[key] = { to, day, whole, least, paid: [] });
  }

  private listNames(day: Day, way: Compensation): RestLabels {
    return { way, options: listDayOptions(this.ledger, day, way.from, way.to), weekly: undefined };
  }

  /** The names of a day in whose rest something is compensated: many states owe the same. */
  private listPaidNames(edge: LabelEdge, way: Compensation): RestLabels {
    const known = edge.paid.find(({ way: other }) => other.from === way.from && other.to === way.to);
    if (known) return known;
    const names = this.listNames(edge.day, way);
    edge.paid.push(names);
    return names;
  }

  /** All that may come of a state by one more day and the rest after it. */
  private follow(state: State, edge: LabelEdge, bound: number, into: Frontier): void {
    const { day, whole } = edge;
    const { rest } = day;
    if (state.twelveDays && day.service !== state.twelveDays) return;
    if (rest.end === Infinity) {
      if (canBePaid(state.debts, rest.start)) this.name(state, edge, whole, whole.way, state.debts, bound, into);
      return;
    }
    for (const way of state.debts.length === 0 ? [whole.way] : listCompensations(rest, state.debts, whole.way.base)) {
      const debts = way.paid.length > 0 ? state.debts.filter((debt) => !way.paid.includes(debt)) : state.debts;
      if (debts.some(({ due }) => due <= rest.start)) continue;
      this.name(state, edge, way.paid.length > 0 ? this.listPaidNames(edge, way) : whole, way, debts, bound, into);
    }
  }

  private name(
    state: State,
    { day, to }: LabelEdge,
    names: RestLabels,
    compensation: Compensation,
    debts: State['debts'],
    bound: number,
    into: Frontier,
  ): void {
    const { rest } = day;
    const isLast = rest.end === Infinity;
    const weeklyNames = listWeeklyNames(state, rest, names, compensation.base, bound);
    for (const option of names.options) {
      const counted = countDay(state, day, option, bound);
      if (!counted) continue;
      for (const weekly of weeklyNames) {
        if (counted.cost + weekly.cost > bound) continue;
        const next = advanceState(this.ledger, state, counted, debts, to, { day, option, weekly, compensation });
        if (next.cost > bound) continue;
        const isRegular = weekly.label !== 'reduced' && weekly.infringements.length === 0;
        if (isLast) this.ends.push(next);
        if (!isRegular || isLast) into.add(next);
        else for (const each of listWithTwelveDays(this.ledger, next, rest.last)) into.add(each);
      }
      if (isLast) continue;
      const next = advanceState(this.ledger, state, counted, debts, to, {
        day,
        option,
        weekly: undefined,
        compensation,
      });
      if (next.cost <= bound) into.add(next);
    }
  }
}

const none: WeeklyOption[] = [];

function listWeeklyNames(
  { twelveDays }: State,
  rest: Rest,
  names: RestLabels,
  base: number,
  bound: number,
): WeeklyOption[] {
  // It is an infringement under any name of a weekly rest.
  if (base < rules.reducedWeeklyRest.limit && bound <= LEGALLY) return none;
  return twelveDays
    ? listOptionsAfter12Days(rest, base, twelveDays.regime)
    : (names.weekly ??= listWeeklyOptions(rest, base));
}
