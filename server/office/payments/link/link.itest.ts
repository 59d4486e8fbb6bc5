import { newTripKey } from '../../../customer/myTrip/myTrip.fixture';
import { createId } from '../../../platform/ids';
import { must, submitInquiry } from '../../../testing/builders';
import type { TestMontonio, TestPayOrder } from '../../../testing/pay/testMontonio';
import { shopKeys, startTestMontonio } from '../../../testing/pay/testMontonio';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { createCustomer, issueInvoice, pay, upload, writeFile } from '../payments.fixture';
import { checkLinks } from './checkLinks';

let app: TestApp;
let bank: TestMontonio;
let admin: string;
let link: { id: string; key: string };
let customerId: string;
beforeAll(async () => {
  bank = await startTestMontonio(() => app.clock.now());
  app = await startTestApp({
    MONTONIO_URL: bank.url,
    MONTONIO_ACCESS_KEY: shopKeys.accessKey,
    MONTONIO_SECRET_KEY: shopKeys.secretKey,
  });
  admin = await app.login('admin');
  const id = await submitInquiry(app);
  link = { id, key: await newTripKey(app, id) };
  customerId = await createCustomer(app, 'Kool OÜ');
});
afterAll(async () => {
  await app.stop();
  await bank.stop();
});

const sql = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(statement, parameters);
const findOpen = async (id: string): Promise<number> =>
  (await sql<{ cents: number }>('select cents from open_amount where invoice_id = $1', [id]))[0]?.cents ?? 0;
const countPayments = async (): Promise<number> => (await sql(`select 1 from payment where source = 'link'`)).length;
const readCredit = async (): Promise<number> =>
  (
    await must<{ customerCredit: { amount: number } }>(
      app,
      'query($id: UUID!) { customerCredit(id: $id) { amount } }',
      { id: customerId },
      admin,
    )
  ).customerCredit.amount;

/** An invoice of the trip for 100 €. */
async function invoiceTrip() {
  const invoice = await issueInvoice(app, { customerId });
  await sql(`insert into invoice_trip (invoice_id, order_id, part, holds) values ($1, $2, 'trip', false)`, [
    invoice.id,
    link.id,
  ]);
  return invoice;
}

const begin = (invoice: string, own: object = {}) =>
  app.graphql<{ payInvoice: string }>(
    'mutation($id: UUID!, $key: Key!, $invoice: UUID!) { payInvoice(id: $id, key: $key, invoice: $invoice, method: bank) }',
    { ...link, invoice, ...own },
  );

/** Begins a payment, and returns the provider's order. */
async function mustBegin(invoice: string): Promise<TestPayOrder> {
  const { data, errors } = await begin(invoice);
  if (errors) throw new Error(errors[0]?.message);
  const order = bank.orders.at(-1);
  if (!order || !data.payInvoice.endsWith(order.uuid)) throw new Error('it leads to another order');
  return order;
}

const call = async (body: object): Promise<number> =>
  (
    await app.fetch('/api/pay/montonio', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status;

it('is booked once by the signed callback, however often and at once it comes', async () => {
  const invoice = await invoiceTrip();
  const order = await mustBegin(invoice.id);
  expect(order).toMatchObject({ grandTotal: 100, currency: 'EUR', method: 'paymentInitiation' });
  // Neither the key of the trip nor a person leaves the portal.
  expect(JSON.stringify(order)).not.toContain(link.key);
  // A second press leads to the same reference.
  const again = await mustBegin(invoice.id);
  expect(again.merchantReference).toBe(order.merchantReference);
  const body = bank.writeCallback(again, { paymentStatus: 'PAID' });
  expect(await Promise.all([call(body), call(body), call(body)])).toEqual([200, 200, 200]);
  expect(await findOpen(invoice.id)).toBe(0);
  expect(await countPayments()).toBe(1);
  expect((await begin(invoice.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

it('is refused without the right signature, of another shop, expired, or broken', async () => {
  const invoice = await invoiceTrip();
  const order = await mustBegin(invoice.id);
  const paid = { paymentStatus: 'PAID' };
  const late = bank.writeCallback(order, paid);
  expect(await call(bank.writeCallback(order, paid, 'vale'))).toBe(400);
  expect(await call(bank.writeCallback(order, { ...paid, accessKey: 'teine pood' }))).toBe(400);
  expect(await call(bank.writeCallback(order, { ...paid, grandTotal: null }))).toBe(400);
  expect(await call({})).toBe(400);
  expect(await call(bank.writeCallback(order, { ...paid, merchantReference: createId() }))).toBe(404);
  app.clock.set(new Date(app.clock.now().getTime() + 11 * 60_000));
  expect(await call(late)).toBe(400);
  expect(await findOpen(invoice.id)).toBe(10_000);
  // Nothing is lost: the clock asks the provider.
  order.paymentStatus = 'PAID';
  expect(await checkLinks(app.deps)).toBeGreaterThan(0);
  expect(await findOpen(invoice.id)).toBe(0);
});

it('keeps the order of events: an older message changes nothing, a later payment counts', async () => {
  const invoice = await invoiceTrip();
  const order = await mustBegin(invoice.id);
  const now = Math.floor(app.clock.now().getTime() / 1000);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'ABANDONED', iat: now }))).toBe(200);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'PAID', iat: now + 5 }))).toBe(200);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'VOIDED', iat: now + 1 }))).toBe(200);
  expect(await findOpen(invoice.id)).toBe(0);
  // The bank takes it back later, and the old message comes once more.
  expect(await call(bank.writeCallback(order, { paymentStatus: 'VOIDED', iat: now + 9 }))).toBe(200);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'PAID', iat: now + 5 }))).toBe(200);
  expect(await findOpen(invoice.id)).toBe(10_000);
});

