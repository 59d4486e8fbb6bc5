import { createBus, createPerson, inquiry, jobOn, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { exampleRules } from '../../sales/pricing/example.fixture';
import { runQueuedActs } from './acts';
import { automate } from './automate';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  const document = 'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }';
  await must(app, document, { input: { name: 'Talv', rules: exampleRules() } }, admin);
});
afterAll(() => app.stop());

const setMode = (mode: string, token = admin, kind = 'price') =>
  must(app, `mutation { setAutomation(kind: ${kind}, mode: ${mode}) { isOn } }`, {}, token);
const sql = <Row>(text: string, values: unknown[] = []): Promise<Row[]> => app.deps.db.dataSource.query(text, values);
const readStatus = async (id: string) =>
  (await sql<{ status: string }>('select status from "order" where id = $1', [id]))[0]?.status;
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const readRow = async () => {
  type List = {
    isOn: boolean;
    rows: {
      kind: string;
      mode: string;
      automatic: number;
      takenBack: number;
      stoppedAt: string | null;
      stopReason: string | null;
    }[];
  };
  const document = '{ automations { isOn rows { kind mode automatic takenBack stoppedAt stopReason } } }';
  const { automations } = await must<{ automations: List }>(app, document, {}, admin);
  return automations.rows.find(({ kind }) => kind === 'price');
};

test('open pages hear nothing while nothing is due', async () => {
  const countNews = async () =>
    (await sql<{ count: number }>(`select count(*)::int from live_change where 'today' = any (lists)`))[0]?.count;
  const before = await countNews();
  expect(await runQueuedActs(app.deps)).toBe(0);
  expect(await countNews()).toBe(before);
});

test('a trusted act is done ten minutes later, in office hours, unless a person or the customer is quicker', async () => {
  const id = await submitInquiry(app);
  expect(await automate(app.deps)).toBe(0);
  await setMode('automatic');
  app.clock.set('2026-11-10T18:30:00+02:00');
  expect(await automate(app.deps)).toBe(0);
  app.clock.set('2026-11-14T12:00:00+02:00');
  expect(await automate(app.deps)).toBe(0);
  app.clock.set('2026-11-16T12:00:00+02:00');
  expect(await automate(app.deps)).toBe(1);
  expect(await automate(app.deps)).toBe(0);

  later(9);
  await runQueuedActs(app.deps);
  await must(app, 'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 20 }) { id } }', { id }, admin);
  later(2);
  await runQueuedActs(app.deps);
  expect(await readStatus(id)).toBe('new');

  await automate(app.deps);
  const [act] = await sql<{ id: string }>(`select id from queued_act where state = 'waiting'`);
  await must(app, 'mutation($id: UUID!) { takeBackAct(id: $id) }', { id: act?.id }, admin);
  expect(await automate(app.deps)).toBe(0);

  await must(app, 'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 22 }) { id } }', { id }, admin);
  await automate(app.deps);
  // The one switch also stops what waits.
  await must(app, 'mutation { switchAutomations(isOn: false) { isOn } }', {}, admin);
  later(11);
  await runQueuedActs(app.deps);
  expect([await readStatus(id), await automate(app.deps)]).toEqual(['new', 0]);
  await must(app, 'mutation { switchAutomations(isOn: true) { isOn } }', {}, admin);
  await automate(app.deps);
  later(11);
  await runQueuedActs(app.deps);
  expect(await readStatus(id)).toBe('answered');
  expect(await readRow()).toMatchObject({ mode: 'automatic', automatic: 1, takenBack: 1, stoppedAt: null });
  const [event] = await sql<{ changes: object }>(
    `select changes from order_event where order_id = $1 and action = 'answer'`,
    [id],
  );
  expect(event?.changes).toMatchObject({ automatic: [null, true] });
});

test('an automation that fails three times in a row stops itself and says why', async () => {
  const maris = await createPerson(app, admin, { role: 'admin', firstname: 'Maris' });
  await setMode('automatic', await app.login(maris.username));
  for (let count = 0; count < 3; count += 1) await submitInquiry(app);
  expect(await automate(app.deps)).toBe(3);
  await must(app, 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }', { id: maris.id }, admin);
  later(11);
  await runQueuedActs(app.deps);
  expect(await readRow()).toMatchObject({ mode: 'automatic', stopReason: expect.stringContaining('administraator') });
  await submitInquiry(app);
  expect(await automate(app.deps)).toBe(0);
  await setMode('automatic');
  expect((await readRow())?.stoppedAt).toBeNull();
  expect(await automate(app.deps)).toBe(1);
});

test('letters of the portal to one reader become one e-mail, and a reader of both gets both parts', async () => {
  await sql(`update "order" set deleted_at = now()`);
  await sql(`delete from queued_message`);
  app.clock.set('2027-01-11T12:00:00+02:00');
  admin = await app.login('admin');
  await setMode('automatic', admin, 'gaps');
  const ids = [await submitInquiry(app, inquiry(app, 5 * 24)), await submitInquiry(app, inquiry(app, 6 * 24))];
  const neighbour = { ...inquiry(app, 7 * 24), email: 'kaie@naaber.example' };
  ids.push(await submitInquiry(app, neighbour));
  for (const id of ids) await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  await sql(`update "order" set group_phone = null where id = any($1)`, [ids]);
  expect(await automate(app.deps)).toBe(3);
  later(11);
  await runQueuedActs(app.deps);
  const readLetters = () =>
    sql<{ to: string; state: string; lane: string }>(
      `select data ->> 'to' as to, state, lane from queued_message where lane <> '' order by 1 desc, id`,
    );
  const [one, , other] = await readLetters();
  const lane = one?.lane;
  expect(await readLetters()).toEqual([
    { to: 'oie@rahvatants.example', state: 'waiting', lane },
    { to: 'oie@rahvatants.example', state: 'waiting', lane },
    { to: 'kaie@naaber.example', state: 'waiting', lane: other?.lane },
  ]);
  expect(other?.lane).not.toBe(lane);
  await sql(
    `update queued_message set due_at = now() where id = (select id from queued_message where lane = $1 limit 1)`,
    [lane],
  );
  app.kickQueues();
  const mail = await app.mail('oie@rahvatants.example', 'ja veel 1');
  expect(mail.text.match(/Grupijuht: kellele/g)).toHaveLength(2);
  expect((await readLetters()).map(({ state }) => state)).toEqual(['sent', 'sent', 'waiting']);
  for (const id of ids) {
    const history = await sql(
      `select action, changes from order_event where order_id = $1 and action = 'askCustomer'`,
      [id],
    );
    expect(history).toEqual([{ action: 'askCustomer', changes: { automatic: [null, true] } }]);
  }
});

