import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The content of `postmaster.pid`: the PostgreSQL that has a folder open, or had when it died. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its socket, which is the runtime folder of the portal that started it. */
  runtime: string;
  ready: boolean;
}

const toPidFile = (folder: string): string => path.join(folder, 'postmaster.pid');

/** undefined: nobody has the folder open. */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const [pid, , , port, runtime = '', , , status = ''] = readFileSync(toPidFile(folder), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port), runtime, ready: status.startsWith('ready') };
  } catch {
    return undefined;
  }
}

/** Whether a process lives that is PostgreSQL: after a restart of the machine or container, another may have its number. */
export function isRunning({ pid }: Pick<Postmaster, 'pid'>): boolean {
  if (process.platform === 'linux') {
    try {
      const [, name, state] = /^\d+ \((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return name === 'postgres' && state !== 'Z';
    } catch {
      return false;
    }
  }
  return processExists(pid);
}

export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** No process has this number. */
const NO_PROCESS = 2_147_483_646;

/**
 * PostgreSQL takes a file whose process lives for that of another PostgreSQL, also when it is the process of something
 * else. The file stays, since by another line of it PostgreSQL finds out whether parts of a dead one still run.
 */
export function markDead(folder: string): void {
  if (!existsSync(toPidFile(folder))) return;
  const text = readFileSync(toPidFile(folder), 'utf8');
  writeFileSync(toPidFile(folder), text.replace(/^\d+/, String(NO_PROCESS)));
}

/** Stops a PostgreSQL that a portal left behind. Throws when it does not end. */
export async function endLeftover(left: Postmaster): Promise<void> {
  const limits: [NodeJS.Signals, number][] = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 10_000],
  ];
  for (const [signal, limitMs] of limits) {
    try {
      process.kill(left.pid, signal);
    } catch {
      return; // it ended just now
    }
    for (let waited = 0; waited < limitMs; waited += 20) {
      if (!isRunning(left)) return;
      await sleep(20);
    }
  }
  throw new Error(`the database that was left behind does not end: process ${left.pid}`);
}

/** Where a portal can be asked whether it lives. */
function toPortalAddress({ runtime, port }: Pick<Postmaster, 'runtime' | 'port'>): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\charter-portal-${port}` : path.join(runtime, 'portal');
}

/** Lets others know that the portal of a database lives, until the returned function is called or this process dies. */
export async function showLife(database: Pick<Postmaster, 'runtime' | 'port'>): Promise<() => void> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((done, failed) => server.once('error', failed).listen(toPortalAddress(database), done));
  server.unref();
  return () => server.close();
}

/** Whether the portal lives that started a database; who may not ask takes it to live. */
export function isPortalAlive(database: Postmaster): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(toPortalAddress(database), () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(code === 'ENOENT' ? isChildOfNode(database) : code !== 'ECONNREFUSED'),
    );
  });
}

/**
 * Where there is no socket, it may have been cleaned away, or lie in the /tmp of another service. Then the process counts
 * that started the database: an orphan belongs to the first process of the system.
 */
function isChildOfNode({ pid }: Postmaster): boolean {
  try {
    const [, parent] = /\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return /node|MainThread/.test(readFileSync(`/proc/${parent}/comm`, 'utf8'));
  } catch {
    return false;
  }
}
