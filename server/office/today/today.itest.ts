import {
  answer,
  copyOrder,
  createPerson,
  inquiry,
  jobOn,
  must,
  startedJob,
  submitInquiry,
  tallinn,
  tartu,
  createBus,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { exampleRules } from '../../sales/pricing/example.fixture';
import { runQueuedActs } from './acts';
import { refreshHoursAlarms } from './hoursAlarms';
import { suggestPlans } from './kinds/planSuggestions';

let app: TestApp;
let admin: string;
let colleague: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  colleague = await app.login((await createPerson(app, admin, { role: 'admin', firstname: 'Maris' })).username);
  const document = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }';
  await must(app, document, { input: { name: 'Talv', rules: exampleRules() } }, admin);
  // The clock would make drafts of driven trips meanwhile.
  await must(app, 'mutation { setAutomation(kind: invoice, mode: off) { isOn } }', {}, admin);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql(`update "order" set deleted_at = now()`);
});

const sql = <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(text, values);

interface Item {
  kind: string;
  subjectId: string;
  mark: string;
  section: string;
  who: string | null;
  words: string | null;
  hours: number | null;
  snoozedUntil: string | null;
  proposal: { act: string; price: number | null; who: string | null; doubt: string | null };
  act: { id: string; by: string } | null;
}

async function readToday(snoozed = false): Promise<{ items: Item[]; count: number; soon: number; snoozed: number }> {
  const document = `query($snoozed: Boolean!) { today(snoozed: $snoozed) { count soon snoozed items { kind subjectId mark section
    who words hours snoozedUntil proposal { act price who doubt } act { id by } } } }`;
  return (await must<{ today: Awaited<ReturnType<typeof readToday>> }>(app, document, { snoozed }, admin)).today;
}
async function find(subjectId: string): Promise<Item> {
  return (await readToday()).items.find((item) => item.subjectId === subjectId) as Item;
}

const takeDocument =
  'mutation($kind: TodayKind!, $subjectId: UUID!, $mark: String!, $price: Price) { takeTodayItem(kind: $kind, subjectId: $subjectId, mark: $mark, price: $price) { id } }';
const take = ({ kind, subjectId, mark, proposal: { price } }: Item, token = admin) =>
  app.graphql<{ takeTodayItem: { id: string } }>(takeDocument, { kind, subjectId, mark, price }, token);
const takeBack = (id: string) => app.graphql('mutation($id: UUID!) { takeBackAct(id: $id) }', { id }, colleague);
const snooze = ({ kind, subjectId, mark }: Item, day?: string) =>
  app.graphql(
    'mutation($kind: TodayKind!, $subjectId: UUID!, $mark: String!, $day: LocalDate) { snoozeTodayItem(kind: $kind, subjectId: $subjectId, mark: $mark, day: $day) }',
    { kind, subjectId, mark, day },
    admin,
  );

const later = (ms: number) => app.clock.set(new Date(app.clock.now().getTime() + ms));
const readStates = async (subjectId: string) =>
  (
    await sql<{ state: string }>('select state from queued_act where subject_id = $1 order by taken_at', [subjectId])
  ).map(({ state }) => state);

test('an inquiry gets its proposed price once the time to take it back is over, and once for two who press', async () => {
  const id = await submitInquiry(app);
  const item = await find(id);
  expect(item).toMatchObject({
    kind: 'price',
    section: 'today',
    act: null,
    proposal: { act: 'sendOffer', doubt: null },
  });
  expect((await take({ ...item, proposal: { ...item.proposal, price: 1 } })).errors?.[0]?.message).toMatch(/muutunud/);

  const [one, other] = await Promise.all([take(item), take(item, colleague)]);
  expect([one, other].filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(1);
  const taken = (await find(id)).act;
  expect(['admin', 'Maris']).toContain(taken?.by);
  expect(await runQueuedActs(app.deps)).toBe(0);
  expect((await takeBack(taken?.id ?? '')).errors).toBeUndefined();
  later(11_000);
  await runQueuedActs(app.deps);
  expect((await find(id)).act).toBeNull();

  await take(await find(id));
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await find(id)).toBeUndefined();
  const [offer] = await sql<{ price: number }>('select price from offer where order_id = $1', [id]);
  expect(offer?.price).toBe(Math.round((item.proposal.price ?? 0) * 100));
  const states = await readStates(id);
  expect(states).toEqual(['takenBack', 'done']);
  const [last] = await sql<{ id: string }>(`select id from queued_act where subject_id = $1 and state = 'done'`, [id]);
  expect((await takeBack(last?.id ?? '')).errors?.[0]?.message).toMatch(/enam ei saa/);
});

