import {
  acceptedOrder,
  answer,
  createBus,
  createFood,
  createPerson,
  inquiry,
  must,
  startJobDocument,
  submitInquiry,
  tallinn,
  tartu,
  tripKey,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { pdfText } from '../../testing/pdfText';
import {
  agreedPapers,
  ask,
  askDocument,
  cancelDocument,
  decideDocument,
  declineDocument,
  mine,
  priceDocument,
  takeDocument,
} from './changeRequests.fixture';
import { expireAfterTrips } from './expireChanges';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

interface Shown {
  status: string;
  version: number;
  start: string;
  passengers: number;
  stops: { city: string }[];
  offer: { price: number | null; status: string } | null;
  job: { confirmation: string } | null;
}
const readOrder = async (id: string) =>
  (
    await must<{ order: Shown }>(
      app,
      `query($id: UUID!) { order(id: $id) { status version start passengers stops { city } offer { price status }
        job { confirmation } } }`,
      { id },
      admin,
    )
  ).order;
const day = 24 * 3_600_000;
const later = (start: string, days = 1) => new Date(Date.parse(start) + days * day).toISOString();
const mailsTo = async (to: string, subject: RegExp, least = 1) => {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = (await app.mails()).filter((mail) => mail.to === to && subject.test(mail.subject));
    if (found.length >= least) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return [];
};

test('a request changes nothing until the office takes it; then all of it changes, and the price stays', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const before = await readOrder(id);
  const request = await ask(app, id, key, { start: later(before.start), passengers: 52, note: 'Ratastool' });
  expect(await readOrder(id)).toMatchObject({ start: before.start, passengers: 38 });
  const listed = await must<{ changeRequests: Record<string, unknown>[] }>(
    app,
    `query($id: UUID) { changeRequests(orderId: $id) { id status customer note price proposed
       stands { start passengers distanceKm } wanted { start end passengers distanceKm durationMin stops { city depart } }
       legality { who light line } } }`,
    { id },
    admin,
  );
  expect(listed.changeRequests).toMatchObject([
    {
      id: request,
      status: 'open',
      customer: 'Eesti Rahvatantsu Selts',
      note: 'Ratastool',
      price: 540,
      stands: { start: before.start, passengers: 38 },
      wanted: { start: later(before.start), passengers: 52, stops: [{ city: 'Tallinn' }, {}, { city: 'Tartu' }] },
      legality: [{ who: null, light: 'green' }],
    },
  ]);
  await must(app, takeDocument, { request }, admin);
  expect(await readOrder(id)).toMatchObject({
    start: later(before.start),
    passengers: 52,
    status: 'accepted',
    offer: { price: 540, status: 'accepted' },
  });
  expect(await mine(app, id, key)).toMatchObject({ status: 'taken' });
  const [mail] = await mailsTo('oie@rahvatants.example', /^Muudatus on tehtud/);
  expect(mail?.text).toContain('Hind jääb samaks');
});

test('a price goes to the customer, and only with a yes is the trip another one', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const before = await readOrder(id);
  const first = await ask(app, id, key, { start: later(before.start) });
  await must(app, priceDocument, { request: first, price: 700 }, admin);
  expect(await readOrder(id)).toMatchObject({ start: before.start, offer: { price: 540 } });
  expect(await mine(app, id, key)).toMatchObject({
    status: 'priced',
    reply: 'Nii saab',
    total: 868,
    totalNow: 669.6,
  });
  await must(app, decideDocument, { id, key, request: first, accept: false });
  expect(await readOrder(id)).toMatchObject({ start: before.start, offer: { price: 540 } });
  expect(await mine(app, id, key)).toMatchObject({ status: 'refused' });

  const second = await ask(app, id, key, { start: later(before.start, 2) });
  await must(app, priceDocument, { request: second, price: 800 }, admin);
  await must(app, decideDocument, { id, key, request: second, accept: true });
  expect(await readOrder(id)).toMatchObject({
    start: later(before.start, 2),
    status: 'accepted',
    offer: { price: 800, status: 'accepted' },
  });
  const twice = await app.graphql(decideDocument, { id, key, request: second, accept: true });
  expect(twice.errors?.[0]).toMatchObject({
    message: 'See muudatus on juba tehtud',
    extensions: { code: 'CONFLICT' },
  });
});

