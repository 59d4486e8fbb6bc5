import { createPerson, must, submitInquiry } from '../../testing/builders';
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

const setMode = (mode: string, token = admin) =>
  must(app, `mutation { setAutomation(kind: price, mode: ${mode}) { isOn } }`, {}, token);
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
