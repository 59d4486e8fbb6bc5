import { PER_INFRINGEMENT, PER_NEARNESS, PER_POINT } from './costs';
import { riskPoints } from './rules';
import type { State } from './state';
import type { Count } from './weekly';

/** The states after one rest that no other is at least as good as. */
export class Frontier {
  private readonly states: State[] = [];

  add(state: State): void {
    for (const known of this.states) if (isAtLeastAsGood(known, state)) return;
    let kept = 0;
    for (const known of this.states) if (!isAtLeastAsGood(state, known)) this.states[kept++] = known;
    this.states[kept++] = state;
    this.states.length = kept;
  }

  /** Returns the cheapest states, at most `width`. */
  takeBest(width: number): State[] {
    return this.states.sort((one, other) => one.cost - other.cost).slice(0, width);
  }
}

/** The highest cost of one infringement that a state causes by itself: a very serious one, or the step from it to the gravest. */
const verySerious = riskPoints.VSI * PER_POINT + PER_INFRINGEMENT + PER_NEARNESS;
const gravest = riskPoints.MSI * PER_POINT + PER_INFRINGEMENT + PER_NEARNESS;

/**
 * Whether every legal continuation of `other` can follow `one` as cheaply. Both stand after the same rest. Where `one`
 * has less left, the difference costs at most a lost possibility: a late weekly rest, two weeks with too few rests, a
 * rest or a day by the stricter of its names.
 */
function isAtLeastAsGood(one: State, other: State): boolean {
  if (one.cost > other.cost || one.twelveDays !== other.twelveDays) return false;
  if (one.longWindows > 0 && (one.longWindowService !== other.longWindowService || one.longWindows > other.longWindows))
    return false;
  let lost = 0;
  if (one.weeklyEnd < other.weeklyEnd) lost += verySerious;
  lost += Math.max(0, one.reduced - other.reduced) * verySerious;
  lost += Math.max(0, one.extended - other.extended) * gravest;
  if (isLess(one.before, other.before)) lost += verySerious;
  if (isLess(one.now, other.now)) lost += 2 * verySerious;
  if (one.twelveDays && lost > 0) return false;
  return one.cost + lost <= other.cost && owesNoMore(one, other);
}

const isLess = (one: Count, other: Count) => one.rests < other.rests || (other.regular && !one.regular);

/** Each debt of one has a debt of the other that is no smaller and due no later. */
function owesNoMore({ debts }: State, other: State): boolean {
  const left = [...other.debts];
  return debts.every((debt) => {
    const match = left.findIndex(({ minutes, due }) => minutes >= debt.minutes && due <= debt.due);
    if (match >= 0) left.splice(match, 1);
    return match >= 0;
  });
}