test('a thousand things that wait are counted, and shown as far as they are asked for', async () => {
  await copyOrder(app, await submitInquiry(app), 1000);
  const list = await readToday();
  expect([list.count, list.items.length]).toEqual([1001, 50]);
});

test('an order that changes after the decision is not answered unseen', async () => {
  const id = await submitInquiry(app);
  await take(await find(id));
  await must(app, 'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 20 }) { id } }', { id }, admin);
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await readStates(id)).toEqual(['dropped']);
  expect(await find(id)).toMatchObject({ act: null });
  expect(await sql('select from offer where order_id = $1', [id])).toEqual([]);
});

test('an act that is taken back at the moment it is due is either done or taken back, never both', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push(await submitInquiry(app));
  const { items } = await readToday();
  const acts = await Promise.all(items.map(async (item) => (await take(item)).data.takeTodayItem.id));
  later(10_000);
  const backs = await Promise.all([runQueuedActs(app.deps), ...acts.map(takeBack), runQueuedActs(app.deps)]);
  expect(backs).toHaveLength(10);
  for (const id of ids) {
    const [state] = await readStates(id);
    const offers = await sql('select from offer where order_id = $1', [id]);
    expect([id, state, offers.length]).toEqual([id, state, state === 'done' ? 1 : 0]);
    expect(['done', 'takenBack']).toContain(state);
  }
});

test('a decision that was put off returns on its day by the clock of Tallinn, and sooner when something happens', async () => {
  app.clock.set('2027-03-27T10:00:00Z');
  admin = await app.login('admin');
  const id = await submitInquiry(app);
  expect((await snooze(await find(id), '2027-03-27')).errors?.[0]?.extensions).toMatchObject({ field: 'day' });
  // The night has 23 hours.
  await snooze(await find(id), '2027-03-29');
  expect(await readToday()).toMatchObject({ count: 0, snoozed: 1, items: [] });
  expect((await readToday(true)).items).toMatchObject([{ snoozedUntil: '2027-03-28T21:00:00.000Z' }]);
  app.clock.set('2027-03-28T20:59:00Z');
  expect((await readToday()).count).toBe(0);
  app.clock.set('2027-03-28T21:01:00Z');
  expect((await readToday()).count).toBe(1);

  await snooze(await find(id));
  expect((await readToday()).count).toBe(0);
  await must(app, 'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 21 }) { id } }', { id }, admin);
  expect(await readToday()).toMatchObject({ count: 1, snoozed: 0 });
  await snooze(await find(id));
  await must(app, 'mutation($id: UUID!) { wakeTodayItem(kind: price, subjectId: $id) }', { id }, admin);
  expect((await readToday()).count).toBe(1);
});

