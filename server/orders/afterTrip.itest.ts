import { orderHappened } from './lifecycle/orderEvents';
import type { Person } from '../testing/builders';
import { createBus, createPerson, inquiry, must, startJobDocument, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import type { AnnouncedEvent } from './lifecycle/orderEvents';

// A job from its trip's end on: feedback, the archive and the way back. The model test covers the statuses.

let app: TestApp;
let admin: string;
let jaan: Person;
let liis: Person;
let bus: string;
/** The messages to people, in order. */
let announced: AnnouncedEvent[] = [];

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  liis = await createPerson(app, admin, { firstname: 'Liis' });
  bus = await createBus(app, admin);
  app.deps.events.subscribe(orderHappened, (event) => {
    if (event.type !== 'changed' && event.type !== 'recorded') announced.push(event);
    return [];
  });
});
afterAll(() => app.stop());

async function accepted(inHours = 2): Promise<string> {
  const id = await submitInquiry(app, inquiry(app, inHours));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}
const assignment = (...drivers: Person[]) => {
  const [driver, ...otherDrivers] = drivers.map(({ id }) => id);
  return { driver, otherDrivers, bus, overlapReason: 'Test', hoursReason: 'Test' };
};
const startJob = (id: string, ...drivers: Person[]) =>
  must(app, startJobDocument, { id, input: assignment(...drivers) }, admin);
const updateJob = (id: string, ...drivers: Person[]) =>
  must(app, startJobDocument.replaceAll('startJob', 'updateJob'), { id, input: assignment(...drivers) }, admin);
async function job(...drivers: Person[]): Promise<string> {
  const id = await accepted();
  await startJob(id, ...drivers);
  return id;
}
/** A day later every trip of these tests is over. */
async function endTrips(): Promise<void> {
  app.clock.set(new Date(app.clock.now().getTime() + 24 * 3_600_000));
  announced = [];
  await Promise.resolve();
}
const run = (name: string, id: string, more = '') =>
  must(app, `mutation($id: UUID!) { ${name}(id: $id${more}) { id } }`, { id }, admin);
const report = (id: string, driver: Person, hours = [8], wentWell = true) =>
  must(
    app,
    'mutation($id: UUID!, $driver: UUID!, $hours: [Float!]!, $wentWell: Boolean!) { submitFeedback(orderId: $id, driverId: $driver, input: { wentWell: $wentWell, hours: $hours }) }',
    { id, driver: driver.id, hours, wentWell },
    admin,
  );
interface View {
  status: string;
  allowedActions: string[];
  offer: { rejectReason: string | null };
  job: {
    tripNumber: number;
    confirmation: string;
    drivers: { driver: { firstname: string }; confirmation: string }[];
    feedback: { id: string; driver: { id: string }; isRead: boolean }[];
  } | null;
}
const readOrder = async (id: string) =>
  (
    await must<{ order: View }>(
      app,
      `query($id: UUID!) { order(id: $id) { status allowedActions offer { rejectReason } job { tripNumber confirmation
         drivers { driver { firstname } confirmation } feedback { id driver { id } isRead } } } }`,
      { id },
      admin,
    )
  ).order;
const read = async (id: string, driver: Person) => {
  const { job } = await readOrder(id);
  const feedback = job?.feedback.find((each) => each.driver.id === driver.id);
  await must(app, 'mutation($id: UUID!) { markFeedbackRead(id: $id) }', { id: feedback?.id }, admin);
};
const listed = async (list: string, token = admin) =>
  (await must<{ listed: { id: string }[] }>(app, `{ listed: ${list} { id } }`, {}, token)).listed.map(({ id }) => id);
const actions = async (id: string) =>
  (
    await must<{ orderHistory: { action: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { action } }',
      { id },
      admin,
    )
  ).orderHistory.map(({ action }) => action);
const askedForFeedback = () => announced.flatMap((event) => (event.type === 'feedbackAsked' ? event.drivers : []));
const refused = async (document: string, variables: object, token?: string) => {
  const { errors } = await app.graphql(document, variables, token);
  return errors?.[0] && { message: errors[0].message, ...errors[0].extensions };
};

