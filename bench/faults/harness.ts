import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/testing/ports';

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
  run(): Promise<Row[]>;
}

export const logistician = 'logistik@bussiveod.example';
export const password = 'administrator';
const root = join(__dirname, '../..');

export const scratch = (): string => mkdtempSync(join(tmpdir(), 'charter-faults-'));

const running = new Set<ChildProcess>();
/** Ends whatever this run started and did not end; for a run that failed. */
export const endAll = (): void => running.forEach((child) => child.kill('SIGKILL'));

export interface Server {
  url: string;
  output(): string;
  /** As a power cut would end it. */
  kill(): Promise<void>;
  /** As an operator ends it; answers its exit code. */
  stop(): Promise<number | null>;
  alive(): boolean;
  ready(limitS?: number): Promise<void>;
  /** Sets the clock of a server that was started with `clock: true`. */
  setNow(moment: Date): Promise<void>;
}

/** The built server as a process of its own, or, with `clock`, the same on a clock that can be set. */
export async function startServer(
  settings: Record<string, string>,
  options: { clock?: boolean; port?: number } = {},
): Promise<Server> {
  const port = options.port ?? (await freePort());
  const env = {
    ...process.env,
    PORT: String(port),
    ADMIN_PASSWORD: password,
    LOGISTICS_EMAIL: logistician,
    LOG_LEVEL: 'warn',
    // Each call of a load comes from an address of its own, so that the limits are not what is measured.
    TRUST_PROXY: '1',
    ...settings,
  };
  const child = options.clock
    ? fork(join(root, 'build/server/testing/e2eServer.js'), { env, silent: true })
    : spawn(process.execPath, [join(root, 'build/server/main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const exited = once(child, 'exit').finally(() => running.delete(child));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (printed += data.toString()));
  const url = `http://127.0.0.1:${port}`;
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    url,
    alive,
    output: () => printed,
    async kill() {
      if (!alive()) return;
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      if (alive()) child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
    async ready(limitS = 120) {
      const limit = performance.now() + limitS * 1000;
      while (performance.now() < limit) {
        if (!alive()) throw new Error(`the server ended: ${printed.slice(-2000)}`);
        const asked = fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) });
        if (
          await asked.then(
            ({ ok }) => ok,
            () => false,
          )
        )
          return;
        await sleep(100);
      }
      throw new Error(`the server does not answer: ${printed.slice(-2000)}`);
    },
    async setNow(moment) {
      child.send({ now: moment.toISOString() });
      await once(child, 'message');
    },
  };
}

/** Waits until something holds; false when it did not in time. */
export async function until(holds: () => boolean | Promise<boolean>, limitS: number): Promise<boolean> {
  const limit = performance.now() + limitS * 1000;
  while (performance.now() < limit) {
    if (await holds()) return true;
    await sleep(200);
  }
  return holds();
}

const anyAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`;

export interface Reply {
  status: number;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

/** Asks a server over GraphQL. Rejects when it cannot be reached. */
export async function ask(url: string, query: string, variables: object = {}, token?: string): Promise<Reply> {
  const response = await post(`${url}/graphql`, { query, variables }, token);
  return { status: response.status, ...((await response.json()) as object) };
}

export const post = (address: string, body: object, token?: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': anyAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });

export async function signIn(url: string, username = 'admin'): Promise<string> {
  const response = await post(`${url}/api/login`, { username, password });
  const { content } = (await response.json()) as { content?: { token: string } };
  if (!content) throw new Error(`cannot sign in as ${username}: ${response.status}`);
  return content.token;
}
