import ICAL from 'ical.js';
import type { Person } from '../../testing/builders';
import {
  createBus,
  createException,
  createPerson,
  createArrangement,
  inquiry,
  jobOn,
  must,
  startJobDocument,
  submitInquiry,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

// Reads the feed with a library that did not write it.

let app: TestApp;
let admin: string;
let jaan: Person;
let liis: Person;
let jaanToken: string;
let bus: string;
let feed: string;

async function makeFeed(token: string, userId?: string): Promise<string> {
  const { createCalendarFeed } = await must<{ createCalendarFeed: string }>(
    app,
    'mutation($userId: UUID) { createCalendarFeed(userId: $userId) }',
    { userId },
    token,
  );
  expect(createCalendarFeed).toMatch(/^http:\/\/portal\.example\/api\/calendar\/[\w-]{43}\.ics$/);
  return createCalendarFeed.slice('http://portal.example'.length);
}

/** The calendar at an address, by the summary and local day of each event. */
async function events(path: string): Promise<Map<string, ICAL.Event>> {
  const response = await app.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const found = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return new Map(found.map((event) => [`${event.summary} ${event.startDate.toString().slice(0, 10)}`, event]));
}

const findStatus = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue('status');
const times = (event: ICAL.Event | undefined) =>
  event && [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString());

const job = (depart: string, driver: Person): Promise<string> => {
  const middle = new Date(Date.parse(depart) + 2 * 3_600_000).toISOString();
  return jobOn(app, admin, [depart, middle], { driver: driver.id, bus });
};

const occurrence = (fields: object): Promise<string> =>
  createArrangement(app, admin, { durationMin: 40, driver: jaan.id, ...fields });

const exception = (arrangementId: string, date: string, input: object) =>
  createException(app, admin, arrangementId, date, input);

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-10-01T09:00:00Z');
  admin = await app.login('admin');
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  liis = await createPerson(app, admin, { firstname: 'Liis' });
  jaanToken = await app.login(jaan.username);
  bus = await createBus(app, admin, 'Setra; 515, ž');
  feed = await makeFeed(jaanToken);
});
afterAll(() => app.stop());

test('an own job, from waiting to taken back, deleted or given to another', async () => {
  const given = await job('2026-10-10T08:00:00+03:00', jaan);
  const deleted = await job('2026-10-12T08:00:00+03:00', jaan);
  await job('2026-10-14T08:00:00+03:00', liis);
  const before = await events(feed);
  expect([...before.keys()].sort()).toEqual([
    'Tallinn - Paide - Tartu 2026-10-10',
    'Tallinn - Paide - Tartu 2026-10-12',
  ]);
  const waiting = before.get('Tallinn - Paide - Tartu 2026-10-10');
  expect([findStatus(waiting), waiting?.location, waiting?.startDate.zone.tzid]).toEqual([
    'TENTATIVE',
    'Tallinn, Viru väljak 4',
    'Europe/Tallinn',
  ]);
  expect(times(waiting)?.[0]).toBe('2026-10-10T05:00:00.000Z');
  expect(waiting?.description).toContain('Buss: Setra; 515, ž\n08:00 Tallinn, Viru väljak 4');
  expect(waiting?.component.getFirstPropertyValue('url')).toBe(
    `http://portal.example/portal/platform/job/${given.toUpperCase()}`,
  );

  const link = (await app.mail(jaan.email, 'Uus töö')).links.find(({ searchParams }) =>
    searchParams.has('confirmation_key'),
  );
  await must(app, 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: true) }', {
    id: link?.searchParams.get('id'),
    key: link?.searchParams.get('confirmation_key'),
  });
  expect([...(await events(feed)).values()].map(findStatus)).toContain('CONFIRMED');

  const updateJob = 'mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }';
  await must(app, updateJob, { id: given, input: { driver: liis.id, bus, overlapReason: 'Test' } }, admin);
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: deleted }, admin);
  const after = await events(feed);
  for (const [key, event] of after) {
    expect([key, findStatus(event)]).toEqual([key, 'CANCELLED']);
    expect(event.uid).toBe(before.get(key)?.uid);
    expect([event.description ?? '', event.location ?? '']).toEqual(['', '']);
    expect(event.sequence).toBeGreaterThan(before.get(key)?.sequence ?? Infinity);
  }
  expect(after.size).toBe(2);
});

