import { inquiry, must, riga, submitInquiry, tallinn } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { exampleRules } from './example.fixture';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  await must(
    app,
    'mutation($input: PriceListInput!) { savePriceList(seenVersion: 0, input: $input) { id } }',
    { input: { name: 'Talv', rules: { ...exampleRules(), roundTo: 10 } } },
    admin,
  );
});
afterAll(() => app.stop());

/** The office's reply in a language. */
async function told<T>(query: string, variables: object, language: string): Promise<T> {
  const reply = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}`, cookie: `language=${language}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await reply.json()) as { data: T; errors?: object[] };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const lineFields = 'title detail amount source { kind name count each drivers beyond percent of }';
interface Line {
  title: string;
  detail: string;
  amount: number;
  source: { kind: string } | null;
}
interface Proposal {
  price: number;
  priceListId: string;
  lines: Line[];
  problem: string | null;
  vatReason: string | null;
}
const proposed = async (id: string, language = 'et'): Promise<Proposal> => {
  const query = `query($id: UUID!) { proposedPrice(orderId: $id) { price priceListId problem vatReason lines { ${lineFields} } } }`;
  return (await told<{ proposedPrice: Proposal }>(query, { id }, language)).proposedPrice;
};
const answerDocument = `mutation($id: UUID!, $price: Price!, $basis: OfferBasisInput) {
  answerOrder(id: $id, price: $price, vatRate: 24, basis: $basis) { offer { lines { ${lineFields} } } } }`;
const offered = async (id: string, language = 'et'): Promise<Line[]> => {
  const query = `query($id: UUID!) { order(id: $id) { offer { lines { ${lineFields} } } } }`;
  return (await told<{ order: { offer: { lines: Line[] } } }>(query, { id }, language)).order.offer.lines;
};
const stored = async (id: string): Promise<object[]> => {
  const [row] = await app.deps.db.dataSource.query<{ lines: object[] }[]>(
    'select lines from offer where order_id = $1 order by sent_at desc limit 1',
    [id],
  );
  return row?.lines ?? [];
};
const later = (hours: number) => new Date(app.clock.now().getTime() + (30 * 24 + hours) * 3_600_000).toISOString();

test('the questions about a price are in the language of the office', async () => {
  const crowd = await submitInquiry(app, { ...inquiry(app), passengers: 120 });
  expect((await proposed(crowd)).problem).toBe('Ükski põhihind ei kehti: 120 reisijat');
  expect((await proposed(crowd, 'en')).problem).toBe('No base price applies: 120 passengers');

  const abroad = await submitInquiry(app, { ...inquiry(app), stops: [{ ...tallinn, depart: later(0) }, riga] });
  expect((await proposed(abroad)).vatReason).toBe(
    'Reis algab ja lõpeb eri riigis: rahvusvahelise reisijateveo käibemaks on 0%',
  );
  expect((await proposed(abroad, 'en')).vatReason).toMatch(/^The trip begins and ends in different countries: /);

  const warsaw = { lat: 52.2297, lng: 21.0122, city: 'Varssavi', address: 'Varssavi, Poola' };
  const stops = [{ ...tallinn, depart: later(0) }, { ...warsaw, depart: later(15) }, tallinn];
  const sameDay = await submitInquiry(app, { ...inquiry(app), stops });
  expect((await proposed(sameDay)).problem).toBe(
    'Seda reisi ei tohi nii sõita ükski meeskond: kas leppida kliendiga kokku muud ajad või ööbimine?',
  );
  expect((await proposed(sameDay, 'en')).problem).toMatch(/^No crew may drive this trip/);
  expect((await proposed(sameDay, 'ru')).vatReason).toMatch(/^The trip stops abroad .* 24% or 0%/);
});

test('a proposed line that was left as it is stays data, and each reader has it in their language', async () => {
  const id = await submitInquiry(app, { ...inquiry(app), language: 'en' });
  const { price, priceListId, lines } = await proposed(id, 'en');
  expect(lines[0]).toMatchObject({ title: 'Driving', detail: expect.stringMatching(/^\d+ km × €1\.35$/) });
  expect(lines.at(-1)).toMatchObject({ title: 'Rounding', detail: '', source: { kind: 'rounding' } });
  await must(app, answerDocument, { id, price, basis: { lines, showLines: true, priceListId } }, admin);

  const [drive] = await stored(id);
  expect(drive).toEqual({ kind: 'drive', count: expect.any(Number), each: 135, amount: expect.any(Number) });
  expect(await offered(id, 'en')).toEqual(lines);
  expect((await offered(id, 'fi'))[0]?.title).toBe('Ajo');
  const estonian = await offered(id);
  expect(estonian[0]).toMatchObject({ title: 'Sõit', detail: expect.stringMatching(/^\d+ km × 1,35\u00a0€$/) });
  const mail = await app.mail('oie@rahvatants.example', 'Driving: ');
  expect(mail.text).toContain(`Driving: ${lines[0]?.detail}`);

  // Sent again from an offer that was read in another language.
  await must(app, answerDocument, { id, price, basis: { lines: estonian, showLines: true, priceListId } }, admin);
  expect((await stored(id))[0]).toEqual(drive);
});

test('a typed line, and one that was stored as text, stays as it is for every reader', async () => {
  const id = await submitInquiry(app);
  const typed = { title: 'Giid', detail: 'kogu päev', amount: 100 };
  const change = { title: 'Price adjustment', detail: '', amount: -20, source: { kind: 'change' } };
  await must(app, answerDocument, { id, price: 80, basis: { lines: [typed, change], showLines: true } }, admin);
  expect(await stored(id)).toEqual([
    { ...typed, amount: 10_000 },
    { kind: 'change', amount: -2000 },
  ]);
  expect((await offered(id)).map(({ title }) => title)).toEqual(['Giid', 'Hinnamuudatus']);

  const old = [{ title: 'Sõit', detail: '442 km × 1,35\u00a0€', amount: 8000 }];
  await app.deps.db.dataSource.query('update offer set lines = $2 where order_id = $1', [id, JSON.stringify(old)]);
  for (const language of ['et', 'en'])
    expect(await offered(id, language)).toMatchObject([{ ...old[0], amount: 80, source: null }]);
});

test.each([
  ['an amount that its source does not come to', { kind: 'drive', count: 100, each: 1.35 }],
  ['a source that lacks what its kind needs', { kind: 'lodging', count: 1, each: 600 }],
])('refuses %s', async (_, source) => {
  const id = await submitInquiry(app);
  const basis = { lines: [{ title: 'Sõit', amount: 600, source }] };
  const { errors } = await app.graphql(answerDocument, { id, price: 600, basis }, admin);
  expect(errors?.[0]).toMatchObject({
    message: 'Rea „Sõit“ summa ei klapi selle arvutusega',
    extensions: { code: 'BAD_USER_INPUT', field: 'basis.lines.0' },
  });
});