test('the last feedback that is read, by two admins at once, moves the job to the archive; before it stands in one list', async () => {
  const id = await job(jaan, liis);
  await endTrips();
  expect(await listed('feedbacklessJobs')).toContain(id);
  await report(id, jaan);
  expect([await listed('unreadFeedback'), await listed('feedbacklessJobs')]).toEqual([[id], []]);
  await read(id, jaan);
  // One of two has reported, and that is read: the other's is waited for.
  expect([await listed('unreadFeedback'), await listed('feedbacklessJobs')]).toEqual([[], [id]]);

  const second = await job(jaan, liis);
  await endTrips();
  for (const driver of [jaan, liis]) await report(second, driver);
  await Promise.all([read(second, jaan), read(second, liis), read(second, jaan)]);
  expect((await readOrder(second)).status).toBe('archived');
  expect((await actions(second)).slice(0, 3)).toEqual(['archive', 'readFeedback', 'readFeedback']);

  await report(id, liis);
  await read(id, liis);
  expect((await readOrder(id)).status).toBe('archived');
});

test('marks the good feedback of a list as read; bad feedback and feedback not on the page stay unread', async () => {
  const good = await job(jaan);
  const bad = await job(jaan);
  const unseen = await job(jaan);
  await endTrips();
  for (const id of [good, bad, unseen]) await report(id, jaan, [8], id !== bad);
  const readIds = async (id: string) => (await readOrder(id)).job!.feedback.map((each) => each.id);
  const shown = [...(await readIds(good)), ...(await readIds(bad))];
  const mark = (ids: string[]) =>
    must<{ marked: number }>(
      app,
      'mutation($ids: [UUID!]!) { marked: markGoodFeedbackRead(ids: $ids) }',
      { ids },
      admin,
    );
  expect(await mark(shown)).toEqual({ marked: 1 });
  expect((await listed('unreadFeedback')).sort()).toEqual([bad, unseen].sort());
  expect((await readOrder(good)).status).toBe('archived');
  expect(await mark(shown)).toEqual({ marked: 0 });
  const refusal = await refused(
    'mutation($ids: [UUID!]!) { markGoodFeedbackRead(ids: $ids) }',
    { ids: Array.from({ length: 1001 }, () => shown[0]) },
    admin,
  );
  expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
  for (const id of [bad, unseen]) await run('archiveOrder', id);
});

test('feedback of a trip under way is no news of a finished job; a driver who declined is not waited for', async () => {
  const id = await job(jaan, liis);
  app.clock.set(new Date(app.clock.now().getTime() + 3 * 3_600_000));
  await report(id, jaan);
  expect([await listed('unreadFeedback'), await listed('upcomingJobs')]).toEqual([[], [id]]);
  const token = await app.login(liis.username);
  await must(app, 'mutation($id: UUID!) { confirmOwnJob(id: $id, confirm: false) }', { id }, token);
  await endTrips();
  expect(await listed('unreadFeedback')).toEqual([id]);
  await read(id, jaan);
  expect((await readOrder(id)).status).toBe('archived');
});

test('feedback after the archiving is unread beside the archive, and the driver is reminded until then', async () => {
  const id = await job(jaan);
  await endTrips();
  await run('archiveOrder', id);
  const token = await app.login(jaan.username);
  const mine = async () => (await listed('myFeedbacklessJobs', token)).includes(id);
  expect(await mine()).toBe(true);
  await report(id, jaan);
  expect(await mine()).toBe(false);
  expect(await listed('unreadFeedback')).toEqual([id]);
  const { archive } = await must<{ archive: { nodes: { id: string }[] } }>(
    app,
    '{ archive(first: 100) { nodes { id } } }',
    {},
    admin,
  );
  expect(archive.nodes.map((node) => node.id)).toContain(id);

  // Asked again it says that it is done, and what came late is read; nothing else changes.
  await run('archiveOrder', id);
  await run('archiveOrder', id);
  expect(await listed('unreadFeedback')).toEqual([]);
  expect((await actions(id)).slice(0, 3)).toEqual(['readFeedback', 'feedback', 'archive']);
});

