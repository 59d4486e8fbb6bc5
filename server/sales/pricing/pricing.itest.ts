import { createPerson, inquiry, must, riga, submitInquiry, tallinn } from '../../testing/builders';
import { exampleRules } from './example.fixture';
import type { TestApp } from '../../testing/testApp';
import { ownStatements } from '../../testing/databases/ownStatements';
import { startTestApp } from '../../testing/testApp';
import { requireProposedPrice, readProposedPrices } from './proposals';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const save = `mutation($seen: Int!, $input: PriceListInput!) { savePriceList(seenVersion: $seen, input: $input) { id version name } }`;
const propose = `query($id: UUID!) { proposedPrice(orderId: $id) {
  orderVersion priceListId priceListName price lines { title detail amount } problem vatRate vatReason } }`;
interface Proposed {
  proposedPrice: {
    priceListId: string | null;
    price: number | null;
    lines: { title: string; detail: string; amount: number }[];
    problem: string | null;
    vatRate: number;
    vatReason: string | null;
  };
}
const proposed = async (id: string) => (await must<Proposed>(app, propose, { id }, admin)).proposedPrice;
const list = (changes: object = {}) => ({ name: 'Talv 2026', rules: { ...exampleRules(), ...changes } });
const answerDocument = `mutation($id: UUID!, $price: Price!, $basis: OfferBasisInput) {
  answerOrder(id: $id, price: $price, vatRate: 24, basis: $basis) {
    amountDue offer { price lines { title detail amount } showLines priceListId } } }`;

test('without a price list nothing is proposed', async () => {
  const id = await submitInquiry(app);
  expect(await proposed(id)).toMatchObject({ priceListId: null, price: null, lines: [], problem: null, vatRate: 24 });
  const many = await must(
    app,
    'query($ids: [UUID!]!) { proposedPrices(orderIds: $ids) { price } }',
    { ids: [id] },
    admin,
  );
  expect(many).toEqual({ proposedPrices: [] });
});

test('a list with a gap or an overlap is refused by the names of its rules, and changes nothing', async () => {
  const [small, big] = exampleRules().base;
  const tries = [
    [{ ...big, passengersFrom: 25 }, 'Reeglite „Väike buss“ ja „Suur buss“ vahel on tühimik: 21–24 reisijat'],
    [{ ...big, passengersFrom: 15 }, 'Reeglid „Väike buss“ ja „Suur buss“ kattuvad: 15–20 reisijat'],
  ] as const;
  for (const [changed, message] of tries) {
    const { errors } = await app.graphql(save, { seen: 0, input: list({ base: [small, changed] }) }, admin);
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', field: 'base.1.passengersFrom' },
    });
    const preview =
      'query($rules: PriceRulesInput!) { priceListPreview(rules: $rules) { problems { field message } offers { orderId } } }';
    const seen = await must(app, preview, { rules: list({ base: [small, changed] }).rules }, admin);
    expect(seen).toEqual({ priceListPreview: { problems: [{ field: 'base.1.passengersFrom', message }], offers: [] } });
  }
  expect(await must(app, '{ priceList { version } }', {}, admin)).toEqual({ priceList: null });
});

test('of two who save the first version at the same moment one gets an error', async () => {
  const replies = await Promise.all(
    ['Üks', 'Kaks', 'Kolm'].map((name) => app.graphql(save, { seen: 0, input: { ...list(), name } }, admin)),
  );
  expect(replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved').sort()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'saved',
  ]);
  expect(await must(app, '{ priceList { version } }', {}, admin)).toEqual({ priceList: { version: 1 } });
});

