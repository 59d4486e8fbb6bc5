import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PortalError } from '../../platform/errors';
import type { Problem, Solution } from './problem';
import type { Repair, RepairProblem } from './repairProblem';

/** After its own time limit it has so long to tell what it has; then it is ended. */
const graceMs = 4000;

/** What the worker is given: one of them. */
export interface Job {
  propose?: Problem;
  repair?: RepairProblem;
}

/** Solves in a worker that is ended when it takes too long. Errors: UNAVAILABLE. */
export const runSolver = (propose: Problem): Promise<Solution> => inWorker({ propose }, propose.limitMs);

/** As `runSolver`, of what is to be done after somebody fell out. */
export const runRepair = (repair: RepairProblem): Promise<Repair[]> => inWorker({ repair }, repair.limitMs);

function inWorker<Result>(job: Job, limitMs: number): Promise<Result> {
  // Beside this file, in the language that this file is in: tests run the sources.
  const own = extname(__filename);
  const worker = new Worker(join(__dirname, `worker${own}`), {
    execArgv: own === '.ts' ? ['-r', '@swc-node/register'] : [],
  });
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PortalError('UNAVAILABLE', 'Plaani koostamine võttis liiga kaua. Proovige vähemate päevadega.')),
      limitMs + graceMs,
    );
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(timer));
    worker.postMessage(job);
  }).finally(() => void worker.terminate());
}
