import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WorkerOptions } from 'node:worker_threads';
import { compiledServer } from './compiledServer';

const server = path.join(__dirname, '../..');

/**
 * Stands in for `platform/threads/startWorker.ts` in integration tests (jest.config.ts). A thread starts in half of the
 * time that it would take from the sources.
 */
export function startWorker(file: string, options: WorkerOptions = {}): Worker {
  return new Worker(`${path.join(compiledServer(), path.relative(server, file))}.js`, { ...options, execArgv: [] });
}