test('each kind waits when its trigger holds, and is gone when its act is done', async () => {
  app.clock.set('2027-05-04T08:00:00Z');
  admin = await app.login('admin');
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const liis = await createPerson(app, admin, { firstname: 'Liis' });
  const bus = await createBus(app, admin);
  const soon = await startedJob(app, admin, jaan.id, bus, 30);
  const [assignment] = await sql<{ id: string }>(
    'select a.id from driver_assignment a join job j on j.id = a.job_id where j.order_id = $1',
    [soon],
  );
  const list = async () => (await readToday()).items.map(({ kind, section, who }) => [kind, section, who].join(' '));
  expect(await list()).toEqual(['silentDriver soon Jaan']);
  const keyBefore = await sql('select key_hash from driver_assignment where id = $1', [assignment?.id]);
  await take(await find(assignment?.id ?? ''));
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await list()).toEqual([]);
  expect(await sql('select key_hash from driver_assignment where id = $1', [assignment?.id])).not.toEqual(keyBefore);

  // Asked once at each of the two moments.
  later(20 * 3_600_000);
  expect(await list()).toEqual(['silentDriver soon Jaan']);
  await sql(
    `update driver_assignment set confirmation = 'declined', decline_reason = 'Haige', confirmation_at = $2 where id = $1`,
    [assignment?.id, app.clock.now()],
  );
  expect(await list()).toEqual(['declined soon Jaan']);
  await suggestPlans(app.deps);
  expect((await find(assignment?.id ?? '')).proposal).toMatchObject({ act: 'replaceDriver', who: 'Liis' });
  await sql(`update driver_assignment set confirmation = 'accepted', decline_reason = null where id = $1`, [
    assignment?.id,
  ]);
  expect(await list()).toEqual(['pack soon ']);
  await take(await find(soon));
  later(11_000);
  await runQueuedActs(app.deps);
  const sent = await sql<{ template: string }>(
    `select data->>'template' as template from queued_message where data->>'template' in ('tripSoon', 'packSent')`,
  );
  expect(sent.map(({ template }) => template).sort()).toEqual(['packSent', 'tripSoon']);
  await sql(
    `insert into absence (id, driver_id, first_day, last_day, kind) values ($1, $2, '2027-05-01', '2027-05-30', 'leave')`,
    [bus, jaan.id],
  );
  expect(await list()).toEqual(['legal soon Jaan']);
  await sql('delete from absence');
  await sql(`insert into driver_record (driver_id, medical_ends) values ($1, '2027-05-20')`, [liis.id]);
  expect(await list()).toEqual(['papers later Liis']);
  await sql('delete from driver_record');
  // A download waits from a week before it is due.
  for (const [day, waits] of [
    ['2027-04-15', []],
    ['2027-04-14', ['papers later Liis']],
  ]) {
    await sql('insert into driver_record (driver_id, card_downloaded_on) values ($1, $2)', [liis.id, day]);
    expect([day, await list()]).toEqual([day, waits]);
    await sql('delete from driver_record');
  }
  const report = 'mutation($input: DefectInput!) { reportDefect(input: $input) }';
  for (const [text, mayNotDrive] of [
    ['Kriimustus', false],
    ['Pidurid', true],
  ])
    await must(app, report, { input: { busId: bus, text, mayNotDrive } }, admin);
  expect((await readToday()).items).toMatchObject([{ kind: 'defect', section: 'today', who: 'Setra 515' }]);
  await sql(`update defect set state = 'workshop'`);
  expect(await list()).toEqual([]);
  await must(
    app,
    'mutation($id: UUID!) { setPassengersWanted(orderId: $id, wanted: true) { wanted } }',
    { id: soon },
    admin,
  );
  expect((await readToday()).items).toMatchObject([{ kind: 'gaps', words: 'passengers', proposal: { act: 'open' } }]);

  later(48 * 3_600_000);
  const sendReport = (input: object) =>
    must(
      app,
      'mutation($order: UUID!, $driver: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $order, driverId: $driver, input: $input) }',
      { order: soon, driver: jaan.id, input },
      admin,
    );
  await sendReport({ wentWell: false, comment: 'Külm salong', hours: [5] });
  expect((await readToday()).items).toMatchObject([
    { kind: 'complaint', words: 'Külm salong', proposal: { act: 'markRead' } },
  ]);
  await sendReport({ wentWell: true, hours: [14] });
  expect((await readToday()).items).toMatchObject([{ kind: 'hours', hours: 14 }]);
  // The way back from Tartu explains seven hours; of a trip that ends where it began, they would be too many.
  await sendReport({ wentWell: true, hours: [7] });
  expect((await readToday()).items).toMatchObject([{ kind: 'archive' }]);
  const end = `update stop set lat = $1, lng = $2 where order_id = $3 and position = 2`;
  await sql(end, [tallinn.lat, tallinn.lng, soon]);
  expect((await readToday()).items).toMatchObject([{ kind: 'hours', hours: 7 }]);
  await sql(end, [tartu.lat, tartu.lng, soon]);
  await sendReport({ wentWell: true, hours: [5] });
  const [good] = (await readToday()).items;
  expect(good).toMatchObject({ kind: 'archive', subjectId: soon });
  await take(good as Item);
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await sql('select status from "order" where id = $1', [soon])).toEqual([{ status: 'archived' }]);
  expect(await list()).toEqual([]);
});

