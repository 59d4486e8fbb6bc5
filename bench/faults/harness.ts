import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from '../../server/testing/processes/childServer';
import { childServer } from '../../server/testing/processes/childServer';
import { freePort } from '../../server/testing/processes/ports';
import { password } from '../http';

/** One line of the table of faults. */
export interface Row {
  tried: string;
  acknowledged: string;
  lost: string;
  holds: boolean;
}

/** One fault: a file of this folder. */
export interface Fault {
  title: string;
  /** With a size, a smaller run than the one that counts. No rows: the machine lacks what it needs, and the console says what. */
  run(size?: number): Promise<Row[]>;
}

export const logistician = 'logistik@bussiveod.example';
const root = join(__dirname, '../..');

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'charter-faults-'));

const running = new Set<ChildProcess>();
/** Ends whatever this run started and did not end; for a run that failed. */
export const endAll = (): void => running.forEach((child) => child.kill('SIGKILL'));

export interface Server extends ChildServer {
  /** Sets the clock of a server that was started with `clock: true`. */
  setNow(moment: Date): Promise<void>;
}

/** The built server in its own process; with `clock`, on a clock that can be set. */
export async function startServer(
  settings: Record<string, string>,
  options: { clock?: boolean; port?: number; program?: string } = {},
): Promise<Server> {
  const port = options.port ?? (await freePort());
  const env = {
    ...process.env,
    PORT: String(port),
    ADMIN_PASSWORD: password,
    LOGISTICS_EMAIL: logistician,
    LOG_LEVEL: 'warn',
    ADDRESS_SERVICE_URL: 'off',
    // Each call of a load comes from another address, so that the measurement does not hit the limits.
    TRUST_PROXY: '1',
    ...settings,
  };
  const child = options.clock
    ? fork(join(root, 'build/server/testing/processes/e2eServer.js'), { env, silent: true })
    : spawn(process.execPath, [join(root, `build/server/${options.program ?? 'main'}.js`)], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
  if (options.clock) child.send({ start: {} });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return {
    ...childServer(child, `http://127.0.0.1:${port}`),
    async setNow(moment) {
      const now = moment.toISOString();
      child.send({ now });
      // The message of the start may still be on its way.
      for await (const [message] of on(child, 'message')) if ((message as { now?: string }).now === now) return;
    },
  };
}

/** With which backups are signed, so that one portal restores what another one wrote. */
export const backupKey = 'the key of all portals of the bench';

/** Waits until something holds; false when it did not in time. */
export async function until(holds: () => boolean | Promise<boolean>, limitS: number): Promise<boolean> {
  const limit = performance.now() + limitS * 1000;
  while (performance.now() < limit) {
    if (await holds()) return true;
    await sleep(200);
  }
  return holds();
}
