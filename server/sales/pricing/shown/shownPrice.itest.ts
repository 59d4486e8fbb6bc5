import { createPerson, inquiry, must, riga } from '../../../testing/builders';
import { createKey } from '../../../platform/ids';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { exampleRules } from '../example.fixture';
import { forgetShownPrices } from './showPrice';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const showDocument = `mutation($input: InquiryPriceInput!) { showInquiryPrice(input: $input) {
  kind netFrom netTo vatRate totalFrom totalTo holdsUntil } }`;
interface Shown {
  kind: string;
  netFrom: number;
  netTo: number;
  totalFrom: number;
  totalTo: number;
  holdsUntil: string | null;
}
type Form = ReturnType<typeof inquiry> & { formKey: string };
/** A form of a customer, and what its price is asked with. */
const form = (hours = 60 * 24, changes: object = {}): Form => ({
  ...inquiry(app, hours),
  formKey: createKey(),
  ...changes,
});
const asked = ({ id, formKey, stops, passengers, promo }: Form & { promo?: string }) => ({
  inquiryId: id,
  formKey,
  stops: (stops as { lat: number; lng: number; address: string; depart?: string }[]).map(
    ({ lat, lng, address, depart }) => ({ lat, lng, address, ...(depart && { depart }) }),
  ),
  passengers,
  promo,
});
const show = async (of: Form) =>
  (await must<{ showInquiryPrice: Shown | null }>(app, showDocument, { input: asked(of) }, admin)).showInquiryPrice;
const submit = (input: Form) =>
  must(app, 'mutation($input: InquiryInput!) { submitInquiry(input: $input) }', { input }, admin);
const proposed = async (id: unknown) =>
  (
    await must<{ proposedPrice: { price: number; shown: object | null } }>(
      app,
      'query($id: UUID!) { proposedPrice(orderId: $id) { price shown { kind netFrom netTo holdsUntil shownAt tripChanged } } }',
      { id },
      admin,
    )
  ).proposedPrice;
const setting = (shows: string, holdsDays = 14) =>
  app.graphql(
    'mutation($input: InquiryPricingInput!) { updateInquiryPricing(input: $input) { shows holdsDays } }',
    { input: { shows, holdsDays } },
    admin,
  );
const save = (seen: number, times: number) =>
  must(
    app,
    'mutation($seen: Int!, $input: PriceListInput!) { savePriceList(seenVersion: $seen, input: $input) { version } }',
    {
      seen,
      input: {
        name: 'Talv',
        rules: { ...exampleRules(), base: exampleRules().base.map((rule) => ({ ...rule, perKm: rule.perKm * times })) },
      },
    },
    admin,
  );

test('nothing is shown until somebody says so, nor while there is no price list, and nothing is kept', async () => {
  expect(await must(app, '{ inquiryPricing { shows holdsDays } }', {}, admin)).toEqual({
    inquiryPricing: { shows: 'off', holdsDays: 14 },
  });
  expect(await show(form())).toBeNull();
  await setting('firm');
  expect(await show(form())).toBeNull();
  await save(0, 1);
  await setting('off');
  expect(await show(form())).toBeNull();
  expect(await app.deps.db.dataSource.query('select 1 from shown_price')).toEqual([]);
});

test('a firm price is the one that the price list proposes, says until when it holds, and stays with the inquiry', async () => {
  await setting('firm', 7);
  const sent = form();
  const shown = await show(sent);
  expect(shown).toMatchObject({ kind: 'firm', vatRate: 24 });
  expect(shown?.totalFrom).toBeCloseTo((shown?.netFrom ?? 0) * 1.24, 2);
  const end = new Date(shown?.holdsUntil ?? '');
  expect(end.toISOString()).toMatch(/T2[12]:00:00.000Z$/);
  expect((end.getTime() - app.clock.now().getTime()) / 86_400_000).toBeCloseTo(7.5, 0);
  await submit(sent);
  const kept = { kind: 'firm', netFrom: shown?.netFrom, netTo: shown?.netFrom, holdsUntil: shown?.holdsUntil };
  expect(await proposed(sent.id)).toMatchObject({ price: shown?.netFrom, shown: { ...kept, tripChanged: false } });

  // The rules change afterwards: what was shown stays what it was.
  await save(1, 10);
  const after = await proposed(sent.id);
  expect(after).toMatchObject({ shown: { ...kept, tripChanged: false } });
  expect(after.price).toBeGreaterThan(shown?.netFrom ?? Infinity);
  await must(
    app,
    'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 50 }) { id } }',
    { id: sent.id },
    admin,
  );
  expect(await proposed(sent.id)).toMatchObject({ shown: { ...kept, tripChanged: true } });
});

