import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseLog } from '../../log/databaseLog';
import { checkVersion, makeCluster, readPassword, removeUnfinished, type Cluster } from './cluster';
import { findPrograms } from './programs';
import { endLeftover, isRunning, markDead, isPortalAlive, readPostmaster, showLife } from './postmaster';
import { chooseRunAs, handOver } from './runAs';
import { InUseError, SOCKET_PORT, startServer, type RunningServer } from './server';

/** Where `pg` connects: a socket that only this user can reach, or, on Windows, a port with a password. */
export interface EmbeddedAddress {
  host: string;
  port: number;
  username: string;
  password?: string;
  database: string;
}

export interface Embedded {
  address: EmbeddedAddress;
  /** Ends every connection, writes everything to the data files and ends PostgreSQL. */
  stop(): Promise<void>;
}

interface Options {
  folder: string;
  log: DatabaseLog;
  /** More settings of PostgreSQL, `name=value`. */
  settings?: string[];
  /** Listen on a port too, as it always does on Windows, where `pg` knows no sockets. */
  onPort?: boolean;
}

const RESTART_PAUSE_MS = 500;
const superuser = { username: 'postgres', database: 'postgres' };

/**
 * Starts PostgreSQL on a folder, which is made when it is missing. Throws one line when another portal has the folder
 * open or PostgreSQL cannot be run. Processes that a killed portal left running are stopped first. A PostgreSQL that
 * ends by itself later is started again in the same place.
 */
export async function startEmbedded({
  folder,
  log,
  settings = [],
  onPort = process.platform === 'win32',
}: Options): Promise<Embedded> {
  const programs = findPrograms();
  const runAs = chooseRunAs(programs.postgres, folder);
  // Another user who runs the database must get through, and see no more than that.
  mkdirSync(path.dirname(folder), { recursive: true, mode: runAs.user === undefined ? 0o700 : 0o711 });
  removeUnfinished(folder);
  if (existsSync(path.join(folder, 'PG_VERSION'))) await requireFreeFolder(folder, log);
  // Paths of sockets may have about 100 characters, so not under the data folder, and not where TMPDIR is long.
  const runtime = mkdtempSync(path.join(os.tmpdir().length < 60 ? os.tmpdir() : '/tmp', 'charter-'));
  const port = onPort ? await findFreePort() : undefined;
  const cluster: Cluster = { folder, programs, runAs, runtime, port };
  let hideLife = (): void => undefined;
  const clean = (): void => {
    hideLife();
    rmSync(runtime, { recursive: true, force: true });
  };
  // Before each start: what nobody used for long may have been cleaned away.
  const prepareRuntime = (): void => {
    mkdirSync(runtime, { recursive: true, mode: 0o700 });
    programs.linkLibraries(runtime);
    handOver(runAs, runtime);
  };
  try {
    prepareRuntime();
    if (!existsSync(path.join(folder, 'PG_VERSION'))) {
      log('info', 'making a new embedded database', { folder });
      await makeCluster(cluster);
    }
    checkVersion(folder);
    handOver(runAs, folder);
    hideLife = await showLife({ runtime, port: port ?? SOCKET_PORT });
    const start = (): Promise<RunningServer> => {
      prepareRuntime();
      return startServer(cluster, settings, log);
    };
    const stop = keepRunning(await start(), start, log);
    return {
      address: onPort ? toLoopbackAddress(folder, port ?? 0) : toFolderAddress(runtime),
      stop: async () => {
        await stop();
        clean();
      },
    };
  } catch (error) {
    clean();
    throw error;
  }
}

/** Starts PostgreSQL again whenever it ends, until the returned function stops it. */
function keepRunning(first: RunningServer, start: () => Promise<RunningServer>, log: DatabaseLog): () => Promise<void> {
  let server: RunningServer | undefined = first;
  let isStopping = false;
  let restarting: Promise<void> = Promise.resolve();

  const restart = async (): Promise<void> => {
    while (!isStopping && server === undefined) {
      try {
        server = await start();
        watch(server);
        log('info', 'the embedded database is there again');
      } catch (error) {
        log('error', 'the embedded database cannot be started again yet', { reason: String(error) });
        await sleep(RESTART_PAUSE_MS);
      }
    }
  };
  const watch = ({ child, lines, dismissWatcher }: RunningServer): void => {
    child.once('exit', () => {
      dismissWatcher();
      server = undefined;
      if (isStopping) return;
      log('error', 'the embedded database stopped by itself and is started again', { said: lines.slice(-3) });
      restarting = restart();
    });
  };
  watch(first);

  return async () => {
    isStopping = true;
    await restarting;
    if (server === undefined) return;
    const ended = once(server.child, 'exit');
    // Fast: it rolls back what is open and writes everything to the data files.
    server.child.kill('SIGINT');
    await ended;
  };
}

const toFolderAddress = (runtime: string): EmbeddedAddress => ({ ...superuser, host: runtime, port: SOCKET_PORT });

const toLoopbackAddress = (folder: string, port: number): EmbeddedAddress => ({
  ...superuser,
  host: '127.0.0.1',
  port,
  password: readPassword(folder),
});

/** Where the database of a folder replies that a living portal has open; undefined: none has. */
export async function openElsewhere(folder: string): Promise<EmbeddedAddress | undefined> {
  const former = readPostmaster(folder);
  if (former === undefined || !isRunning(former) || !(await isPortalAlive(former))) return undefined;
  return former.runtime === '' ? toLoopbackAddress(folder, former.port) : toFolderAddress(former.runtime);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Throws when a living portal has the folder open; ends the PostgreSQL of a dead one. */
async function requireFreeFolder(folder: string, log: DatabaseLog): Promise<void> {
  const former = readPostmaster(folder);
  if (former === undefined) return;
  if (isRunning(former)) {
    if (await isPortalAlive(former)) throw new InUseError(path.dirname(folder));
    log('warn', 'stopping the database that a former process left behind', { pid: former.pid });
    await endLeftover(former);
  }
  markDead(folder);
  if (path.basename(former.runtime).startsWith('charter-')) rmSync(former.runtime, { recursive: true, force: true });
}