test('its price is one sum, catering included, in every place; the mail leads to the decision', async () => {
  const food = await createFood(app, admin, 'Kohvipaus', 5);
  const input = { ...inquiry(app), email: 'ots@rahvatants.example', food: [{ id: food, count: 60 }] };
  const id = await submitInquiry(app, input);
  await answer(app, admin, id);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const key = await tripKey(app, id);
  const before = await readOrder(id);
  const request = await ask(app, id, key, { start: later(before.start) });
  await must(app, priceDocument, { request, price: 610 }, admin);
  const [mail] = await mailsTo('ots@rahvatants.example', /^Muudatuse hind ootab teie otsust/);
  const text = mail?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain('Muudatusega on reisi eest kokku maksta 1056,40 €.');
  expect(text).toMatch(/Kokku maksta +1056,40 €/);
  expect(text).not.toMatch(/maksab reis|756,40 € koos/);
  expect(text).toMatch(/Otsustan muudatuse hinna üle:\nhttp\S+\/portal\/trip\?/);
  const shown = await mine(app, id, key);
  expect(shown).toMatchObject({ total: 756.4, amountDue: 1056.4, amountDueNow: 969.6 });
  // The cancellation fee by the requested day.
  expect(shown?.cancellation[1]).toEqual({
    when: expect.stringContaining('alates') as string,
    cost: '75,64\u00a0€ (10%)',
  });
  for (const { when } of shown?.cancellation ?? []) expect(text).toContain(when);
  const { changeRequests } = await must<{ changeRequests: object[] }>(
    app,
    'query($id: UUID) { changeRequests(orderId: $id) { amountDue answeredAmountDue foodTotal } }',
    { id },
    admin,
  );
  expect(changeRequests).toEqual([{ amountDue: 969.6, answeredAmountDue: 1056.4, foodTotal: 300 }]);

  await must(app, decideDocument, { id, key, request, accept: true });
  const trip = 'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { price { amountDue } } }';
  expect(await must(app, trip, { id, key })).toEqual({ myTrip: { price: { amountDue: 1056.4 } } });
  const office = 'query($id: UUID!) { order(id: $id) { amountDue } acceptances(orderId: $id) { amountDue } }';
  expect(await must(app, office, { id }, admin)).toEqual({
    order: { amountDue: 1056.4 },
    acceptances: [{ amountDue: 1056.4 }, { amountDue: 969.6 }],
  });
  expect(await paperText(id, key)).toContain('Kokku maksta 1056,40 €');
  const [taken] = await mailsTo('ots@rahvatants.example', /^Muudatus on tehtud/);
  expect(taken?.text.replaceAll('\u00a0', ' ')).toContain('Reisi eest on kokku maksta 1056,40 €.');
});

const paperText = async (id: string, key: string, of?: string) => {
  const reply = await app.fetch(`/api/trip/${id}/acceptance.pdf?key=${key}${of ? `&of=${of}` : ''}`);
  expect(reply.status).toBe(200);
  return (await pdfText(Buffer.from(await reply.arrayBuffer()))).text.replaceAll('\u00a0', ' ');
};

