import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const password = 'kuldne-rattapump';

/** The server of a journey, as a process; it says when it serves. */
export async function startServer(settings: Record<string, string>) {
  const child = fork(resolve(__dirname, '../../build/server/testing/processes/e2eServer.js'), {
    // Nobody outside this machine is asked.
    env: {
      ...process.env,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'warn',
      ADDRESS_SERVICE_URL: 'off',
      // A sixth of a start is compiling what the server before has compiled.
      NODE_COMPILE_CACHE: join(tmpdir(), 'charter-e2e-compiled'),
      ...settings,
    },
  });
  await once(child, 'message');
  return child;
}

export async function stopServer(child: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/**
 * Once before all journeys: a data folder on which a server has started, of which each journey gets a copy. To make a database
 * and all its tables takes some seconds of the processor, and what comes of it is always the same.
 */
export default async function makeFilledFolder(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'charter-e2e-filled-'));
  await stopServer(await startServer({ PORT: '0', DATA_DIR: folder }));
  process.env.E2E_FILLED = folder;
  return () => rm(folder, { recursive: true });
}