test('an inquiry has its price as lines, and an offer keeps them with the version it was made with', async () => {
  const id = await submitInquiry(app);
  const found = await proposed(id);
  expect(found.problem).toBeNull();
  expect(found.price).toBeGreaterThan(0);
  expect(found.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
    Math.round((found.price ?? 0) * 100),
  );
  expect(found.lines[0]).toMatchObject({ title: 'Sõit', detail: expect.stringMatching(/^\d+ km × 1,35\u00a0€$/) });

  const wrong = await app.graphql(
    answerDocument,
    { id, price: (found.price ?? 0) + 1, basis: { lines: found.lines, priceListId: found.priceListId } },
    admin,
  );
  expect(wrong.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'price' } });
  expect(wrong.errors?.[0]?.message).toMatch(/^Read annavad kokku /);

  // The rules change while the form is open: what was seen is what is sent.
  const changed = await must<{ savePriceList: { id: string } }>(
    app,
    save,
    { seen: 1, input: { ...list({ roundTo: 10 }), name: 'Suvi' } },
    admin,
  );
  expect(changed.savePriceList.id).not.toBe(found.priceListId);
  const basis = { lines: found.lines, showLines: true, priceListId: found.priceListId };
  const sent = await must<{ answerOrder: { offer: object } }>(
    app,
    answerDocument,
    { id, price: found.price, basis },
    admin,
  );
  expect(sent.answerOrder.offer).toEqual({
    price: found.price,
    lines: found.lines,
    showLines: true,
    priceListId: found.priceListId,
  });
  const mail = await app.mail('oie@rahvatants.example', 'Hinnapakkumine');
  expect(mail.text).toContain('Sõit: ');
});

test('a bare price works as ever, and has no lines', async () => {
  const id = await submitInquiry(app);
  const sent = await must(app, answerDocument, { id, price: 540 }, admin);
  expect(sent).toEqual({
    answerOrder: { amountDue: 669.6, offer: { price: 540, lines: null, showLines: false, priceListId: null } },
  });
});

test('the second driver, the ferry and the border are found in the order itself', async () => {
  // Early on a day, so that it is over before midnight.
  const start = new Date(
    `${new Date(app.clock.now().getTime() + 40 * 24 * 3_600_000).toISOString().slice(0, 10)}T04:00Z`,
  ).getTime();
  const at = (hours: number) => new Date(start + hours * 3_600_000).toISOString();
  const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Tartu' };
  const kuressaare = { lat: 58.2481, lng: 22.5039, city: 'Kuressaare', address: 'Kuressaare' };
  const island = await submitInquiry(app, {
    ...inquiry(app),
    stops: [{ ...tartu, depart: at(0) }, { ...kuressaare, depart: at(7) }, tartu],
  });
  const titles = (await proposed(island)).lines.map(({ title, detail }) => `${title}: ${detail}`);
  expect(titles).toContain('Teine juht: 1 päev × 180,00\u00a0€');
  expect(titles).toContain('Praam Virtsu–Kuivastu: 2 ülesõitu × 20,85\u00a0€');

  const abroad = await submitInquiry(app, {
    ...inquiry(app),
    stops: [{ ...tartu, depart: at(0) }, riga],
  });
  expect(await proposed(abroad)).toMatchObject({ vatRate: 0, vatReason: expect.stringContaining('eri riigis') });

  const warsaw = { lat: 52.2297, lng: 21.0122, city: 'Varssavi', address: 'Varssavi, Poola' };
  const sameDay = await submitInquiry(app, {
    ...inquiry(app),
    stops: [{ ...tallinn, depart: at(0) }, { ...warsaw, depart: at(15) }, tallinn],
  });
  // A trip that no crew may drive leads to a question before any price.
  expect(await proposed(sameDay)).toMatchObject({
    price: null,
    lines: [],
    problem: expect.stringContaining('ei tohi nii sõita ükski meeskond'),
  });

  const helsinki = { lat: 60.1695, lng: 24.9354, city: 'Helsingi', address: 'Helsingi, Soome' };
  const overSea = await submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart: at(0) }, helsinki] });
  expect(await proposed(overSea)).toMatchObject({
    price: null,
    problem: 'Hinnakirjas ei ole praami „Tallinn–Helsingi“ hinda',
    vatRate: 0,
  });
});