test('an accepted trip waits for its plan, and a wish of its customer for an answer', async () => {
  app.clock.set('2027-06-01T08:00:00Z');
  admin = await app.login('admin');
  const id = await submitInquiry(app, inquiry(app, 10 * 24));
  await answer(app, admin, id);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  expect((await readToday()).items).toMatchObject([{ kind: 'plan', section: 'later', proposal: { act: 'open' } }]);
  const driver = await createPerson(app, admin, { firstname: 'Mari' });
  const bus = await createBus(app, admin, 'Setra');
  const steps = [{ orderId: id, version: 3, mark: null, driverIn: driver.id }];
  await must(app, 'mutation($steps: [PlanStepInput!]!) { movePlan(kind: assign, steps: $steps) }', { steps }, admin);
  const [draft] = await sql<{ mark: string }>('select mark from plan_draft where order_id = $1', [id]);
  const more = [{ orderId: id, version: 3, mark: draft?.mark, busIn: bus }];
  await must(
    app,
    'mutation($steps: [PlanStepInput!]!) { movePlan(kind: assign, steps: $steps) }',
    { steps: more },
    admin,
  );
  const planned = await find(id);
  expect(planned.proposal).toMatchObject({ act: 'confirmPlan' });
  await take(planned);
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await sql('select status from "order" where id = $1', [id])).toEqual([{ status: 'job' }]);
  expect((await readToday()).items).toEqual([]);
});

test('a yearly customer is invited once, six weeks before last year’s date, unless a newer trip is known', async () => {
  app.clock.set('2027-08-02T09:00:00Z');
  admin = await app.login('admin');
  const travelOn = async (day: string) => {
    const id = await submitInquiry(app);
    await sql(
      `update "order" set status = 'archived', created_at = $2::timestamptz - interval '30 days', starts_at = $2, ends_at = $2 where id = $1`,
      [id, `${day}T07:00:00Z`],
    );
    return id;
  };
  await travelOn('2026-09-14');
  expect((await readToday()).items).toEqual([]);
  const last = await travelOn('2026-09-10');
  await sql(`update "order" set deleted_at = now() where id <> $1`, [last]);
  await must(app, 'mutation { setAutomation(kind: yearly, mode: off) { isOn } }', {}, admin);
  expect((await readToday()).count).toBe(0);
  await must(app, 'mutation { setAutomation(kind: yearly, mode: suggest) { isOn } }', {}, admin);
  const item = await find(last);
  expect(item).toMatchObject({ kind: 'yearly', section: 'later', proposal: { act: 'inviteAgain' } });
  await take(item);
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await find(last)).toBeUndefined();
  const [mail] = await sql(
    `select data->'props'->>'day' as day from queued_message where data->>'template' = 'invitedAgain'`,
  );
  expect(mail).toEqual({ day: '2027-09-10' });

  await sql('delete from queued_act');
  expect((await readToday()).count).toBe(1);
  await submitInquiry(app, inquiry(app, 40 * 24));
  expect(await find(last)).toBeUndefined();
});