test('a new agreement has a paper like the acceptance, which later changes leave unchanged', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const first = await ask(app, id, key, { passengers: 52, note: 'Ratastool' });
  await must(app, takeDocument, { request: first }, admin);
  const second = await ask(app, id, key, { passengers: 55 });
  await must(app, priceDocument, { request: second, price: 800 }, admin);
  expect(await agreedPapers(app, id, key)).toHaveLength(2);
  await must(app, decideDocument, { id, key, request: second, accept: true });
  const kept = await agreedPapers(app, id, key);
  expect(kept.map(({ changed }) => changed)).toEqual([true, true, false]);
  const [priced, taken, accepted] = await Promise.all(kept.map(({ offerId }) => paperText(id, key, offerId)));
  expect(await paperText(id, key)).toBe(priced);
  expect(priced).toContain('Kinnitatud tellimus pärast muudatust');
  expect(priced).toContain('Kinnitas klient, oma reisi lehelt IP-aadress 127.0.0.1');
  expect(priced).toContain('Mida klient soovis muuta Reisijaid 55');
  expect(priced).toContain('Kokku maksta 992,00 €');
  expect(taken).toMatch(/Kinnitas .+, kliendi soovil/);
  expect(taken).toContain('Reisijaid 52 Soov oma sõnadega Ratastool');
  expect(taken).toContain('Kokku maksta 669,60 €');
  expect(accepted).not.toContain('muudatust');
  expect(accepted).toContain('Reisijaid 38');

  await must(app, 'mutation($id: UUID!) { updatePrice(id: $id, price: 1, vatRate: 24) { id } }', { id }, admin);
  expect(await paperText(id, key)).toBe(priced);
  // A customer who cancels and pays for it still reads the earlier agreement; another order's key opens no paper.
  const other = await acceptedOrder(app, admin);
  const strange = await app.fetch(
    `/api/trip/${other}/acceptance.pdf?key=${await tripKey(app, other)}&of=${kept[0]?.offerId}`,
  );
  expect(strange.status).toBe(404);
  await must(app, cancelDocument, { id, key, fee: 0 });
  expect(await paperText(id, key)).toBe(priced);

  // The customer has it by e-mail too.
  const mailed = async () =>
    (await app.mails()).find((mail) => mail.subject.startsWith('Muudatus on tehtud') && mail.text.includes('992,00'));
  for (let tries = 0; tries < 200 && !(await mailed()); tries += 1) await new Promise((done) => setTimeout(done, 25));
  expect((await mailed())?.attachments).toHaveLength(1);
});

test('another route is estimated when it is requested, and the drivers of a job must confirm again', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  const input = { driver: driver.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(app, startJobDocument, { id, input }, admin);
  const { start } = await readOrder(id);
  const stops = [{ ...tallinn, depart: later(start) }, tartu];
  const request = await ask(app, id, key, { stops });
  const { changeRequests } = await must<{ changeRequests: { legality: unknown[] }[] }>(
    app,
    'query($id: UUID) { changeRequests(orderId: $id) { legality { who light } } }',
    { id },
    admin,
  );
  expect(changeRequests[0]?.legality).toMatchObject([{ who: expect.stringContaining('Jaan') as string }]);
  await must(app, takeDocument, { request }, admin);
  expect(await readOrder(id)).toMatchObject({
    start: later(start),
    stops: [{ city: 'Tallinn' }, { city: 'Tartu' }],
    job: { confirmation: 'waiting' },
  });
  expect(await mailsTo(driver.email, /./, 2)).toHaveLength(2);
});

