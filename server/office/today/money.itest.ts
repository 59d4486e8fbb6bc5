import { acceptedOrder, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { drivenTrip, listOfOrder, readInvoice, save, seller } from '../invoicing/invoicing.fixture';
import { runInvoicing } from '../invoicing/issueWaiting';
import { createCustomer, issueInvoice, pay, payer, upload, writeFile } from '../payments/payments.fixture';
import { runQueuedActs } from './acts';
import { automate } from './automate';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp({
    COMPANY_REGISTRATION_NUMBER: seller.companyRegistrationNumber,
    COMPANY_VAT_NUMBER: seller.companyVatNumber,
    COMPANY_ADDRESS: seller.companyAddress,
    COMPANY_IBAN: seller.companyIban,
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  // A Monday at ten.
  await setNow('2026-11-16T08:00:00Z');
});

const sql = <Row = unknown>(text: string, values: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(text, values);
async function setNow(now: string): Promise<void> {
  app.clock.set(new Date(now));
  admin = await app.login('admin');
}
const later = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const setMode = (kind: string, mode: string) =>
  must(app, `mutation { setAutomation(kind: ${kind}, mode: ${mode}) { isOn } }`, {}, admin);

interface Item {
  kind: string;
  subjectId: string;
  mark: string;
  who: string | null;
  words: string | null;
  sum: number | null;
  proposal: {
    act: string;
    amountDue: number | null;
    who: string | null;
    evidence: string | null;
    fit: string | null;
    doubt: string | null;
  };
}
const list = async (kind: string): Promise<Item[]> => {
  const document = `{ today { items { kind subjectId mark who words sum proposal { act amountDue who evidence fit doubt } } } }`;
  const { today } = await must<{ today: { items: Item[] } }>(app, document, {}, admin);
  return today.items.filter((item) => item.kind === kind);
};
const takeDocument =
  'mutation($kind: TodayKind!, $subjectId: UUID!, $mark: String!) { takeTodayItem(kind: $kind, subjectId: $subjectId, mark: $mark) { id } }';
const take = ({ kind, subjectId, mark }: Item) => app.graphql(takeDocument, { kind, subjectId, mark }, admin);
const mustTake = async (item: Item | undefined) => {
  expect((await take(item as Item)).errors).toBeUndefined();
  later(0.2);
  await runQueuedActs(app.deps);
};
const readDraft = async (orderId: string) => {
  await runInvoicing(app.deps);
  const [draft] = await listOfOrder(app, admin, orderId);
  return readInvoice(app, admin, draft!.id);
};
const readOpen = async (id: string) => (await readInvoice(app, admin, id)).open;
/** The bank tells of the days up to this one. */
const tellBank = async (day: string) => {
  await upload(app, admin, writeFile([pay('', -100)]));
  await sql('update bank_statement set last_day = $1', [day]);
};
const countReminders = async (invoiceId: string) =>
  (await sql<{ step: string }>('select step from reminder where invoice_id = $1 order by sent_at', [invoiceId])).map(
    ({ step }) => step,
  );

test('the draft of a driven trip is issued and sent by one press, unless something speaks against it', async () => {
  const draft = await readDraft(await drivenTrip(app, admin));
  const [item] = await list('invoice');
  expect(item).toMatchObject({
    subjectId: draft.id,
    who: 'Eesti Rahvatantsu Selts',
    proposal: { act: 'issueInvoice', amountDue: draft.gross, who: 'oie@rahvatants.example', doubt: null },
  });
  await sql('update invoice set buyer_email = null where id = $1', [draft.id]);
  expect((await list('invoice'))[0]?.proposal).toMatchObject({
    act: 'open',
    doubt: expect.stringContaining('e-posti'),
  });
  await sql(`update invoice set buyer_email = 'oie@rahvatants.example' where id = $1`, [draft.id]);
  await sql(
    `update offer set price = price + 100 where order_id = (select order_id from invoice_trip where invoice_id = $1)`,
    [draft.id],
  );
  expect((await list('invoice'))[0]?.proposal).toMatchObject({
    act: 'open',
    doubt: expect.stringContaining('muutunud'),
  });
  await sql(
    `update offer set price = price - 100 where order_id = (select order_id from invoice_trip where invoice_id = $1)`,
    [draft.id],
  );
  await mustTake(item);
  expect(await list('invoice')).toEqual([]);
  expect(await readInvoice(app, admin, draft.id)).toMatchObject({ state: 'open', sentTo: 'oie@rahvatants.example' });
});

test('a payment is booked as suggested by one press, and waits again when the books say something else meanwhile', async () => {
  const customerId = await createCustomer(app, 'Mets OÜ');
  const invoice = await issueInvoice(app, { buyer: 'Mets OÜ', customerId });
  await upload(
    app,
    admin,
    writeFile([pay('', 4_000, { payer: payer('Mets OÜ') }), pay('', 777, { payer: payer('Keegi') })]),
  );
  const readItem = async () => (await list('payment')).find(({ who }) => who === 'Mets OÜ');
  expect((await list('payment')).find(({ who }) => who === 'Keegi')).toMatchObject({ proposal: { act: 'open' } });
  const item = await readItem();
  expect(item).toMatchObject({
    sum: 40,
    proposal: { act: 'bookPayment', evidence: 'name', fit: 'part', who: `Mets OÜ · ${invoice.number}` },
  });
  await take(item as Item);
  const older = await issueInvoice(app, { buyer: 'Mets OÜ', customerId, dueOn: '2026-06-20' });
  later(0.2);
  await runQueuedActs(app.deps);
  expect([await readOpen(invoice.id), await readOpen(older.id)]).toEqual([100, 100]);
  expect((await take(item as Item)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await mustTake(await readItem());
  expect([await readOpen(invoice.id), await readOpen(older.id)]).toEqual([100, 60]);
  expect(await readItem()).toBeUndefined();
  const [booked] = await sql<{ id: string }>('select payment_id as id from payment_booking where invoice_id = $1', [
    older.id,
  ]);
  await must(app, 'mutation($id: UUID!) { undoPayment(id: $id) }', { id: booked?.id }, admin);
  expect(await readItem()).toMatchObject({ proposal: { act: 'bookPayment' } });
});

test('a customer is reminded by one press while the bank file is fresh, then called', async () => {
  const invoice = await issueInvoice(app, { buyer: 'Laen OÜ', dueOn: '2026-11-13' });
  const readItem = async () => (await list('reminder')).find(({ who }) => who === 'Laen OÜ');
  await tellBank('2026-11-10');
  expect(await readItem()).toMatchObject({
    sum: 100,
    proposal: { act: 'open', doubt: expect.stringContaining('panga fail') },
  });
  await tellBank('2026-11-15');
  const { reminderPlan } = await must<{ reminderPlan: { count: number } }>(
    app,
    '{ reminderPlan { count } }',
    {},
    admin,
  );
  const due = (await list('reminder')).filter(({ words }) => words === 'remind');
  // Of three invoices by the engine, two customers.
  expect([reminderPlan.count, due.length]).toEqual([3, 2]);
  await mustTake(await readItem());
  expect([await countReminders(invoice.id), await readItem()]).toEqual([['after3'], undefined]);
  await setNow('2026-12-07T08:00:00Z');
  await tellBank('2026-12-06');
  await mustTake(await readItem());
  expect(await countReminders(invoice.id)).toEqual(['after3', 'after21']);
  expect(await readItem()).toMatchObject({ words: 'call', proposal: { act: 'open', doubt: null } });
});

test('a prepayment that is missing before the departure is asked for again, once, then by phone', async () => {
  const orderId = await acceptedOrder(app, admin, 48);
  await must(
    app,
    'mutation($id: UUID!) { askPrepayment(id: $id, percent: 30) { prepayment { state } } }',
    { id: orderId },
    admin,
  );
  await tellBank('2026-11-15');
  const [item] = await list('prepayment');
  expect(item).toMatchObject({ words: 'remind', proposal: { act: 'remind' } });
  await mustTake(item);
  expect([await countReminders(item!.subjectId), await list('prepayment')]).toEqual([['byHand'], []]);
  later(24 * 60);
  admin = await app.login('admin');
  expect(await list('prepayment')).toMatchObject([{ words: 'call', proposal: { act: 'open' } }]);
});

test('trusted, the portal sends invoices and reminders by itself, and leaves what a person touched', async () => {
  await setMode('invoice', 'automatic');
  await setMode('reminder', 'automatic');
  const untouched = await readDraft(await drivenTrip(app, admin));
  const touched = await readDraft(await drivenTrip(app, admin));
  await save(app, admin, touched);
  const debt = await issueInvoice(app, { buyer: 'Unustaja OÜ', dueOn: '2026-11-16' });
  await setNow('2026-11-17T08:00:00Z');
  await tellBank('2026-11-16');
  await automate(app.deps);
  expect((await readInvoice(app, admin, untouched.id)).issueAt).not.toBeNull();
  expect(await readInvoice(app, admin, touched.id)).toMatchObject({ state: 'draft', issueAt: null });
  later(11);
  await runQueuedActs(app.deps);
  const sent = await readInvoice(app, admin, untouched.id);
  expect(sent).toMatchObject({ state: 'open', sentTo: 'oie@rahvatants.example' });
  const by =
    'select issued_by_id as id from invoice where id = $1 union all select sent_by_id from reminder where invoice_id = $2';
  expect(await sql(by, [untouched.id, debt.id])).toEqual([{ id: null }, { id: null }]);
  expect((await list('invoice')).map(({ subjectId }) => subjectId)).toEqual([touched.id]);
  await upload(app, admin, writeFile([pay(sent.referenceNumber ?? '', Math.round(sent.gross * 100))]));
  expect(await readOpen(untouched.id)).toBe(0);
});