test("the driver's activity at a stop decides whether a second one is priced", async () => {
  const start = new Date(app.clock.now().getTime() + 40 * 24 * 3_600_000);
  start.setUTCHours(6, 0, 0, 0);
  const tallinn = { lat: 59.437, lng: 24.7535, city: 'Tallinn', address: 'Tallinn' };
  const tartu = { lat: 58.3806, lng: 26.7251, city: 'Tartu', address: 'Tartu' };
  const route = (back: number, driverAtStop?: string) => [
    { ...tallinn, depart: start.toISOString() },
    { ...tartu, depart: new Date(back).toISOString(), ...(driverAtStop && { driverAtStop }) },
    tallinn,
  ];
  const id = await submitInquiry(app, { ...inquiry(app), stops: route(start.getTime() + 6 * 3_600_000) });
  const { order } = await must<{ order: { stops: { arrive: string }[] } }>(
    app,
    'query($id: UUID!) { order(id: $id) { stops { arrive } } }',
    { id },
    admin,
  );
  const bend = 'mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops) { id } }';
  const titles = async (driverAtStop?: string) => {
    // With boarding at both ends too short for a whole break.
    const back = new Date(order.stops[1]?.arrive ?? '').getTime() + 50 * 60_000;
    await must(app, bend, { id, stops: route(back, driverAtStop) }, admin);
    return (await proposed(id)).lines.map(({ title }) => title);
  };
  expect(await titles()).toContain('Teine juht');
  expect(await titles('free')).not.toContain('Teine juht');
});

test('a list of proposals takes four statements, however many orders, and each is the same as alone', async () => {
  const ids: string[] = [];
  for (const hours of [200, 300, 400, 500, 600, 700, 800]) {
    const input = inquiry(app, hours);
    await must(app, 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input }, admin);
    ids.push(input.id as string);
  }
  const spied = jest.spyOn(app.deps.db.dataSource.logger, 'logQuery');
  const proposeAndCount = async (orderIds: string[]) => {
    spied.mockClear();
    const found = await readProposedPrices(app.deps, orderIds);
    return { found, statements: spied.mock.calls.filter(([text]) => !ownStatements.test(text)).length };
  };
  const many = await proposeAndCount(ids);
  expect(many.statements).toBe(4);
  expect((await proposeAndCount(ids.slice(0, 1))).statements).toBe(4);
  spied.mockRestore();
  expect(many.found).toEqual(await Promise.all(ids.map((id) => requireProposedPrice(app.deps, id))));
  expect(many.found.map(({ orderId }) => orderId)).toEqual(ids);
});

test('when no rule fits, or a ferry has no price, it says so instead of a price', async () => {
  const crowd = await submitInquiry(app, { ...inquiry(app), passengers: 120 });
  expect(await proposed(crowd)).toMatchObject({
    price: null,
    lines: [],
    problem: 'Ükski põhihind ei kehti: 120 reisijat',
  });
});

test('the preview shows the last offers by the rules that hold and by the new ones', async () => {
  const rules = { ...exampleRules(), base: exampleRules().base.map((rule) => ({ ...rule, perKm: rule.perKm * 2 })) };
  const { priceListPreview } = await must<{
    priceListPreview: { problems: object[]; offers: { sent: number; now: number; then: number }[] };
  }>(
    app,
    'query($rules: PriceRulesInput!) { priceListPreview(rules: $rules) { problems { message } offers { title sent now then problem } } }',
    { rules },
    admin,
  );
  expect(priceListPreview.problems).toEqual([]);
  expect(priceListPreview.offers).toHaveLength(2);
  for (const { now, then } of priceListPreview.offers) expect(then).toBeGreaterThan(now);
});

test('a driver sees no price list and no proposal', async () => {
  const { username } = await createPerson(app, admin);
  const driver = await app.login(username);
  const id = await submitInquiry(app);
  for (const [document, variables] of [
    ['{ priceList { name } }', {}],
    [propose, { id }],
  ] as const) {
    const { errors } = await app.graphql(document, variables, driver);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
