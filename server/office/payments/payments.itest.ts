import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom, pick } from '../../engines/matching/statements.fixture';
import { must } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { bookWaiting } from './bookByThemselves';
import type { EntryReply, FedPayment } from './feed/feed.fixture';
import { pullPayments, readBankEntries } from './feed/feed.fixture';
import { createCustomer, issueInvoice, pay, payer, peekReference, upload, writeFile } from './payments.fixture';
import { takeFolder } from './watchFolder';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const sql = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(statement, parameters);

const findOpen = async (id: string): Promise<number> =>
  (await sql<{ cents: number }>('select cents from open_amount where invoice_id = $1', [id]))[0]?.cents ?? 0;

const readEntries = (state: string): Promise<EntryReply[]> => readBankEntries(app, admin, state);

const findEntry = async (state: string, name: string): Promise<EntryReply> => {
  const found = (await readEntries(state)).find(({ payerName }) => payerName === name);
  if (!found) throw new Error(`${name} has no entry that is ${state}`);
  return found;
};

/** Does what is suggested; returns the code of a refusal. */
async function accept({ id, suggestion }: EntryReply): Promise<string | undefined> {
  const parts = suggestion?.parts.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount }));
  const { errors } = await app.graphql(
    'mutation($id: UUID!, $parts: [PaymentPartInput!]!, $customerOf: UUID!) { bookEntry(id: $id, parts: $parts, customerOf: $customerOf) }',
    { id, parts, customerOf: suggestion?.customerOf },
    admin,
  );
  return errors?.[0]?.extensions.code;
}

const undo = (id: string) =>
  app
    .graphql('mutation($id: UUID!) { undoPayment(id: $id) }', { id }, admin)
    .then(({ errors }) => errors?.[0]?.message);

/** The open sum of each invoice, added up from the beginning. */
const sumSlowly = () =>
  sql<{ id: string; cents: number }>(
    `select i.id, (i.gross_cents + coalesce((select sum(c.gross_cents) from invoice c where c.credit_of_id = i.id and c.status = 'issued'), 0)
       - coalesce((select sum(b.cents) from payment_booking b where b.invoice_id = i.id), 0))::int as cents
     from invoice i where i.status = 'issued' and i.kind <> 'credit' order by i.id`,
  );

/** The open amounts are those sums. No payment is booked beyond its own, and its rest is what no booking takes. */
async function expectBalance(): Promise<void> {
  const slow = (await sumSlowly()).filter(({ cents }) => cents !== 0);
  expect(await sql('select invoice_id as id, cents from open_amount order by invoice_id')).toEqual(slow);
  const odd = await sql(
    `select p.id from payment p left join payment_booking b on b.payment_id = p.id group by p.id
     having abs(coalesce(sum(b.cents), 0)) > abs(p.cents) or coalesce(sum(b.cents), 0) * sign(p.cents) < 0
       or p.rest_cents <> p.cents - coalesce(sum(b.cents), 0)`,
  );
  expect(odd).toEqual([]);
}
afterEach(expectBalance);

