import { never, planKm, solve } from '../../../engines/planning';
import type { IsOver, Placing, PlanProblem } from '../../../engines/planning';
import { complete, makeRoom } from './complete';
import type { Refusals } from './complete';
import type { TripCrew, Law } from './lawfulPlan';
import { LawfulPlan } from './lawfulPlan';
import { findNextDriver, listReasons } from './reasons';
import { explainLeft } from './whyLeft';
import type { Line } from '../../../platform/values/message';
import { joinLines, message } from '../../../texts/messages';

/** The input of a proposal: plain data for a worker. */
export interface ProposalJob {
  problem: PlanProblem;
  /** The present crew of each trip. */
  crews: TripCrew[];
  /** Of drivers and buses, by their ids. */
  names: Record<string, string>;
}

/** Of one trip. */
export interface LawfulTrip {
  place: Placing;
  light: 'green' | 'amber' | 'red';
  line: Line;
  emptyKm: number;
  next: Line | null;
  problem: Line | null;
}

export interface LawfulProposal {
  trips: LawfulTrip[];
  emptyKm: number;
  /** Nothing that is left can be placed as it is; else time ran out. */
  complete: boolean;
}

/** The most times that a plan which does not hold as a whole is mended. */
const MOST_ROUNDS = 4;
const untried = message('proposal.untried');

/**
 * A plan that the law allows. The search with its sieve is where it begins; then whatever is left is tried with everybody, until
 * nothing more can be placed. `told`: what there is, as soon as there is something.
 */
export function proposeLawfully(
  { problem, crews, names }: ProposalJob,
  law: Law,
  { isOver = never, told }: { isOver?: IsOver; told?: (proposal: LawfulProposal) => void } = {},
): LawfulProposal {
  const plan = new LawfulPlan(problem, law, crews);
  const refusals: Refusals = new Map();
  const tell = () => told?.(toProposal(plan, { crews, names }, refusals, true));
  // Nothing yet: on a machine without any time this is the result, and no failure.
  tell();
  const begun = solve(problem, isOver).places;
  for (const nth of sortByTime(problem)) {
    const place = begun[nth];
    if (place && place.bus >= 0 && place.driver >= 0 && plan.canFit(nth, place)) plan.take(nth, place);
  }
  tell();
  complete(plan, refusals, isOver);
  tell();
  if (makeRoom(plan, isOver)) complete(plan, refusals, isOver);
  for (let round = 0; round < MOST_ROUNDS && dropUnlawful(plan); round += 1) complete(plan, refusals, isOver);
  return toProposal(plan, { crews, names }, refusals, isOver());
}

const sortByTime = ({ trips }: PlanProblem) =>
  [...trips.keys()].sort((one, other) => (trips[one]?.start ?? 0) - (trips[other]?.start ?? 0));

/** Takes out what the law says no to now that all else stands; returns whether there was any. */
function dropUnlawful(plan: LawfulPlan): boolean {
  let isFound = false;
  for (const [nth, place] of plan.places.entries()) {
    if (place.bus < 0) continue;
    const light = plan.findLight(nth, place.driver, place.bus);
    plan.lights[nth] = light;
    if (light.light !== 'red') continue;
    plan.drop(nth);
    isFound = true;
  }
  return isFound;
}

function toProposal(
  plan: LawfulPlan,
  { crews, names }: Pick<ProposalJob, 'crews' | 'names'>,
  refusals: Refusals,
  isEarly: boolean,
): LawfulProposal {
  const { problem, places } = plan;
  const findName = (id: string) => names[id] ?? '';
  const reasons = listReasons(problem, places, findName);
  const driverOf = places.map(({ driver }) => problem.drivers[driver]?.id ?? null);
  const trips = places.map((place, nth): LawfulTrip => {
    const reason = reasons[nth];
    if (place.bus < 0 || !reason) {
      const why = isEarly ? untried : explainLeft(plan, nth);
      return { place, light: 'red', line: '', emptyKm: 0, next: null, problem: why };
    }
    const { light = 'green', line = '' } = plan.lights[nth] ?? {};
    const refused = (crews[nth]?.driverIds.length ?? 0) > 0 ? undefined : refusals.get(nth);
    const isOther = refused && refused.driver !== place.driver;
    const other = isOther
      ? message('line.of', { name: findName(problem.drivers[refused.driver]?.id ?? ''), why: refused.line })
      : findNextDriver(problem, driverOf, nth, findName);
    const next = joinLines([reason.next, other].filter((one) => one !== null)) || null;
    return { place: { ...place }, light, line, emptyKm: reason.emptyKm, next, problem: null };
  });
  return { trips, emptyKm: Math.round(planKm(problem, places)), complete: !isEarly };
}
