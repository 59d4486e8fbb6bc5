import { setTimeout as sleep } from 'node:timers/promises';
import { createBus, createPerson, must, startJobDocument, startedJob } from '../../testing/builders';
import type { Person } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { ensurePushKeys } from './pushKeys';
import { pushes } from './push';
import { PushService } from './pushService.fixture';

let app: TestApp;
let admin: string;
let bus: string;
let jaan: Person;
let token: string;
const service = new PushService();

beforeAll(async () => {
  await service.start();
  app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  admin = await app.login('admin');
  bus = await createBus(app, admin);
  jaan = await createPerson(app, admin);
  token = await app.login(jaan.username);
  service.senderKey = (await must<{ pushKey: string }>(app, '{ pushKey }', {}, token)).pushKey;
});
afterAll(async () => {
  await app.stop();
  await service.stop();
});

const save = (input: object, by = token) =>
  app.graphql('mutation($input: PushSubscriptionInput!) { savePushSubscription(input: $input) }', { input }, by);
const countPhones = async () => {
  const [row] = await app.deps.db.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from push_subscription',
  );
  return row?.count;
};
const waitFor = async (count: number) => {
  for (let tries = 0; service.arrived.length < count; tries += 1) {
    if (tries > 400) throw new Error(`only ${service.arrived.length} of ${count} arrived`);
    await sleep(25);
  }
  return service.arrived.map(({ phone, notice }) => `${phone}: ${notice.title}`);
};

test('a phone hears of each cause once, encrypted for it alone, until it is gone or signed out', async () => {
  const phone = service.subscribe('jaan');
  expect((await save(phone)).errors).toBeUndefined();
  expect((await save(phone)).errors).toBeUndefined();
  const id = await startedJob(app, admin, jaan.id, bus, 200);
  await waitFor(1);
  const [first] = service.arrived;
  expect(first).toMatchObject({ phone: 'jaan', topic: id.replaceAll('-', '') });
  expect(first?.notice).toMatchObject({ title: 'Uus sõit, palun kinnitage', lang: 'et', tag: id });
  expect(first?.notice.body).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d Tallinn – Tartu$/);
  expect(first?.claims.sub).toBe('mailto:logistik@bussiveod.example');
  expect(first?.ttl).toBe(12 * 3600);

  // Another driver takes the trip; a phone may have two addresses for a while.
  await must(app, 'mutation { setLanguage(language: en) { id } }', {}, token);
  await save(service.subscribe('former'));
  service.gone.add('former');
  const kati = await createPerson(app, admin);
  const input = { driver: kati.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(app, startJobDocument.replace('startJob', 'updateJob'), { id, input }, admin);
  expect(await waitFor(2)).toEqual(['jaan: Uus sõit, palun kinnitage', 'jaan: Trip taken back']);
  while ((await countPhones()) !== 1) await sleep(25);

  // The session ends, and the phone hears no more.
  await must(app, 'mutation { logout }', {}, token);
  expect(await countPhones()).toBe(0);
  token = await app.login(jaan.username);
});

test('the office tells all drivers of a day something, by e-mail and on their phones', async () => {
  service.arrived.length = 0;
  await save(service.subscribe('jaan2'));
  await startedJob(app, admin, jaan.id, bus, 300);
  await waitFor(1);
  const day = new Date(app.clock.now().getTime() + 300 * 3_600_000).toISOString().slice(0, 10);
  const tell = (text: string, on = day) =>
    app.graphql<{ tellDrivers: number }>(
      'mutation($day: LocalDate!, $text: String!) { tellDrivers(day: $day, text: $text) }',
      { day: on, text },
      admin,
    );
  expect((await tell(' ')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  expect((await tell('Tere', '2027-08-01')).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await tell('Sild on suletud, sõitke ringi.')).data).toEqual({ tellDrivers: 1 });
  expect(await waitFor(2)).toContain('jaan2: Message from the office');
  expect(service.arrived[1]?.notice.body).toBe('Sild on suletud, sõitke ringi.');
  expect((await app.mail(jaan.email, 'Sild on suletud')).subject).toContain('Message from the office');
  const { driverDay } = await must<{ driverDay: { notices: object[] } }>(
    app,
    '{ driverDay { notices { day text } } }',
    {},
    token,
  );
  expect(driverDay.notices).toEqual([{ day, text: 'Sild on suletud, sõitke ringi.' }]);
});

test('in the evening each phone is reminded of tomorrow, once', async () => {
  const start = new Date(app.clock.now().getTime() + 300 * 3_600_000);
  service.arrived.length = 0;
  app.clock.set(new Date(`${new Date(start.getTime() - 86_400_000).toISOString().slice(0, 10)}T17:30:00Z`));
  token = await app.login(jaan.username);
  await save(service.subscribe('jaan3'));
  service.arrived.length = 0;
  const push = pushes.require(app.deps);
  await push.remindOfTomorrow();
  await push.remindOfTomorrow();
  expect((await waitFor(2)).sort()).toEqual(['jaan2: You drive tomorrow', 'jaan3: You drive tomorrow']);
});

test('an address inside the house and a key that is none are refused', async () => {
  const phone = service.subscribe('other');
  const field = async (input: object) => (await save(input)).errors?.[0]?.extensions.field;
  expect(await field({ ...phone, p256dh: 'AAAA' })).toBe('p256dh');
  expect(await field({ ...phone, auth: 'AAAA' })).toBe('p256dh');
  expect(await field({ ...phone, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe('p256dh');
  expect(await field({ ...phone, endpoint: 'ftp://push.example/1' })).toBe('endpoint');
  const { config } = app.deps;
  config.webhookAllowPrivate = false;
  expect(await field(phone)).toBe('endpoint');
  expect(await field({ ...phone, endpoint: 'https://10.0.0.7/send' })).toBe('endpoint');
  config.webhookAllowPrivate = true;
});

test('keys whose seal does not open are made again, and phones subscribe again', async () => {
  const { db, config, clock } = app.deps;
  const { manager } = db.dataSource;
  const logged: unknown[] = [];
  const log = (...line: unknown[]) => void logged.push(line);
  const parts = { clock, logger: { debug: log, info: log, warn: log, error: log } };
  const before = await ensurePushKeys(manager, { ...parts, config });
  expect(before.publicKey).toBe(service.senderKey);
  const phones = await countPhones();
  expect([phones, logged]).toEqual([expect.any(Number), []]);
  const otherKey = { ...config, settingsKey: 'another key'.repeat(4) };
  const after = await ensurePushKeys(manager, { ...parts, config: otherKey });
  expect(after.publicKey).not.toBe(before.publicKey);
  expect(await countPhones()).toBe(0);
  expect(logged).toEqual([[expect.stringContaining('subscribe again'), { phones }]]);
});
