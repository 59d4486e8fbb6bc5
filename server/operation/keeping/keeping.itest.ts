import { issueInvoice } from '../../office/payments/payments.fixture';
import { createBus, createPerson, copyOrder, must, startedJob, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { kinds } from './kinds';
import { findNextRun, runKeeping } from './runKeeping';

let app: TestApp;
let admin: string;
beforeEach(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterEach(() => app.stop());

interface Rule {
  kind: string;
  months: number;
  confirmedMonths: number | null;
  wouldForget: number;
}
interface Keeping {
  rules: Rule[];
  runs: { endedAt: string | null; counts: { kind: string; count: number }[] }[];
  changes: { kind: string; step: string; months: number; wouldForget: number; by: string }[];
  nextRunAt: string;
}
const fields =
  '{ rules { kind months confirmedMonths wouldForget } runs { endedAt counts { kind count } } changes { kind step months wouldForget by } nextRunAt }';
const read = async (): Promise<Keeping> =>
  (await must<{ keeping: Keeping }>(app, `{ keeping ${fields} }`, {}, admin)).keeping;
const rule = async (kind: string): Promise<Rule | undefined> => (await read()).rules.find((each) => each.kind === kind);
const change = (what: 'save' | 'confirm', kind: string, months: number) =>
  app.graphql<Record<string, Keeping>>(
    `mutation($kind: KeepingKind!, $months: Int!) { ${what}KeepingRule(kind: $kind, months: $months) ${fields} }`,
    { kind, months },
    admin,
  );
const goTo = async (moment: Date): Promise<void> => {
  app.clock.set(moment);
  admin = await app.login('admin');
};
const addDays = (count: number) => new Date(app.clock.now().getTime() + count * 86_400_000);
const readName = async (id: string): Promise<string> => {
  const [row] = await app.deps.db.dataSource.query<{ name: string }[]>(
    'select full_name as name from "order" where id = $1',
    [id],
  );
  return row?.name ?? '';
};

test('the clock forgets nothing before a rule is confirmed, and only what is due then', async () => {
  const old = await submitInquiry(app);
  await goTo(addDays(200));
  const recent = await submitInquiry(app);
  await goTo(addDays(200));
  expect(await rule('inquiries')).toEqual({ kind: 'inquiries', months: 12, confirmedMonths: null, wouldForget: 1 });
  await runKeeping(app.deps);
  expect(await readName(old)).toBe('Õie Jõgeväli');

  await change('confirm', 'inquiries', 12);
  await goTo(addDays(1));
  await runKeeping(app.deps);
  expect([await readName(old), await readName(recent)]).toEqual(['(kustutatud)', 'Õie Jõgeväli']);
  const { runs, changes } = await read();
  expect(runs).toMatchObject([
    { endedAt: expect.any(String), counts: [{ kind: 'inquiries', count: 1 }] },
    { endedAt: expect.any(String), counts: [] },
  ]);
  expect(changes).toEqual([
    { kind: 'inquiries', step: 'confirmed', months: 12, wouldForget: 1, by: expect.any(String) },
  ]);
  expect((await rule('inquiries'))?.wouldForget).toBe(0);
});

test('a shorter time waits for its confirmation, a longer one holds at once', async () => {
  await change('confirm', 'inquiries', 12);
  await change('save', 'inquiries', 6);
  expect(await rule('inquiries')).toMatchObject({ months: 6, confirmedMonths: 12 });
  await change('save', 'inquiries', 24);
  expect(await rule('inquiries')).toMatchObject({ months: 24, confirmedMonths: 24 });
  await change('save', 'inquiries', 18);
  await change('confirm', 'inquiries', 18);
  expect(await rule('inquiries')).toMatchObject({ months: 18, confirmedMonths: 18 });
  // The same again is no change.
  await change('confirm', 'inquiries', 18);
  expect((await read()).changes.map(({ step, months }) => [step, months])).toEqual([
    ['confirmed', 18],
    ['saved', 18],
    ['saved', 24],
    ['saved', 6],
    ['confirmed', 12],
  ]);
});

test.each(
  kinds.flatMap(
    ({ name, least, most }) =>
      [
        [name, least - 1],
        [name, most + 1],
      ] as const,
  ),
)('refuses %s for %i months at the field', async (kind, months) => {
  for (const what of ['save', 'confirm'] as const) {
    const { errors } = await change(what, kind, months);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'months' });
  }
});

test('forgets in batches, and a run that was cut off goes on', async () => {
  const first = await submitInquiry(app);
  await copyOrder(app, first, 450);
  await goTo(addDays(500));
  await change('confirm', 'inquiries', 12);
  // Cut off in the middle: begun, not ended, with a part done.
  const id = '0190a000-0000-7000-8000-000000000001';
  await app.deps.db.dataSource.query(
    `insert into keep_run (id, started_at, counts) values ($1, $2, '{"inquiries": 7}')`,
    [id, app.clock.now()],
  );
  await Promise.all([runKeeping(app.deps), runKeeping(app.deps)]);
  await runKeeping(app.deps);
  const { runs } = await read();
  expect(runs).toMatchObject([{ endedAt: expect.any(String), counts: [{ kind: 'inquiries', count: 458 }] }]);
  expect((await rule('inquiries'))?.wouldForget).toBe(0);
});

