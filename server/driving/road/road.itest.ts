import type { Person } from '../../testing/builders';
import {
  acceptedOrder,
  createBus,
  createPerson,
  must,
  paide,
  startedJob,
  startJobDocument,
  tallinn,
  tripKey,
} from '../../testing/builders';
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

interface ActOptions {
  stop?: number;
  of?: string;
  by?: Person;
}

const act = async (kind: string, { stop, of = orderId, by = driver }: ActOptions = {}) => {
  const event = { id: createId(), kind, orderId: of, stop, phoneAt: app.clock.now().toISOString(), clockOffsetMs: 0 };
  const { sendTripEvents } = await must<{ sendTripEvents: { refusal: string | null }[] }>(
    app,
    'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { refusal } }',
    { input: { driverId: by.id, events: [event] } },
    by === driver ? token : await app.login(by.username),
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
  touched: {
    kind: string;
    name: string;
    minutes: number;
    isLegal: boolean;
    orderId: string | null;
    remedyAt: string;
    message: { text: string } | null;
  }[];
  message: { text: string; email: string } | null;
  places: object[];
  trails: number[][][];
}
const readRoad = async (id = orderId) =>
  (
    await must<{ roadOfTrip: Road }>(
      app,
      `query($id: UUID!) { roadOfTrip(orderId: $id) { lateMin isLate message { text email } places { lat lng } trails
        touched { kind name minutes isLegal orderId remedyAt message { text } } } }`,
      { id },
      admin,
    )
  ).roadOfTrip;

test('the phone sends its place on duty, and nobody sees it outside of the time of the trip', async () => {
  await goTo(-90);
  await act('dutyBegin');
  const here = () => ({ at: nowMs(), lat: tallinn.lat, lng: tallinn.lng });
  expect(await sendPlaces([here()])).toEqual([409, expect.stringMatching(/^Asukohta võetakse vastu tund enne/)]);
  expect([await readBuses(), await countPositions()]).toEqual([null, 0]);

  // A place of a former trip, fresh as it is, is not one of this trip.
  const before = new Date(start - 61 * MINUTE).toISOString();
  await rows(`insert into position values ('${driver.id}', '${before}', 5900000, 2400000)`);
  await goTo(-59);
  expect(await readBuses()).toMatchObject({ places: [] });
  await rows('delete from position');

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
  await act('arrive', { stop: 0 });
  await goTo(40);
  await act('leave', { stop: 0 });
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
});

/** Everything that reads places, as server/driving/road/positions/readers.test.ts lists it. */
async function readEverywhere() {
  const { today, roadTimes } = await must<{
    today: { items: { kind: string; orderId: string }[] };
    roadTimes: object[];
  }>(
    app,
    '{ today(first: 50) { items { kind orderId } } roadTimes(from: "2026-11-05", to: "2026-11-06") { expectedEnd isLate } }',
    {},
    admin,
  );
  return {
    buses: await readBuses(),
    road: await readRoad(),
    late: today.items.filter((item) => item.kind === 'late' && item.orderId === orderId),
    times: roadTimes,
    triggers: await rows(`select tgname from pg_trigger where tgrelid = 'position'::regclass and not tgisinternal`),
  };
}

test('outside of its time nobody sees a place, and after 30 days none is left', async () => {
  const [order] = await rows<{ ends_at: Date }>(`select ends_at from "order" where id = '${orderId}'`);
  await goTo((order!.ends_at.getTime() - start) / MINUTE + 59);
  expect(await sendPlaces([{ at: nowMs(), lat: 59.31, lng: 24.9 }])).toEqual([204]);
  const { road } = await readEverywhere();
  expect(road).toMatchObject({ places: [{ lat: 59.31 }] });
  expect(road.trails).not.toEqual([]);

  await goTo((order!.ends_at.getTime() - start) / MINUTE + 61);
  const nothing = { places: [], trails: [], touched: [], message: null, isLate: false };
  expect(await readEverywhere()).toMatchObject({
    buses: null,
    road: nothing,
    late: [],
    times: [{ expectedEnd: null, isLate: false }],
    triggers: [],
  });
  const { personFile } = await must<{ personFile: string }>(
    app,
    'query($person: PersonInput!) { personFile(person: $person) }',
    { person: { kind: 'user', value: driver.id } },
    admin,
  );
  // A person may ask for the own places, and has them by the file alone.
  const { positions } = JSON.parse(personFile) as { positions: { source_id: string }[] };
  expect(new Set(positions.map(({ source_id: of }) => of))).toEqual(new Set([driver.id]));

  await goTo(31 * 24 * 60);
  const now = app.clock.now().toISOString();
  await rows(`insert into position select gen_random_uuid(), timestamptz '${now}' - random() * interval '29 days', 0, 0
    from generate_series(1, 20000)`);
  await rows('analyze position');
  // Of the many that stay, in no order on disk, next to none is read.
  const read = await app.deps.db.dataSource.transaction(async (manager) => {
    await forgetPositions({
      clock: app.clock,
      db: { ...app.deps.db, dataSource: { manager } as typeof app.deps.db.dataSource },
    });
    const counts: { read: string }[] = await manager.query(
      `select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'position'`,
    );
    return Number(counts[0]?.read);
  });
  expect(read).toBeLessThan(100);
  expect(await countPositions()).toBe(20_000);
});

test('each driver is judged by the own seat and day, on whichever trip that began', async () => {
  await goTo(40 * 24 * 60);
  const kati = await createPerson(app, admin, { firstname: 'Kati' });
  const early = await startedJob(app, admin, driver.id, bus, 1);
  const late = await acceptedOrder(app, admin, 9);
  const crew = { driver: driver.id, otherDrivers: [kati.id], bus, otherBuses: [await createBus(app, admin, 'Volvo')] };
  await must(
    app,
    startJobDocument,
    { id: late, input: { ...crew, overlapReason: 'Test', hoursReason: 'Test' } },
    admin,
  );
  const begin = nowMs();
  await act('dutyBegin', { of: early });
  await goTo(40 * 24 * 60 + 11 * 60);
  await act('leave', { of: late, stop: 0 });
  // Two drivers, each alone in a bus: 13 hours are long, and 15 the most.
  const remedyAt = expect.stringContaining(new Date(begin + 15 * 60 * MINUTE).toISOString().slice(0, 16));
  expect((await readRoad(late)).touched).toMatchObject([{ kind: 'duty', name: 'Jaan', isLegal: true, remedyAt }]);

  const [order] = await rows<{ ends_at: Date }>(`select ends_at from "order" where id = '${late}'`);
  await goTo((order!.ends_at.getTime() - start) / MINUTE + 5);
  await act('dutyEnd', { of: late, by: kati });
  expect(await readRoad(late)).toMatchObject({ isLate: true });
  await act('dutyEnd', { of: late });
  expect(await readRoad(late)).toMatchObject({ isLate: false, touched: [] });
});
