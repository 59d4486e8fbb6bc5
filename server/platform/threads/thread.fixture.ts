import { parentPort, workerData } from 'node:worker_threads';
import { readEnvironmentWith } from '../config';

// A thread that behaves as it is asked to.

const { behaviour } = workerData as { behaviour: 'answer' | 'fail' | 'end' | 'hang' };
if (behaviour === 'answer') parentPort?.postMessage(Object.keys(readEnvironmentWith({})));
if (behaviour === 'fail') throw new Error('no luck');
if (behaviour === 'hang') setInterval(() => undefined, 1000);