it('keeps all money: another sum, a payment by the bank before it, a second order, another currency', async () => {
  const before = await readCredit();
  const invoice = await invoiceTrip();
  const order = await mustBegin(invoice.id);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'PAID', grandTotal: 130 }))).toBe(200);
  expect([await findOpen(invoice.id), await readCredit()]).toEqual([0, before + 30]);
  const second = { ...order, uuid: createId() };
  expect(await call(bank.writeCallback(second, { paymentStatus: 'PAID' }))).toBe(200);
  expect(await call(bank.writeCallback(second, { paymentStatus: 'PAID' }))).toBe(200);
  expect(await readCredit()).toBe(before + 130);

  const paidBefore = await invoiceTrip();
  const late = await mustBegin(paidBefore.id);
  await upload(app, admin, writeFile([pay(paidBefore.reference)]));
  expect(await call(bank.writeCallback(late, { paymentStatus: 'PAID' }))).toBe(200);
  expect([await findOpen(paidBefore.id), await readCredit()]).toEqual([0, before + 230]);

  const foreign = await invoiceTrip();
  const zlotys = await mustBegin(foreign.id);
  expect(await call(bank.writeCallback(zlotys, { paymentStatus: 'PAID', currency: 'PLN' }))).toBe(200);
  expect(await findOpen(foreign.id)).toBe(10_000);
  const { linkPayments } = await must<{ linkPayments: { state: string; oddSum: string | null }[] }>(
    app,
    '{ linkPayments { state oddSum } }',
    {},
    admin,
  );
  expect(linkPayments[0]).toEqual({ state: 'odd', oddSum: '100.00 PLN' });
});