test('agreed trips lose contacts first, the buyer after seven years, and keep sums', async () => {
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  const id = await startedJob(app, admin, driver.id, bus);
  await app.deps.db.dataSource.query(
    `update "order" set company = null, company_address = 'Kase 7, Elva' where id = $1`,
    [id],
  );
  await goTo(addDays(20));
  await must(app, 'mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id }, admin);
  for (const [kind, months] of [
    ['contacts', 12],
    ['accounting', 84],
    ['feedback', 6],
  ] as const)
    await change('confirm', kind, months);
  const look = async () => {
    const [row] = await app.deps.db.dataSource.query(
      `select o.full_name, o.email, o.company_address, o.group_full_name, f.price, j.trip_number, o.forgotten,
         jsonb_array_length(a.paper -> 'sections') > 1 as whole_paper, a.amount_due
       from "order" o join job j on j.order_id = o.id join offer f on f.order_id = o.id join acceptance a on a.order_id = o.id where o.id = $1`,
      [id],
    );
    return row as object;
  };
  await goTo(addDays(400));
  await runKeeping(app.deps);
  const kept = { price: 54000, trip_number: expect.any(Number), amount_due: expect.any(Number) };
  expect(await look()).toEqual({
    ...kept,
    full_name: 'Õie Jõgeväli',
    email: '',
    company_address: 'Kase 7, Elva',
    group_full_name: null,
    forgotten: 1,
    whole_paper: true,
  });
  await goTo(addDays(8 * 366));
  await runKeeping(app.deps);
  expect(await look()).toEqual({
    ...kept,
    full_name: '(kustutatud)',
    email: '',
    company_address: null,
    group_full_name: null,
    forgotten: 2,
    whole_paper: false,
  });
});

test.each([
  ['with an offer', true],
  ['without an offer', false],
])('a free cancellation %s keeps the buyer of its invoice until accounting needs it no more', async (_, hasOffer) => {
  const id = await submitInquiry(app);
  if (hasOffer)
    await must(app, 'mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24) { id } }', { id }, admin);
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id }, admin);
  const { dataSource } = app.deps.db;
  await dataSource.query(`update "order" set company = null where id = $1`, [id]);
  const invoice = await issueInvoice(app, { buyer: 'Kadri Kuusk', kind: 'prepayment' });
  await dataSource.query(`insert into invoice_trip (invoice_id, order_id, part) values ($1, $2, 'trip')`, [
    invoice.id,
    id,
  ]);
  for (const [kind, months] of [
    ['inquiries', 12],
    ['declinedOffers', 12],
    ['contacts', 12],
    ['accounting', 84],
  ] as const)
    await change('confirm', kind, months);
  const look = async (): Promise<unknown> => {
    const [row] = await dataSource.query<object[]>(
      `select i.buyer_name, o.email, o.forgotten from invoice i, "order" o where i.id = $1 and o.id = $2`,
      [invoice.id, id],
    );
    return row;
  };
  await goTo(addDays(500));
  await runKeeping(app.deps);
  expect(await look()).toEqual({ buyer_name: 'Kadri Kuusk', email: '', forgotten: 1 });
  await goTo(addDays(8 * 366));
  await runKeeping(app.deps);
  expect(await look()).toEqual({ buyer_name: '(kustutatud)', email: '', forgotten: 2 });
});

test('former staff keeps the name until the time has passed since the last drive on a line', async () => {
  const regular = await createPerson(app, admin);
  const substitute = await createPerson(app, admin);
  const other = await createPerson(app, admin);
  const { dataSource } = app.deps.db;
  await goTo(addDays(3 * 366));
  const dayBefore = (days: number) => addDays(-days).toISOString().slice(0, 10);
  await dataSource.query(
    `with line as (insert into arrangement (id, created_at, changed_at) values (gen_random_uuid(), now(), now()) returning id),
      period as (
        insert into arrangement_period (arrangement_id, from_day, name, weekdays, first_day, last_day, depart, duration_min, driver_id)
        select id, '2000-01-01', 'Koolibuss', '{1,2,3,4,5,6,7}', $3::date, $4::date, '08:00', 60, $1::uuid from line)
     insert into arrangement_exception (id, arrangement_id, date, driver_id) select gen_random_uuid(), id, $4::date - 1, $2::uuid from line`,
    [regular.id, substitute.id, dayBefore(20), dayBefore(10)],
  );
  for (const { id } of [regular, substitute, other])
    await must(
      app,
      'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }',
      { id },
      admin,
    );
  await change('confirm', 'formerPeople', 24);
  const listBlanked = async () => {
    const blanked = await dataSource.query<{ id: string }[]>(
      `select id from "user" where username like 'kustutatud-%' order by created_at, id`,
    );
    return new Set(blanked.map(({ id }) => id));
  };
  await runKeeping(app.deps);
  expect(await listBlanked()).toEqual(new Set([other.id]));
  await goTo(addDays(2 * 366));
  await runKeeping(app.deps);
  expect(await listBlanked()).toEqual(new Set([regular.id, substitute.id, other.id]));
});

test('the run begins at night, once a day', () => {
  const at = (moment: string) => new Date(moment);
  expect(findNextRun(undefined, at('2026-11-26T00:00Z'))).toEqual(at('2026-11-26T01:00Z'));
  expect(findNextRun(at('2026-11-26T01:10Z'), at('2026-11-26T12:00Z'))).toEqual(at('2026-11-27T01:00Z'));
  expect(findNextRun(at('2026-11-20T01:10Z'), at('2026-11-26T12:00Z'))).toEqual(at('2026-11-26T01:00Z'));
});

test('an acceptance can still be changed by nobody else', async () => {
  const driver = await createPerson(app, admin);
  await startedJob(app, admin, driver.id, await createBus(app, admin));
  await expect(app.deps.db.dataSource.query(`update acceptance set paper = '{}'`)).rejects.toThrow('never changed');
  await expect(
    app.deps.db.transaction(async (manager) => {
      await manager.query(`select set_config('charter.forgetting', 'on', true)`);
      await manager.query('update acceptance set amount_due = 1');
    }),
  ).rejects.toThrow('never changed');
});