test('a trip that was assigned by telephone gets its number after its end: nobody is asked to confirm, drivers are asked how it went', async () => {
  const id = await accepted();
  await endTrips();
  await startJob(id, jaan);
  expect(await readOrder(id)).toMatchObject({ status: 'job', job: { confirmation: 'accepted' } });
  expect(announced.map(({ type }) => type)).toEqual(['feedbackAsked']);
  expect(askedForFeedback()).toMatchObject([{ driver: { id: jaan.id } }]);
  expect(await app.askForFeedback()).toBe(0);
});

test('from the archive and back: food, crew and price are corrected, the history tells, and nobody is written to', async () => {
  const id = await job(jaan);
  await endTrips();
  await report(id, jaan);
  await read(id, jaan);
  expect((await readOrder(id)).allowedActions).toContain('takeFromArchive');
  announced = [];
  await run('takeFromArchive', id);
  const { status, allowedActions } = await readOrder(id);
  expect([status, allowedActions]).toEqual([
    'job',
    expect.arrayContaining(['updateJob', 'editFood', 'editPrice', 'archive']),
  ]);
  expect(await listed('feedbacklessJobs')).toContain(id);
  await must(
    app,
    'mutation($id: UUID!) { updatePrice(id: $id, price: 600, vatRate: 24) { id } updateOrderFood(id: $id, food: []) { id } }',
    { id },
    admin,
  );
  // Another person had driven and is asked for feedback; the former driver hears nothing about a trip that is over.
  await updateJob(id, liis);
  expect(await app.askForFeedback()).toBe(0);
  expect(announced.map(({ type }) => type)).toEqual(['feedbackAsked']);
  expect(askedForFeedback()).toMatchObject([{ driver: { id: liis.id } }]);
  await run('archiveOrder', id);
  expect((await actions(id)).slice(0, 5)).toEqual(['archive', 'updateJob', 'editFood', 'editPrice', 'takeFromArchive']);
});

test('a trip that was agreed by telephone and driven before it was entered goes all the way to the archive', async () => {
  const ids = [await submitInquiry(app, inquiry(app, 2)), await submitInquiry(app, inquiry(app, 2))];
  const [id = '', rejected = ''] = ids;
  await run('rejectOnBehalf', rejected);
  await endTrips();
  await run('acceptOnBehalf', rejected);
  await run('acceptOnBehalf', id);
  // Of a trip that is over, no customer hears that driver and bus will be named before it (outbound/notifications/mailRules.ts).
  expect(announced).toMatchObject([1, 2].map(() => ({ type: 'acceptedOnBehalf', tripEnded: true })));
  announced = [];
  await startJob(id, jaan);
  await must(app, 'mutation($id: UUID!) { updatePrice(id: $id, price: 500, vatRate: 24) { id } }', { id }, admin);
  await report(id, jaan, [7.5]);
  await run('archiveOrder', id);
  expect(await readOrder(id)).toMatchObject({ status: 'archived' });
  expect(announced.map(({ type }) => type)).not.toContain('acceptedOnBehalf');
});

test('a customer cancels after the assignment: the reason is kept, drivers get a mail and are free, the order keeps its number', async () => {
  const id = await job(jaan, liis);
  const number = (await readOrder(id)).job?.tripNumber;
  announced = [];
  await run('rejectOnBehalf', id, ', reason: trip_cancelled');
  expect(await readOrder(id)).toMatchObject({
    status: 'rejected',
    offer: { rejectReason: 'trip_cancelled' },
    job: null,
  });
  expect(announced).toMatchObject([{ type: 'driversReleased', drivers: [{ id: jaan.id }, { id: liis.id }] }]);
  const other = await accepted();
  const input = { driver: jaan.id, bus };
  expect(await refused(startJobDocument, { id: other, input }, admin)).toBeUndefined();
  await run('rejectOnBehalf', other);

  // The customer has thought better of it.
  await run('acceptOnBehalf', id);
  expect((await readOrder(id)).job).toBeNull();
  await startJob(id, liis);
  expect(await readOrder(id)).toMatchObject({ status: 'job', job: { tripNumber: number } });
  await run('rejectOnBehalf', id);
});