describe('a file of the bank', () => {
  it('books what has the exact reference and sum, and changes nothing the second time', async () => {
    const one = await issueInvoice(app);
    const other = await issueInvoice(app, { cents: 6205 });
    const xml = writeFile([pay(one.reference), pay(other.reference, 6205)]);
    expect(await upload(app, admin, xml)).toMatchObject({ status: 200, newCount: 2, bookedCount: 2 });
    expect([await findOpen(one.id), await findOpen(other.id)]).toEqual([0, 0]);
    expect(await upload(app, admin, xml)).toMatchObject({ newCount: 0, bookedCount: 0 });
    // The same movements in another file.
    expect(await upload(app, admin, xml.replace('2026-06-30T23:00:00', '2026-06-30T23:30:00'))).toMatchObject({
      newCount: 0,
    });
  });

  it('changes nothing when it comes twice at once', async () => {
    const invoice = await issueInvoice(app);
    const xml = writeFile([pay(invoice.reference, 10_000, { payer: payer('Korraga AS') })]);
    const taken = await Promise.all(Array.from({ length: 4 }, () => upload(app, admin, xml)));
    expect(taken.map(({ newCount }) => newCount).sort()).toEqual([0, 0, 0, 1]);
    expect(await sql(`select 1 from bank_entry where payer_name = 'Korraga AS'`)).toHaveLength(1);
    expect(await findOpen(invoice.id)).toBe(0);
  });

  it('leaves no personal code in the database', async () => {
    await upload(app, admin, writeFile([pay('', 4200, { text: 'Isikukood 37605030299 eest' })]));
    const tables = ['bank_entry', 'bank_statement', 'payment', 'payer_name'];
    for (const table of tables)
      expect(await sql(`select 1 from ${table} t where t::text like '%37605030299%'`)).toEqual([]);
    await must(
      app,
      'mutation($id: UUID!) { setEntryOurs(id: $id, ours: false) }',
      { id: (await readEntries('waiting')).find(({ amount }) => amount === 42)?.id },
      admin,
    );
  });

  it('keeps nobody’s name of what the company paid itself', async () => {
    await upload(app, admin, writeFile([pay('', -150_000, { payer: payer('Juhan Juht'), text: 'Palk' })]));
    expect(await sql(`select 1 from bank_entry where payer_name = 'Juhan Juht' or text = 'Palk'`)).toEqual([]);
  });

  it('that cannot be read says why, in the language of the reader', async () => {
    const whole = writeFile([pay('')]);
    expect(await upload(app, admin, whole.slice(0, -40))).toMatchObject({
      status: 400,
      message: expect.stringContaining('poolik') as string,
    });
    expect(await upload(app, admin, whole.slice(0, -40), 'en')).toMatchObject({
      message: expect.stringContaining('incomplete') as string,
    });
    expect(await upload(app, admin, 'Kuupäev;Summa', 'ru')).toMatchObject({
      message: expect.stringContaining('line 1') as string,
    });
  });

  it('is taken from the folder once it is whole, and what is refused stands beside its reason', async () => {
    const folder = path.join(app.deps.config.dataDir, 'bank');
    mkdirSync(folder, { recursive: true });
    const invoice = await issueInvoice(app);
    const put = (name: string, content: string, isYoung = false) => {
      writeFileSync(path.join(folder, name), content);
      if (!isYoung) utimesSync(path.join(folder, name), 0, 0);
    };
    put('a.xml', writeFile([pay(invoice.reference)]));
    put('b.xml', '<html/>');
    put('c.xml', '<half', true);
    await Promise.all([takeFolder(app.deps), takeFolder(app.deps)]);
    expect(await findOpen(invoice.id)).toBe(0);
    expect(readdirSync(folder).sort()).toEqual(['c.xml', 'refused', 'taken']);
    expect(readdirSync(path.join(folder, 'taken'))).toEqual(['a.xml']);
    expect(readFileSync(path.join(folder, 'refused', 'b.xml.txt'), 'utf8')).toContain('ei ole panga väljavõte');
  });
});

