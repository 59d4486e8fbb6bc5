import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createId } from '../../platform/ids';
import { tallinn, tartu } from '../../testing/builders';
import { freePort } from '../../testing/processes/ports';
import type { ChildServer } from '../../testing/processes/childServer';
import { startServerProcess } from '../../testing/processes/serverProcess';
import { createServerDatabase } from '../../testing/databases/serverDatabase';
import { remoteServer } from '../../testing/databases/testDatabase';
import { Receiver, isSigned } from './receiver.fixture';

const running: ChildServer[] = [];
const receiver = new Receiver();
afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await receiver.stop();
});

async function graphql<T>(url: string, query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // Another address for each, as customers have.
      'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.')}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]?.message);
  return data;
}

async function submit(url: string): Promise<string> {
  const id = createId();
  const depart = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const customer = { passengers: 20, fullName: 'Kalju Tamm', email: `${id}@klient.example`, phone: '+37255512345' };
  await graphql(url, 'mutation SubmitInquiry($input: InquiryInput!) { submitInquiry(input: $input) }', {
    input: { id, stops: [{ ...tallinn, depart }, tartu], ...customer },
  });
  return id;
}

test('kill -9 while a webhook is delivered to: each event arrives at least once, signed, and the log tells each attempt', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'charter-webhooks-'));
  const own = remoteServer === undefined ? undefined : await createServerDatabase(remoteServer);
  const settings = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    WEBHOOK_ALLOW_PRIVATE: 'on',
    ...(own && { DATABASE_URL: own.url }),
  };
  const target = await receiver.start();
  const start = async (): Promise<ChildServer> => {
    const server = startServerProcess(await freePort(), settings);
    running.push(server);
    await server.ready();
    return server;
  };
  const login = async (url: string): Promise<string> => {
    const response = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'kuldne-rattapump' }),
    });
    return ((await response.json()) as { content: { token: string } }).content.token;
  };

  const first = await start();
  const { createWebhook } = await graphql<{ createWebhook: { id: string; secret: string } }>(
    first.url,
    'mutation($url: String!) { createWebhook(input: { url: $url, events: [inquirySubmitted] }) { id secret } }',
    { url: target },
    await login(first.url),
  );
  // The receiver takes the first few and lets the others hang.
  receiver.reply = (response) => {
    if (receiver.received.length <= 3) response.end();
  };
  const acknowledged: string[] = [];
  while (acknowledged.length < 10) acknowledged.push(await submit(first.url));
  for (let tries = 0; receiver.received.length < 4 && tries < 400; tries += 1) await sleep(25);
  await first.kill();

  receiver.reply = (response) => void response.end();
  const second = await start();
  const heard = () => new Set(receiver.received.map(({ payload }) => payload.orderId));
  // On PostgreSQL another copy might be sending, so it is first made sure that the sender died.
  for (let tries = 0; tries < 200 && heard().size < 10; tries += 1) await sleep(300);
  expect(acknowledged.filter((id) => !heard().has(id))).toEqual([]);
  expect(receiver.received.every((one) => isSigned(one, createWebhook.secret))).toBe(true);

  const log = async () =>
    (
      await graphql<{ webhookDeliveries: { orderId: string; ok: boolean }[] }>(
        second.url,
        'query($id: UUID!) { webhookDeliveries(webhookId: $id, first: 100) { orderId ok } }',
        { id: createWebhook.id },
        await login(second.url),
      )
    ).webhookDeliveries;
  const taken = async () => new Set((await log()).filter(({ ok }) => ok).map(({ orderId }) => orderId));
  for (let tries = 0; tries < 500 && (await taken()).size < 10; tries += 1) await sleep(300);
  expect((await log()).length).toBe(receiver.received.length);
  expect((await log()).filter(({ ok }) => !ok).length).toBeGreaterThan(0);

  expect(await second.stop()).toBe(0);
  await rm(dataDir, { recursive: true });
  await own?.drop();
}, 300_000);
