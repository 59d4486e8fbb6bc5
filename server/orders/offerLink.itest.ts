import { accept, answer, createFood, inquiry, leader, must, submitInquiry } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const linkDocument = `query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) {
  alreadyDecided status start passengers distanceKm durationMin note price vatRate vat total foodTotal amountDue
  stops { city arrive depart } food { name count price } } }`;
const openLink = async (id: string, key: string) =>
  (await must<{ offerLink: Record<string, unknown> }>(app, linkDocument, { id, key })).offerLink;

/** 38 lunches of 4,50 € beside a trip of 540 € without VAT: 669,60 + 171,00. */
async function offered() {
  const food = await createFood(app, admin, 'Lõuna', 4.5);
  const id = await submitInquiry(app, { ...inquiry(app), food: [{ id: food, count: 38 }] });
  return { id, key: await answer(app, admin, id) };
}
const due = 840.6;

it('shows all that is accepted, and one sum, the same in the mail, on the order page and in accounting', async () => {
  const { id, key } = await offered();
  const offer = await openLink(id, key);
  expect(offer).toMatchObject({
    status: 'open',
    alreadyDecided: false,
    passengers: 38,
    price: 540,
    vatRate: 24,
    vat: 129.6,
    total: 669.6,
    foodTotal: 171,
    amountDue: due,
    food: [{ name: 'Lõuna', count: 38, price: 4.5 }],
  });
  expect((offer.stops as { city: string }[]).map(({ city }) => city)).toEqual(['Tallinn', 'Paide', 'Tartu']);
  const sum = '840,60\u00a0€';
  const mail = await app.mail('oie@rahvatants.example', 'Hinnapakkumine');
  expect(mail.text).toMatch(/Kokku maksta +840,60\u00a0€/);

  const order = 'query($id: UUID!) { order(id: $id) { foodTotal amountDue offer { total } } }';
  expect(await must(app, order, { id }, admin)).toEqual({
    order: { foodTotal: 171, amountDue: due, offer: { total: 669.6 } },
  });
  expect(await must(app, 'query($id: UUID!) { order(id: $id) { amountDue } }', { id }, admin)).toEqual({
    order: { amountDue: due },
  });

  await accept(app, id, key);
  const accepted = await app.mail('oie@rahvatants.example', 'Teie tellimus on kinnitatud');
  expect(accepted.text).toContain(sum);
  expect(accepted.text).toContain(leader.fullName);
  expect(accepted.text).toContain('Aitäh, et pakkumise vastu võtsite!');
  const entries = '{ accountingEntries(first: 100) { nodes { orderId foodTotal amountDue } } }';
  const { accountingEntries } = await must<{ accountingEntries: { nodes: object[] } }>(app, entries, {}, admin);
  expect(accountingEntries.nodes).toContainEqual({ orderId: id, foodTotal: 171, amountDue: due });
  expect(await openLink(id, key)).toMatchObject({ status: 'accepted', alreadyDecided: true, amountDue: due });
});

it('says that the offer was rejected, by the customer or on the customer’s behalf', async () => {
  const first = await offered();
  const reject = 'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: over_budget) }';
  expect(await must(app, reject, first)).toEqual({ rejectOffer: 'done' });
  expect(await openLink(first.id, first.key)).toMatchObject({ status: 'rejected', alreadyDecided: true });
  expect(await accept(app, first.id, first.key)).toBe('doneBefore');

  const second = await offered();
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: other) { id } }', second, admin);
  expect(await openLink(second.id, second.key)).toMatchObject({ status: 'rejected' });
});

it('changes nothing by being opened', async () => {
  const { id, key } = await offered();
  const state = () =>
    app.deps.db.dataSource.query(
      `select o.*, f.status as offer, f.decided_at,
         (select count(*) from order_event e where e.order_id = o.id) as events
       from "order" o join offer f on f.order_id = o.id where o.id = $1`,
      [id],
    );
  const before: unknown = await state();
  for (let count = 0; count < 3; count += 1) await openLink(id, key);
  expect(await state()).toEqual(before);
});

it('shows drivers no sums', async () => {
  const { id } = await offered();
  const { username } = await must<{ createUser: { username: string } }>(
    app,
    'mutation($input: UserInput!, $password: Password!) { createUser(input: $input, password: $password) { username } }',
    { input: { username: 'sohver', firstname: 'Sohver', role: 'driver' }, password: 'kuldne-rattapump' },
    admin,
  ).then(({ createUser }) => createUser);
  const driver = await app.login(username);
  const order = 'query($id: UUID!) { order(id: $id) { foodTotal amountDue offer { total } } }';
  expect(await must(app, order, { id }, driver)).toEqual({ order: { foodTotal: null, amountDue: null, offer: null } });
});
