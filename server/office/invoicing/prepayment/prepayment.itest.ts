import { createCustomerCalls } from '../../../company/customers/customers.fixture';
import { toLocalDate } from '../../../platform/time';
import { addDays } from '../../../platform/values/localDay';
import {
  acceptedOrder,
  answer,
  createBus,
  createPerson,
  must,
  startJobDocument,
  submitInquiry,
} from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { issueInvoice as issueOld, pay, upload, writeFile } from '../../payments/payments.fixture';
import { listOfOrder, readDraft, readInvoice, seller } from '../invoicing.fixture';
import { runInvoicing } from '../issueWaiting';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  Object.assign(app.deps.settings(), seller);
});
afterAll(() => app.stop());

interface Paying {
  customer: Record<string, unknown> | null;
  prepayment: { state: string; percent: number | null; number: string | null; open: number };
}
const FIELDS = `{ customer { name isLate judged late usualDaysLate open overdue } prepayment { state percent number open } }`;
const readPaying = async (id: string) =>
  (await must<{ tripPaying: Paying }>(app, `query($id: UUID!) { tripPaying(id: $id) ${FIELDS} }`, { id }, admin))
    .tripPaying;
const ask = (id: string, percent = 30) =>
  app.graphql<{ askPrepayment: Paying }>(
    `mutation($id: UUID!, $percent: Int!) { askPrepayment(id: $id, percent: $percent) ${FIELDS} }`,
    { id, percent },
    admin,
  );
const cancel = (id: string) =>
  app.graphql<{ cancelPrepayment: Paying }>(
    `mutation($id: UUID!) { cancelPrepayment(id: $id) ${FIELDS} }`,
    { id },
    admin,
  );
const isAwaited = async (id: string) =>
  (
    await must<{ order: { awaitsPrepayment: boolean } }>(
      app,
      'query($id: UUID!) { order(id: $id) { awaitsPrepayment } }',
      { id },
      admin,
    )
  ).order.awaitsPrepayment;
const isAwaitedOnPlan = async (id: string) => {
  const from = toLocalDate(app.clock.now());
  const { planBoard } = await must<{ planBoard: { trips: { id: string; awaitsPrepayment: boolean }[] } }>(
    app,
    'query($from: LocalDate!, $to: LocalDate!) { planBoard(from: $from, to: $to) { trips { id awaitsPrepayment } } }',
    { from, to: addDays(from, 30) },
    admin,
  );
  return planBoard.trips.find((trip) => trip.id === id)?.awaitsPrepayment;
};
const tieDocument = 'mutation($id: UUID!, $customerId: UUID) { tieCustomer(id: $id, customerId: $customerId) { id } }';
const passMinutes = (count: number) => app.clock.set(new Date(app.clock.now().getTime() + count * 60_000));
const accept = (id: string) => must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);

test('a customer who always pays late is known where a price is made, by its record or its e-mail', async () => {
  const { create } = createCustomerCalls(app, admin);
  const customer = await create('Hilineja OÜ');
  const today = toLocalDate(app.clock.now());
  const tied = await acceptedOrder(app, admin);
  await must(app, tieDocument, { id: tied, customerId: customer.id }, admin);
  expect((await readPaying(tied)).customer).toMatchObject({
    name: 'Hilineja OÜ',
    isLate: false,
    judged: 0,
    overdue: 0,
  });

  const bill = (daysAgo: number) =>
    issueOld(app, { customerId: customer.id, buyer: 'Hilineja OÜ', dueOn: addDays(today, -daysAgo) });
  // The fixture's file pays on 15 June 2026: two invoices before that day by 20 and by 10 days, one in time, one still open.
  const paid = [
    await issueOld(app, { customerId: customer.id, dueOn: '2026-05-26' }),
    await issueOld(app, { customerId: customer.id, dueOn: '2026-06-05' }),
    await issueOld(app, { customerId: customer.id, dueOn: '2026-06-20' }),
  ];
  await upload(app, admin, writeFile(paid.map(({ reference }) => pay(reference))));
  await bill(5);
  // Not due yet, and credited before it was paid: neither counts.
  await bill(-5);
  const credited = await bill(40);
  await issueOld(app, { customerId: customer.id, cents: -10_000, creditOf: credited.id });
  expect((await readPaying(tied)).customer).toEqual({
    name: 'Hilineja OÜ',
    isLate: true,
    judged: 4,
    late: 3,
    usualDaysLate: 10,
    open: 200,
    overdue: 100,
  });
  // An order that is not tied yet, from the same e-mail address.
  const fresh = await submitInquiry(app);
  expect((await readPaying(fresh)).customer).toMatchObject({ name: 'Hilineja OÜ', isLate: true });
});

