import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptedOrder, createBus, createPerson, must, startJobDocument, submitInquiry } from '../../testing/builders';
import { askIn } from '../../testing/askIn';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { post } from '../../platform/network/post';
import { Receiver, isSigned } from './receiver.fixture';

let app: TestApp;
let admin: string;
let receiver: Receiver;
let target: string;

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  admin = await app.login('admin');
  receiver = new Receiver();
  target = await receiver.start();
});
afterAll(async () => {
  await app.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.reply = (response) => void response.end('aitäh');
});

const create = 'mutation($input: WebhookInput!) { createWebhook(input: $input) { id secret } }';

async function makeWebhook(events: string[], url = target): Promise<{ id: string; secret: string }> {
  const data = await must<{ createWebhook: { id: string; secret: string } }>(
    app,
    create,
    { input: { url, events } },
    admin,
  );
  return data.createWebhook;
}

interface Attempt {
  attempt: number;
  ok: boolean;
  status: number | null;
  error: string | null;
  response: string | null;
  event: string;
}
async function attempts(webhookId: string): Promise<Attempt[]> {
  const { webhookDeliveries } = await must<{ webhookDeliveries: Attempt[] }>(
    app,
    'query($webhookId: UUID!) { webhookDeliveries(webhookId: $webhookId) { attempt ok status error response event orderId at ms } }',
    { webhookId },
    admin,
  );
  return webhookDeliveries;
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 400) throw new Error(`did not come true: ${holds.toString()}`);
    await sleep(25);
  }
}

/** Ends the waits between attempts. */
async function tryAgainNow(): Promise<void> {
  await app.deps.db.dataSource.query(
    `update queued_message set due_at = now() where queue = 'webhook' and state = 'waiting'`,
  );
  app.kickQueues();
}

test('the life of an order is delivered step by step, signed, without personal data', async () => {
  const { id, secret } = await makeWebhook(
    'inquirySubmitted offerSent offerAccepted jobStarted driverDeclined orderChanged jobChanged orderDeleted'.split(
      ' ',
    ),
  );
  const order = await acceptedOrder(app, admin);
  await must(
    app,
    'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "a" }) { id } }',
    { id: order },
    admin,
  );
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  await must(app, startJobDocument, { id: order, input: { driver: driver.id, bus } }, admin);
  const letter = await app.mail(driver.email, '');
  const key = letter.links.map((url) => url.searchParams.get('confirmation_key')).find(Boolean);
  const decline = 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: false) }';
  await must(app, decline, { id: order, key });
  await must(
    app,
    'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "b" }) { id } }',
    { id: order },
    admin,
  );
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: order }, admin);

  const types =
    'inquirySubmitted offerSent offerAccepted orderChanged jobStarted driverDeclined jobChanged orderDeleted';
  await until(() => receiver.received.length === 8);
  const payloads = receiver.received.map(({ payload }) => payload).sort((a, b) => a.at.localeCompare(b.at));
  expect(payloads.map(({ type }) => type)).toEqual(types.split(' '));
  expect(receiver.received.every((one) => isSigned(one, secret))).toBe(true);
  expect(receiver.received.some((one) => isSigned(one, 'another secret'))).toBe(false);
  expect(Object.keys(payloads[4] ?? {}).sort()).toEqual(['at', 'id', 'orderId', 'status', 'tripNumber', 'type']);
  expect(payloads[4]).toMatchObject({ orderId: order, status: 'job', tripNumber: 1 });

  await until(async () => (await attempts(id)).filter(({ ok }) => ok).length === 8);
  expect((await attempts(id))[0]).toMatchObject({ attempt: 1, status: 200, error: null, response: 'aitäh' });
  await must(app, 'mutation($id: UUID!) { deleteWebhook(id: $id) }', { id }, admin);
}, 60_000);

