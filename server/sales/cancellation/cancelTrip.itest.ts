import {
  accept,
  acceptedOrder,
  answer,
  createBus,
  createPerson,
  inquiry,
  must,
  startJobDocument,
  submitInquiry,
  tripKey,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { cancelDocument } from '../../customer/changeRequests/changeRequests.fixture';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const quoteDocument = `query($id: UUID!, $key: Key!) { myCancellation(id: $id, key: $key) {
  possible agreed due percent fee next { at percent fee } } }`;
interface Quote {
  possible: boolean;
  agreed: boolean;
  due: number;
  percent: number;
  fee: number;
  next: { at: string; percent: number; fee: number } | null;
}
const quote = async (id: string, key: string) =>
  (await must<{ myCancellation: Quote }>(app, quoteDocument, { id, key })).myCancellation;
const orderDocument = `query($id: UUID!) { order(id: $id) {
  status start job { drivers { driver { id } } } offer { rejectReason cancellationFee } } }`;
const readOrder = async (id: string) =>
  (await must<{ order: Record<string, unknown> & { start: string } }>(app, orderDocument, { id }, admin)).order;
const reasons = { rejectReason: 'trip_cancelled' };
const mailsTo = async (to: string, subject: RegExp, least = 1) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = (await app.mails()).filter((mail) => mail.to === to && subject.test(mail.subject));
    if (found.length >= least) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return [];
};

test('cancelling is free while nothing is agreed, and its fee is shown', async () => {
  const id = await submitInquiry(app);
  const key = await tripKey(app, id);
  expect(await quote(id, key)).toMatchObject({ agreed: false, due: 0, percent: 0, next: { percent: 10 } });
  await must(app, cancelDocument, { id, key, fee: 0 });
  expect(await readOrder(id)).toMatchObject({ status: 'rejected', offer: { ...reasons, cancellationFee: null } });
  expect(await quote(id, key)).toMatchObject({ possible: false });
  // The second tab.
  const again = await app.graphql(cancelDocument, { id, key, fee: 0 });
  expect(again.errors?.[0]).toMatchObject({
    message: 'Seda ei saa enam teha: tellimuse olek on „tagasi lükatud“',
    extensions: { code: 'CONFLICT' },
  });
});

test('the fee is the one that was shown: at the very minute of the tier another one is refused, and shown', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const before = app.clock.now();
  const free = await quote(id, key);
  // 540 € and 24 % of VAT: 669,60 €.
  expect(free).toMatchObject({ agreed: true, due: 0, next: { percent: 10, fee: 66.96 } });
  app.clock.set(new Date(Date.parse(free.next?.at ?? '')));
  const late = await app.graphql(cancelDocument, { id, key, fee: 0 });
  expect(late.errors?.[0]).toMatchObject({
    message: 'Tühistustasu on nüüd 66,96\u00a0€. Palun vaadake see üle ja kinnitage uuesti.',
    extensions: { code: 'CONFIRM', details: { fee: 66.96 } },
  });
  expect(await readOrder(id)).toMatchObject({ status: 'accepted' });
  app.clock.set(new Date(Date.parse(free.next?.at ?? '') - 60_000));
  expect(await quote(id, key)).toMatchObject({ due: 0 });
  app.clock.set(new Date(Date.parse(free.next?.at ?? '')));
  await must(app, cancelDocument, { id, key, fee: 66.96 });
  expect(await readOrder(id)).toMatchObject({ status: 'rejected', offer: { ...reasons, cancellationFee: 66.96 } });
  const mails = await mailsTo('oie@rahvatants.example', /on tühistatud/, 2);
  expect(mails.filter(({ text }) => text.includes('Tühistustasu on 66,96'))).toHaveLength(1);
  app.clock.set(before);
});

test('the drivers of a job are released and told', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  const input = { driver: driver.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(app, startJobDocument, { id, input }, admin);
  await must(app, cancelDocument, { id, key, fee: 0 });
  expect(await readOrder(id)).toMatchObject({ status: 'rejected', offer: { cancellationFee: 0 } });
  expect(await mailsTo(driver.email, /võeti tagasi|jääb ära|ei ole enam/i)).toHaveLength(1);
});

test('the terms that stood when the offer was accepted hold, whatever comes later', async () => {
  const old = await acceptedOrder(app, admin, 4 * 24);
  const tiers = [{ percent: 80, minimum: 10 }];
  await must(
    app,
    'mutation($tiers: [CancellationTierInput!]!) { saveCancellationTerms(seenVersion: 1, input: { tiers: $tiers }) { id } }',
    { tiers },
    admin,
  );
  const fresh = await acceptedOrder(app, admin, 4 * 24);
  expect(await quote(old, await tripKey(app, old))).toMatchObject({ percent: 10 });
  expect(await quote(fresh, await tripKey(app, fresh))).toMatchObject({ percent: 80, due: 535.68, next: null });
  // A corrected price keeps the terms, and the fee is of the new one.
  await must(app, 'mutation($id: UUID!) { updatePrice(id: $id, price: 1000, vatRate: 24) { id } }', { id: old }, admin);
  expect(await quote(old, await tripKey(app, old))).toMatchObject({ percent: 10, due: 124 });
});

test('without a price the minimum is due', async () => {
  const id = await submitInquiry(app, inquiry(app, 4 * 24));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  expect(await quote(id, await tripKey(app, id))).toMatchObject({ agreed: true, due: 10 });
});

test('after the departure the customer cannot cancel; another order’s key opens nothing', async () => {
  const id = await submitInquiry(app, inquiry(app, 30));
  await accept(app, id, await answer(app, admin, id));
  const key = await tripKey(app, id);
  const other = await tripKey(app, await submitInquiry(app));
  const wrong = await app.graphql(cancelDocument, { id, key: other, fee: 0 });
  expect(wrong.errors?.[0]?.extensions.code).toBe('WRONG_KEY');
  const { due } = await quote(id, key);
  const before = app.clock.now();
  app.clock.set(new Date(Date.parse((await readOrder(id)).start)));
  const late = await app.graphql(cancelDocument, { id, key, fee: due });
  expect(late.errors?.[0]).toMatchObject({ message: 'Reis on juba alanud', extensions: { code: 'CONFLICT' } });
  app.clock.set(before);
});

test('the office sees the fee, and asks for it or not', async () => {
  const reject =
    'mutation($id: UUID!, $fee: Price) { rejectOnBehalf(id: $id, fee: $fee) { offer { cancellationFee } } }';
  const with1 = await acceptedOrder(app, admin, 4 * 24);
  const without = await acceptedOrder(app, admin, 4 * 24);
  const wrong = await app.graphql(reject, { id: with1, fee: 1 }, admin);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'CONFIRM', details: { fee: 535.68 } });
  expect(await must(app, reject, { id: with1, fee: 535.68 }, admin)).toMatchObject({
    rejectOnBehalf: { offer: { cancellationFee: 535.68 } },
  });
  expect(await must(app, reject, { id: without }, admin)).toMatchObject({
    rejectOnBehalf: { offer: { cancellationFee: 0 } },
  });
});
