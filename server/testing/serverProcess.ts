import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compiledServer } from './compiledServer';

export interface ServerProcess {
  url: string;
  /** What it printed so far. */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has; answers its exit code. */
  stop(): Promise<number | null>;
  /** Waits until it answers, or fails when it ended. */
  ready(): Promise<void>;
}

/** The server as a process of its own, as an operator runs it, for tests that kill it. */
export function startServerProcess(port: number, settings: Record<string, string>): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, [join(compiledServer(), 'main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_PASSWORD: 'administrator',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (data: Buffer) => (printed += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
  const exited = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    output: () => printed,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
    async ready() {
      for (let tries = 0; tries < 600; tries += 1) {
        if (child.exitCode !== null) throw new Error(`the server ended: ${printed}`);
        const ok = await fetch(`${url}/readyz`).then(
          (response) => response.ok,
          () => false,
        );
        if (ok) return;
        await sleep(100);
      }
      throw new Error(`the server does not answer: ${printed}`);
    },
  };
}
