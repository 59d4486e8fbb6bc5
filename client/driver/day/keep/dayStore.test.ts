import 'fake-indexeddb/auto';
import { deserialize, serialize } from 'node:v8';
import { IDBFactory, forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { DriverDayQuery, TripEventsInput } from '../../../generated/plain';
import { transport } from '../../../lib/request/request';
import { openDayDatabase } from './dayDatabase';
import { countUnsent, describeRoute } from './dayState';
import { DayStore } from './dayStore';

// A phone with its database, and a server that applies each act once (server/office/tripEvents).

const MINUTE = 60_000;
const BEGIN = Date.parse('2026-12-05T06:00:00Z');
type Trip = DriverDayQuery['myTripsAround'][number];
type Sent = TripEventsInput['events'][number];

function makeTrip(id: string, cities: readonly string[]): Trip {
  const at = (hours: number) => new Date(BEGIN + hours * 60 * MINUTE).toISOString();
  const place = { lat: 59, lng: 25, address: 'Keskväljak', arrive: null };
  return {
    id,
    start: at(0),
    end: at(8),
    stops: cities.map((city, index) => ({ ...place, city, depart: at(index) })),
    job: { tripNumber: 1, drivers: [], buses: [], feedback: [] },
  } as unknown as Trip;
}

/** The true moment; the phone's own clock is beside it, and its running clock goes on whatever a person sets. */
const time = { now: BEGIN, phoneIsAhead: 0 };
const pass = (minutes: number) => (time.now += minutes * MINUTE);
let isOnline = true;
let trips: Trip[] = [];
let counted: { id: string; kind: string; stop: number | null; at: number }[] = [];
const lastOpened = () => opening.mock.results.at(-1)?.value as IDBOpenDBRequest;
let opening: jest.SpyInstance;

function applyAct({ id, kind, orderId, stop, phoneAt, clockOffsetMs }: Sent) {
  const trip = trips.find((each) => each.id === orderId);
  if (!trip) return { id, refusal: 'Sõit on antud teisele juhile.' };
  if ((stop ?? 0) >= trip.stops.length) return { id, refusal: 'Sellist peatust teekonnal enam ei ole.' };
  const at = Date.parse(phoneAt as string) + clockOffsetMs;
  if (!counted.some((each) => each.id === id)) counted.push({ id, kind, stop: stop ?? null, at });
  return { id, refusal: null };
}

function readDay(): DriverDayQuery {
  const at = new Date(time.now).toISOString();
  const events = counted.map((each) => ({ ...each, at: new Date(each.at).toISOString(), orderId: 'a', amount: null }));
  const driver = { id: 'jaan', firstname: 'Jaan', lastname: 'Tamm' };
  const driverDay = { at, driver, activities: [], headroom: { at }, events, notices: [], passengers: [] };
  return { driverDay, myTripsAround: trips } as unknown as DriverDayQuery;
}

beforeEach(() => {
  globalThis.structuredClone ??= (value: unknown) => deserialize(serialize(value)) as never;
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  Object.assign(time, { now: BEGIN, phoneIsAhead: 0 });
  isOnline = true;
  trips = [makeTrip('a', ['Tallinn', 'Paide', 'Tartu'])];
  counted = [];
  opening = jest.spyOn(IDBFactory.prototype, 'open');
  jest.spyOn(Date, 'now').mockImplementation(() => time.now + time.phoneIsAhead);
  jest.spyOn(performance, 'now').mockImplementation(() => time.now - BEGIN);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  transport.post = async (body) => {
    const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: object };
    if (operationName === 'DriverDay') return { data: readDay() };
    if (operationName !== 'SendTripEvents') throw new TypeError('Failed to fetch');
    const { events } = (variables as { input: TripEventsInput }).input;
    return { data: { sendTripEvents: (events as Sent[]).map(applyAct) } };
  };
});
afterEach(() => jest.restoreAllMocks());

async function openPhone(): Promise<DayStore> {
  const store = new DayStore();
  await store.open();
  await store.exchange();
  return store;
}
const arrive = (store: DayStore, stop: number) => store.act({ kind: 'arrive', orderId: 'a', stop });
const leave = (store: DayStore, stop: number) => store.act({ kind: 'leave', orderId: 'a', stop });
const listCounted = () => counted.map(({ kind, stop }) => `${kind} ${stop}`);

