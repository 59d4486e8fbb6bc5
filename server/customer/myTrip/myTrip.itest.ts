import { accept, answer, inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { waitForTripKey } from './myTrip.fixture';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const document = `query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) {
  state version passengers notes stops { city address } leader { fullName } price { amountDue } } }`;
const openTrip = async (id: string, key: string) =>
  (await must<{ myTrip: Record<string, unknown> }>(app, document, { id, key })).myTrip;
const refused = async (id: string, key: string) => {
  const { errors } = await app.graphql(document, { id, key });
  return [errors?.[0]?.extensions.code, errors?.[0]?.message];
};
const dead = ['WRONG_KEY', 'Link aegunud!'];

it('is opened by the link of each mail to the customer, and by no other key', async () => {
  const id = await submitInquiry(app);
  const other = await submitInquiry(app);
  const first = await waitForTripKey(app, id);
  expect(await openTrip(id, first)).toMatchObject({ state: 'asked', passengers: 38, price: null });
  await answer(app, admin, id);
  const second = await waitForTripKey(app, id, 1);
  expect(second).not.toBe(first);
  for (const key of [first, second]) expect(await openTrip(id, key)).toMatchObject({ state: 'offered' });

  expect(await refused(id, await waitForTripKey(app, other))).toEqual(dead);
  expect(await refused(other, first)).toEqual(dead);
  expect(await refused(id, `${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`)).toEqual(dead);
});

it('stays open after a new offer and an acceptance, and dies with the order', async () => {
  const id = await submitInquiry(app);
  const key = await waitForTripKey(app, id);
  await answer(app, admin, id, 500);
  await accept(app, id, await answer(app, admin, id, 600));
  expect(await openTrip(id, key)).toMatchObject({ state: 'confirmed', price: { amountDue: 744 } });
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
  expect(await refused(id, key)).toEqual(dead);
});

it('keeps no key but its hash, and is written with the mail or not at all', async () => {
  const id = await submitInquiry(app);
  const key = await waitForTripKey(app, id);
  const rows: { keys: string }[] = await app.deps.db.dataSource.query(
    'select string_agg(key_hash, $2) as keys from trip_link where order_id = $1',
    [id, ' '],
  );
  expect(rows[0]?.keys).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0]?.keys).not.toContain(key);
});

it('is opened by the key of the offer’s own link too, until another offer is sent', async () => {
  const id = await submitInquiry(app);
  const former = await answer(app, admin, id);
  expect(await openTrip(id, former)).toMatchObject({ state: 'offered' });
  const key = await answer(app, admin, id);
  expect(await refused(id, former)).toEqual(dead);
  await accept(app, id, key);
  expect(await openTrip(id, key)).toMatchObject({ state: 'confirmed' });
  expect(await refused(await submitInquiry(app), key)).toEqual(dead);
});

it('changes nothing by being opened', async () => {
  const id = await submitInquiry(app);
  const key = await waitForTripKey(app, id);
  await answer(app, admin, id);
  const state = () =>
    app.deps.db.dataSource.query(
      `select o.*, f.status as offer, (select count(*) from order_event e where e.order_id = o.id) as events,
         (select count(*) from trip_link l where l.order_id = o.id) as links
       from "order" o join offer f on f.order_id = o.id where o.id = $1`,
      [id],
    );
  const before: unknown = await state();
  for (let count = 0; count < 3; count += 1) await openTrip(id, key);
  expect(await state()).toEqual(before);
});

it('says nothing in the sender’s words before the office has answered', async () => {
  const words = { notes: 'Osta odavalt', fullName: 'Kuri Saatja' };
  const sent = inquiry(app);
  const stops = (sent.stops as { city: string; address: string }[]).map((stop) => ({
    ...stop,
    city: 'Osta siit',
    address: 'kuri.example',
  }));
  const id = await submitInquiry(app, { ...sent, ...words, stops, email: 'voorastele@uus.example' });
  const key = await waitForTripKey(app, id);
  const asked = await openTrip(id, key);
  expect(asked).toMatchObject({ notes: '', leader: null });
  expect((asked.stops as { city: string }[]).map(({ city }) => city)).toEqual(['Tallinn', 'Paide', 'Tartu']);
  expect(JSON.stringify(asked)).not.toMatch(/Osta|kuri|Kuri/);
  await answer(app, admin, id);
  expect(await openTrip(id, key)).toMatchObject({ notes: words.notes, leader: { fullName: words.fullName } });
});
