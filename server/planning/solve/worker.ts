import { parentPort } from 'node:worker_threads';
import type { Job } from './runSolver';
import { repairs } from './repair';
import { solve } from './solve';

// The search in a thread of its own, so that nobody who is served waits for it.
parentPort?.once('message', ({ propose, repair }: Job) =>
  parentPort?.postMessage(repair ? repairs(repair) : propose && solve(propose)),
);
