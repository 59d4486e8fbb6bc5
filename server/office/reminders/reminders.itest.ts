import { inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { issueInvoice, pay, payer, upload, writeFile } from '../payments/payments.fixture';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp({ LATE_INTEREST: '10' });
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const sql = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(statement, parameters);

/** Ten o'clock in Tallinn in June. */
const setDay = (day: string) => app.clock.set(new Date(`${day}T07:00:00Z`));
/** The bank tells of the days up to this one. */
const tellBank = (day: string) => sql('update bank_statement set last_day = $1', [day]);
/** Sends what is due, as the office does; 0: it was refused. */
const send = async (): Promise<number> =>
  (await app.graphql<{ sendDueReminders: number } | null>('mutation { sendDueReminders }', {}, admin)).data
    ?.sendDueReminders ?? 0;
const readSteps = async (invoiceId: string) =>
  (await sql<{ step: string }>('select step from reminder where invoice_id = $1 order by sent_at', [invoiceId])).map(
    ({ step }) => step,
  );

it('follows the rule, names sum and interest in the language of the invoice, and ends with the payment', async () => {
  setDay('2026-06-26');
  const invoice = await issueInvoice(app, { cents: 100_000, dueOn: '2026-06-30' });
  const orderId = await submitInquiry(app, { ...inquiry(app), email: 'ARVED@kool.example' });
  await sql(`insert into invoice_trip (invoice_id, order_id, part) values ($1, $2, 'trip')`, [invoice.id, orderId]);
  await upload(app, admin, writeFile([pay('', -100)]));
  await sql(`update bank_statement set last_day = '2026-06-24'`);
  expect(await send()).toBe(0);
  await tellBank('2026-06-27');
  setDay('2026-06-27');
  expect(await Promise.all([send(), send()])).toEqual(expect.arrayContaining([1, 0]));
  await app.mail('arved@kool.example', `Arve ${invoice.number} tähtaeg on 30.06.2026`);

  setDay('2026-07-10');
  expect(await send()).toBe(0);
  await tellBank('2026-07-09');
  expect(await send()).toBe(1);
  const late = await app.mail('arved@kool.example', `Arve ${invoice.number} on tasumata`);
  // Ten days of ten percent on 1000 €.
  expect(late.text.replaceAll('\u00a0', ' ')).toMatch(/1000,00 €[\s\S]*2,74 €/);
  expect(late.text).toContain(invoice.reference);
  expect(late.attachments.map(({ filename }) => filename)).toEqual([`arve-${invoice.number}.pdf`]);
  // The address is the customer's own, so it may open the page of the trip.
  expect(late.links.map(({ pathname }) => pathname)).toEqual(['/portal/trip']);

  await upload(app, admin, writeFile([pay(invoice.reference, 100_000)]));
  setDay('2026-07-21');
  await tellBank('2026-07-21');
  expect(await send()).toBe(0);
  expect(await readSteps(invoice.id)).toEqual(['before', 'after10']);
});

it('is stopped by a person, and by a payment that waits', async () => {
  setDay('2026-06-30');
  await tellBank('2026-06-30');
  const disputed = await issueInvoice(app, { dueOn: '2026-06-30' });
  const half = await issueInvoice(app, { dueOn: '2026-06-30' });
  await upload(app, admin, writeFile([pay(half.reference, 4000, { payer: payer('Pool OÜ') })]));
  await tellBank('2026-06-30');
  const stop = (reason: string) =>
    app.graphql(
      'mutation($id: UUID!, $reason: String!) { setReminders(id: $id, stopped: true, reason: $reason) }',
      { id: disputed.id, reason },
      admin,
    );
  expect((await stop(' ')).errors?.[0]?.extensions.field).toBe('reason');
  expect((await stop('Vaidlus')).errors).toBeUndefined();
  expect(await send()).toBe(0);
  await must(app, 'mutation($id: UUID!) { setReminders(id: $id, stopped: false) }', { id: disputed.id }, admin);
  expect(await send()).toBe(1);
  expect(await readSteps(half.id)).toEqual([]);
});

it('is sent by hand for all overdue invoices of a customer, once a day', async () => {
  setDay('2026-08-01');
  for (const dueOn of ['2026-07-01', '2026-07-15', '2026-08-20'])
    await issueInvoice(app, { buyer: 'Hilineja OÜ', dueOn });
  const remind = () =>
    app.graphql<{ remindCustomer: number }>('mutation { remindCustomer(customer: "name:hilineja oü") }', {}, admin);
  expect((await remind()).data.remindCustomer).toBe(2);
  expect((await remind()).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

it('sends what is due at one press, and not while the bank file is old', async () => {
  setDay('2026-09-01');
  const invoice = await issueInvoice(app, { dueOn: '2026-09-01' });
  const press = () => app.graphql<{ sendDueReminders: number }>('mutation { sendDueReminders }', {}, admin);
  const readPlan = async () =>
    (
      await must<{ reminderPlan: { isHeld: boolean; bankUntil: string; count: number } }>(
        app,
        '{ reminderPlan { isHeld bankUntil count } }',
        {},
        admin,
      )
    ).reminderPlan;
  await tellBank('2026-08-29');
  const held = await readPlan();
  expect(held).toMatchObject({ isHeld: true, bankUntil: '2026-08-29' });
  expect(held.count).toBeGreaterThan(0);
  expect((await press()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await readSteps(invoice.id)).toEqual([]);
  await tellBank('2026-08-30');
  expect((await press()).data.sendDueReminders).toBe(held.count);
  expect(await readSteps(invoice.id)).toEqual(['on']);
  expect(await readPlan()).toMatchObject({ isHeld: false, count: 0 });
});
