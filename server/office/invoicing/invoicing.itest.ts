import { createCustomerCalls } from '../../company/customers/customers.fixture';
import { cancelDocument } from '../../customer/changeRequests/changeRequests.fixture';
import { toLocalDate } from '../../platform/time';
import { addDays } from '../../platform/values/localDay';
import { acceptedOrder, createFood, must, tripKey } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import {
  asked,
  credit,
  readDraft,
  drivenTrip,
  issue,
  listOfOrder,
  mustIssue,
  readInvoice,
  save,
  seller,
} from './invoicing.fixture';
import type { TestInvoice } from './invoicing.fixture';
import { runInvoicing } from './issueWaiting';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  Object.assign(app.deps.settings(), seller);
});
afterAll(() => app.stop());

const fetchFile = (path: string) => app.fetch(path, { headers: { authorization: `Bearer ${admin}` } });
const findCode = ({ errors }: { errors?: { message: string; extensions: Record<string, unknown> }[] }) => [
  errors?.[0]?.extensions.code,
  errors?.[0]?.message,
  ...(errors?.[0]?.extensions.field ? [errors[0].extensions.field] : []),
];

test('a driven trip gets one draft, however often and on how many copies the clock looks', async () => {
  const id = await drivenTrip(app, admin);
  await Promise.all([runInvoicing(app.deps), runInvoicing(app.deps), runInvoicing(app.deps)]);
  await runInvoicing(app.deps);
  const invoices = await listOfOrder(app, admin, id);
  expect(invoices).toMatchObject([{ state: 'draft' }]);
  // 540 € and 24 % of VAT.
  expect(await readInvoice(app, admin, invoices[0]!.id)).toMatchObject({
    kind: 'invoice',
    number: null,
    buyer: { name: 'Eesti Rahvatantsu Selts', email: 'oie@rahvatants.example' },
    lines: [{ kind: 'trip', net: 540, gross: 669.6 }],
    net: 540,
    vat: 129.6,
    rounding: 0,
    gross: 669.6,
    open: 0,
    outdated: false,
  });
});

