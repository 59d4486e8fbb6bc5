import { accept, acceptedOrder, answer, inquiry, must, submitInquiry, tripKey } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import {
  ask,
  askDocument,
  cancelDocument,
  decideDocument,
  declineDocument,
  mine,
  priceDocument,
  takeDocument,
} from './changeRequests.fixture';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

/** The error that the caller gets. */
const readRefusal = async (document: string, variables: object, token?: string) => {
  const { errors } = await app.graphql(document, variables, token);
  return [errors?.[0]?.extensions.code, errors?.[0]?.message];
};
interface Stands {
  status: string;
  version: number;
  passengers: number;
  offer: { price: number; status: string };
}
const readOrder = async (id: string) =>
  (
    await must<{ order: Stands }>(
      app,
      'query($id: UUID!) { order(id: $id) { status version passengers offer { price status } } }',
      { id },
      admin,
    )
  ).order;

test('a change request is answered only once, whatever the second answer', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const request = await ask(app, id, key, { passengers: 50 });
  await must(app, priceDocument, { request, price: 700 }, admin);
  const { version } = await readOrder(id);
  const waits = ['CONFLICT', 'Sellele soovile on hind juba vastatud: otsustab klient'];
  expect(await readRefusal(takeDocument, { request }, admin)).toEqual(waits);
  expect(await readRefusal(priceDocument, { request, price: 710 }, admin)).toEqual(waits);
  await must(app, decideDocument, { id, key, request, accept: true });
  const done = ['CONFLICT', 'See muudatus on juba tehtud'];
  for (const document of [takeDocument, declineDocument])
    expect(await readRefusal(document, { request }, admin)).toEqual(done);
  // The second tab of the customer.
  expect(await readRefusal(decideDocument, { id, key, request, accept: false })).toEqual(done);
  expect(await readOrder(id)).toMatchObject({ version: version + 1, passengers: 50, offer: { price: 700 } });
});

test('a price that the office took back, or the customer left, can no more be taken', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const first = await ask(app, id, key, { passengers: 50 });
  await must(app, priceDocument, { request: first, price: 700 }, admin);
  await must(app, declineDocument, { request: first }, admin);
  const decide = (request: string) => readRefusal(decideDocument, { id, key, request, accept: true });
  expect(await decide(first)).toEqual(['CONFLICT', 'Sellest soovist on juba keeldutud']);
  const second = await ask(app, id, key, { passengers: 51 });
  await must(app, priceDocument, { request: second, price: 710 }, admin);
  await must(app, decideDocument, { id, key, request: second, accept: false });
  expect(await decide(second)).toEqual(['CONFLICT', 'Klient loobus sellest muudatusest']);
  // In the other tab something else was asked for meanwhile.
  const third = await ask(app, id, key, { passengers: 52 });
  await must(app, priceDocument, { request: third, price: 720 }, admin);
  await must(app, askDocument, { id, key, input: { passengers: 53 } });
  expect(await decide(third)).toEqual(['CONFLICT', 'Klient on soovi vahepeal muutnud: vaadake uus soov üle']);
  expect(await readOrder(id)).toMatchObject({ passengers: 38, offer: { price: 540 } });
});

test('a request from the minute of the acceptance waits on: the accepted terms hold until it is answered', async () => {
  const id = await submitInquiry(app);
  const offerKey = await answer(app, admin, id);
  const key = await tripKey(app, id);
  const request = await ask(app, id, key, { passengers: 50 });
  await accept(app, id, offerKey);
  expect(await readOrder(id)).toMatchObject({ status: 'accepted', passengers: 38, offer: { price: 540 } });
  expect(await mine(app, id, key)).toMatchObject({ status: 'open' });
  // Before the acceptance a price would have been an offer; now the customer decides on it.
  await must(app, priceDocument, { request, price: 700 }, admin);
  expect(await mine(app, id, key)).toMatchObject({ status: 'priced', total: 868, totalNow: 669.6 });
  expect(await readOrder(id)).toMatchObject({ status: 'accepted', passengers: 38, offer: { price: 540 } });
});

