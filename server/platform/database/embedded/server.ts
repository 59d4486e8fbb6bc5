import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLog } from '../../log/databaseLog';
import { listenTo, startProgram, type Cluster } from './cluster';
import { readPostmaster } from './postmaster';
import { watchOver } from './watcher';

/** A PostgreSQL that runs, as a child of this process. */
export interface RunningServer {
  child: ChildProcess;
  /** The last lines that it printed. */
  lines: string[];
  /** Tells the watcher that there is nothing left to end. */
  dismissWatcher(): void;
}

/** A part of the socket's name. */
export const SOCKET_PORT = 5432;
const PATIENCE_MS = 15_000;

const usualSettings = [
  // The operating system keeps the files in memory too.
  'shared_buffers=32MB',
  'max_connections=30',
  // Nobody replicates from here, and without that a restore writes its rows once.
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_logical_replication_workers=0',
  // Pages of files come from the operating system's memory: three processes that only read them would gain nothing.
  'io_method=sync',
  'max_wal_size=512MB',
  // The log is kept no longer than it is needed: a file that waits to be used again still says what was written into it.
  'wal_recycle=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
  // The portal logs a failed statement, without its values.
  'log_min_error_statement=panic',
  'log_min_messages=log',
];

/** Starts PostgreSQL on a folder and waits until it replies, also while it recovers. Throws one line when it cannot. */
export async function startServer(cluster: Cluster, settings: string[], log: DatabaseLog): Promise<RunningServer> {
  const { port, runtime } = cluster;
  const listen = [
    `listen_addresses=${port === undefined ? '' : '127.0.0.1'}`,
    `port=${port ?? SOCKET_PORT}`,
    `unix_socket_directories=${process.platform === 'win32' ? '' : runtime}`,
    'unix_socket_permissions=0700',
  ];
  const args = [...usualSettings, ...listen, ...settings].flatMap((setting) => ['-c', setting]);
  const began = performance.now();
  for (;;) {
    const child = startProgram(cluster, cluster.programs.postgres, ['-D', cluster.folder, ...args]);
    const { lines, failure } = listenTo(child);
    const dismissWatcher = child.pid === undefined ? () => undefined : watchOver(child.pid, cluster.runtime);
    if (await waitUntilReady(cluster.folder, child, log)) return { child, lines, dismissWatcher };
    dismissWatcher();
    // Of one that was killed, children may still be at work; they end by themselves.
    const waits = lines.some((line) => line.includes('is still in use'));
    if (!waits || performance.now() - began > PATIENCE_MS) throw describeFailure(cluster.folder, lines, failure);
    await sleep(100);
  }
}

function describeFailure(folder: string, lines: string[], failure: (what: string) => Error): Error {
  if (lines.some((line) => line.includes('"postmaster.pid" already exists')))
    return new InUseError(path.dirname(folder));
  return failure('the embedded database cannot be started');
}

export class InUseError extends Error {
  constructor(dataDir: string) {
    super(`The data folder ${dataDir} is in use by another process; stop that one first`);
  }
}

/** False when it ended instead. */
async function waitUntilReady(folder: string, child: ChildProcess, log: DatabaseLog): Promise<boolean> {
  let hasEnded = false;
  const exit = Promise.race([once(child, 'close'), once(child, 'error')]).then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  for (let tries = 1; !hasEnded; tries += 1) {
    const postmaster = readPostmaster(folder);
    if (postmaster?.ready && postmaster.pid === child.pid) return true;
    if (tries % 500 === 0) log('info', 'the database recovers what was written last before it was killed');
    await Promise.race([sleep(10), exit]);
  }
  return false;
}