test('an accepted trip gets a crew that nothing speaks against, in one press', async () => {
  app.clock.set('2027-09-06T08:00:00Z');
  admin = await app.login('admin');
  const id = await submitInquiry(app, inquiry(app, 10 * 24));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  expect((await find(id)).proposal).toMatchObject({ act: 'open' });
  await createBus(app, admin, 'Irizar');
  await suggestPlans(app.deps);
  const [suggested] = await sql<{ who: string }>(
    `select u.firstname || ' · ' || b.name as who from plan_suggestion s join "user" u on u.id = s.driver_id join bus b on b.id = s.bus_id where s.order_id = $1`,
    [id],
  );
  const item = await find(id);
  expect(item).toMatchObject({ proposal: { act: 'confirmPlan', who: suggested?.who } });
  // A bus that may not drive is not taken unseen: another one is suggested.
  const [{ busId } = { busId: '' }] = await sql<{ busId: string }>(
    'select bus_id as "busId" from plan_suggestion where order_id = $1',
    [id],
  );
  await sql('delete from live_change');
  await must(
    app,
    'mutation($input: DefectInput!) { reportDefect(input: $input) }',
    { input: { busId, text: 'Pidurid', mayNotDrive: true } },
    admin,
  );
  later(16 * 60_000);
  // By the clock of this test.
  await sql('update live_change set at = $1', [app.clock.now()]);
  await suggestPlans(app.deps);
  expect((await find(id)).mark).not.toBe(item.mark);
  await take(await find(id));
  later(11_000);
  await runQueuedActs(app.deps);
  expect(await sql('select status from "order" where id = $1', [id])).toEqual([{ status: 'job' }]);
});

test('a driver whom the law does not allow a planned trip waits with the reason, until the trip is another one', async () => {
  app.clock.set('2027-10-04T08:00:00Z');
  admin = await app.login('admin');
  const { id: driver } = await createPerson(app, admin, { firstname: 'Ants' });
  const bus = await createBus(app, admin, 'Scania');
  await jobOn(app, admin, ['2027-10-06T15:00:00Z', '2027-10-06T18:00:00Z'], { driver, bus });
  const night = await jobOn(app, admin, ['2027-10-07T03:00:00Z', '2027-10-07T05:00:00Z'], { driver, bus });
  const listLegal = async () => (await readToday()).items.filter(({ kind }) => kind === 'legal');
  expect(await listLegal()).toEqual([]);
  expect(await refreshHoursAlarms(app.deps)).toBeGreaterThan(0);
  const [alarm] = await listLegal();
  expect(alarm).toMatchObject({
    who: 'Ants',
    proposal: { act: 'open', doubt: expect.stringMatching(/tööpäev: üks juht ei tohi/) },
  });
  await sql(`update "order" set deleted_at = now() where id = $1`, [night]);
  expect(await refreshHoursAlarms(app.deps)).toBe(0);
  expect(await listLegal()).toEqual([]);
});

test('every driver of the week is judged, also when they are many', async () => {
  app.clock.set('2027-11-08T08:00:00Z');
  admin = await app.login('admin');
  const bus = await createBus(app, admin, 'Setra');
  const drivers: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const { id: driver } = await createPerson(app, admin, { firstname: `Juht ${count}` });
    await jobOn(app, admin, ['2027-11-10T15:00:00Z', '2027-11-10T18:00:00Z'], { driver, bus });
    await jobOn(app, admin, ['2027-11-11T03:00:00Z', '2027-11-11T05:00:00Z'], { driver, bus });
    drivers.push(driver);
  }
  await refreshHoursAlarms(app.deps);
  const alarmed = await sql<{ id: string }>(
    'select distinct a.driver_id as id from hours_alarm h join driver_assignment a on a.id = h.assignment_id',
  );
  expect(alarmed.map(({ id }) => id).sort()).toEqual(drivers.sort());
});