test('open, partly paid, credited and prepaid sums are the same debt wherever it is shown', async () => {
  const { create, read } = createCustomerCalls(app, admin);
  const { id: customerId } = await create('Võlgnik OÜ');
  const bill = (own: object) => issueOld(app, { customerId, buyer: 'Võlgnik OÜ', ...own });
  await bill({ cents: 12_345 });
  const half = await bill({ cents: 20_000, kind: 'prepayment', dueOn: '2026-12-01' });
  const credited = await bill({ cents: 30_000 });
  await bill({ cents: -10_001, creditOf: credited.id });
  const cleared = await bill({ cents: 40_000, kind: 'prepayment' });
  await upload(app, admin, writeFile([pay(cleared.reference, 40_000)]));
  const take =
    'mutation($id: UUID!) { takePayment(invoiceId: $id, amount: 150, receivedOn: "2026-11-01", source: cash, note: "") }';
  await must(app, take, { id: half.id }, admin);

  const { whoOwes } = await must<{ whoOwes: { rows: { customerId: string; open: number; notDue: number }[] } }>(
    app,
    '{ whoOwes { rows { customerId open notDue } } }',
    {},
    admin,
  );
  const row = whoOwes.rows.find((each) => each.customerId === customerId);
  // 123.45 + (200 - 150) + (300 - 100.01); the prepayment is not due yet.
  expect(row).toMatchObject({ open: 373.44, notDue: 50 });
  expect((await read(customerId)).figures.owes).toBe(373.44);
  const order = await acceptedOrder(app, admin);
  await must(app, tieDocument, { id: order, customerId }, admin);
  expect((await readPaying(order)).customer).toMatchObject({ open: 373.44, overdue: 323.44 });
});

test('a prepayment that is asked for with the offer leaves after it is accepted, is awaited until it is paid, and is taken off', async () => {
  const id = await submitInquiry(app);
  expect((await ask(id, 101)).errors?.[0]?.extensions.field).toBe('percent');
  expect((await ask(id)).data.askPrepayment.prepayment).toMatchObject({ state: 'asked', percent: 30 });
  await answer(app, admin, id, 333.33);
  await runInvoicing(app.deps);
  expect(await listOfOrder(app, admin, id)).toEqual([]);
  expect(await isAwaited(id)).toBe(false);
  await accept(id);
  expect(await isAwaited(id)).toBe(true);
  await runInvoicing(app.deps);
  expect((await readPaying(id)).prepayment).toMatchObject({ state: 'draft', percent: 30 });
  passMinutes(11);
  await runInvoicing(app.deps);
  const [invoice] = await listOfOrder(app, admin, id);
  const prepaid = await readInvoice(app, admin, invoice?.id ?? '');
  expect(prepaid).toMatchObject({ kind: 'prepayment', state: 'open', gross: 124, sentTo: 'oie@rahvatants.example' });
  expect(await isAwaited(id)).toBe(true);
  expect(await isAwaitedOnPlan(id)).toBe(true);
  expect((await cancel(id)).errors?.[0]?.extensions.code).toBe('CONFLICT');

  await upload(app, admin, writeFile([pay(prepaid.referenceNumber ?? '', 12_400)]));
  expect((await readPaying(id)).prepayment).toMatchObject({ state: 'paid', open: 0 });
  expect(await isAwaited(id)).toBe(false);
  expect(await isAwaitedOnPlan(id)).toBe(false);

  const driver = await createPerson(app, admin);
  const input = { driver: driver.id, bus: await createBus(app, admin), overlapReason: 'Test', hoursReason: 'Test' };
  await must(app, startJobDocument, { id, input }, admin);
  passMinutes(60 * 24 * 30);
  admin = await app.login('admin');
  const final = await readDraft(app, admin, id);
  // 333.33 € and 24 % are 413.33 €; 124.00 € were paid.
  expect(final).toMatchObject({ gross: 289.33 });
});

test('one press on an agreed trip issues and sends its invoice; it can be taken back only before', async () => {
  const id = await acceptedOrder(app, admin);
  const { prepayment } = (await ask(id, 50)).data.askPrepayment;
  expect(prepayment).toMatchObject({ state: 'open', percent: 50, open: 334.8 });
  expect((await app.mail('oie@rahvatants.example', prepayment.number ?? '?')).text).toContain('334,80');
  expect((await ask(id, 50)).errors?.[0]?.extensions.code).toBe('CONFLICT');

  const early = await submitInquiry(app);
  await ask(early);
  expect((await cancel(early)).data.cancelPrepayment.prepayment).toMatchObject({ state: 'none', percent: null });
  await answer(app, admin, early);
  await accept(early);
  await runInvoicing(app.deps);
  expect(await listOfOrder(app, admin, early)).toEqual([]);
});