it('goes back to the payer through the provider, once, and the invoice is open again', async () => {
  const invoice = await invoiceTrip();
  const order = await mustBegin(invoice.id);
  await call(bank.writeCallback(order, { paymentStatus: 'PAID' }));
  order.paymentStatus = 'PAID';
  const [{ id } = { id: '' }] = await sql<{ id: string }>(
    'select payment_id as id from payment_booking where invoice_id = $1',
    [invoice.id],
  );
  const refund = (amount: number) =>
    app.graphql(
      'mutation($id: UUID!, $amount: Price!) { refundPayment(id: $id, amount: $amount) }',
      { id, amount },
      admin,
    );
  expect((await refund(100.01)).errors?.[0]?.extensions.field).toBe('amount');
  const undo = await app.graphql('mutation($id: UUID!) { undoPayment(id: $id) }', { id }, admin);
  expect(undo.errors?.[0]?.extensions.code).toBe('CONFLICT');
  // The provider is away: it is asked again with the same key.
  bank.setTrouble(503);
  expect((await refund(40)).errors).toBeUndefined();
  bank.setTrouble(undefined);
  expect(order.refunds).toEqual([]);
  expect((await refund(60.01)).errors?.[0]?.extensions.field).toBe('amount');
  app.clock.set(new Date(app.clock.now().getTime() + 6 * 60_000));
  await checkLinks(app.deps);
  const [sent] = order.refunds;
  expect(sent).toMatchObject({ amount: 40, status: 'PENDING' });
  expect(await findOpen(invoice.id)).toBe(0);
  const done = bank.writeRefundCallback(order, sent!, { refundStatus: 'SUCCESSFUL' });
  expect(await Promise.all([call(done), call(done)])).toEqual([200, 200]);
  expect(await findOpen(invoice.id)).toBe(4000);

  // The reply is lost: the repeat is refused, and the order tells that the money goes back.
  bank.setTrouble(502);
  expect((await refund(20)).errors).toBeUndefined();
  bank.setTrouble(undefined);
  const [{ key } = { key: '' }] = await sql<{ key: string }>(
    `select id as key from link_refund where provider_id is null`,
  );
  order.refunds.push({ uuid: createId(), amount: 20, status: 'SUCCESSFUL', key });
  app.clock.set(new Date(app.clock.now().getTime() + 6 * 60_000));
  await checkLinks(app.deps);
  expect(order.refunds).toHaveLength(2);
  expect(await findOpen(invoice.id)).toBe(6000);

  expect((await refund(40)).errors).toBeUndefined();
  const refused = order.refunds[2]!;
  expect(await call(bank.writeRefundCallback(order, refused, { refundStatus: 'REJECTED' }))).toBe(200);
  expect(await findOpen(invoice.id)).toBe(6000);
  // A person does it at the provider.
  order.refunds = [{ uuid: createId(), amount: 40, status: 'SUCCESSFUL', key: 'partner' }];
  expect(await call(bank.writeRefundCallback(order, order.refunds[0]!))).toBe(200);
  expect(await findOpen(invoice.id)).toBe(10_000);
});

it.each(['a refund before it', 'a refund after it'])(
  'asks for no more than the invoice when the bank takes a payment back, with %s',
  async (when) => {
    const before = await readCredit();
    const invoice = await invoiceTrip();
    const order = await mustBegin(invoice.id);
    const now = Math.floor(app.clock.now().getTime() / 1000);
    expect(await call(bank.writeCallback(order, { paymentStatus: 'PAID', iat: now }))).toBe(200);
    const refund = bank.writeRefundCallback(order, { uuid: createId(), amount: 40, status: 'SUCCESSFUL', key: 'x' });
    const voided = bank.writeCallback(order, { paymentStatus: 'VOIDED', iat: now + 1 });
    for (const news of when === 'a refund before it' ? [refund, voided] : [voided, refund])
      expect(await call(news)).toBe(200);
    // The refund has left the till all the same: the customer owes it beside the invoice.
    expect([await findOpen(invoice.id), await readCredit()]).toEqual([10_000, before - 40]);
  },
);

it('books no payment that the bank took back in the same second', async () => {
  const invoice = await invoiceTrip();
  const order = await mustBegin(invoice.id);
  const iat = Math.floor(app.clock.now().getTime() / 1000);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'VOIDED', iat }))).toBe(200);
  expect(await call(bank.writeCallback(order, { paymentStatus: 'PAID', iat }))).toBe(200);
  expect(await findOpen(invoice.id)).toBe(10_000);
  // A payment that only ended may still come in that second.
  const late = await mustBegin((await invoiceTrip()).id);
  expect(await call(bank.writeCallback(late, { paymentStatus: 'ABANDONED', iat }))).toBe(200);
  const payments = await countPayments();
  expect(await call(bank.writeCallback(late, { paymentStatus: 'PAID', iat }))).toBe(200);
  expect(await countPayments()).toBe(payments + 1);
});

it('says that the provider is away, refuses others’ invoices and keys, and is off without keys', async () => {
  const invoice = await invoiceTrip();
  bank.setTrouble(500);
  expect((await begin(invoice.id)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  bank.setTrouble(401);
  expect((await begin(invoice.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  bank.setTrouble(undefined);
  const { id: others } = await issueInvoice(app);
  expect((await begin(others)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await begin(invoice.id, { key: 'x'.repeat(43) })).errors?.[0]?.extensions.code).toBe('WRONG_KEY');
  const { payLinks, ...rest } = app.deps.settings();
  expect(payLinks).toBeDefined();
  jest.spyOn(app.deps, 'settings').mockReturnValue({ ...rest, backupStoreLacks: [] });
  expect((await begin(invoice.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await call({ orderToken: 'x' })).toBe(400);
  jest.restoreAllMocks();
});
