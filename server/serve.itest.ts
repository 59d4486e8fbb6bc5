import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entities } from './model/entities';
import { migrations } from './migrations';
import { readConfig } from './platform/config';
import { createLogger } from './platform/log/logger';
import { systemClock } from './platform/time';
import { serve } from './serve';
import { createServices } from './services';
import type { Services } from './services';
import { freePort } from './testing/processes/ports';
import { openTestDatabase } from './testing/databases/testDatabase';

/** Services whose first admin takes a while, as on a busy machine, and cannot be created when it `fails`. */
async function createSlowServices(settings: Record<string, string>, fails: boolean): Promise<Services> {
  const database = await openTestDatabase({ entities, migrations });
  const { manager } = database.dataSource;
  const existsBy = manager.existsBy.bind(manager);
  jest.spyOn(manager, 'existsBy').mockImplementation(async (...given) => {
    await sleep(500);
    if (fails) throw new Error('canceling statement due to statement timeout');
    return existsBy(...given);
  });
  const config = readConfig(settings);
  return createServices({ config, clock: systemClock, log: createLogger('silent'), database });
}

afterEach(() => jest.restoreAllMocks());

test('a first admin that cannot be created stops the start, and nobody waits for a reply that never comes', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-serve-'));
  const port = await freePort();
  const services = await createSlowServices({ PORT: String(port), DATA_DIR: dataDir }, true);
  const stopped = jest.spyOn(services, 'stop');
  const serving = serve(services).then(
    () => 'served',
    (error: Error) => error.message,
  );
  let heard: string | undefined;
  while (heard === undefined) {
    await sleep(10);
    heard = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      ({ status }) => `status ${status}`,
      ({ name, cause }: Error & { cause?: { code?: string } }) =>
        cause?.code === 'ECONNREFUSED' ? undefined : (cause?.code ?? name),
    );
  }
  expect(heard).toMatch(/^(UND_ERR_SOCKET|ECONNRESET)$/);
  expect(await serving).toBe('The first admin cannot be created: canceling statement due to statement timeout');
  expect(stopped).toHaveBeenCalled();
  await rm(dataDir, { recursive: true });
});

test('when the portal is ready the first admin can sign in', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-serve-'));
  const port = await freePort();
  const settings = { PORT: String(port), DATA_DIR: dataDir, ADMIN_PASSWORD: 'kuldne-rattapump' };
  const services = await createSlowServices(settings, false);
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const exited = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const serving = serve(services);
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await sleep(10);
  const { status } = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'kuldne-rattapump' }),
  });
  expect(status).toBe(200);
  await serving;
  process.emit('SIGTERM');
  while (exited.mock.calls.length === 0) await sleep(10);
  process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  await rm(dataDir, { recursive: true });
});