describe('a payment that a person decides', () => {
  it('is suggested with its reason, booked, and undone by a second booking', async () => {
    const invoice = await issueInvoice(app, { buyer: 'Osamaksja OÜ' });
    await upload(app, admin, writeFile([pay(invoice.reference, 4000, { payer: payer('Osamaksja OÜ') })]));
    const entry = await findEntry('waiting', 'Osamaksja OÜ');
    expect(entry.suggestion).toMatchObject({ by: 'reference', fit: 'part', rest: 0, parts: [{ amount: 40 }] });
    expect(await accept(entry)).toBeUndefined();
    expect(await accept(entry)).toBe('CONFLICT');
    expect(await findOpen(invoice.id)).toBe(6000);
    const { payment } = await findEntry('settled', 'Osamaksja OÜ');
    expect(await undo(payment!.id)).toBeUndefined();
    expect(await undo(payment!.id)).toBe('See on juba tagasi võetud');
    expect(await findOpen(invoice.id)).toBe(10_000);
    const bookings = await sql<{ cents: number }>(
      'select cents from payment_booking where invoice_id = $1 order by booked_at, id',
      [invoice.id],
    );
    expect(bookings.map(({ cents }) => cents)).toEqual([4000, -4000]);
    expect(await accept(await findEntry('waiting', 'Osamaksja OÜ'))).toBeUndefined();
    expect(await findOpen(invoice.id)).toBe(6000);
  });

  it('is not booked by itself once a person took it back', async () => {
    const invoice = await issueInvoice(app);
    await upload(app, admin, writeFile([pay(invoice.reference, 10_000, { payer: payer('Tagasi AS') })]));
    await undo((await findEntry('settled', 'Tagasi AS')).payment!.id);
    await bookWaiting(app.deps);
    expect((await findEntry('waiting', 'Tagasi AS')).suggestion).toMatchObject({ by: 'reference', fit: 'exact' });
    expect(await findOpen(invoice.id)).toBe(10_000);
  });

  it('leaves what is too much as credit, and teaches the name of the payer', async () => {
    const customerId = await createCustomer(app, 'Kool nr 9');
    const own = { buyer: 'Kool nr 9', customerId };
    const invoice = await issueInvoice(app, own);
    await upload(app, admin, writeFile([pay(invoice.reference, 12_000, { payer: payer('Vanemate kassa') })]));
    const entry = await findEntry('waiting', 'Vanemate kassa');
    expect(entry.suggestion).toMatchObject({ fit: 'over', rest: 20 });
    expect(await accept(entry)).toBeUndefined();
    const { payment } = await findEntry('settled', 'Vanemate kassa');
    expect(payment).toMatchObject({ rest: 20 });

    const next = await issueInvoice(app, own);
    await upload(app, admin, writeFile([pay('', 10_000, { payer: payer('VANEMATE KASSA') })]));
    expect((await findEntry('waiting', 'VANEMATE KASSA')).suggestion).toMatchObject({
      by: 'learntName',
      fit: 'exact',
      parts: [{ invoice: { id: next.id } }],
    });
    const payBack = (amount: number) =>
      app.graphql<{ payCreditBack: string }>(
        'mutation($id: UUID!, $amount: Price!) { payCreditBack(customerId: $id, amount: $amount, paidOn: "2026-06-01") }',
        { id: customerId, amount },
        admin,
      );
    expect((await payBack(20.01)).errors?.[0]).toMatchObject({ extensions: { field: 'amount' } });
    const { payCreditBack: refund } = (await payBack(5)).data;
    const bookCredit = () =>
      app.graphql<{ bookCredit: number }>('mutation($id: UUID!) { bookCredit(id: $id) }', { id: next.id }, admin);
    const booked = await Promise.all([bookCredit(), bookCredit()]);
    expect(booked.map(({ errors, data }) => errors?.[0]?.extensions.code ?? data.bookCredit).sort()).toEqual([
      15,
      'CONFLICT',
    ]);
    expect(await findOpen(next.id)).toBe(8500);
    expect(await undo(refund)).toBeUndefined();
    expect((await bookCredit()).data.bookCredit).toBe(5);
    const { customerCredit } = await must<{ customerCredit: { amount: number; payments: unknown[] } }>(
      app,
      'query($id: UUID!) { customerCredit(id: $id) { amount payments { id } } }',
      { id: customerId },
      admin,
    );
    expect(customerCredit).toEqual({ amount: 0, payments: [] });
  });

  it('came before its invoice, and is booked when that is issued', async () => {
    const own = { payer: payer('Varane OÜ') };
    expect(await upload(app, admin, writeFile([pay(peekReference(), 4321, own)]))).toMatchObject({ bookedCount: 0 });
    expect((await findEntry('waiting', 'Varane OÜ')).suggestion).toBeNull();
    const invoice = await issueInvoice(app, { cents: 4321 });
    await bookWaiting(app.deps);
    expect(await findOpen(invoice.id)).toBe(0);
  });

  it('is taken back when the bank takes it back', async () => {
    const invoice = await issueInvoice(app);
    const from = payer('Pööratud OÜ', { iban: 'EE777' });
    await upload(app, admin, writeFile([pay(invoice.reference, 10_000, { payer: from })]));
    await upload(app, admin, writeFile([pay(invoice.reference, -10_000, { payer: from, isReversal: true })]));
    const entry = await findEntry('waiting', 'Pööratud OÜ');
    expect(entry.suggestion?.reversalOf).toBeTruthy();
    const reverse = () =>
      app.graphql(
        'mutation($id: UUID!, $payment: UUID!) { bookReversal(id: $id, payment: $payment) }',
        { id: entry.id, payment: entry.suggestion?.reversalOf },
        admin,
      );
    expect((await reverse()).errors).toBeUndefined();
    expect((await reverse()).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await findOpen(invoice.id)).toBe(10_000);
  });

  it('goes back to the customer of a credited invoice', async () => {
    const invoice = await issueInvoice(app, { buyer: 'Krediit OÜ' });
    await upload(app, admin, writeFile([pay(invoice.reference)]));
    await issueInvoice(app, { buyer: 'Krediit OÜ', cents: -3000, creditOf: invoice.id });
    expect(await findOpen(invoice.id)).toBe(-3000);
    await upload(app, admin, writeFile([pay(invoice.reference, -3000, { payer: payer('Krediit OÜ') })]));
    expect(await accept(await findEntry('waiting', 'Krediit OÜ'))).toBeUndefined();
    expect(await findOpen(invoice.id)).toBe(0);
  });

  it('is refused beyond what is open or what was paid', async () => {
    const invoice = await issueInvoice(app);
    await upload(app, admin, writeFile([pay('', 50_000, { payer: payer('Liiga palju OÜ') })]));
    const entry = await findEntry('waiting', 'Liiga palju OÜ');
    const bookAs = (amount: number) =>
      app
        .graphql(
          'mutation($id: UUID!, $parts: [PaymentPartInput!]!, $of: UUID!) { bookEntry(id: $id, parts: $parts, customerOf: $of) }',
          { id: entry.id, parts: [{ invoiceId: invoice.id, amount }], of: invoice.id },
          admin,
        )
        .then(({ errors }) => errors?.[0]?.extensions.code);
    expect(await bookAs(100.01)).toBe('CONFLICT');
    expect(await bookAs(-5)).toBe('BAD_USER_INPUT');
    expect(await bookAs(600)).toBe('BAD_USER_INPUT');
    expect(await bookAs(100)).toBeUndefined();
  });
});

