import { overlaps } from '../../../engines/planning';
import type { RepairProblem, Slot } from '../../../engines/planning';

const day = 1440;

/**
 * Fallen slots by the days on which their trips begin, the earliest first; trips at the same time stay together. What is far apart
 * is searched apart, so that one day's hopeless trip costs the others nothing.
 */
export function groupsOf({ slots, trips }: RepairProblem): number[][] {
  const timeOf = (nth: number) => trips[(slots[nth] as Slot).trip] ?? { start: 0, end: 0 };
  const fallen = slots.flatMap(({ fallen: falls }, nth) => (falls ? [nth] : []));
  const groups: number[][] = [];
  for (const nth of fallen.sort((one, other) => timeOf(one).start - timeOf(other).start)) {
    const last = groups.at(-1);
    const own = timeOf(nth);
    const touches = last?.some((other) => overlaps(timeOf(other), own) || dayOf(timeOf(other)) === dayOf(own));
    if (last && touches) last.push(nth);
    else groups.push([nth]);
  }
  return groups;
}

/** The day as Estonia has it in winter; an hour more in summer parts no trips. */
const dayOf = ({ start }: { start: number }) => Math.floor((start + 120) / day);