test('days of occurrences with their exceptions, on both nights when clocks change', async () => {
  const school = { name: 'Koolibuss', weekdays: [4], firstDay: '2026-10-08', lastDay: '2026-10-29', depart: '08:00' };
  const id = await occurrence(school);
  await exception(id, '2026-10-15', { driver: liis.id });
  await exception(id, '2026-10-22', { runs: false });
  await exception(id, '2026-10-29', { depart: '09:30', description: 'Teine tee' });
  const night = { weekdays: [7], durationMin: 40, depart: '03:30' };
  await occurrence({ ...night, name: 'Sügisöö', firstDay: '2026-10-25', lastDay: '2026-10-25' });
  await occurrence({ ...night, name: 'Kevadöö', firstDay: '2027-03-28', lastDay: '2027-03-28' });

  const own = await events(feed);
  const state = (key: string) => findStatus(own.get(key));
  expect(state('Koolibuss 2026-10-08')).toBe('CONFIRMED');
  expect(state('Koolibuss 2026-10-15')).toBe('CANCELLED');
  expect(state('Koolibuss 2026-10-22')).toBe('CANCELLED');
  expect(times(own.get('Koolibuss 2026-10-29'))).toEqual(['2026-10-29T07:30:00.000Z', '2026-10-29T08:10:00.000Z']);
  expect(own.get('Koolibuss 2026-10-29')?.description).toBe('Teine tee');
  // The first of the two 03:30, and an end that would read as before its beginning.
  expect(times(own.get('Sügisöö 2026-10-25'))).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:10:00.000Z']);
  expect(times(own.get('Kevadöö 2027-03-28'))).toEqual(['2027-03-28T01:30:00.000Z', '2027-03-28T02:10:00.000Z']);

  const others = await events(await makeFeed(admin, liis.id));
  expect(findStatus(others.get('Koolibuss 2026-10-15'))).toBe('CONFIRMED');
  expect(others.has('Koolibuss 2026-10-08')).toBe(false);

  await must(app, 'mutation($id: UUID!) { deleteArrangement(id: $id) }', { id }, admin);
  const afterwards = await events(feed);
  const kept = own.get('Koolibuss 2026-10-08');
  const deleted = afterwards.get('Koolibuss 2026-10-08');
  expect([findStatus(deleted), deleted?.uid]).toEqual(['CANCELLED', kept?.uid]);
  expect(deleted?.sequence).toBeGreaterThan(kept?.sequence ?? Infinity);
  expect(findStatus(afterwards.get('Sügisöö 2026-10-25'))).toBe('CONFIRMED');
});

test('each change of an exception is a newer event', async () => {
  const id = await occurrence({
    name: 'Turg',
    weekdays: [6],
    firstDay: '2026-10-17',
    lastDay: '2026-10-17',
    depart: '08:00',
  });
  const now = async () => {
    const event = (await events(feed)).get('Turg 2026-10-17');
    return { sequence: event?.sequence ?? 0, at: String(event?.component.getFirstPropertyValue('dtstamp')) };
  };
  const states = [await now()];
  app.clock.set('2026-10-02T09:00:00Z');
  const change = await exception(id, '2026-10-17', { depart: '09:00' });
  states.push(await now());
  app.clock.set('2026-10-03T09:00:00Z');
  const update = 'mutation($id: UUID!) { updateArrangementException(id: $id, input: { depart: "09:30" }) { id } }';
  await must(app, update, { id: change }, admin);
  states.push(await now());
  app.clock.set('2026-10-04T09:00:00Z');
  await must(app, 'mutation($id: UUID!) { deleteArrangementException(id: $id) }', { id: change }, admin);
  states.push(await now());
  const [first = 0] = states.map(({ sequence }) => sequence);
  expect(states.map(({ sequence }) => sequence - first)).toEqual([0, 1, 2, 3]);
  expect(states.map(({ at }) => at.slice(0, 10))).toEqual(['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04']);
  app.clock.set('2026-10-01T09:00:00Z');
});

