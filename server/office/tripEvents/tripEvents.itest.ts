import { createBus, createPerson, must, startJobDocument, startedJob } from '../../testing/builders';
import type { Person } from '../../testing/builders';
import { createId } from '../../platform/ids';
import { issueInvoice } from '../payments/payments.fixture';
import { startTestApp } from '../../testing/testApp';
import type { TestApp } from '../../testing/testApp';

// A driver's phone sends what was recorded without a signal.

let app: TestApp;
let admin: string;
let bus: string;
let jaan: Person;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  bus = await createBus(app, admin);
  jaan = await createPerson(app, admin);
  token = await app.login(jaan.username);
});
afterAll(() => app.stop());

const MINUTE = 60_000;
type Act = Record<string, unknown> & { id: string };
const act = (orderId: string, kind: string, minutes: number, more: object = {}): Act => ({
  id: createId(),
  orderId,
  kind,
  phoneAt: new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString(),
  clockOffsetMs: 0,
  ...more,
});
const send = (events: Act[], by = token, driverId = jaan.id) =>
  app.graphql<{ sendTripEvents: { id: string; refusal: string | null }[] }>(
    'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { id refusal } }',
    { input: { driverId, events } },
    by,
  );
const refusals = async (events: Act[]) => (await send(events)).data.sendTripEvents.map(({ refusal }) => refusal);
const readEvents = async (orderId: string) =>
  (
    await must<{ tripEvents: { kind: string; stop: number | null; amount: number | null; at: string }[] }>(
      app,
      'query($orderId: UUID!) { tripEvents(orderId: $orderId) { kind stop amount at } }',
      { orderId },
      admin,
    )
  ).tripEvents;

test('a day that was recorded without a signal counts once and in order, whatever the line does', async () => {
  const id = await startedJob(app, admin, jaan.id, bus, 26);
  const before = await must<{ driverDay: object; myTripsAround: { id: string }[] }>(
    app,
    '{ driverDay { at driver { id } activities { kind } headroom { drivingToday } events { id } passengers { names } } myTripsAround { id } }',
    {},
    token,
  );
  expect(before).toMatchObject({ driverDay: { driver: { id: jaan.id }, events: [] }, myTripsAround: [{ id }] });
  app.clock.set(new Date(app.clock.now().getTime() + 40 * 60 * MINUTE));
  // The clock of the phone is two hours ahead.
  const ahead = { clockOffsetMs: -120 * MINUTE };
  const day = [
    act(id, 'confirm', -720 + 120, ahead),
    act(id, 'dutyBegin', -600 + 120, ahead),
    act(id, 'arrive', -580 + 120, { ...ahead, stop: 0 }),
    act(id, 'people', -579 + 120, { ...ahead, amount: 38 }),
    act(id, 'leave', -570 + 120, { ...ahead, stop: 0 }),
    act(id, 'dutyEnd', -60, {}),
    act(id, 'report', -50, { report: { wentWell: true, comment: 'Tore seltskond', hours: [9] } }),
  ];
  // Twice at the same moment, then once more, the last part first.
  const replies = await Promise.all([send(day), send(day)]);
  for (const { data } of replies)
    expect(data.sendTripEvents).toEqual(day.map((each) => ({ id: each.id, refusal: null })));
  expect(await refusals([...day].reverse())).toEqual(day.map(() => null));

  const events = await readEvents(id);
  expect(events.map(({ kind }) => kind)).toEqual(day.map(({ kind }) => kind));
  const now = app.clock.now().getTime();
  expect(Math.round((now - Date.parse(events[1]!.at)) / MINUTE)).toBe(600);
  const { order } = await must<{ order: { job: object } }>(
    app,
    'query($id: UUID!) { order(id: $id) { job { confirmation feedback { hours comment } } } }',
    { id },
    admin,
  );
  expect(order.job).toEqual({ confirmation: 'accepted', feedback: [{ hours: [9], comment: 'Tore seltskond' }] });
});

