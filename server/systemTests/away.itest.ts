import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../testing/processes/ports';
import type { ChildServer } from '../testing/processes/childServer';
import { startServerProcess } from '../testing/processes/serverProcess';
import { createTcpProxy } from '../testing/processes/tcpProxy';
import { createServerDatabase } from '../testing/databases/serverDatabase';
import { testServerOnPort } from '../testing/databases/testDatabase';

describe('a database that is away', () => {
  const running: ChildServer[] = [];
  afterAll(() => Promise.all(running.map((server) => server.kill())));

  test('is waited for at start, replied to with 503 while running, and found again', async () => {
    const own = await createServerDatabase(testServerOnPort());
    const target = new URL(own.url);
    const proxy = createTcpProxy(await freePort(), target.hostname, Number(target.port || 5432));
    const through = new URL(own.url);
    through.hostname = '127.0.0.1';
    through.port = String(proxy.port);
    const dataDir = mkdtempSync(join(tmpdir(), 'charter-away-'));
    const server = startServerProcess(await freePort(), { DATA_DIR: dataDir, DATABASE_URL: through.href });
    running.push(server);

    for (let tries = 0; tries < 200 && !server.output().includes('waiting for the database'); tries += 1)
      await sleep(100);
    expect(server.output()).toContain('waiting for the database');
    await proxy.open();
    await server.ready();

    const ask = () =>
      fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'query InquiryFoodPackages { foodPackages { id name description price hidden } }',
        }),
      });
    expect((await ask()).status).toBe(200);

    await proxy.close();
    const away = await ask();
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNAVAILABLE', requestID: expect.any(String) } }],
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/fn/getFoodPackages`)).status).toBe(503);

    await proxy.open();
    await server.ready();
    expect((await ask()).status).toBe(200);
    expect(await server.stop()).toBe(0);
    await proxy.close();
    await own.drop();
    await rm(dataDir, { recursive: true });
  }, 120_000);
});
