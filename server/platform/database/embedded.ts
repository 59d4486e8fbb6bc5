import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DatabaseLog } from './database';

/** What the worker is told when it starts. No `folder`: in memory. `dump`: what a new database begins with. */
export interface EmbeddedStart {
  folder?: string;
  dump?: string;
  /** The unix socket to listen on; absent: `port` on loopback, 0 for any free one. */
  socket?: string;
  port: number;
}
export type EmbeddedRequest = { kind: 'dump'; file: string } | { kind: 'stop' };
export type EmbeddedAnswer =
  | { kind: 'listening'; address: string }
  | { kind: 'dumped'; error?: string }
  /** The last words of a thread that must end. */
  | { kind: 'failed'; reason: string };

/** An embedded PostgreSQL (PGlite) that runs in a worker thread and speaks to `pg` through a socket. */
export interface Embedded {
  /** Where `pg` connects. Only this user can enter the socket's folder; on Windows it is a loopback port without a password. */
  host: string;
  port: number;
  /** Writes the whole database, as of the end of some query, to a .tar.gz file that appears only when it is complete. */
  dump(file: string): Promise<void>;
  /** Writes everything to the data files and ends the thread. */
  stop(): Promise<void>;
}

/** pg looks for this name in the folder that it is given as the host. */
const SOCKET_PORT = 5432;
const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const RESTART_PAUSE_MS = 1000;

/**
 * Starts the embedded database; throws when it cannot be opened. Should its thread die later, a database in a folder
 * is started again in the same place (what was committed is in its log), one in memory is gone.
 */
export async function startEmbedded(options: { folder?: string; dump?: string; log: DatabaseLog }): Promise<Embedded> {
  const { folder, dump, log } = options;
  // Socket paths may have about 100 characters, so not in the data folder.
  const socketFolder = process.platform === 'win32' ? undefined : mkdtempSync(path.join(os.tmpdir(), 'charter-'));
  const start: EmbeddedStart = { folder, dump, socket: socketFolder && path.join(socketFolder, SOCKET_NAME), port: 0 };
  let stopping = false;
  let worker = startWorker(start);

  const keepRunning = (): void => {
    const logFailure = (reason: string): void => log('error', 'the embedded database failed', { reason });
    worker.once('error', (error) => logFailure(String(error)));
    worker.on('message', (answer: EmbeddedAnswer) => {
      if (answer.kind === 'failed') logFailure(answer.reason);
    });
    worker.once('exit', () => {
      if (stopping || folder === undefined) return;
      log('error', 'the embedded database stopped by itself and is started again');
      void sleep(RESTART_PAUSE_MS).then(() => {
        if (stopping) return;
        worker = startWorker(start);
        keepRunning();
      });
    });
  };

  const address = await listening(worker).catch((error: unknown) => {
    if (socketFolder !== undefined) rmSync(socketFolder, { recursive: true });
    throw error;
  });
  keepRunning();
  start.port = socketFolder === undefined ? Number(address.split(':').at(-1)) : SOCKET_PORT;
  return {
    host: socketFolder ?? '127.0.0.1',
    port: start.port,
    dump: (file) => requestDump(worker, file),
    stop: async () => {
      stopping = true;
      await requestStop(worker);
      if (socketFolder !== undefined) rmSync(socketFolder, { recursive: true, force: true });
    },
  };
}

function startWorker(start: EmbeddedStart): Worker {
  const extension = path.extname(__filename);
  return new Worker(path.join(__dirname, `embeddedWorker${extension}`), {
    workerData: start,
    // From source (in tests and in development) the thread has to compile its files too.
    execArgv: extension === '.ts' ? ['-r', 'esbuild-register'] : [],
  });
}

async function listening(worker: Worker): Promise<string> {
  const answer = await nextAnswer(worker);
  if (answer.kind !== 'listening') throw new Error(`The embedded database answered ${answer.kind} before it listened`);
  return answer.address;
}

async function requestDump(worker: Worker, file: string): Promise<void> {
  const answer = nextAnswer(worker);
  worker.postMessage({ kind: 'dump', file } satisfies EmbeddedRequest);
  const dumped = await answer;
  if (dumped.kind === 'dumped' && dumped.error !== undefined) throw new Error(`The dump failed: ${dumped.error}`);
}

/** The worker's next message; an error when it dies instead. */
async function nextAnswer(worker: Worker): Promise<EmbeddedAnswer> {
  return new Promise((resolve, reject) => {
    const onError = (error: unknown): void => settle(() => reject(new Error(`The embedded database failed: ${String(error)}`)));
    const onExit = (): void => settle(() => reject(new Error('The embedded database ended unexpectedly')));
    const onMessage = (answer: EmbeddedAnswer): void => (answer.kind === 'failed' ? onError(answer.reason) : settle(() => resolve(answer)));
    const settle = (how: () => void): void => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

async function requestStop(worker: Worker): Promise<void> {
  const hasExited = worker.threadId === -1;
  if (hasExited) return;
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  worker.postMessage({ kind: 'stop' } satisfies EmbeddedRequest);
  await exited;
}
