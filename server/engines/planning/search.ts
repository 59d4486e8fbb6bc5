import type { Chance } from './improving';
import { improveBuses, improveDrivers } from './improving';
import { placeBus, placeDriver, replace, rescue } from './placing';
import type { PlanProblem, Solution } from './problem';
import { never } from './problem';
import { SearchPlan } from './searchPlan';
import { compareStarts } from './ways';

/** A search by chance with a fixed seed: each trip to the nearest bus first, then moves and swaps, the more of them the more effort. */
export function search(problem: PlanProblem, effort = 1, isOver = never): Solution {
  const plan = new SearchPlan(problem);
  const byTime = [...problem.trips.keys()].sort((one, other) => compareStarts(plan.trip(one), plan.trip(other)));
  // Trips that need a big bus or a lift choose first.
  const countChoices = (trip: number) => problem.buses.filter((_, bus) => plan.suits(bus, trip)).length;
  const hardest = [...byTime].sort((one, other) => countChoices(one) - countChoices(other));
  for (const trip of hardest) placeBus(plan, trip);
  for (const trip of byTime) placeDriver(plan, trip);
  for (const trip of byTime) rescue(plan, trip);
  improveBuses(plan, createChance(problem.seed), effort, isOver);
  for (const trip of byTime) rescue(plan, trip);
  for (const trip of byTime) replace(plan, trip);
  improveDrivers(plan, isOver);
  return plan.toSolution();
}

/** Repeatable chance (mulberry32). */
function createChance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