test('an order whose hours were reported is not deleted or called off before it was asked, by name', async () => {
  const id = await job(jaan, liis);
  await endTrips();
  await report(id, jaan, [7.5, 2]);
  const remove = 'mutation($id: UUID!, $confirmed: Boolean!) { deleteOrder(id: $id, confirmed: $confirmed) }';
  const asked = { code: 'CONFIRM', details: { reports: [{ who: 'Jaan', hours: 9.5 }] } };
  expect(await refused(remove, { id, confirmed: false }, admin)).toMatchObject(asked);
  expect(await refused('mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id }, admin)).toMatchObject(asked);
  expect((await readOrder(id)).status).toBe('job');
  announced = [];
  expect(await refused(remove, { id, confirmed: true }, admin)).toBeUndefined();
  // The trip is over.
  expect(announced).toEqual([]);
});

test('each driver has an own feedback link, which dies when another takes the place', async () => {
  const id = await job(jaan, liis);
  await endTrips();
  expect(await app.askForFeedback()).toBe(1);
  const findSecret = ({ id: driver }: Person) =>
    askedForFeedback().findLast((each) => each.driver.id === driver)?.feedbackKey;
  const jaans = findSecret(jaan);
  const liisis = findSecret(liis);
  expect(jaans).not.toBe(liisis);
  const link = `query($id: UUID!, $secret: Key!) { feedbackLink(id: $id, secret: $secret) {
    job { drivers { driver { firstname } } feedback { driver { id } } } } }`;
  const open = async (secret: string | undefined) =>
    (await app.graphql<{ feedbackLink: View }>(link, { id, secret })).data?.feedbackLink.job;
  const send = (secret: string | undefined, driver: Person) =>
    refused(
      'mutation($id: UUID!, $secret: Key!, $driver: UUID!) { submitFeedbackByLink(orderId: $id, secret: $secret, driverId: $driver, input: { wentWell: true, hours: [8] }) }',
      { id, secret, driver: driver.id },
    );
  await report(id, liis);
  expect(await open(jaans)).toEqual({ drivers: [{ driver: { firstname: 'Jaan' } }], feedback: [] });
  expect(await send(jaans, liis)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'driverId' });

  const eva = await createPerson(app, admin, { firstname: 'Eva' });
  announced = [];
  await updateJob(id, eva, liis);
  // The former driver's link is outdated. The new driver is asked, unless the report has come.
  expect(await refused(link, { id, secret: jaans })).toMatchObject({ code: 'WRONG_KEY', message: 'Link aegunud!' });
  expect(await send(jaans, jaan)).toMatchObject({ code: 'WRONG_KEY' });
  expect(await send(jaans, eva)).toMatchObject({ code: 'WRONG_KEY' });
  expect(announced.map(({ type }) => type)).toEqual(['feedbackAsked']);
  expect(askedForFeedback()).toMatchObject([{ driver: { firstname: 'Eva' } }]);
  expect(await open(liisis)).toMatchObject({ drivers: [{ driver: { firstname: 'Liis' } }] });
  expect(await send(findSecret(eva), eva)).toBeUndefined();
});

test('a driver who reports without having confirmed has taken the job: it waits no more', async () => {
  const id = await job(jaan, liis);
  await endTrips();
  await report(id, jaan);
  const ofAll = async () => (await readOrder(id)).job;
  expect((await ofAll())?.drivers.map(({ confirmation }) => confirmation)).toEqual(['accepted', 'waiting']);
  // The trip was driven, whatever the other driver says of it.
  expect((await ofAll())?.confirmation).toBe('accepted');
  await report(id, liis);
  expect((await ofAll())?.confirmation).toBe('accepted');
});

test('a driver who never confirmed cannot decline a trip that is over, by link or signed in, and is asked for feedback', async () => {
  const id = await accepted();
  await startJob(id, jaan, liis);
  const key = announced.flatMap((event) => (event.type === 'driversAsked' ? event.drivers : []))[0]?.confirmationKey;
  await endTrips();
  announced = [];
  const byLink = 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: false) }';
  expect(await refused(byLink, { id, key })).toMatchObject({ code: 'WRONG_KEY' });
  const signedIn = 'mutation($id: UUID!) { confirmOwnJob(id: $id, confirm: false) }';
  expect(await refused(signedIn, { id }, await app.login(jaan.username))).toMatchObject({
    code: 'CONFLICT',
    message: 'Reis on juba lõppenud',
  });
  expect(announced).toEqual([]);
  await app.askForFeedback();
  expect(askedForFeedback()).toMatchObject([{ driver: { id: jaan.id } }, { driver: { id: liis.id } }]);
});

