import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';

/** Starts the module at `path`, an absolute one without its ending, in a thread. Tests run the sources, as everything else. */
export function startWorker(path: string, options: WorkerOptions = {}): Worker {
  // In the language that this file is in.
  const ending = extname(__filename);
  const isSource = ending === '.ts';
  return new Worker(`${path}${ending}`, {
    ...options,
    execArgv: isSource ? ['-r', '@swc-node/register'] : [],
    // Sources are compiled by .swcrc, as everywhere.
    ...(isSource && { env: { SWCRC: 'true' } }),
  });
}