describe('a payment by hand', () => {
  const take = (invoiceId: string, amount: number, own: object = {}) =>
    app.graphql<{ takePayment: string }>(
      `mutation($invoiceId: UUID!, $amount: Price!, $receivedOn: LocalDate!, $source: PaymentSource!) {
         takePayment(invoiceId: $invoiceId, amount: $amount, receivedOn: $receivedOn, source: $source, note: "bussis") }`,
      { invoiceId, amount, receivedOn: '2026-06-01', source: 'cash', ...own },
      admin,
    );

  // One receipt is of the credit that was paid back above.
  it('has receipts without gaps, is refused the second time, and is taken back by a second payment', async () => {
    const invoice = await issueInvoice(app);
    const taken = await Promise.all([take(invoice.id, 100), take(invoice.id, 100)]);
    expect(taken.map(({ errors }) => errors?.[0]?.extensions.code).filter(Boolean)).toEqual(['CONFLICT']);
    const second = await issueInvoice(app);
    expect((await take(second.id, 40, { source: 'card' })).errors).toBeUndefined();
    const receipts = await sql<{ number: number }>(
      `select receipt_number as number from payment where receipt_number is not null order by 1`,
    );
    expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, index) => index + 1));
    expect(receipts).toHaveLength(3);
    const id = taken.find(({ errors }) => !errors)!.data.takePayment;
    expect(await undo(id)).toBeUndefined();
    expect(await undo(id)).toBe('See on juba tagasi võetud');
    expect(await findOpen(invoice.id)).toBe(10_000);
    const [{ sum } = { sum: 1 }] = await sql<{ sum: number }>(
      'select sum(cents)::int as sum from payment where id = $1 or undoes_id = $1',
      [id],
    );
    expect(sum).toBe(0);
  });

  it('has a receipt to print and to send', async () => {
    const invoice = await issueInvoice(app, { buyer: 'Kviitungi Kool' });
    const id = (await take(invoice.id, 30)).data.takePayment;
    const pdf = await app.fetch(`/api/payment/${id}/receipt.pdf`, { headers: { authorization: `Bearer ${admin}` } });
    const { text } = await pdfText(Buffer.from(await pdf.arrayBuffer()));
    expect(text).toMatch(/Kviitung nr \d[\s\S]*Kviitungi Kool[\s\S]*sularaha[\s\S]*30,00/);
    expect(text).toContain(invoice.number);
    expect(text).not.toContain('bussis');
    const { sendReceipt } = await must<{ sendReceipt: string }>(
      app,
      'mutation($id: UUID!) { sendReceipt(id: $id) }',
      { id },
      admin,
    );
    const mail = await app.mail(sendReceipt, 'Kviitung nr');
    expect(mail.text).toContain('manuses');
    const bank = await issueInvoice(app);
    await upload(app, admin, writeFile([pay(bank.reference)]));
    const [{ id: paid } = { id: '' }] = await sql<{ id: string }>(
      'select payment_id as id from payment_booking where invoice_id = $1',
      [bank.id],
    );
    expect(
      (await app.fetch(`/api/payment/${paid}/receipt.pdf`, { headers: { authorization: `Bearer ${admin}` } })).status,
    ).toBe(409);
  });

  it('is refused at the field', async () => {
    const { id } = await issueInvoice(app);
    const findField = async (amount: number, own: object) =>
      (await take(id, amount, own)).errors?.[0]?.extensions.field;
    expect(await findField(0, {})).toBe('amount');
    expect(await findField(5, { receivedOn: '2099-01-01' })).toBe('receivedOn');
    expect(await findField(5, { source: 'bank' })).toBe('source');
  });
});

