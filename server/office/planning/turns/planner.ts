import { PerPortal } from '../../../platform/perPortal';
import type { LawfulProposal, ProposalJob } from '../lawful/proposeLawfully';
import type { LawfulRepairs, RepairJob } from '../repair/repairLawfully';
import { PlanThread } from './planThread';
import { ProgressBoard } from './progress';
import { Turns } from './turns';

/** The time that a worker has to end by itself after its own limit. */
const GRACE_MS = 10_000;
/** The most callers that may wait for a plan. */
const MOST_WAITING = 12;

/** Computes plans, one at a time, in a separate thread, so that other requests do not wait. */
export interface Planner {
  turns: Turns;
  progress: ProgressBoard;
  propose(job: ProposalJob, hours: object): Promise<LawfulProposal>;
  repair(job: RepairJob, hours: object): Promise<LawfulRepairs>;
  stop(): void;
}

/** The planner of a running portal. */
export const planners = new PerPortal<Planner>('planner');

interface PlannerOptions {
  grace?: number;
  passagesFile?: string;
}

/** `limitMs`: how long one plan is worked on; Infinity where nothing may depend on the clock. */
export function createPlanner(limitMs: number, { grace = GRACE_MS, passagesFile }: PlannerOptions = {}): Planner {
  const thread = new PlanThread();
  const bounds = { limitMs, passagesFile };
  return {
    turns: new Turns(MOST_WAITING),
    progress: new ProgressBoard(),
    propose: async (propose, hours) => (await thread.run({ propose, hours, ...bounds }, grace)) as LawfulProposal,
    repair: async (repair, hours) => (await thread.run({ repair, hours, ...bounds }, grace)) as LawfulRepairs,
    stop: () => thread.stop(),
  };
}