test('a draft that is issued and sent has a number, a reference, a due date, and reaches the customer with its PDF', async () => {
  const id = await drivenTrip(app, admin);
  const issued = await mustIssue(app, admin, await readDraft(app, admin, id), true);
  expect(issued).toMatchObject({ state: 'open', gross: 669.6, open: 669.6, sentTo: 'oie@rahvatants.example' });
  const { number = '', referenceNumber } = issued;
  expect(number).toMatch(/^2026-\d{4}$/);
  const pdf = await fetchFile(`/api/invoice/${issued.id}.pdf`);
  const { text } = await pdfText(Buffer.from(await pdf.arrayBuffer()));
  expect(text).toContain(`Arve ${number}`);
  expect(text.replaceAll(/\s/g, '')).toContain(referenceNumber);
  expect(text).toContain('669,60');
  const xml = await (await fetchFile(`/api/invoice/${issued.id}.xml`)).text();
  expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
  const eArve = await (await fetchFile(`/api/invoice/${issued.id}/e-arve.xml`)).text();
  expect(eArve).toContain(`<TotalToPay>669.60</TotalToPay>`);
  let mails: Awaited<ReturnType<TestApp['mails']>> = [];
  for (let tries = 0; tries < 200 && mails.length === 0; tries += 1) {
    mails = (await app.mails()).filter(({ subject }) => subject.includes(number ?? '?'));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect(mails).toMatchObject([{ to: 'oie@rahvatants.example' }]);
  expect(mails[0]?.text).toContain('669,60');
  const key = await tripKey(app, id);
  const shown = `query($id: UUID!, $key: Key!) { invoicesOfTrip(id: $id, key: $key) { id number state gross open } }`;
  expect(await must(app, shown, { id, key })).toEqual({
    invoicesOfTrip: [{ id: issued.id, number, state: 'open', gross: 669.6, open: 669.6 }],
  });
  expect((await app.fetch(`/api/trip/${id}/invoice.pdf?key=${key}&of=${issued.id}`)).status).toBe(200);
  const other = await tripKey(app, await acceptedOrder(app, admin));
  expect((await app.fetch(`/api/trip/${id}/invoice.pdf?key=${other}&of=${issued.id}`)).status).not.toBe(200);
});

test('a second click on issue, and a click on what somebody changed meanwhile, are refused', async () => {
  const draft = await readDraft(app, admin, await drivenTrip(app, admin));
  const both = await Promise.all([issue(app, admin, draft), issue(app, admin, draft)]);
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(both.flatMap(({ errors }) => errors ?? [])).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  const next = await readDraft(app, admin, await drivenTrip(app, admin));
  await save(app, admin, next);
  expect(findCode(await issue(app, admin, next))).toEqual([
    'STALE_VERSION',
    'Keegi muutis seda arvet vahepeal. Vaadake see üle ja proovige uuesti.',
  ]);
});

test('the database refuses to change or delete what was issued, but not to note that it was sent', async () => {
  const { id } = await mustIssue(app, admin, await readDraft(app, admin, await drivenTrip(app, admin)));
  const { dataSource } = app.deps.db;
  for (const statement of [
    'update invoice set gross_cents = gross_cents + 1, net_cents = net_cents + 1 where id = $1',
    `update invoice set buyer_name = 'Keegi teine' where id = $1`,
    `update invoice set status = 'draft' where id = $1`,
    'delete from invoice where id = $1',
    'update invoice_line set net_cents = 1 where invoice_id = $1',
    'delete from invoice_line where invoice_id = $1',
    `insert into invoice_line select gen_random_uuid(), invoice_id, 99, order_id, kind, title, count, vat_rate, includes_vat, 1, 1, reason, null, null
     from invoice_line where invoice_id = $1`,
  ])
    await expect(dataSource.query(statement, [id])).rejects.toThrow('never changed');
  await dataSource.query('update invoice set sent_at = now() where id = $1', [id]);
});

test('a line that a person adds needs a reason, at its field', async () => {
  const draft = await readDraft(app, admin, await drivenTrip(app, admin));
  const line = { title: 'Ooteaeg 2 h', net: 60, vatRate: 24, reason: ' ' };
  expect(findCode(await save(app, admin, draft, { typedLines: [line] }))).toEqual([
    'BAD_USER_INPUT',
    'Kirjutage põhjus',
    'typedLines.0.reason',
  ]);
  const saved = await save(app, admin, draft, { typedLines: [{ ...line, reason: 'Klient hilines' }] });
  expect(saved.data.saveInvoiceDraft).toMatchObject({
    version: 2,
    gross: 744,
    lines: [{ kind: 'trip' }, { kind: 'typed', title: 'Ooteaeg 2 h', net: 60, gross: 74.4, reason: 'Klient hilines' }],
  });
});

test('0 € can be issued, less than 0 cannot', async () => {
  const draft = await readDraft(app, admin, await drivenTrip(app, admin));
  const discount = (net: number) => ({
    typedLines: [{ title: 'Allahindlus', net, vatRate: 24, reason: 'Buss hilines' }],
  });
  const below = (await save(app, admin, draft, discount(-541))).data.saveInvoiceDraft;
  expect(findCode(await issue(app, admin, below))[0]).toBe('CONFLICT');
  const nothing = (await save(app, admin, below, discount(-540))).data.saveInvoiceDraft;
  expect(await mustIssue(app, admin, nothing)).toMatchObject({ gross: 0, open: 0, state: 'paid' });
});

test('a draft whose trip has changed since is looked at again before it is issued', async () => {
  const id = await drivenTrip(app, admin);
  const draft = await readDraft(app, admin, id);
  await must(app, 'mutation($id: UUID!) { updatePrice(id: $id, price: 600, vatRate: 24) { id } }', { id }, admin);
  expect(await readInvoice(app, admin, draft.id)).toMatchObject({ outdated: true, gross: 669.6 });
  expect(findCode(await issue(app, admin, draft))[0]).toBe('CONFLICT');
  const saved = (await save(app, admin, draft)).data.saveInvoiceDraft;
  expect(saved).toMatchObject({ outdated: false, gross: 744 });
  await mustIssue(app, admin, saved);
});

test('credit notes give back parts and then the rest, never more; then the trip may be invoiced again', async () => {
  const orderId = await drivenTrip(app, admin);
  const issued = await mustIssue(app, admin, await readDraft(app, admin, orderId));
  const [{ id: lineId } = { id: '' }] = issued.lines;
  const part = (await credit(app, admin, issued.id, [{ lineId, amount: 100.01 }])).data.creditInvoice;
  expect(part).toMatchObject({
    kind: 'credit',
    state: 'creditNote',
    gross: -100.01,
    creditOf: { number: issued.number },
  });
  expect(await readInvoice(app, admin, issued.id)).toMatchObject({ state: 'open', open: 569.59 });
  expect(findCode(await credit(app, admin, issued.id, [{ lineId, amount: 569.6 }]))).toEqual([
    'BAD_USER_INPUT',
    'Krediteerida saab kuni 569,59\u00a0€',
    'lines.0.amount',
  ]);
  expect(findCode(await credit(app, admin, part.id, [{ lineId, amount: 1 }]))[0]).toBe('CONFLICT');
  expect(findCode(await credit(app, admin, issued.id, [{ lineId, amount: 1 }], ' '))[0]).toBe('BAD_USER_INPUT');
  const again = asked('makeInvoice', 'orderId: $id', '$id: UUID!');
  expect(findCode(await app.graphql(again, { id: orderId }, admin))[0]).toBe('CONFLICT');
  await credit(app, admin, issued.id, [{ lineId, amount: 569.59 }]);
  const after = await readInvoice(app, admin, issued.id);
  expect(after).toMatchObject({ state: 'credited', open: 0, lines: [{ creditable: 0 }] });
  const [sums] = await app.deps.db.dataSource.query<Record<string, string>[]>(
    'select sum(gross_cents) as gross, sum(net_cents) as net from invoice where $1 in (id, credit_of_id)',
    [issued.id],
  );
  expect(sums).toEqual({ gross: '0', net: '0' });
  await runInvoicing(app.deps);
  expect((await listOfOrder(app, admin, orderId)).filter(({ state }) => state === 'draft')).toEqual([]);
  const { makeInvoice } = await must<{ makeInvoice: TestInvoice }>(app, again, { id: orderId }, admin);
  expect(makeInvoice).toMatchObject({ state: 'draft', gross: 669.6 });
});

test('several trips of one customer go on one invoice, and a dropped draft stays dropped', async () => {
  const first = await drivenTrip(app, admin);
  const second = await drivenTrip(app, admin);
  const draft = await readDraft(app, admin, first);
  const other = await readDraft(app, admin, second);
  expect(draft.siblings.map(({ id }) => id)).toContain(other.id);
  const join = asked(
    'joinInvoiceDrafts',
    'id: $id, version: $version, others: $others',
    '$id: UUID!, $version: Int!, $others: [SeenDraftInput!]!',
  );
  const others = [{ id: other.id, version: other.version }];
  const joined = (
    await must<{ joinInvoiceDrafts: TestInvoice }>(app, join, { id: draft.id, version: draft.version, others }, admin)
  ).joinInvoiceDrafts;
  expect(joined).toMatchObject({ gross: 1339.2, lines: [{ kind: 'trip' }, { kind: 'trip' }] });
  const drop = asked('dropInvoiceDraft', 'id: $id, version: $version', '$id: UUID!, $version: Int!');
  await must(app, drop, { id: joined.id, version: joined.version }, admin);
  await runInvoicing(app.deps);
  expect(await listOfOrder(app, admin, second)).toMatchObject([{ state: 'dropped' }]);
});

test('a prepayment is taken off the invoice of the trip', async () => {
  const food = await createFood(app, admin, 'Supp', 5);
  const id = await drivenTrip(app, admin);
  await must(
    app,
    'mutation($id: UUID!, $food: [OrderedFoodInput!]!) { updateOrderFood(id: $id, food: $food) { id } }',
    { id, food: [{ id: food, count: 10 }] },
    admin,
  );
  const ask = asked('makePrepaymentInvoice', 'orderId: $id, percent: $percent', '$id: UUID!, $percent: Int!');
  expect(findCode(await app.graphql(ask, { id, percent: 101 }, admin))).toEqual([
    'BAD_USER_INPUT',
    'Ettemaks on 1 kuni 100 protsenti',
    'percent',
  ]);
  const { makePrepaymentInvoice } = await must<{ makePrepaymentInvoice: TestInvoice }>(
    app,
    ask,
    { id, percent: 30 },
    admin,
  );
  const prepaid = await mustIssue(app, admin, makePrepaymentInvoice);
  // 30 % of 719,60 €.
  expect(prepaid).toMatchObject({ kind: 'prepayment', gross: 215.88 });
  expect(await readDraft(app, admin, id)).toMatchObject({
    lines: [{ kind: 'trip' }, { kind: 'food', gross: 50 }, { kind: 'prepaid', gross: -215.88 }],
    gross: 503.72,
  });
});

test('a cancellation with a fee is invoiced, a free one is not', async () => {
  const before = app.clock.now();
  const paid = await acceptedOrder(app, admin, 4 * 24);
  await must(app, cancelDocument, { id: paid, key: await tripKey(app, paid), fee: 66.96 });
  const free = await acceptedOrder(app, admin, 14 * 24);
  await must(app, cancelDocument, { id: free, key: await tripKey(app, free), fee: 0 });
  expect(await readDraft(app, admin, paid)).toMatchObject({ lines: [{ kind: 'fee', gross: 66.96 }], gross: 66.96 });
  expect(await listOfOrder(app, admin, free)).toEqual([]);
  app.clock.set(before);
});

test('no drafts are made while the automation is off', async () => {
  const setMode = (mode: string) =>
    must(app, `mutation { setAutomation(kind: invoice, mode: ${mode}) { isOn } }`, {}, admin);
  await setMode('off');
  const id = await drivenTrip(app, admin);
  await runInvoicing(app.deps);
  expect(await listOfOrder(app, admin, id)).toEqual([]);
  await setMode('suggest');
  await runInvoicing(app.deps);
  expect(await listOfOrder(app, admin, id)).toHaveLength(1);
});

test('an issued invoice stays as it is when the company is renamed and its trip comes back from the archive', async () => {
  const orderId = await drivenTrip(app, admin);
  const issued = await mustIssue(app, admin, await readDraft(app, admin, orderId));
  Object.assign(app.deps.settings(), { companyName: 'Uus Nimi OÜ' });
  for (const act of ['archiveOrder', 'takeFromArchive'])
    await must(app, `mutation($id: UUID!) { ${act}(id: $id) { id } }`, { id: orderId }, admin);
  await runInvoicing(app.deps);
  expect(await listOfOrder(app, admin, orderId)).toHaveLength(1);
  const { text } = await pdfText(Buffer.from(await (await fetchFile(`/api/invoice/${issued.id}.pdf`)).arrayBuffer()));
  expect([text.includes('Bussiveod OÜ'), text.includes('Uus Nimi')]).toEqual([true, false]);
  Object.assign(app.deps.settings(), seller);
});

test('without the company’s registry data nothing is issued and no number is lost', async () => {
  const draft = await readDraft(app, admin, await drivenTrip(app, admin));
  Object.assign(app.deps.settings(), { companyIban: undefined });
  expect(findCode(await issue(app, admin, draft))).toEqual([
    'CONFLICT',
    'E-arve jaoks on seadetes puudu ettevõtte pangakonto',
  ]);
  Object.assign(app.deps.settings(), seller);
  await mustIssue(app, admin, draft);
  expect(await listGaps()).toEqual([]);
});

/** Numbers of a series that are missing or twice there. */
const listGaps = (): Promise<unknown[]> =>
  app.deps.db.dataSource.query(
    `select series from invoice where sequence is not null group by series
     having count(*) <> max(sequence) or count(distinct sequence) <> max(sequence)`,
  );

test('accounting pulls each invoice once, in the order of numbers, and hears again of its order', async () => {
  const pull = `query($after: String) { accountingInvoices(first: 500, after: $after) { nodes { number kind gross net vat rounding creditOf orderIds } endCursor hasMore } }`;
  interface Pulled {
    accountingInvoices: {
      nodes: { number: string; kind: string; gross: number; orderIds: string[] }[];
      endCursor: string;
    };
  }
  const first = (await must<Pulled>(app, pull, {}, admin)).accountingInvoices;
  const numbers = first.nodes.map(({ number }) => number);
  expect(numbers).toEqual([...numbers].sort());
  expect(first.nodes.some(({ kind, gross }) => kind === 'credit' && gross < 0)).toBe(true);
  const id = await drivenTrip(app, admin);
  const draft = await readDraft(app, admin, id);
  const entries = `query($after: String) { accountingEntries(first: 500, after: $after) { nodes { orderId } endCursor } }`;
  interface Entries {
    accountingEntries: { nodes: { orderId: string }[]; endCursor: string };
  }
  const { endCursor } = (await must<Entries>(app, entries, {}, admin)).accountingEntries;
  const { number } = await mustIssue(app, admin, draft);
  const then = (await must<Pulled>(app, pull, { after: first.endCursor }, admin)).accountingInvoices;
  expect(then.nodes).toMatchObject([{ number, orderIds: [id] }]);
  const changed = (await must<Entries>(app, entries, { after: endCursor }, admin)).accountingEntries;
  expect(changed.nodes).toEqual([{ orderId: id }]);
  const csv = await (await fetchFile('/api/export/invoices.csv')).text();
  expect(csv.split('\r\n').filter((line) => line.startsWith(number ?? '?'))).toHaveLength(1);
});

describe('the record of a customer', () => {
  const tie = 'mutation($id: UUID!, $customerId: UUID) { tieCustomer(id: $id, customerId: $customerId) { id } }';
  const create = (name: string, more: object) => createCustomerCalls(app, admin).create(name, more);

  test('gives its invoices the registry data and the days to pay that the order does not say', async () => {
    const customer = await create('Klient OÜ', {
      registryCode: '10000018',
      paymentDays: 30,
      invoiceEmail: 'arved@klient.example',
    });
    const id = await drivenTrip(app, admin);
    await must(app, tie, { id, customerId: customer.id }, admin);
    const issued = await mustIssue(app, admin, await readDraft(app, admin, id));
    expect(issued.buyer).toMatchObject({ name: 'Eesti Rahvatantsu Selts', email: 'arved@klient.example' });
    expect(issued.dueOn).toBe(addDays(issued.issuedOn ?? '', 30));
  });

  test('with a prepayment rule makes the draft of the share as soon as the trip is agreed, due before the departure', async () => {
    const customer = await create('Ettemaksja OÜ', { prepaymentPercent: 50, prepaymentDaysBefore: 5 });
    const id = await acceptedOrder(app, admin, 14 * 24);
    await must(app, tie, { id, customerId: customer.id }, admin);
    const draft = await readDraft(app, admin, id);
    expect(draft).toMatchObject({ kind: 'prepayment', gross: 334.8 });
    const issued = await mustIssue(app, admin, draft);
    const { order } = await must<{ order: { start: string } }>(
      app,
      'query($id: UUID!) { order(id: $id) { start } }',
      { id },
      admin,
    );
    expect(issued.dueOn).toBe(addDays(toLocalDate(new Date(order.start)), -5));
    await runInvoicing(app.deps);
    expect(await listOfOrder(app, admin, id)).toHaveLength(1);
  });
});

test('payments make an invoice partly paid, then paid, for the office and for the customer', async () => {
  const orderId = await drivenTrip(app, admin);
  const issued = await mustIssue(app, admin, await readDraft(app, admin, orderId));
  const pay = (amount: number) =>
    must(
      app,
      `mutation($invoice: UUID!, $amount: Price!, $receivedOn: LocalDate!) {
        takePayment(invoiceId: $invoice, amount: $amount, receivedOn: $receivedOn, source: cash) }`,
      { invoice: issued.id, amount, receivedOn: issued.issuedOn },
      admin,
    );
  await pay(100);
  expect(await readInvoice(app, admin, issued.id)).toMatchObject({ state: 'partlyPaid', open: 569.6 });
  await pay(569.6);
  expect(await readInvoice(app, admin, issued.id)).toMatchObject({ state: 'paid', open: 0 });
  const key = await tripKey(app, orderId);
  const shown = `query($id: UUID!, $key: Key!) { invoicesOfTrip(id: $id, key: $key) { state open } }`;
  expect(await must(app, shown, { id: orderId, key })).toEqual({ invoicesOfTrip: [{ state: 'paid', open: 0 }] });
});

test('the day of an invoice is that of Tallinn in both nights in which clocks change', async () => {
  const before = app.clock.now();
  for (const [now, day, due] of [
    ['2027-03-27T22:30:00Z', '2027-03-28', '2027-04-11'],
    ['2027-10-30T21:30:00Z', '2027-10-31', '2027-11-14'],
  ] as const) {
    const draft = await readDraft(app, admin, await drivenTrip(app, admin));
    app.clock.set(new Date(now));
    admin = await app.login('admin');
    expect(await mustIssue(app, admin, draft)).toMatchObject({ issuedOn: day, dueOn: due });
  }
  app.clock.set(before);
  admin = await app.login('admin');
});
