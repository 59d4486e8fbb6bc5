import { join } from 'node:path';
import { PerPortal } from '../../../platform/perPortal';
import { startWorker } from '../../../platform/startWorker';
import { unavailable } from '../../../texts/messages';
import type { LawfulProposal, ProposalJob } from '../lawful/proposeLawfully';
import type { LawfulRepairs, RepairJob } from '../repair/repairLawfully';
import { ProgressBoard } from './progress';
import { Turns } from './turns';

/** The worker's input: one of the two, and the data for judging the law. */
export interface PlanJob {
  propose?: ProposalJob;
  repair?: RepairJob;
  hours: object;
  /** As the setting: the worker loads its own maps. */
  passagesFile: string | undefined;
  /** After so long it ends with what it has. */
  limitMs: number;
}

/** The worker's messages: it has begun, the result so far, and the final result. */
export interface PlanReply {
  found?: LawfulProposal | LawfulRepairs;
  isLast: boolean;
}

/** The time that a worker has to end by itself after its own limit. */
const GRACE_MS = 10_000;
/** The time that a worker may take to begin, on a busy machine. */
const BEGIN_MS = 60_000;
/** The most callers that may wait for a plan. */
const MOST_WAITING = 12;

/** Computes plans, one at a time, in a separate thread, so that other requests do not wait. */
export interface Planner {
  turns: Turns;
  progress: ProgressBoard;
  propose(job: ProposalJob, hours: object): Promise<LawfulProposal>;
  repair(job: RepairJob, hours: object): Promise<LawfulRepairs>;
}

/** The planner of a running portal. */
export const planners = new PerPortal<Planner>('planner');

interface PlannerOptions {
  grace?: number;
  passagesFile?: string;
}

/** `limitMs`: how long one plan is worked on; Infinity where nothing may depend on the clock. */
export function createPlanner(limitMs: number, { grace = GRACE_MS, passagesFile }: PlannerOptions = {}): Planner {
  const bounds = { limitMs, passagesFile };
  return {
    turns: new Turns(MOST_WAITING),
    progress: new ProgressBoard(),
    propose: async (propose, hours) => (await runInWorker({ propose, hours, ...bounds }, grace)) as LawfulProposal,
    repair: async (repair, hours) => (await runInWorker({ repair, hours, ...bounds }, grace)) as LawfulRepairs,
  };
}

/** The worker is ended in the end. One that overran its limit is ended too, and what it has told before is taken. */
async function runInWorker(job: PlanJob, grace: number): Promise<LawfulProposal | LawfulRepairs> {
  const worker = startWorker(join(__dirname, 'planWorker'));
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let found: PlanReply['found'] | undefined;
      const createLateError = () => unavailable('plan.tookTooLong');
      const end = () => (found ? resolve(found) : reject(createLateError()));
      const endAfter = (ms: number) => {
        clearTimeout(timer);
        if (Number.isFinite(job.limitMs)) timer = setTimeout(end, ms);
      };
      endAfter(BEGIN_MS);
      worker.on('message', (reply: PlanReply) => {
        if (reply.found) found = reply.found;
        if (reply.isLast) end();
        // Its own clock runs from here on: what its start took is not taken from its time.
        if (!reply.found) endAfter(job.limitMs + grace);
      });
      worker.once('error', reject);
      worker.once('exit', end);
      worker.postMessage(job);
    });
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}
