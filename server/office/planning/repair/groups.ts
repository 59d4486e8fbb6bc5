import { overlaps } from '../../../engines/planning';
import type { RepairProblem } from '../../../engines/planning';

const DAY = 1440;
/** Days are those of Estonia in winter. The hour more in summer separates no trips. */
const AHEAD_OF_UTC = 120;

/** In minutes. */
interface Time {
  start: number;
  end: number;
}

/**
 * Fallen slots by the days on which their trips begin, the earliest first; trips at the same time stay together.
 * Distant groups are searched apart, so that one day's hopeless trip costs the others nothing.
 */
export function splitGroups(problem: RepairProblem): number[][] {
  const fallen = problem.slots.flatMap(({ fallen: falls }, nth) => (falls ? [nth] : []));
  const groups: number[][] = [];
  for (const nth of fallen.sort((one, other) => findTime(problem, one).start - findTime(problem, other).start)) {
    const last = groups.at(-1);
    const own = findTime(problem, nth);
    const touches = last?.some(
      (other) => overlaps(findTime(problem, other), own) || toDay(findTime(problem, other).start) === toDay(own.start),
    );
    if (last && touches) last.push(nth);
    else groups.push([nth]);
  }
  return groups;
}

/** When the trip of a slot is, in minutes. */
export function findTime({ slots, trips }: RepairProblem, slot: number): Time {
  const { start = 0, end = 0 } = trips[slots[slot]?.trip ?? -1] ?? {};
  return { start, end };
}

/** The whole days on which the trips of some slots are. */
export function findDays(problem: RepairProblem, slots: readonly number[]): Time {
  const times = slots.map((slot) => findTime(problem, slot));
  const first = Math.min(...times.map(({ start }) => toDay(start)));
  const last = Math.max(...times.map(({ end }) => toDay(end)));
  return { start: first * DAY - AHEAD_OF_UTC, end: (last + 1) * DAY - AHEAD_OF_UTC };
}

const toDay = (minute: number) => Math.floor((minute + AHEAD_OF_UTC) / DAY);
