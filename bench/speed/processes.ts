import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childServer } from '../../server/testing/processes/childServer';
import { freePort } from '../../server/testing/processes/ports';
import { memorySettings } from '../../server/platform/memory/settings';
import { readMemory } from '../processMemory';

export const root = join(__dirname, '../..');
export const peers = join(__dirname, '../peers/node_modules');

/** A server under measurement, in its own process. */
export interface Running {
  url: string;
  pid: number;
  /** Processor time that it has used, in seconds. */
  cpu(): number;
  /** Memory that it and its database's processes occupy, what they share counted once, in MiB. */
  memory(): number;
  /** The longest stall of its event loop in milliseconds since the last call; only for our server. */
  stall(): Promise<number>;
  stop(): Promise<void>;
}

interface Program {
  /** Arguments of node, the program first. PORT tells it where to listen. */
  args: string[];
  env?: Record<string, string>;
  /** Which node; this one, where not said. */
  node?: string;
}

/** Ours, or another program of the build, with the memory that it gives itself when nobody talks to it by a channel. */
export const ourServer = (env: Record<string, string>, program = 'main.js'): Program => ({
  args: [...memorySettings.options, '-r', join(__dirname, 'stall.cjs'), join(root, 'build/server', program)],
  env: {
    ...memorySettings.environment,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ADDRESS_SERVICE_URL: 'off',
    ...env,
  },
});

/** Processor time that a process has used, in seconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Starts a server and waits until it is ready. Errors: what it printed, when it ended before. */
export async function run({ args, env, node = process.execPath }: Program): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(node, args, {
    env: { ...process.env, ...env, PORT: String(port), PUBLIC_URL: url },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const pid = child.pid ?? 0;
  const server = childServer(child, url);
  // Ours replies 503 until it is ready; the others have no such path.
  await server.ready({ isReady: ({ status }) => status < 500 });
  return {
    url,
    pid,
    cpu: () => cpuOf(pid),
    memory: () => readMemory(pid),
    stall: async () => {
      const reply = once(child, 'message');
      child.send('stall');
      return Number((await reply)[0]);
    },
    stop: async () => {
      const hurry = setTimeout(() => void server.kill(), 20_000);
      await server.stop();
      clearTimeout(hurry);
    },
  };
}