test('the list of debts tells each customer with the age of the debt and the next step', async () => {
  await issueInvoice(app, { buyer: 'Ammune OÜ', dueOn: '2020-01-01', cents: 500_000 });
  await issueInvoice(app, { buyer: 'Ammune OÜ', dueOn: '2099-01-01', cents: 7000 });
  const { whoOwes } = await must<{
    whoOwes: { open: number; overdue: number; rows: { name: string; open: number }[] };
  }>(
    app,
    '{ whoOwes { open overdue rows { customer name count open notDue to14 over60 daysOverdue nextStep } } }',
    {},
    admin,
  );
  const [first] = whoOwes.rows;
  expect(first).toMatchObject({ name: 'Ammune OÜ', count: 2, open: 5070, notDue: 70, over60: 5000, nextStep: 'call' });
  const open = (await sumSlowly()).reduce((total, { cents }) => total + cents, 0);
  expect(Math.round(whoOwes.open * 100)).toBe(open);
});

test('a booking is never changed', async () => {
  const refusal = /never changed/;
  await expect(sql('update payment_booking set cents = cents + 1')).rejects.toThrow(refusal);
  await expect(sql('delete from payment_booking')).rejects.toThrow(refusal);
});

/** The debt of a customer on a day in its statement, and by the books. */
async function compareAccount(customerId: string): Promise<void> {
  const { accountStatement: account } = await must<{ accountStatement: { closing: number } }>(
    app,
    'query($customer: String!) { accountStatement(customer: $customer, from: "2020-01-01", to: "2099-01-01") { closing } }',
    { customer: customerId },
    admin,
  );
  const [{ cents } = { cents: 0 }] = await sql<{ cents: number }>(
    `select (coalesce((select sum(a.cents) from open_amount a join invoice i on i.id = a.invoice_id where i.customer_id = $1), 0)
       - coalesce((select sum(p.cents - coalesce((select sum(b.cents) from payment_booking b where b.payment_id = p.id), 0))
                   from payment p left join bank_entry e on e.id = p.bank_entry_id
                   where p.customer_id = $1 and (e.id is null or e.state = 'settled')), 0))::int as cents`,
    [customerId],
  );
  expect(Math.round(account.closing * 100)).toBe(cents);
}

