import type { TripLink } from './blocks';
import { areChains, canBeDriven, linkTrips, spreadPlaces, planKm, findLinks } from './blocks';
import { solveExactly, computeFairCost, MOST_EXACT } from './exact';
import type { IsOver, Placing, PlanProblem, Solution } from './problem';
import { KM_COST, never, UNPLACED_COST, WISH_KM, countWishes } from './problem';
import { search } from './search';

/** The most choices of links that are solved exactly for few trips. */
const MOST_CHOICES = 400;
/** The effort of the search for many trips, divided by their number: the more trips, the fewer plans are tried. */
const MOST_LOOKS = 600;
const MANY_TRIPS = 100;

/** Finds a plan: of few trips exactly, of many by a search. The plan is never worse than the one without blocks. */
export function solve(problem: PlanProblem, isOver = never): Solution {
  // For hundreds of trips there is time for one plan only.
  if (problem.trips.length > MANY_TRIPS) return solveBlocks(problem, [], (one) => search(one, 1, isOver));
  const links = findLinks(problem);
  const choices = problem.trips.length <= MOST_EXACT ? listChoices(links) : undefined;
  if (!choices) return solveMany(problem, links, isOver);
  let best = solveBlocks(problem, [], solveExactly);
  for (const choice of choices) {
    if (isOver()) break;
    best = pickBetter(best, solveBlocks(problem, choice, solveExactly));
  }
  return best;
}

/** Lists every choice of at least one link that makes chains; undefined when there are too many. */
function listChoices(links: readonly TripLink[]): TripLink[][] | undefined {
  let found: TripLink[][] = [[]];
  for (const link of links) {
    found = [...found, ...found.map((choice) => [...choice, link]).filter(areChains)];
    if (found.length > MOST_CHOICES) return undefined;
  }
  return found.slice(1);
}

const pickBetter = (one: Solution, other: Solution): Solution => (other.cost < one.cost - 1e-9 ? other : one);

/** Solves the problem with blocks and returns the plan by trips. Its cost counts every pair that goes straight on, linked or not. */
function solveBlocks(
  problem: PlanProblem,
  links: readonly TripLink[],
  by: (problem: PlanProblem) => Solution,
): Solution {
  const { problem: blocks, members } = linkTrips(problem, links);
  const { places: found } = by(blocks);
  const places = spreadPlaces(members, found, problem.trips.length);
  // A planned trip must keep its place.
  const isLost = members.some(
    (chain, block) => (found[block]?.bus ?? -1) < 0 && chain.some((trip) => trip >= places.length),
  );
  if (isLost) return { places, km: 0, cost: Infinity };
  return costPlan(problem, places);
}

/** Computes the cost of a plan from its trips, without blocks. */
function costPlan(problem: PlanProblem, places: Placing[]): Solution {
  const { trips, drivers, buses } = problem;
  const listTrips = (row: number, lane: 'driver' | 'bus') => trips.filter((_, trip) => places[trip]?.[lane] === row);
  const wished = buses.reduce((sum, { id }, row) => sum + countWishes(id, 'busId', listTrips(row, 'bus')), 0);
  const km = planKm(problem, places) - WISH_KM * wished;
  const fair = drivers.reduce((sum, driver, row) => sum + computeFairCost(driver, listTrips(row, 'driver')), 0);
  const left = places.filter(({ bus }) => bus < 0).length;
  return { places, km, cost: km * KM_COST + fair + left * UNPLACED_COST };
}

/** Begins with the best links that make chains. Then adds, swaps or removes one link at a time while the cost falls. */
export function solveMany(problem: PlanProblem, links = findLinks(problem), isOver: IsOver = never): Solution {
  const { trips } = problem;
  const searchWithEffort = (effort: number) => (one: PlanProblem) => search(one, effort, isOver);
  const solveBy = searchWithEffort(1);
  const alone = solveBlocks(problem, [], solveBy);
  let chosen = links.reduce<TripLink[]>(
    (some, link) => (areChains([...some, link]) && canBeDriven(problem, link) ? [...some, link] : some),
    [],
  );
  if (chosen.length === 0) return alone;
  let found = solveBlocks(problem, chosen, solveBy);
  const isLeft = ({ from, to }: TripLink) => [from, to].some((trip) => (found.places[trip]?.bus ?? -1) < 0);
  if (found.cost >= UNPLACED_COST && chosen.some(isLeft)) {
    chosen = chosen.filter((link) => !isLeft(link));
    found = pickBetter(found, solveBlocks(problem, chosen, solveBy));
  }
  if (found.cost > alone.cost) [found, chosen] = [alone, []];
  const solveQuickly = searchWithEffort(Math.min(1, 8 / trips.length));
  let left = Math.floor(MOST_LOOKS / trips.length);
  for (let hasWon = true; hasWon && left > 0;) {
    hasWon = false;
    for (const link of links) {
      if (left <= 0 || isOver()) break;
      const others = chosen.filter(({ from, to }) => from !== link.from && to !== link.to);
      const next = chosen.includes(link) ? chosen.filter((one) => one !== link) : [...others, link];
      left -= 1;
      const candidate = solveBlocks(problem, next, solveQuickly);
      if (candidate.cost >= found.cost - 1e-9) continue;
      [found, chosen, hasWon] = [candidate, next, true];
    }
  }
  return pickBetter(found, solveBlocks(problem, chosen, solveBy));
}