test('no money is in it', async () => {
  const id = await submitInquiry(app, inquiry(app, 24 * 20));
  await must(
    app,
    'mutation($id: UUID!) { answerOrder(id: $id, price: 987.65, vatRate: 24, note: "Salajane") { id } }',
    { id },
    admin,
  );
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  await must(app, startJobDocument, { id, input: { driver: jaan.id, bus, overlapReason: 'Test' } }, admin);
  const text = await (await app.fetch(feed)).text();
  expect(text).toContain('2026-10-21'.replaceAll('-', ''));
  expect(text).not.toMatch(/987[.,]?65|Salajane|€|oie@|55512345/);
});

test('an unchanged calendar is not sent again', async () => {
  const response = await app.fetch(feed);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const etag = response.headers.get('etag') ?? '';
  expect((await app.fetch(feed, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(
    304,
  );
  await job('2026-10-26T08:00:00+02:00', jaan);
  expect((await app.fetch(feed, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).status).toBe(
    200,
  );
});

test('the address is a secret that can be renewed, revoked, and dies with its user', async () => {
  const state = async (token: string, userId?: string) =>
    app.graphql<{ calendarFeed: object | null }>(
      'query($userId: UUID) { calendarFeed(userId: $userId) { createdAt } }',
      { userId },
      token,
    );
  expect((await state(admin, jaan.id)).data.calendarFeed).toEqual({ createdAt: expect.any(String) });
  expect((await state(jaanToken, liis.id)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const stored: { key_hash: string }[] = await app.deps.db.dataSource.query('select key_hash from calendar_feed');
  expect(stored.filter(({ key_hash }) => feed.includes(key_hash))).toEqual([]);

  const renewed = await makeFeed(jaanToken);
  expect((await app.fetch(feed)).status).toBe(404);
  expect((await app.fetch(renewed)).status).toBe(200);
  await must(app, 'mutation { revokeCalendarFeed }', {}, jaanToken);
  expect((await app.fetch(renewed)).status).toBe(404);
  expect((await state(jaanToken)).data.calendarFeed).toBeNull();

  const last = await makeFeed(admin, jaan.id);
  const hide = (hidden: boolean) =>
    must(
      app,
      'mutation($id: UUID!, $hidden: Boolean!) { setUserHidden(id: $id, hidden: $hidden, confirmed: true) { id } }',
      { id: jaan.id, hidden },
      admin,
    );
  await hide(true);
  expect((await app.fetch(last)).status).toBe(404);
  const again = await app.graphql(
    'mutation($userId: UUID) { createCalendarFeed(userId: $userId) }',
    { userId: jaan.id },
    admin,
  );
  expect(again.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  await hide(false);
  expect((await app.fetch(last)).status).toBe(404);
});

test('the secret is not in the log', async () => {
  const path = await makeFeed(admin, liis.id);
  const info = jest.spyOn(app.deps.log, 'info');
  // The line is written once the reply has left, so perhaps after the reply is here.
  const written = new Promise((resolve) => {
    info.mockImplementation((...line) => {
      if (JSON.stringify(line).includes('/api/calendar/')) resolve(line);
    });
  });
  expect((await app.fetch(path)).status).toBe(200);
  expect(await written).toEqual(['request', expect.objectContaining({ path: '/api/calendar/…', status: 200 })]);
  expect(JSON.stringify(info.mock.calls)).not.toContain(path.slice('/api/calendar/'.length, -'.ics'.length));
  info.mockRestore();
});

test('guessing secrets is stopped, also many at once: 60 in ten minutes and no more', async () => {
  await app.deps.db.dataSource.query('delete from rate_limit');
  const tries = Array.from({ length: 90 }, () => app.fetch('/api/calendar/aaaa.ics'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([...Array<number>(60).fill(404), ...Array<number>(30).fill(429)]);
});