it('puts the day and all acts back when the browser takes the storage away between two acts', async () => {
  for (const isTold of [true, false]) {
    globalThis.indexedDB = new IDBFactory();
    counted = [];
    isOnline = true;
    const store = await openPhone();
    isOnline = false;
    await store.act({ kind: 'defect', orderId: 'a', note: 'Tuli', photo: new Blob(['tuli']) });
    await arrive(store, 0);
    const { result: taken } = lastOpened();
    globalThis.indexedDB = new IDBFactory();
    // A browser says so, and Safari may not.
    if (isTold) forceCloseDatabase(taken as never);
    else taken.close();
    expect(await leave(store, 0)).toBe(true);
    const { acts, unsentPhotos, kept } = store.getState();
    expect([acts.map(({ kind }) => kind), unsentPhotos.length, kept?.driverId]).toEqual([
      ['defect', 'arrive', 'leave'],
      1,
      'jaan',
    ]);
    isOnline = true;
    await store.exchange();
    expect(listCounted()).toEqual(['defect null', 'arrive 0', 'leave 0']);
  }
});

it('says how many acts are lost when the storage was taken while the page was closed, and shows what the server knows', async () => {
  const former = await openPhone();
  await arrive(former, 0);
  await former.exchange();
  isOnline = false;
  await leave(former, 0);
  await arrive(former, 1);
  globalThis.indexedDB = new IDBFactory();
  isOnline = true;
  const store = await openPhone();
  const { lost, events, kept } = store.getState();
  expect([lost, events.map(({ kind }) => kind), kept?.day.myTripsAround.length]).toEqual([2, ['arrive'], 1]);
  store.forgetLost();
  expect((await openPhone()).getState().lost).toBe(0);
});

it('says so when the browser keeps nothing at all', async () => {
  opening.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect((await openPhone()).getState()).toMatchObject({ isOpened: true, line: 'closed', hasNoStorage: true });
});

it('leaves a full storage as it is and records the act on the next tap', async () => {
  const store = await openPhone();
  isOnline = false;
  const full = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([await arrive(store, 0), store.getState().hasFailed]).toEqual([false, true]);
  full.mockRestore();
  expect([await arrive(store, 0), store.getState().hasFailed, countUnsent(store.getState())]).toEqual([true, false, 1]);
});

it('keeps true moments when the clock is two hours ahead and is corrected in between', async () => {
  time.phoneIsAhead = 120 * MINUTE;
  const store = await openPhone();
  isOnline = false;
  pass(10);
  await arrive(store, 0);
  pass(5);
  time.phoneIsAhead = 0;
  await leave(store, 0);
  pass(60);
  await arrive(store, 1);
  isOnline = true;
  await store.exchange();
  expect(counted.map(({ at }) => (at - BEGIN) / MINUTE)).toEqual([10, 15, 75]);
});

it('shows the same day on two phones of one driver, each act once', async () => {
  const first = await openPhone();
  globalThis.indexedDB = new IDBFactory();
  const second = await openPhone();
  isOnline = false;
  pass(1);
  await arrive(first, 0);
  pass(1);
  await leave(second, 0);
  pass(1);
  await arrive(first, 1);
  isOnline = true;
  for (const phone of [second, first, second]) await phone.refresh();
  const shown = [first, second].map((phone) => phone.getState().events.map(({ kind, stop }) => `${kind} ${stop}`));
  expect(shown).toEqual(Array(2).fill(['arrive 0', 'leave 0', 'arrive 1']));
  expect(counted).toHaveLength(3);
});

it('shows a trip that was moved or taken away meanwhile, and why its acts do not count', async () => {
  const store = await openPhone();
  isOnline = false;
  await arrive(store, 0);
  await arrive(store, 2);
  trips = [makeTrip('a', ['Tallinn', 'Rakvere'])];
  isOnline = true;
  await store.refresh();
  const { acts, kept, events } = store.getState();
  expect(acts.map(({ state, refusal }) => [state, refusal])).toEqual([
    ['taken', undefined],
    ['refused', 'Sellist peatust teekonnal enam ei ole.'],
  ]);
  expect(events).toHaveLength(1);
  expect(kept?.seenRoutes['a']).not.toBe(describeRoute(trips[0]!));
  isOnline = false;
  await leave(store, 0);
  trips = [];
  isOnline = true;
  await store.refresh();
  expect(store.getState().kept?.day.myTripsAround).toEqual([]);
  expect(store.getState().acts.at(-1)).toMatchObject({ state: 'refused', refusal: 'Sõit on antud teisele juhile.' });
});

it('finds the acts that a former version of the page has kept', async () => {
  const former = await openDB('driver-day', 1, {
    upgrade(database) {
      database.createObjectStore('days', { keyPath: 'driverId' });
      database.createObjectStore('acts', { keyPath: 'seq', autoIncrement: true }).createIndex('driverId', 'driverId');
      database.createObjectStore('phone');
    },
  });
  await former.add('acts', { id: 'a1', driverId: 'jaan', kind: 'confirm', state: 'waiting' });
  former.close();
  const database = await openDayDatabase(() => undefined);
  expect(await database.getAllFromIndex('acts', 'driverId', 'jaan')).toMatchObject([{ id: 'a1', state: 'waiting' }]);
  expect([...database.objectStoreNames]).toContain('photos');
});
