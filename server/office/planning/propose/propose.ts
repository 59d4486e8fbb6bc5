import { planners } from '../turns/planner';
import type { Deps, Viewer } from '../../../access';
import { badInput } from '../../../texts/messages';
import { requireBoardSpan } from '../board/board';
import { readHours } from '../board/planHours';
import type { ProposalSources } from '../board/proposalSources';
import { planSources } from '../board/proposalSources';
import type { LawfulProposal, ProposalJob } from '../lawful/proposeLawfully';
import { buildProblem } from './proposalProblem';
import type { PlanProposal, ProposedTrip } from './proposalTypes';

const MOST_TRIPS = 500;

interface ProposalQuestion {
  from: string;
  to: string;
  orderIds?: readonly string[] | null;
  /** Under which the caller asks how far it has come. */
  task?: string | null;
}

/**
 * A driver and a bus for each trip of the days that lacks one, or why nobody. Nothing is changed. One proposal is computed at a
 * time. Errors: BAD_USER_INPUT, UNAVAILABLE when too many wait.
 */
export const proposePlan = (deps: Deps, viewer: Viewer, asked: ProposalQuestion): Promise<PlanProposal> =>
  planners.require(deps).progress.runWithProgress(viewer.id, asked.task, (tell) =>
    planners.require(deps).turns.take(
      () => propose(deps, asked),
      (ahead) => tell({ ahead }),
    ),
  );

async function propose(deps: Deps, { from, to, orderIds }: ProposalQuestion): Promise<PlanProposal> {
  const { start, end } = requireBoardSpan(from, to);
  const sources = await planSources(deps, start, end, (trips) =>
    trips.filter(
      (trip) =>
        (!orderIds || orderIds.includes(trip.id)) &&
        trip.movable &&
        trip.start < end &&
        trip.end > start &&
        (trip.driverIds.length === 0 || trip.busIds.length === 0),
    ),
  );
  const { waiting } = sources;
  if (waiting.length > MOST_TRIPS) throw badInput('plan.tripsAtOnce', { most: MOST_TRIPS }, 'to');
  if (waiting.length === 0) return { trips: [], emptyKm: 0, complete: true };
  const job = await buildJob(sources);
  return toProposal(sources, job, await planners.require(deps).propose(job, await readHours(deps, sources)));
}

async function buildJob(sources: ProposalSources): Promise<ProposalJob> {
  const { waiting, drivers, buses } = sources;
  return {
    problem: await buildProblem(sources),
    crews: waiting.map(({ driverIds, busIds }) => ({ driverIds, busIds })),
    names: Object.fromEntries([...drivers, ...buses].map(({ id, name }) => [id, name])),
  };
}

function toProposal({ waiting }: ProposalSources, { problem }: ProposalJob, found: LawfulProposal): PlanProposal {
  const trips = waiting.flatMap((trip, nth): ProposedTrip[] => {
    const own = found.trips[nth];
    if (!own) return [];
    const { place, light, line, emptyKm, next, problem: why } = own;
    return [
      {
        orderId: trip.id,
        title: trip.title,
        start: trip.start,
        version: trip.version,
        mark: trip.mark,
        hasDriver: trip.driverIds.length > 0,
        hasBus: trip.busIds.length > 0,
        driverId: problem.drivers[place.driver]?.id ?? null,
        busId: problem.buses[place.bus]?.id ?? null,
        light,
        line,
        emptyKm,
        next,
        problem: why,
      },
    ];
  });
  return { trips, emptyKm: found.emptyKm, complete: found.complete };
}
