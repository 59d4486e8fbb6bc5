import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PortalError } from '../../platform/errors';
import type { Problem, Solution } from './problem';

/** After its own time limit it has so long to tell what it has; then it is ended. */
const graceMs = 4000;

/** Solves in a worker that is ended when it takes too long. Errors: UNAVAILABLE. */
export function runSolver(problem: Problem): Promise<Solution> {
  // Beside this file, in the language that this file is in: tests run the sources.
  const own = extname(__filename);
  const worker = new Worker(join(__dirname, `worker${own}`), {
    execArgv: own === '.ts' ? ['-r', '@swc-node/register'] : [],
  });
  return new Promise<Solution>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PortalError('UNAVAILABLE', 'Plaani koostamine võttis liiga kaua. Proovige vähemate päevadega.')),
      problem.limitMs + graceMs,
    );
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => clearTimeout(timer));
    worker.postMessage(problem);
  }).finally(() => void worker.terminate());
}