test('a firm price never holds beyond the departure', async () => {
  await setting('firm', 60);
  const soon = form(30);
  const departure = (soon.stops as { depart: string }[])[0]?.depart ?? '';
  expect(new Date((await show(soon))?.holdsUntil ?? '')).toEqual(new Date(departure));
});

test('a range holds nothing, lies about the price and is round', async () => {
  await setting('range');
  const sent = form();
  const shown = await show(sent);
  await submit(sent);
  const { price, shown: kept } = await proposed(sent.id);
  expect(shown).toMatchObject({ kind: 'range', holdsUntil: null });
  expect(shown?.netFrom).toBeLessThanOrEqual(price * 0.9);
  expect(shown?.netTo).toBeGreaterThanOrEqual(price * 1.1);
  expect([(shown?.netFrom ?? 1) % 10, (shown?.netTo ?? 1) % 10]).toEqual([0, 0]);
  expect(kept).toMatchObject({ kind: 'range', netFrom: shown?.netFrom, netTo: shown?.netTo });
});

test('where a person must decide nothing is shown: no rule, a route abroad, times that are no trip', async () => {
  await setting('firm');
  expect(await show(form(60 * 24, { passengers: 120 }))).toBeNull();
  const [first, ...others] = form().stops as object[];
  expect(await show(form(60 * 24, { stops: [first, riga] }))).toBeNull();
  const untimed = { ...first, depart: undefined };
  expect(await show(form(60 * 24, { stops: [untimed, ...others] }))).toBeNull();
  expect(await show(form(-48))).toBeNull();
});

test('another form cannot change the price shown under an id; the same one shows it again', async () => {
  await setting('firm');
  const own = form();
  const first = await show(own);
  await show({ ...own, formKey: createKey(), passengers: 10 });
  await submit(own);
  expect(await proposed(own.id)).toMatchObject({ shown: { netFrom: first?.netFrom, tripChanged: false } });
  const fuller = { ...own, passengers: 10 };
  const second = await show(fuller);
  expect(second?.netFrom).not.toBe(first?.netFrom);
  expect(await proposed(own.id)).toMatchObject({ shown: { netFrom: second?.netFrom, tripChanged: true } });
});

test('inquiries that never came are forgotten, others keep their shown price', async () => {
  const lost = form();
  const sent = form();
  await show(lost);
  await show(sent);
  await submit(sent);
  const kept = async () =>
    (
      await app.deps.db.dataSource.query<{ id: string }[]>(
        'select inquiry_id as id from shown_price where inquiry_id = any($1)',
        [[lost.id, sent.id]],
      )
    ).map(({ id }) => id);
  await forgetShownPrices(app.deps);
  expect((await kept()).sort()).toEqual([lost.id, sent.id].sort());
  const later = { now: () => new Date(app.clock.now().getTime() + 91 * 86_400_000) };
  await forgetShownPrices({ db: app.deps.db, clock: later });
  expect(await kept()).toEqual([sent.id]);
});

test('a wrong setting is refused at its field; a driver reads and sets nothing', async () => {
  expect((await setting('firm', 61)).errors?.[0]).toMatchObject({
    message: '1 kuni 60 päeva',
    extensions: { code: 'BAD_USER_INPUT', field: 'holdsDays' },
  });
  const { username } = await createPerson(app, admin);
  const driver = await app.login(username);
  const { errors } = await app.graphql('{ inquiryPricing { shows } }', {}, driver);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('strangers ask so often and no more', async () => {
  const replies = [];
  for (let times = 0; times < 61; times += 1) replies.push(await app.graphql(showDocument, { input: asked(form()) }));
  const codes = replies.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.slice(0, 60).filter(Boolean)).toEqual([]);
  expect(codes[60]).toBe('TOO_MANY_ATTEMPTS');
});
