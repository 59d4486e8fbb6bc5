import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createId } from '../platform/ids';
import { paide, tallinn, tartu } from '../testing/builders';
import { freePort } from '../testing/processes/ports';
import type { ChildServer } from '../testing/processes/childServer';
import { startServerProcess } from '../testing/processes/serverProcess';
import { createServerDatabase } from '../testing/databases/serverDatabase';
import { testServer } from '../testing/databases/testDatabase';

const running: ChildServer[] = [];
const dataDir = mkdtempSync(join(tmpdir(), 'charter-stopping-'));
afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await rm(dataDir, { recursive: true });
});

async function start(settings: Record<string, string>, port?: number): Promise<ChildServer> {
  const server = startServerProcess(port ?? (await freePort()), { DATA_DIR: dataDir, TRUST_PROXY: '1', ...settings });
  running.push(server);
  return server;
}

const post = async (url: string, body: object) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data?: Record<string, unknown>; content?: { token: string } };
};

function buildInquiry(id: string): object {
  const at = (hours: number) => new Date(Date.now() + (7 * 24 + hours) * 3_600_000).toISOString();
  return {
    id,
    stops: [{ ...tallinn, depart: at(0) }, { ...paide, depart: at(2) }, tartu],
    passengers: 20,
    fullName: 'Kalju Tamm',
    email: `${id}@klient.example`,
    phone: '+37255512345',
  };
}

// bench/faults/stopping.ts tries twenty times, and measures.
test('asked to stop under load: nothing is stored that was not replied to, and it does not take long', async () => {
  const own = await createServerDatabase(testServer());
  const settings = { DATABASE_URL: own.url };
  const query = 'mutation SubmitInquiry($input: InquiryInput!) { submitInquiry(input: $input) }';
  const replied = new Set<string>();
  const withoutReply = new Set<string>();
  for (let round = 0; round < 2; round += 1) {
    const server = await start(settings);
    await server.ready();
    let stopped = false;
    const customer = async (): Promise<void> => {
      while (!stopped) {
        const id = createId();
        withoutReply.add(id);
        const reply = await post(`${server.url}/graphql`, { query, variables: { input: buildInquiry(id) } }).catch(
          () => undefined,
        );
        if (reply?.data?.submitInquiry === id) replied.add(id);
        if (reply) withoutReply.delete(id);
      }
    };
    const customers = Array.from({ length: 12 }, customer);
    const before = replied.size;
    while (replied.size < before + 20) await sleep(5);
    const asked = performance.now();
    expect(await server.stop()).toBe(0);
    // Well below the ten seconds after which it hangs up on everybody.
    expect(performance.now() - asked).toBeLessThan(6000);
    stopped = true;
    await Promise.all(customers);
  }
  const client = new Client(own.url);
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from "order"');
  await client.end();
  const stored = new Set(rows.map(({ id }) => id));
  expect([...replied].filter((id) => !stored.has(id))).toEqual([]);
  expect([...withoutReply].filter((id) => stored.has(id))).toEqual([]);
  await own.drop();
}, 300_000);

test('a first start on a taken port says so and loses no password', async () => {
  const own = await createServerDatabase(testServer());
  const settings = { ADMIN_PASSWORD: '', DATA_DIR: join(dataDir, 'first'), DATABASE_URL: own.url };
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  const failed = await start(settings, port);
  while (failed.alive()) await sleep(50);
  other.close();
  expect(failed.output()).toContain(`PORT ${port} is taken`);
  expect(failed.output()).not.toContain('password');

  const server = await start(settings);
  await server.ready();
  while (!server.output().includes('/portal/')) await sleep(50);
  const [, password] = /password (\S+)/.exec(server.output()) ?? [];
  expect((await post(`${server.url}/api/login`, { username: 'admin', password })).content?.token).toBeDefined();
  await server.stop();
  await own.drop();
}, 120_000);

test('a host that this machine does not have is named', async () => {
  const server = await start({ HOST: '203.0.113.9', DATABASE_URL: testServer() });
  while (server.alive()) await sleep(50);
  expect(server.output()).toContain('HOST "203.0.113.9" is no address of this machine');
}, 60_000);
