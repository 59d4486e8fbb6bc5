import { must } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

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

test('of three who save the next version at the same moment one is heard, ten times', async () => {
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

test('what terms mean is shown of a trip in a fortnight', async () => {
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
