import type { Person } from '../../testing/builders';
import { createBus, createPerson, must, paide, startedJob, tallinn, tripKey } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createId } from '../../platform/ids';
import { forgetPositions } from './positions/forgetPositions';

let app: TestApp;
let admin: string;
let driver: Person;
let token: string;
let bus: string;
let orderId: string;
let key: string;
let start: number;

const MINUTE = 60_000;

beforeAll(async () => {
  app = await startTestApp({ POSITIONS: 'on' });
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  driver = await createPerson(app, admin, { firstname: 'Jaan' });
  bus = await createBus(app, admin, 'Setra');
  orderId = await startedJob(app, admin, driver.id, bus, 48);
  key = await tripKey(app, orderId);
  const [order] = await rows<{ starts_at: Date }>('select starts_at from "order"');
  start = order!.starts_at.getTime();
});
afterAll(() => app.stop());

const rows = <Row>(sql: string): Promise<Row[]> => app.deps.db.dataSource.query(sql);
const countPositions = async () =>
  (await rows<{ count: number }>('select count(*)::int as count from position'))[0]?.count;

/** Signs in again: a session does not live as long as the test. */
async function goTo(minutes: number): Promise<void> {
  app.clock.set(new Date(start + minutes * MINUTE));
  admin = await app.login('admin');
  token = await app.login(driver.username);
}

const act = async (kind: string, stop: number | null = null) => {
  const event = { id: createId(), kind, orderId, stop, phoneAt: app.clock.now().toISOString(), clockOffsetMs: 0 };
  const { sendTripEvents } = await must<{ sendTripEvents: { refusal: string | null }[] }>(
    app,
    'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { refusal } }',
    { input: { driverId: driver.id, events: [event] } },
    token,
  );
  expect(sendTripEvents).toEqual([{ refusal: null }]);
};

const nowMs = () => app.clock.now().getTime();

/** The reply to places of the driver's phone: its status and its words. */
async function sendPlaces(fixes: object[], order = orderId, as = token): Promise<[number, string?]> {
  const response = await app.fetch('/api/position', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
    body: JSON.stringify({ orderId: order, fixes }),
  });
  const text = await response.text();
  return text
    ? [response.status, (JSON.parse(text) as { error: { message: string } }).error.message]
    : [response.status];
}

interface Buses {
  places: { lat: number; lng: number; at: string }[];
  next: number | null;
  isAtStop: boolean;
  expectedAt: string | null;
}
const readBuses = async () =>
  (
    await must<{ busesOnRoad: Buses | null }>(
      app,
      'query($id: UUID!, $key: Key!) { busesOnRoad(id: $id, key: $key) { places { lat lng at } next isAtStop expectedAt } }',
      { id: orderId, key },
    )
  ).busesOnRoad;

interface Road {
  lateMin: number;
  isLate: boolean;
  touched: { kind: string; name: string; minutes: number; orderId: string | null; message: { text: string } | null }[];
  message: { text: string; email: string } | null;
  places: object[];
  trails: number[][][];
}
const readRoad = async () =>
  (
    await must<{ roadOfTrip: Road }>(
      app,
      `query($id: UUID!) { roadOfTrip(orderId: $id) { lateMin isLate message { text email } places { lat lng } trails
        touched { kind name minutes orderId message { text } } } }`,
      { id: orderId },
      admin,
    )
  ).roadOfTrip;

test('the phone sends its place on duty, and nobody sees it outside of the time of the trip', async () => {
  await goTo(-90);
  await act('dutyBegin');
  const here = () => ({ at: nowMs(), lat: tallinn.lat, lng: tallinn.lng });
  expect(await sendPlaces([here()])).toEqual([409, expect.stringMatching(/^Asukohta võetakse vastu tund enne/)]);
  expect([await readBuses(), await countPositions()]).toEqual([null, 0]);

  await goTo(-30);
  expect(await sendPlaces([here()])).toEqual([204]);
  expect(await readBuses()).toMatchObject({ next: 0, isAtStop: true, expectedAt: new Date(start).toISOString() });
  expect((await readBuses())?.places).toMatchObject([{ lat: tallinn.lat }]);

  const other = await createPerson(app, admin);
  const refused = async (fix: object, order = orderId, as = token) => (await sendPlaces([fix], order, as))[1];
  expect(await refused(here(), orderId, await app.login(other.username))).toBe('See ei ole teie sõit.');
  expect(await refused(here(), createId())).toBe('See ei ole teie sõit.');
  expect(await refused({ ...here(), at: nowMs() + 120_000 })).toBe('Asukoha aeg on tulevikus');
  expect(await refused({ ...here(), lat: 91 })).toBe('Sellist kohta Maal ei ole');
  expect(await refused({ ...paide, at: nowMs() + 30_000 })).toBe('Nii kiiresti buss ei sõida');
  expect(await refused({ at: 'eile', lat: 1, lng: 2 })).toBe('Asukohta ei saa lugeda');
  // A place that is sent again, or at once, is stored once.
  expect(await sendPlaces([here(), here(), { ...here(), at: nowMs() + 1000 }])).toEqual([204]);
  expect(await countPositions()).toBe(1);
});