test('a driver who reported before the end is not asked; one who is put back on a trip that is over is', async () => {
  const id = await job(jaan, liis);
  app.clock.set(new Date(app.clock.now().getTime() + 3 * 3_600_000));
  await report(id, jaan);
  await endTrips();
  await app.askForFeedback();
  expect(askedForFeedback()).toMatchObject([{ driver: { id: liis.id } }]);
  announced = [];
  await updateJob(id, jaan);
  await updateJob(id, jaan, liis);
  expect(askedForFeedback()).toMatchObject([{ driver: { id: liis.id } }]);
  announced = [];
  // Moving or bending what is over asks nobody; moving it ahead does, and its end is asked about again.
  const move = (hours: number) =>
    must(
      app,
      'mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start, passengers: 40 }) { id } }',
      { id, start: new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString() },
      admin,
    );
  await move(-12);
  expect(announced).toEqual([]);
  await move(2);
  expect(announced.map(({ type }) => type)).toEqual(['driversAsked']);
  await endTrips();
  await app.askForFeedback();
  expect(askedForFeedback()).toMatchObject([{ driver: { id: liis.id } }]);
});

test('drivers have the rest of the day: jobs that wait for feedback are separated by the day of their end', async () => {
  app.clock.set('2026-12-07T06:00:00Z');
  admin = await app.login('admin');
  const id = await job(jaan);
  const waiting = async (args: string) => (await listed(`feedbacklessJobs${args}`)).includes(id);
  const exceptToday = '(exceptToday: true)';
  app.clock.set('2026-12-07T21:59:00Z');
  expect([await waiting(''), await waiting(exceptToday)]).toEqual([true, false]);
  app.clock.set('2026-12-07T22:01:00Z');
  expect([await waiting(''), await waiting(exceptToday)]).toEqual([true, true]);
});

test('a job under way waits for the driver who has not confirmed, though another one has reported', async () => {
  const id = await job(jaan, liis);
  app.clock.set(new Date(app.clock.now().getTime() + 3 * 3_600_000));
  await report(id, jaan);
  expect((await readOrder(id)).job?.confirmation).toBe('waiting');
});

test('a driver who declined, drove and reported has taken the job', async () => {
  const id = await job(jaan);
  const token = await app.login(jaan.username);
  await must(app, 'mutation($id: UUID!) { confirmOwnJob(id: $id, confirm: false) }', { id }, token);
  expect((await readOrder(id)).job?.confirmation).toBe('declined');
  await endTrips();
  await report(id, jaan);
  const { job: driven } = await readOrder(id);
  expect([driven?.confirmation, driven?.drivers[0]?.confirmation]).toEqual(['accepted', 'accepted']);
});

test('a trip that was changed after its report waits for nobody once it is over', async () => {
  const id = await job(jaan);
  app.clock.set(new Date(app.clock.now().getTime() + 3 * 3_600_000));
  await report(id, jaan);
  await app.deps.db.dataSource.query(
    `update driver_assignment set confirmation = 'waiting' where job_id = (select id from job where order_id = $1)`,
    [id],
  );
  await endTrips();
  const { job: driven } = await readOrder(id);
  expect([driven?.confirmation, driven?.drivers[0]?.confirmation]).toEqual(['accepted', 'accepted']);
});
