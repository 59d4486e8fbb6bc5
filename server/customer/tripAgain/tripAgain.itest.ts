import { addDays } from '../../platform/values/localDay';
import { toLocalDate } from '../../platform/time';
import { waitForTripKey } from '../myTrip/myTrip.fixture';
import { answer, createFood, inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const document = `query($id: UUID!, $key: Key!, $date: LocalDate!) { tripAgain(id: $id, key: $key, date: $date) {
  stops { lat lng city address depart } food { id count } passengers notes fullName email phone company promo } }`;
interface Again {
  stops: { depart: string | null }[];
  food: { id: string; count: number }[];
}
const again = (id: string, key: string, date: string) =>
  app.graphql<{ tripAgain: Again | null }>(document, { id, key, date });

test('a trip is ordered again: the same route, people, catering and contact on the day that was asked for', async () => {
  const coffee = await createFood(app, admin, 'Kohv', 2);
  const gone = await createFood(app, admin, 'Vana', 3);
  const first = inquiry(app);
  const food = [coffee, gone].map((id) => ({ id, count: 38 }));
  const id = await submitInquiry(app, { ...first, food, promo: 'SUVI' });
  await answer(app, admin, id);
  await must(app, 'mutation($id: UUID!) { setFoodPackageHidden(id: $id, hidden: true) { id } }', { id: gone }, admin);
  const key = await waitForTripKey(app, id);
  const departs = (first.stops as { depart?: string }[]).map(({ depart }) => depart ?? null);
  const date = addDays(toLocalDate(new Date(departs[0] ?? '')), 7);
  const { data } = await again(id, key, date);
  const { stops, food: kept, ...rest } = data.tripAgain ?? { stops: [], food: [] };
  expect(kept).toEqual([{ id: coffee, count: 38 }]);
  expect(rest).toMatchObject({
    passengers: 38,
    notes: first.notes,
    fullName: first.fullName,
    email: first.email,
    phone: first.phone,
    company: first.company,
    promo: 'SUVI',
  });
  expect(stops.map(({ depart }) => depart && toLocalDate(new Date(depart)))).toEqual(
    departs.map((depart) => depart && addDays(toLocalDate(new Date(depart)), 7)),
  );

  // Its reply is an inquiry like any other.
  const second = await submitInquiry(app, { ...inquiry(app), ...rest, stops, food: kept });
  expect(second).not.toBe(id);
  expect(
    await app.graphql('query($id: UUID!) { order(id: $id) { status passengers } }', { id: second }, admin),
  ).toMatchObject({
    data: { order: { status: 'new', passengers: 38 } },
  });
});

test('a day that has passed and a wrong key are refused; before an answer nothing of the sender is said', async () => {
  const id = await submitInquiry(app);
  const key = await waitForTripKey(app, id);
  const date = addDays(toLocalDate(app.clock.now()), 30);
  expect((await again(id, key, date)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await answer(app, admin, id);
  expect((await again(id, key, date)).errors).toBeUndefined();
  expect((await again(id, key, addDays(toLocalDate(app.clock.now()), -1))).errors?.[0]).toMatchObject({
    message: 'Väljumisaeg ei saa olla minevikus',
    extensions: { code: 'BAD_USER_INPUT', field: 'date' },
  });
  expect((await again(id, `${key.slice(1)}x`, date)).errors?.[0]?.extensions.code).toBe('WRONG_KEY');
  expect((await again(await submitInquiry(app), key, date)).errors?.[0]?.extensions.code).toBe('WRONG_KEY');
});