/** `ACT_RACES=29` makes 203 of them. */
const rounds = Number(process.env['ACT_RACES'] ?? 1);

test('of a person and any automation at the same moment one decides, and nothing is sent that was taken back', async () => {
  const kinds = ['price', 'plan', 'silentDriver', 'gaps', 'pack', 'archive', 'yearly'];
  for (const kind of kinds) await setMode('automatic', admin, kind);
  const bus = await createBus(app, admin, 'Volvo 77');
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    await sql(`update "order" set deleted_at = now()`);
    app.clock.set('2027-01-18T12:00:00+02:00');
    admin = await app.login('admin');
    const orders = await makeOneOfEach(bus);
    await automate(app.deps);
    const acts = await sql<{ id: string; kind: string }>(`select id, kind from queued_act where state = 'waiting'`);
    expect(acts.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    later(10);
    await Promise.all([
      runQueuedActs(app.deps),
      ...acts.filter(() => Math.random() < 0.6).map(({ id }) => takeBack(id)),
      ...orders
        .filter(() => Math.random() < 0.3)
        .map((id) => app.graphql(editNotes, { id, notes: { driverNotes: `${round}` } }, admin)),
      runQueuedActs(app.deps),
    ]);
    await runQueuedActs(app.deps);
    const ended = await sql<{ kind: string; state: string; acts: number; problem: string | null }>(
      `select q.kind, q.state, q.problem, (select count(*)::int from order_event e where e.order_id = o.id
          and e.changes ? 'automatic' and e.at >= q.taken_at and e.action <> 'readFeedback') as acts
        from queued_act q left join driver_assignment a on a.id = q.subject_id left join job j on j.id = a.job_id
        join "order" o on o.id in (q.subject_id, j.order_id) where q.id = any($1)`,
      [acts.map(({ id }) => id)],
    );
    expect(ended).toHaveLength(kinds.length);
    for (const { kind, state, acts: done, problem } of ended) {
      seen.add(state);
      expect([kind, state, done, problem]).toEqual([kind, state, state === 'done' ? 1 : 0, problem]);
      expect(['done', 'takenBack', 'dropped']).toContain(state);
    }
  }
  if (rounds > 5) expect([...seen].sort()).toEqual(['done', 'dropped', 'takenBack']);
});

const editNotes = 'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }';
const takeBack = (id: string) => app.graphql('mutation($id: UUID!) { takeBackAct(id: $id) }', { id }, admin);
const inHours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();

/** One order for each automation, with everything that it waits for. */
async function makeOneOfEach(bus: string): Promise<string[]> {
  const startJob = async (hours: number) => {
    const { id: driver } = await createPerson(app, admin);
    return { driver, id: await jobOn(app, admin, [inHours(hours), inHours(hours + 2)], { driver, bus }) };
  };
  const acceptOn = async (hours: number) => {
    const id = await submitInquiry(app, inquiry(app, hours));
    await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
    return id;
  };
  const price = await submitInquiry(app);
  // A job: the clock may look for a crew of an accepted trip meanwhile.
  const { id: gaps } = await startJob(5 * 24);
  await sql(`update "order" set group_phone = null where id = $1`, [gaps]);
  const silent = await startJob(40);

  const pack = await startJob(20);
  await sql(`update driver_assignment set confirmation = 'accepted' where driver_id = $1`, [pack.driver]);

  const plan = await acceptOn(10 * 24);
  const { id: driverIn } = await createPerson(app, admin);
  const move = 'mutation($steps: [PlanStepInput!]!) { movePlan(kind: assign, steps: $steps) }';
  await must(app, move, { steps: [{ orderId: plan, version: 2, mark: null, driverIn }] }, admin);
  const [draft] = await sql<{ mark: string }>('select mark from plan_draft where order_id = $1', [plan]);
  await must(app, move, { steps: [{ orderId: plan, version: 2, mark: draft?.mark, busIn: bus }] }, admin);

  const done = await startJob(60);
  await sql('update "order" set starts_at = $2, ends_at = $3 where id = $1', [done.id, inHours(-10), inHours(-6)]);
  const report =
    'mutation($order: UUID!, $driver: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $order, driverId: $driver, input: $input) }';
  await must(app, report, { order: done.id, driver: done.driver, input: { wentWell: true, hours: [5] } }, admin);

  const yearly = await submitInquiry(app);
  await sql(
    `update "order" set status = 'archived', email = 'iga@aasta.example', created_at = '2026-01-10', starts_at = '2026-02-20',
       ends_at = '2026-02-20' where id = $1`,
    [yearly],
  );
  return [price, gaps, silent.id, pack.id, plan, done.id, yearly];
}
