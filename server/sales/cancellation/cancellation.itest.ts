import { newTripKey } from '../../customer/myTrip/myTrip.fixture';
import { accept, answer, inquiry, must, submitInquiry } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const save = `mutation($seen: Int!, $tiers: [CancellationTierInput!]!) {
  saveCancellationTerms(seenVersion: $seen, input: { tiers: $tiers }) { version tiers { percent minimum } } }`;
const days = (count: number) => ({ count, unit: 'days' });
const tiers = (percent: number) => [
  { from: days(5), to: null, percent, minimum: 20 },
  { from: null, to: days(5), percent: 0, minimum: 0 },
];
const held = '{ cancellationTerms { version tiers { from { count unit } to { count unit } percent minimum } } }';

test('a new installation has terms', async () => {
  expect(await must(app, held, {}, admin)).toMatchObject({
    cancellationTerms: {
      version: 1,
      tiers: [
        { from: null, to: days(7), percent: 0, minimum: 0 },
        { from: days(7), percent: 10, minimum: 30 },
        { from: days(2), percent: 50, minimum: 50 },
        { from: days(1), to: null, percent: 100, minimum: 50 },
      ],
    },
  });
});

test('terms with a gap are refused where it is, and change nothing', async () => {
  const gap = [{ from: days(3), to: null, percent: 10, minimum: 0 }, tiers(10)[1]];
  const { errors } = await app.graphql(save, { seen: 1, tiers: gap }, admin);
  expect(errors?.[0]).toMatchObject({
    message: 'Tühimik: 5 päeva kuni 3 päeva enne väljumist',
    extensions: { code: 'BAD_USER_INPUT', field: 'tiers.0.from' },
  });
  const preview = `query($tiers: [CancellationTierInput!]!) { cancellationPreview(input: { tiers: $tiers }) {
    problems { field message } steps { percent } } }`;
  expect(await must(app, preview, { tiers: gap }, admin)).toEqual({
    cancellationPreview: {
      problems: [{ field: 'tiers.0.from', message: 'Tühimik: 5 päeva kuni 3 päeva enne väljumist' }],
      steps: [],
    },
  });
  expect(await must(app, held, {}, admin)).toMatchObject({ cancellationTerms: { version: 1 } });
});

test('of three who save the next version at the same moment one wins, ten times', async () => {
  for (let seen = 1; seen <= 10; seen += 1) {
    const replies = await Promise.all(
      [10, 20, 30].map((percent) => app.graphql(save, { seen, tiers: tiers(percent) }, admin)),
    );
    const codes = replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'saved');
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', 'saved']);
  }
  expect(await must(app, held, {}, admin)).toMatchObject({
    cancellationTerms: { version: 11, tiers: [{ from: null }, { to: null, minimum: 20 }] },
  });
});

test('shows the effect of terms on a trip in a fortnight', async () => {
  const preview = `query($tiers: [CancellationTierInput!]!) { cancellationPreview(input: { tiers: $tiers }) {
    problems { field } start total steps { at percent fee } } }`;
  const { cancellationPreview } = await must<{
    cancellationPreview: { start: string; total: number; steps: { at: string | null; percent: number; fee: number }[] };
  }>(app, preview, { tiers: tiers(10) }, admin);
  const { start, steps } = cancellationPreview;
  expect(steps).toEqual([
    { at: null, percent: 0, fee: 0 },
    { at: expect.any(String) as string, percent: 10, fee: 100 },
  ]);
  const apart = (Date.parse(start) - Date.parse(steps[1]?.at ?? '')) / 86_400_000;
  expect(Math.round(apart)).toBe(5);
});

test('the terms that an offer was sent with are on its page, mail and papers, and hold whatever is saved after', async () => {
  const { version } = (await must<{ cancellationTerms: { version: number } }>(app, held, {}, admin)).cancellationTerms;
  await must(app, save, { seen: version, tiers: tiers(10) }, admin);
  const input = { ...inquiry(app), email: 'tingimus@rahvatants.example' };
  const id = await submitInquiry(app, input);
  const activationKey = await answer(app, admin, id);
  await must(app, save, { seen: version + 1, tiers: tiers(90) }, admin);

  const page = `query($id: UUID!, $activationKey: Key!) { offerLink(id: $id, activationKey: $activationKey) {
    cancellation { when cost } } }`;
  const { cancellation } = (
    await must<{ offerLink: { cancellation: { when: string; cost: string }[] } }>(app, page, { id, activationKey })
  ).offerLink;
  expect(cancellation.map(({ cost }) => cost)).toEqual(['tasuta', '66,96\u00a0€ (10%)']);
  const [free, share] = cancellation;
  const days5 = free?.when.replace('kuni ', '') ?? '';
  expect(share?.when).toBe(`alates ${days5}`);
  const said = (text: string) => {
    for (const { when, cost } of cancellation)
      expect(text.replace(/\s+/g, ' ')).toContain(`${when} ${cost}`.replace(/\s+/g, ' '));
  };
  const plain = (text = '') => text.replaceAll(/[\s:]+/g, ' ');
  const inMail = (text: string | undefined) => {
    for (const { when, cost } of cancellation) expect(plain(text)).toContain(plain(`${when} ${cost}`));
  };
  const readPaper = async (path: string) => {
    const reply = await app.fetch(path);
    return (await pdfText(Buffer.from(await reply.arrayBuffer()))).text;
  };
  const offered = await app.mail(input.email, 'Hinnapakkumine');
  inMail(offered.text);
  said((await pdfText(offered.attachments[0]?.content as Uint8Array)).text);
  said(await readPaper(`/api/offer/${id}.pdf?activation_key=${activationKey}`));

  await accept(app, id, activationKey);
  await must(app, save, { seen: version + 2, tiers: tiers(100) }, admin);
  const accepted = await app.mail(input.email, 'Teie tellimus on kinnitatud');
  inMail(accepted.text);
  said((await pdfText(accepted.attachments[0]?.content as Uint8Array)).text);
  const link = { id, key: await newTripKey(app, id) };
  const trip = 'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { price { cancellation { when cost } } } }';
  expect(await must(app, trip, link)).toEqual({ myTrip: { price: { cancellation } } });
  const quote = 'query($id: UUID!, $key: Key!) { myCancellation(id: $id, key: $key) { next { percent fee } } }';
  expect(await must(app, quote, link)).toEqual({ myCancellation: { next: { percent: 10, fee: 66.96 } } });
  // Kept terms stay, whatever becomes of price and trip.
  await must(app, 'mutation($id: UUID!) { updatePrice(id: $id, price: 1, vatRate: 24) { id } }', { id }, admin);
  said(await readPaper(`/api/trip/${id}/acceptance.pdf?key=${link.key}`));
});