test('a late trip tells whom it touches, with a message in the customer’s language', async () => {
  await goTo(-10);
  const next = await startedJob(app, admin, driver.id, bus, 0.5);
  await act('arrive', 0);
  await goTo(40);
  await act('leave', 0);
  const road = await readRoad();
  expect(road).toMatchObject({ lateMin: 40, isLate: true, message: { email: 'mari@rahvatants.example' } });
  expect(road.message?.text).toMatch(/Teie buss jõuab peatusesse Paide hinnanguliselt kell \d\d:\d\d\. Plaanis oli/);
  expect(road.touched).toMatchObject([{ kind: 'trip', orderId: next }, { kind: 'trip' }]);
  expect(road.touched[0]?.message?.text).toContain('Teie buss väljub peatusest Tallinn');
  const { today } = await must<{ today: { items: { kind: string; who: string; hours: number }[] } }>(
    app,
    '{ today(first: 50) { items { kind who hours } } }',
    {},
    admin,
  );
  expect(today.items.filter(({ kind }) => kind === 'late')).toMatchObject([{ who: 'Paide', hours: 2 / 3 }]);
  const { roadTimes } = await must<{ roadTimes: object[] }>(
    app,
    '{ roadTimes(from: "2026-11-05", to: "2026-11-05") { orderId leftAt arrivedAt lateMin } }',
    {},
    admin,
  );
  expect(roadTimes).toEqual([
    { orderId, leftAt: expect.stringMatching(/^2026-11-05T08:40:/), arrivedAt: null, lateMin: 40 },
  ]);
});

test('a tracker sends in OsmAnd’s form by its key; a flood is answered and stored once', async () => {
  await goTo(45);
  const make = async () =>
    (
      await must<{ makeTrackerKey: string }>(
        app,
        'mutation($id: UUID!) { makeTrackerKey(busId: $id) }',
        { id: bus },
        admin,
      )
    ).makeTrackerKey;
  const old = await make();
  const tracker = await make();
  const send = async (query: string, method = 'GET') => (await app.fetch(`/api/tracker?${query}`, { method })).status;
  const at = Math.floor(nowMs() / 1000);
  expect(await send(`id=${old}&lat=59.3&lon=24.9&timestamp=${at}`)).toBe(404);
  expect(await send(`id=${tracker}&lat=59.3&lon=24.9&timestamp=${at}&speed=12.5&bearing=90`)).toBe(200);
  expect(await send(`deviceid=${tracker}&lat=59.3&lon=24.9&timestamp=${nowMs() + 6000}`, 'POST')).toBe(200);
  expect(await send(`id=${tracker}&lat=xyz&lon=24.9`)).toBe(400);
  const statuses = await Promise.all(
    Array.from({ length: 130 }, () => send(`id=${tracker}&lat=59.3001&lon=24.9&timestamp=${at + 8}`)),
  );
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await countPositions()).toBe(3);
  expect((await readBuses())?.places).toMatchObject([{ lat: 59.3 }]);
  const readState = () =>
    must<{ busTracker: object | null }>(
      app,
      'query($id: UUID!) { busTracker(busId: $id) { lastAt } }',
      { id: bus },
      admin,
    );
  expect(await readState()).toMatchObject({ busTracker: { lastAt: expect.stringMatching(/^2026-11-05T08:45:/) } });
  await must(app, 'mutation($id: UUID!) { removeTrackerKey(busId: $id) }', { id: bus }, admin);
  expect([await readState(), await send(`id=${tracker}&lat=59.3&lon=24.9`)]).toEqual([{ busTracker: null }, 404]);

  await goTo(26 * 60);
  expect([await readBuses(), await countPositions()]).toEqual([null, 3]);
  expect(await readRoad()).toMatchObject({ places: [], trails: [] });
  await goTo(31 * 24 * 60);
  await forgetPositions(app.deps);
  expect(await countPositions()).toBe(0);
});