test('an offer that a change request has changed is not accepted by the former one’s link', async () => {
  const id = await submitInquiry(app);
  const former = await answer(app, admin, id);
  const key = await tripKey(app, id);
  const { myTrip } = await must<{ myTrip: { price: { offerId: string } } }>(
    app,
    'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { price { offerId } } }',
    { id, key },
  );
  const request = await ask(app, id, key, { passengers: 50 });
  await must(app, priceDocument, { request, price: 700 }, admin);
  const leader = { fullName: 'Mari Maasikas', email: 'mari@rahvatants.example', phone: '+37255598765' };
  const byLink =
    'mutation($id: UUID!, $key: Key!, $leader: GroupLeaderInput!) { acceptOffer(id: $id, activationKey: $key, leader: $leader) }';
  expect(await readRefusal(byLink, { id, key: former, leader })).toEqual(['WRONG_KEY', 'Link aegunud!']);
  const onPage =
    'mutation($id: UUID!, $key: Key!, $offerId: UUID!, $leader: GroupLeaderInput!) { acceptTrip(id: $id, key: $key, offerId: $offerId, leader: $leader) }';
  expect(await readRefusal(onPage, { id, key, offerId: myTrip.price.offerId, leader })).toEqual([
    'STALE_VERSION',
    'Saatsime teile vahepeal uue pakkumise. Vaadake see üle ja kinnitage siis.',
  ]);
  expect(await readOrder(id)).toMatchObject({
    status: 'answered',
    passengers: 50,
    offer: { price: 700, status: 'open' },
  });
});

test('another order’s link opens nothing of this one, nor does its change request; the link of an order that is gone is dead', async () => {
  const id = await acceptedOrder(app, admin);
  const other = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const otherKey = await tripKey(app, other);
  const request = await ask(app, id, key, { passengers: 50 });
  await must(app, priceDocument, { request, price: 700 }, admin);
  const dead = ['WRONG_KEY', 'Link aegunud!'];
  const all = async (link: { id: string; key: string }) =>
    Promise.all([
      readRefusal(decideDocument, { ...link, request, accept: true }),
      readRefusal(cancelDocument, { ...link, fee: 0 }),
      readRefusal(askDocument, { ...link, input: { passengers: 60 } }),
      readRefusal('query($id: UUID!, $key: Key!) { myChange(id: $id, key: $key) { id } }', link),
      readRefusal('query($id: UUID!, $key: Key!) { myCancellation(id: $id, key: $key) { due } }', link),
    ]);
  expect(await all({ id, key: otherKey })).toEqual([dead, dead, dead, dead, dead]);
  // A link of one's own, and the change request of another order.
  expect(await readRefusal(decideDocument, { id: other, key: otherKey, request, accept: true })).toEqual([
    'NOT_FOUND',
    'Muudatuse soovi ei leitud',
  ]);
  expect(await mine(app, id, key)).toMatchObject({ status: 'priced' });
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
  expect(await all({ id, key })).toEqual([dead, dead, dead, dead, dead]);
  expect((await readRefusal(takeDocument, { request }, admin))[0]).toBe('NOT_FOUND');
});

test('the fee changes at the very second of the tier, also where a night of 23 hours lies between', async () => {
  const before = app.clock.now();
  // Noon of the Sunday on which the clock goes forward. A week before it was noon too, an hour later by the sun.
  const start = new Date(Date.UTC(before.getUTCFullYear() + 1, 2, 31, 9));
  start.setUTCDate(31 - start.getUTCDay());
  const tier = start.getTime() - 7 * 86_400_000 + 3_600_000;
  app.clock.set(new Date(start.getTime() - 20 * 86_400_000));
  try {
    const officer = await app.login('admin');
    const id = await submitInquiry(app, inquiry(app, 20 * 24));
    await accept(app, id, await answer(app, officer, id));
    const key = await tripKey(app, id);
    const { myCancellation } = await must<{ myCancellation: { next: { at: string } } }>(
      app,
      'query($id: UUID!, $key: Key!) { myCancellation(id: $id, key: $key) { next { at } } }',
      { id, key },
    );
    const shown = Date.parse(myCancellation.next.at);
    // Some of a second has passed since the clock was set.
    expect(Math.abs(shown - tier)).toBeLessThan(60_000);
    app.clock.set(new Date(shown));
    const due = ['CONFIRM', 'Tühistustasu on nüüd 66,96\u00a0€. Palun vaadake see üle ja kinnitage uuesti.'];
    expect(await readRefusal(cancelDocument, { id, key, fee: 0 })).toEqual(due);
    app.clock.set(new Date(shown - 1000));
    const free = ['CONFIRM', 'Tühistustasu on nüüd 0,00\u00a0€. Palun vaadake see üle ja kinnitage uuesti.'];
    expect(await readRefusal(cancelDocument, { id, key, fee: 66.96 })).toEqual(free);
    await must(app, cancelDocument, { id, key, fee: 0 });
  } finally {
    app.clock.set(before);
  }
});
