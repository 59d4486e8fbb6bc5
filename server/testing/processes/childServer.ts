import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server in a separate process. */
export interface ChildServer {
  url: string;
  /** The output so far. */
  output(): string;
  alive(): boolean;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop, as an operator does, and waits until it has; returns its exit code. */
  stop(): Promise<number | null>;
  /** Waits until it replies; throws what it printed when it ended, or when the time is over. */
  ready(options?: ReadyOptions): Promise<void>;
}

interface ReadyOptions {
  limitS?: number;
  path?: string;
  isReady?(response: Response): boolean;
}

/** Looks after a process, started with its output piped, that serves at `url`. */
export function childServer(child: ChildProcess, url: string): ChildServer {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (printed += data.toString()));
  const exited = once(child, 'exit');
  const alive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!alive()) return;
    child.kill(signal);
    await exited;
  };
  return {
    url,
    output: () => printed,
    alive,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGTERM');
      return child.exitCode;
    },
    async ready({ limitS = 120, path = '/readyz', isReady = (response: Response) => response.ok } = {}) {
      const limit = performance.now() + limitS * 1000;
      while (performance.now() < limit) {
        if (!alive()) throw new Error(`the server ended: ${printed.slice(-2000)}`);
        const asked = fetch(url + path, { signal: AbortSignal.timeout(5000) });
        if (await asked.then(isReady, () => false)) return;
        await sleep(50);
      }
      throw new Error(`the server does not reply: ${printed.slice(-2000)}`);
    },
  };
}