test('a statement of account lists invoices and payments of a time, as page, PDF, CSV and e-mail', async () => {
  const customerId = await createCustomer(app, 'Väljavõtte Kool');
  const invoice = await issueInvoice(app, { customerId, buyer: 'Väljavõtte Kool' });
  await issueInvoice(app, { customerId, buyer: 'Väljavõtte Kool', cents: -2500, creditOf: invoice.id });
  await upload(app, admin, writeFile([pay(invoice.reference, 9000, { payer: payer('Väljavõtte Kool') })]));
  await accept(await findEntry('waiting', 'Väljavõtte Kool'));
  const asked = { customer: customerId, from: '2026-06-01', to: '2026-06-30' };
  const { accountStatement } = await must<{ accountStatement: object }>(
    app,
    `query($customer: String!, $from: LocalDate!, $to: LocalDate!) {
       accountStatement(customer: $customer, from: $from, to: $to) { opening invoiced paid closing rows { kind amount balance } } }`,
    asked,
    admin,
  );
  expect(accountStatement).toEqual({
    opening: 0,
    invoiced: 75,
    paid: 90,
    closing: -15,
    rows: [
      { kind: 'invoice', amount: 100, balance: 100 },
      { kind: 'credit', amount: -25, balance: 75 },
      { kind: 'payment', amount: -90, balance: -15 },
    ],
  });
  const read = async (ending: string, own: object = {}) => {
    const address = new URLSearchParams({ ...asked, ...own }).toString();
    return app.fetch(`/api/account.${ending}?${address}`, { headers: { authorization: `Bearer ${admin}` } });
  };
  const { text } = await pdfText(Buffer.from(await (await read('pdf')).arrayBuffer()));
  expect(text).toMatch(/Väljavõtte Kool[\s\S]*100,00[\s\S]*Ettemaks seisuga 30.06.2026[\s\S]*15,00/);
  expect(await (await read('csv')).text()).toContain('2026-06-01;Arve T-');
  expect((await read('csv', { to: '2026-05-01' })).status).toBe(400);
  expect((await read('pdf', { from: 'eile' })).status).toBe(400);
  expect((await read('pdf', { customer: 'name:keegi' })).status).toBe(404);
  const { sendAccountStatement: to } = await must<{ sendAccountStatement: string }>(
    app,
    'mutation($customer: String!, $from: LocalDate!, $to: LocalDate!) { sendAccountStatement(customer: $customer, from: $from, to: $to) }',
    asked,
    admin,
  );
  await app.mail(to, 'Arvelduste väljavõte');
});

test('the books balance after any acts, and accounting hears of each change', async () => {
  const random = createRandom(7);
  const known = new Map<string, FedPayment>();
  let cursor: string | null = null;
  const invoices = [];
  const customers = [await createCustomer(app, 'Juhus 0'), await createCustomer(app, 'Juhus 1')];
  for (let index = 0; index < 8; index += 1)
    invoices.push(
      await issueInvoice(app, {
        buyer: `Juhus ${index % 3}`,
        customerId: customers[index % 3],
        cents: pick(random, [10_000, 20_000, 33_333]),
      }),
    );
  for (let round = 0; round < 40; round += 1) {
    const invoice = pick(random, invoices);
    const sum = pick(random, [10_000, 20_000, 33_333, 5000, 40_000]);
    const reference = pick(random, [invoice.reference, '']);
    const act = Math.floor(random() * 4);
    if (act === 0) await upload(app, admin, writeFile([pay(reference, sum, { payer: payer(`Juhus ${round % 3}`) })]));
    if (act === 1) for (const entry of (await readEntries('waiting')).slice(0, 2)) await accept(entry);
    if (act === 2) await undo(pick(random, await readEntries('settled')).payment?.id ?? '');
    if (act === 3) await bookWaiting(app.deps);
    await expectBalance();
    for (const customer of customers) await compareAccount(customer);
    const { nodes, endCursor } = await pullPayments(app, admin, cursor);
    cursor = endCursor;
    for (const node of nodes) known.set(node.id, node);
  }
  const all = (await pullPayments(app, admin, null)).nodes;
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(all.map((node) => [node.id, node])));
  for (const { amount, credit, waits, parts } of all)
    expect(waits ? parts : [amount, parts.reduce((sum, part) => sum + part.amount, credit)]).toEqual(
      waits ? [] : [amount, expect.closeTo(amount, 5)],
    );
  const csv = await app.fetch('/api/export/payments.csv', { headers: { authorization: `Bearer ${admin}` } });
  expect((await csv.text()).split('\r\n')[0]).toContain('Kuupäev;Viis;Maksja');
});
