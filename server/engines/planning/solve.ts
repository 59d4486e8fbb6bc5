import type { Link } from './blocks';
import { areChains, isDriven, linked, placesOf, planKm, possibleLinks } from './blocks';
import { exactly, fairCost, mostExact } from './exact';
import type { IsOver, Place, Problem, Solution } from './problem';
import { kmCost, never, unplacedCost, wishKm, wishedBy } from './problem';
import { search } from './search';

/** So many plans of blocks are looked at for few trips; each is the cheapest of its blocks. */
const mostChoices = 400;
/** Of many trips: looks are shared out among fewer plans. */
const looks = 600;
const manyTrips = 100;

/** The best plan that is found: few trips in every way, many by a search; never worse than without blocks. */
export function solve(problem: Problem, isOver = never): Solution {
  // Of hundreds of trips one plan is what there is time for.
  if (problem.trips.length > manyTrips) return solved(problem, [], (one) => search(one, 1, isOver));
  const links = possibleLinks(problem);
  const choices = problem.trips.length <= mostExact ? choicesOf(links) : undefined;
  if (!choices) return solveMany(problem, links, isOver);
  let best = solved(problem, [], exactly);
  for (const choice of choices) {
    if (isOver()) break;
    best = better(best, solved(problem, choice, exactly));
  }
  return best;
}

/** Every choice of links that makes chains, save none at all; undefined of too many. */
function choicesOf(links: readonly Link[]): Link[][] | undefined {
  let found: Link[][] = [[]];
  for (const link of links) {
    found = [...found, ...found.map((choice) => [...choice, link]).filter(areChains)];
    if (found.length > mostChoices) return undefined;
  }
  return found.slice(1);
}

const better = (one: Solution, other: Solution): Solution => (other.cost < one.cost - 1e-9 ? other : one);

/** The plan of some blocks, told by trips. Trips that go straight on in it by chance are counted as such. */
function solved(problem: Problem, links: readonly Link[], by: (problem: Problem) => Solution): Solution {
  const { problem: blocks, members } = linked(problem, links);
  const { places: found } = by(blocks);
  const places = placesOf(members, found, problem.trips.length);
  // What was planned already keeps its place.
  const isLost = members.some(
    (chain, block) => (found[block]?.bus ?? -1) < 0 && chain.some((trip) => trip >= places.length),
  );
  if (isLost) return { places, km: 0, cost: Infinity };
  return costed(problem, places);
}

/** What a plan costs, by its trips alone. */
function costed(problem: Problem, places: Place[]): Solution {
  const { trips, drivers, buses } = problem;
  const of = (row: number, lane: 'driver' | 'bus') => trips.filter((_, trip) => places[trip]?.[lane] === row);
  const wished = buses.reduce((sum, { id }, row) => sum + wishedBy(id, 'busId', of(row, 'bus')), 0);
  const km = planKm(problem, places) - wishKm * wished;
  const fair = drivers.reduce((sum, driver, row) => sum + fairCost(driver, of(row, 'driver')), 0);
  const left = places.filter(({ bus }) => bus < 0).length;
  return { places, km, cost: km * kmCost + fair + left * unplacedCost };
}

/** The best links first as far as they make chains; then one more or one less, as long as there is something to win. */
export function solveMany(problem: Problem, links = possibleLinks(problem), isOver: IsOver = never): Solution {
  const { trips } = problem;
  const withEffort = (effort: number) => (one: Problem) => search(one, effort, isOver);
  const by = withEffort(1);
  const alone = solved(problem, [], by);
  let chosen = links.reduce<Link[]>(
    (some, link) => (areChains([...some, link]) && isDriven(problem, link) ? [...some, link] : some),
    [],
  );
  if (chosen.length === 0) return alone;
  let found = solved(problem, chosen, by);
  const isLeft = ({ from, to }: Link) => [from, to].some((trip) => (found.places[trip]?.bus ?? -1) < 0);
  if (found.cost >= unplacedCost && chosen.some(isLeft)) {
    chosen = chosen.filter((link) => !isLeft(link));
    found = better(found, solved(problem, chosen, by));
  }
  if (found.cost > alone.cost) [found, chosen] = [alone, []];
  const quickly = withEffort(Math.min(1, 8 / trips.length));
  let left = Math.floor(looks / trips.length);
  for (let won = true; won && left > 0;) {
    won = false;
    for (const link of links) {
      if (left <= 0 || isOver()) break;
      const others = chosen.filter(({ from, to }) => from !== link.from && to !== link.to);
      const next = chosen.includes(link) ? chosen.filter((one) => one !== link) : [...others, link];
      left -= 1;
      const candidate = solved(problem, next, quickly);
      if (candidate.cost >= found.cost - 1e-9) continue;
      [found, chosen, won] = [candidate, next, true];
    }
  }
  return better(found, solved(problem, chosen, by));
}