test('the office has the last word, and the phone hears why', async () => {
  const kati = await createPerson(app, admin);
  const id = await startedJob(app, admin, jaan.id, bus, 200);
  expect(await refusals([act(id, 'arrive', 0, { stop: 3 })])).toEqual(['Sellist peatust teekonnal enam ei ole.']);
  expect(await refusals([act(id, 'dutyBegin', -31 * 24 * 60)])).toEqual([
    'Vajutus jõudis kohale rohkem kui 30 päeva hiljem.',
  ]);
  // A moment that is still ahead is now.
  expect(await refusals([act(id, 'odometer', 90, { amount: 412_345 })])).toEqual([null]);
  const [reading] = await readEvents(id);
  expect(Date.parse(reading!.at)).toBeLessThanOrEqual(app.clock.now().getTime());

  const input = { driver: kati.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(app, startJobDocument.replace('startJob', 'updateJob'), { id, input }, admin);
  const late = act(id, 'leave', 0, { stop: 0 });
  expect(await refusals([late, late])).toEqual(Array(2).fill('Sõit on antud teisele juhile.'));
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
  expect(await refusals([late, act(id, 'leave', 0, { stop: 0 })])).toEqual([
    'Sõit on antud teisele juhile.',
    'Sõit on ära jäetud. Teie vajutus jäi kirja, aga ei loe.',
  ]);
  expect((await readEvents(id)).map(({ kind }) => kind)).toEqual(['odometer']);

  expect(await refusals([act(createId(), 'seen', 0)])).toEqual(['Tellimust ei leitud']);
  // Another driver's session does not send for this one, nor take over an id.
  const other = await app.login(kati.username);
  expect((await send([act(id, 'seen', 0)], other)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const stolen = await send([late], other, kati.id);
  expect(stolen.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('a defect and cash from the road count once, with their own moment', async () => {
  const id = await startedJob(app, admin, jaan.id, bus, 260);
  const words = { busId: bus, note: 'Parem pidurituli ei põle', mayNotDrive: true };
  const defect = act(id, 'defect', -90, words);
  // From a page that does not name the bus yet.
  const former = act(id, 'defect', -80, { note: 'Rehv' });
  expect(await refusals([defect, defect, former, act(id, 'defect', 0, { note: ' ' })])).toEqual([
    null,
    null,
    null,
    'Palun kirjutage, mis on katki',
  ]);
  const { defects } = await must<{ defects: { text: string; reportedAt: string }[] }>(
    app,
    'query($bus: UUID) { defects(busId: $bus) { text mayNotDrive reportedAt } }',
    { bus },
    admin,
  );
  expect(defects).toMatchObject([
    { text: words.note, mayNotDrive: true },
    { text: 'Rehv', mayNotDrive: false },
  ]);
  expect(Math.round((app.clock.now().getTime() - Date.parse(defects[0]!.reportedAt)) / MINUTE)).toBe(90);

  const invoice = await issueInvoice(app, { cents: 4_000 });
  await app.deps.db.dataSource.query(
    `insert into invoice_trip (invoice_id, order_id, part, percent, holds) values ($1, $2, 'prepayment', 40, true)`,
    [invoice.id, id],
  );
  const cash = act(id, 'cash', -30, { amount: 50.5 });
  expect(await Promise.all([refusals([cash]), refusals([cash])])).toEqual([[null], [null]]);
  expect(await refusals([cash, act(id, 'cash', 0, { amount: 0 })])).toEqual([
    null,
    'Sellist summat ei saa kirja panna.',
  ]);
  const { handPayments } = await must<{ handPayments: object[] }>(
    app,
    '{ handPayments { id source amount rest receiptNumber madeBy parts { amount } } }',
    {},
    admin,
  );
  expect(handPayments).toEqual([
    {
      id: cash.id,
      source: 'cash',
      amount: 50.5,
      rest: 10.5,
      receiptNumber: 1,
      madeBy: 'Jaan',
      parts: [{ amount: 40 }],
    },
  ]);
  expect((await app.mail('arved@kool.example', 'Kviitung nr 1')).subject).toContain('Kviitung nr 1');
});

test('the pack has the ways, the documents and 57 days', async () => {
  const { driverPack } = await must<{
    driverPack: {
      routes: { path: number[][]; legs: { towns: string[]; distanceKm: number }[] }[];
      papers: object[];
      past: { date: string; driving: number; begin: string | null }[];
    };
  }>(
    app,
    '{ driverPack { routes { path legs { towns distanceKm durationMin } notes } papers { busName kind ends } past { date begin end driving work titles } } }',
    {},
    token,
  );
  expect(driverPack.past).toHaveLength(57);
  expect(driverPack.past.map(({ date }) => date)).toEqual(
    driverPack.past
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  // The day that was driven and reported above.
  expect(driverPack.past.filter(({ begin }) => begin !== null).map(({ driving }) => driving > 0)).toContain(true);
  for (const { path, legs } of driverPack.routes) {
    expect(legs).toHaveLength(2);
    expect(path.length).toBeLessThanOrEqual(200);
    expect(legs[0]?.distanceKm).toBeGreaterThan(80);
  }
});
