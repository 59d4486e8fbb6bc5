import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ServerOrder } from '../../server/testing/processes/serverOrder';

export const password = 'kuldne-rattapump';

const memory = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/** Makes a folder for a server, in memory where that has room: nothing waits for a disk there, and a copy costs little. */
export function makeFolder(name: string): string {
  const hasRoom = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > ROOM_BYTES;
  return mkdtempSync(join(hasRoom ? memory : tmpdir(), name));
}

type Server = ReturnType<typeof fork>;

/** Processes whose server has stopped: the next one starts there with a twentieth of the processor. */
const idle = new Set<Server>();
/** The special settings of a process. It may remember them, so only journeys with the same settings get it. */
const settingsOf = new WeakMap<Server, string>();

function forkServer(): Server {
  return fork(resolve(__dirname, '../../build/server/testing/processes/e2eServer.js'), {
    // Less work for the collector of garbage: a tenth of the processor.
    execArgv: ['--max-semi-space-size=32'],
    // Nobody outside this machine is asked.
    env: {
      ...process.env,
      // As operators run it: React and GraphQL check their own callers otherwise.
      NODE_ENV: 'production',
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'warn',
      ADDRESS_SERVICE_URL: 'off',
      // A sixth of a start is compiling what the server before has compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), 'charter-e2e-compiled'),
    },
  });
}

/** Has the server carry an order out, and waits until it has. Errors: Error when the process ends instead. */
export async function order(child: Server, what: ServerOrder): Promise<void> {
  const done = new AbortController();
  child.send(what);
  await Promise.race([
    once(child, 'message', done),
    once(child, 'exit', done).then(() => Promise.reject(new Error('the server has ended'))),
  ]).finally(() => done.abort());
}

/** Starts a server in a process that runs no other one meanwhile. */
export async function startServer(usual: Record<string, string>, changes: Record<string, string>): Promise<Server> {
  const settings = JSON.stringify(changes);
  const found = [...idle].find((one) => settingsOf.get(one) === settings);
  const child = found ?? forkServer();
  if (found) idle.delete(found);
  else settingsOf.set(child, settings);
  dismissOthers(settings);
  await order(child, { start: { ...usual, ...changes } });
  return child;
}

/** Ends idle processes that had other special settings: the next journeys of a file have the same, and each takes 300 MB. */
function dismissOthers(settings: string): void {
  for (const child of idle) {
    if ([settings, '{}'].includes(settingsOf.get(child) ?? '')) continue;
    idle.delete(child);
    child.disconnect();
  }
}

export async function stopServer(child: Server): Promise<void> {
  await order(child, 'stop');
  idle.add(child);
}

/**
 * Once before all journeys: a data folder on which a server has started, of which each journey gets a copy. To make a database
 * and all its tables takes some seconds of the processor, and what comes of it is always the same.
 */
export default async function makeFilledFolder(): Promise<() => Promise<void>> {
  const folder = makeFolder('charter-e2e-filled-');
  await stopServer(await startServer({ PORT: '0', DATA_DIR: folder }, {}));
  process.env.E2E_FILLED = folder;
  return () => rm(folder, { recursive: true });
}
