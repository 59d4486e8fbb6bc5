import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createId } from '../platform/ids';
import { paide, tallinn, tartu } from '../testing/builders';
import { freePort } from '../testing/processes/ports';
import type { ChildServer } from '../testing/processes/childServer';
import { startServerProcess } from '../testing/processes/serverProcess';
import { createServerDatabase } from '../testing/databases/serverDatabase';
import { remoteServer } from '../testing/databases/testDatabase';
import { readMails } from '../testing/testMails';

// The promise of the product: what was acknowledged is never lost, and is announced, whatever happens to the process.

// bench/faults/killed.ts does it a hundred times.
const rounds = 2;
const withinMs = 60_000;
const running: ChildServer[] = [];
afterAll(() => Promise.all(running.map((server) => server.kill())));

async function submit(url: string, id: string): Promise<boolean> {
  const start = Date.now() + 7 * 86_400_000;
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  const input = {
    id,
    stops: [{ ...tallinn, depart: at(0) }, { ...paide, depart: at(2) }, tartu],
    passengers: 20,
    fullName: 'Kalju Tamm',
    email: `${id}@klient.example`,
    phone: '+37255512345',
  };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Another address for each, as customers have.
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`,
    },
    body: JSON.stringify({
      query: 'mutation SubmitInquiry($input: InquiryInput!) { submitInquiry(input: $input) }',
      variables: { input },
    }),
  });
  const reply = (await response.json()) as { data?: { submitInquiry: string } };
  return reply.data?.submitInquiry === id;
}

test('kill -9 during a stream of inquiries, twice: nothing acknowledged is missing, each was announced', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-crash-'));
  const own = remoteServer === undefined ? undefined : await createServerDatabase(remoteServer);
  const settings = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOGISTICS_EMAIL: 'logistik@bussiveod.example',
    ...(own && { DATABASE_URL: own.url }),
  };
  const acknowledged: string[] = [];

  for (let round = 0; round < rounds; round += 1) {
    const server = startServerProcess(await freePort(), settings);
    running.push(server);
    await server.ready();
    let killed = false;
    const customer = async (): Promise<void> => {
      while (!killed) {
        const id = createId();
        if (await submit(server.url, id).catch(() => false)) acknowledged.push(id);
      }
    };
    const customers = [customer(), customer(), customer(), customer()];
    const before = acknowledged.length;
    while (acknowledged.length < before + 10 + round * 3) await sleep(5);
    await server.kill();
    killed = true;
    await Promise.all(customers);
  }

  const restarted = performance.now();
  const server: ChildServer = startServerProcess(await freePort(), settings);
  running.push(server);
  await server.ready();
  const login = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'kuldne-rattapump' }),
  });
  const { content } = (await login.json()) as { content: { token: string } };
  const list = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${content.token}` },
    body: JSON.stringify({ query: '{ newOrders { id } }' }),
  });
  const { data } = (await list.json()) as { data: { newOrders: { id: string }[] } };
  const stored = new Set(data.newOrders.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 10);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);

  const unannounced = async (): Promise<string[]> => {
    const mails = await readMails(dataDir);
    const mailed = new Set(mails.map(({ to }) => to));
    const toLogistician = mails.filter(({ to }) => to === settings.LOGISTICS_EMAIL).map(({ text }) => text);
    return acknowledged.filter(
      (id) => !mailed.has(`${id}@klient.example`) || !toLogistician.some((text) => text.toLowerCase().includes(id)),
    );
  };
  // On PostgreSQL another copy might be sending a message, so it is first made sure that its sender died.
  while ((await unannounced()).length > 0 && performance.now() < restarted + withinMs) await sleep(500);
  expect(await unannounced()).toEqual([]);

  expect(await server.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
  await own?.drop();
}, 300_000);