test("the law's verdict comes in the reader's language, by a real call", async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  await ask(app, id, key, { start: later((await readOrder(id)).start) });
  const lines = async (language: string): Promise<string[]> => {
    const reply = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}`, cookie: `language=${language}` },
      body: JSON.stringify({
        query: 'query($id: UUID) { changeRequests(orderId: $id) { legality { line } } }',
        variables: { id },
      }),
    });
    const { data } = (await reply.json()) as { data: { changeRequests: { legality: { line: string }[] }[] } };
    return data.changeRequests.flatMap(({ legality }) => legality.map(({ line }) => line));
  };
  const et = await lines('et');
  const en = await lines('en');
  expect(et).toHaveLength(1);
  expect(et[0]).toMatch(/^sobib · .* tööpäev/);
  expect(en[0]).toMatch(/\d h/);
  expect(en[0]).not.toMatch(/sobib|tööpäev|rooli/);
});

test('a new change request takes the place of the one before, which can no more be answered', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const first = await ask(app, id, key, { passengers: 60 });
  expect(await must(app, askDocument, { id, key, input: { passengers: 61 } })).toEqual({ askChange: true });
  const late = await app.graphql(takeDocument, { request: first }, admin);
  expect(late.errors?.[0]).toMatchObject({
    message: 'Klient on soovi vahepeal muutnud: vaadake uus soov üle',
    extensions: { code: 'CONFLICT' },
  });
  expect(await readOrder(id)).toMatchObject({ passengers: 38 });
});

test('a no has words, and leaves everything as it was', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const request = await ask(app, id, key, { passengers: 60 });
  const bare = await app.graphql(
    'mutation($request: UUID!) { declineChange(requestId: $request) }',
    { request },
    admin,
  );
  expect(bare.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'words' });
  await must(app, declineDocument, { request }, admin);
  expect(await mine(app, id, key)).toMatchObject({ status: 'declined', reply: 'Ei jõua' });
  const twice = await app.graphql(declineDocument, { request }, admin);
  expect(twice.errors?.[0]?.message).toBe('Sellest soovist on juba keeldutud');
  expect(await readOrder(id)).toMatchObject({ passengers: 38 });
});

test('where nothing is agreed a price is an offer for the request', async () => {
  const id = await submitInquiry(app);
  await answer(app, admin, id);
  const key = await tripKey(app, id);
  const request = await ask(app, id, key, { passengers: 60 });
  await must(app, priceDocument, { request, price: 650 }, admin);
  expect(await readOrder(id)).toMatchObject({
    status: 'answered',
    passengers: 60,
    offer: { price: 650, status: 'open' },
  });
});

test('bad input is refused at its field, and nothing waits', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const { start } = await readOrder(id);
  const fields = async (input: object) => (await app.graphql(askDocument, { id, key, input })).errors?.[0]?.extensions;
  expect(await fields({})).toMatchObject({ code: 'BAD_USER_INPUT', field: 'note' });
  expect(await fields({ start: '2020-01-01T00:00:00Z' })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'start' });
  expect(await fields({ start: later(start, 2000) })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'start' });
  expect(await fields({ passengers: 0 })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'passengers' });
  expect(await fields({ stops: [{ ...tallinn }, tartu] })).toMatchObject({ field: 'stops.0.depart' });
  expect(await fields({ passengers: 38 })).toMatchObject({ code: 'CONFLICT' });
  const other = await tripKey(app, await submitInquiry(app));
  const wrong = await app.graphql(askDocument, { id, key: other, input: { passengers: 50 } });
  expect(wrong.errors?.[0]?.extensions.code).toBe('WRONG_KEY');
  expect(await mine(app, id, key)).toBeNull();
});

test('a change request ends with its order, and with the trip', async () => {
  const id = await acceptedOrder(app, admin);
  const key = await tripKey(app, id);
  const request = await ask(app, id, key, { passengers: 60 });
  await must(app, cancelDocument, { id, key, fee: 0 });
  expect(await mine(app, id, key)).toMatchObject({ status: 'expired' });
  const late = await app.graphql(takeDocument, { request }, admin);
  expect(late.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT' } });

  const over = await acceptedOrder(app, admin);
  const keyOver = await tripKey(app, over);
  await ask(app, over, keyOver, { passengers: 60 });
  const before = app.clock.now();
  app.clock.set(new Date(Date.parse((await readOrder(over)).start) + 2 * day));
  await expireAfterTrips(app.deps);
  expect(await mine(app, over, keyOver)).toMatchObject({ status: 'expired' });
  app.clock.set(before);
});
