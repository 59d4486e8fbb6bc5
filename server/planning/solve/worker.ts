import { parentPort } from 'node:worker_threads';
import type { Problem } from './problem';
import { solve } from './search';

// The search in a thread of its own, so that nobody who is served waits for it.
parentPort?.once('message', (problem: Problem) => parentPort?.postMessage(solve(problem)));