test('a receiver that fails, redirects or talks without end is tried again, and the log tells each attempt', async () => {
  const { id } = await makeWebhook(['inquirySubmitted']);
  const replies = [
    (response: ServerResponse) => response.writeHead(500).end('x'.repeat(100_000)),
    (response: ServerResponse) => response.writeHead(302, { location: `${target}/mujale` }).end(),
  ];
  receiver.reply = (response) => void (replies.shift()?.(response) ?? response.end());
  await submitInquiry(app);
  await until(async () => {
    await tryAgainNow();
    return (await attempts(id)).some(({ ok }) => ok);
  });
  expect((await attempts(id)).at(-1)?.response).toHaveLength(500);
  expect((await attempts(id)).map(({ attempt, ok, error }) => [attempt, ok, error])).toEqual([
    [3, true, null],
    [2, false, 'HTTP 302: ümbersuunamist ei järgita'],
    [1, false, 'HTTP 500'],
  ]);
  const log = 'query($id: UUID!) { webhookDeliveries(webhookId: $id) { error } }';
  const { webhookDeliveries } = await askIn<{ webhookDeliveries: object[] }>(app, 'en', log, { id }, admin);
  expect(webhookDeliveries).toContainEqual({ error: 'HTTP 302: redirects are not followed' });
  expect(new Set(receiver.received.map(({ delivery }) => delivery)).size).toBe(1);
  await must(app, 'mutation($id: UUID!) { deleteWebhook(id: $id) }', { id }, admin);
});

test('one that never replies delays no other, however much it has to hear', async () => {
  const order = await acceptedOrder(app, admin);
  const silent = new Receiver();
  const held: ServerResponse[] = [];
  silent.reply = (response) => void held.push(response);
  const dead = await makeWebhook(['orderChanged'], await silent.start());
  const alive = await makeWebhook(['orderChanged']);
  const note = 'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }';
  const notes = Array.from({ length: 12 }, (_, number) => ({ driverNotes: String(number) }));
  await Promise.all(notes.map((each) => must(app, note, { id: order, notes: each }, admin)));
  await until(() => receiver.received.length === 12);
  const heard = silent.received.length;
  for (const { id } of [dead, alive]) await must(app, 'mutation($id: UUID!) { deleteWebhook(id: $id) }', { id }, admin);
  for (const response of held) response.end();
  await silent.stop();
  // The wait for the first delivery goes on.
  expect(heard).toBeLessThanOrEqual(5);
});

test('a webhook that is switched off hears nothing; others hear only their events', async () => {
  const off = await makeWebhook(['inquirySubmitted']);
  const other = await makeWebhook(['orderDeleted']);
  const on = await makeWebhook(['inquirySubmitted']);
  await must(app, 'mutation($id: UUID!) { setWebhookActive(id: $id, active: false) }', { id: off.id }, admin);
  await submitInquiry(app);
  await until(async () => (await attempts(on.id)).some(({ ok }) => ok));
  expect(receiver.received).toHaveLength(1);
  expect(await attempts(off.id)).toEqual([]);
  expect(await attempts(other.id)).toEqual([]);
});

test.each([
  ['no address', 'firma.example/haak', 'url'],
  ['another protocol', 'ftp://firma.example/haak', 'url'],
  ['a password in it', 'https://kasutaja:parool@firma.example/haak', 'url'],
])('a target that is %s is refused', async (_what, url, field) => {
  const { errors } = await app.graphql(create, { input: { url, events: ['offerSent'] } }, admin);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('a target on the machine itself is refused when it is made', async () => {
  const { config } = app.deps;
  config.webhookAllowPrivate = false;
  for (const url of [target, 'http://localhost/x', 'http://[::1]/', 'http://10.0.0.1/', 'http://2130706433/']) {
    const { errors } = await app.graphql(create, { input: { url, events: ['offerSent'] } }, admin);
    expect(errors?.[0]).toMatchObject({
      message: 'Aadress peab olema avalikus internetis',
      extensions: { field: 'url' },
    });
  }
  config.webhookAllowPrivate = true;
});

describe('when something is sent', () => {
  const strict = { allowPrivate: false, timeoutMs: 5000 };
  test('a private target is refused also then', async () => {
    await expect(post(target, '{}', {}, strict)).rejects.toMatchObject({
      reason: { kind: 'notPublic', host: '127.0.0.1' },
    });
    expect(receiver.received).toEqual([]);
  });

  test('a slow one is given up', async () => {
    receiver.reply = () => undefined;
    await expect(post(target, '{}', {}, { allowPrivate: true, timeoutMs: 100 })).rejects.toMatchObject({
      reason: { kind: 'noReply', seconds: 0.1 },
    });
  });

  test('one that begins to reply and stays there is given up too', async () => {
    receiver.reply = (response) => void response.write('oota');
    await expect(post(target, '{}', {}, { allowPrivate: true, timeoutMs: 200 })).rejects.toMatchObject({
      reason: { kind: 'noReply', seconds: 0.2 },
    });
  });
});
