import type { Person } from '../../testing/builders';
import { answer, inquiry, must, startJobDocument, submitInquiry, tallinn, tartu } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { december, startOffice, trip } from './duties.fixture';

let app: TestApp;
let admin: string;
let mari: Person;
let bus: string;

beforeAll(async () => {
  ({ app, admin, mari, bus } = await startOffice());
});
afterAll(() => app.stop());

interface Stop {
  city: string;
  arrive: string | null;
  driverAtStop: string | null;
}
interface Order {
  stops: Stop[];
  job: { drivers: { confirmation: string }[] } | null;
}
const read = async (id: string) =>
  (
    await must<{ order: Order }>(
      app,
      'query($id: UUID!) { order(id: $id) { stops { city arrive driverAtStop } job { drivers { confirmation } } } }',
      { id },
      admin,
    )
  ).order;
const said = async (id: string) => (await read(id)).stops.map(({ driverAtStop }) => driverAtStop);
const light = async (orderId: string) =>
  (
    await must<{ checkTrip: { light: string } }>(
      app,
      'query($orderId: UUID!) { checkTrip(orderId: $orderId) { light } }',
      { orderId },
      admin,
    )
  ).checkTrip.light;
const bendDocument = 'mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops) { id } }';
const bend = (id: string, stops: object[]) => must(app, bendDocument, { id, stops }, admin);
const history = async (id: string) =>
  (
    await must<{ orderHistory: { action: string; changes: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { action changes } }',
      { id },
      admin,
    )
  ).orderHistory.map(({ action, changes }) => ({ action, ...(JSON.parse(changes) as Record<string, unknown>) }));
/** There and back on a day of December, as an admin sends it. */
const thereAndBack = (day: number, back: string, atTartu: object = {}) => [
  { ...tallinn, depart: december(day, '08:00') },
  { ...tartu, depart: back, ...atTartu },
  tallinn,
];
const orderOn = (day: number, back: string) =>
  trip({ app, admin }, day, [[tallinn, '08:00'], [tartu, back], [tallinn]]);

test('a long stop at which the driver works makes a day red that is green by its length', async () => {
  const id = await orderOn(1, '16:30');
  expect(await light(id)).toBe('green');
  const route = (driverAtStop?: string | null) =>
    thereAndBack(1, december(1, '16:30'), { ...(driverAtStop !== undefined && { driverAtStop }) });
  await bend(id, route('work'));
  expect(await said(id)).toEqual([null, 'work', null]);
  expect(await light(id)).toBe('red');
  // Left out it stays; null takes it back.
  await bend(id, route());
  expect(await said(id)).toEqual([null, 'work', null]);
  await bend(id, route(null));
  expect(await said(id)).toEqual([null, null, null]);
  expect(await light(id)).toBe('green');
});

test('a stop that is too short with its boarding is long enough for a driver who is free', async () => {
  const id = await orderOn(2, '12:00');
  const { arrive } = (await read(id)).stops[1] ?? {};
  const back = new Date(new Date(arrive ?? '').getTime() + 50 * 60_000).toISOString();
  await bend(id, thereAndBack(2, back));
  expect(await light(id)).toBe('red');
  await bend(id, thereAndBack(2, back, { driverAtStop: 'free' }));
  expect(await light(id)).toBe('green');
});

test("a change of it alone needs no new confirmation, and the history has it with the law's verdict", async () => {
  const id = await orderOn(4, '16:30');
  await must(app, startJobDocument, { id, input: { driver: mari.id, bus } }, admin);
  const link = (await app.mail(mari.email, 'Uus töö')).links.find(({ pathname }) => pathname === '/portal/confirmJob');
  const key = link?.searchParams.get('confirmation_key');
  const confirm = 'mutation($id: UUID!, $key: Key!) { confirmJob(id: $id, confirmationKey: $key, confirm: true) }';
  await must(app, confirm, { id, key });
  await bend(id, thereAndBack(4, december(4, '16:30'), { driverAtStop: 'work' }));
  expect((await read(id)).job?.drivers).toEqual([{ confirmation: 'accepted' }]);
  expect((await app.mails()).filter(({ to }) => to === mari.email)).toHaveLength(1);
  const [latest] = await history(id);
  expect(latest).toMatchObject({
    action: 'editRoute',
    driverAtStop: [[], [{ city: 'Tartu', driverAtStop: 'work' }]],
    hoursOverride: [null, { objections: [{ driverId: mari.id }] }],
  });
  expect(latest).not.toHaveProperty('stops');
  // The driver reads it in the same link; a bent route asks again, and keeps it.
  const { jobLink } = await must<{ jobLink: { order: Order } }>(
    app,
    'query($id: UUID!, $key: Key!) { jobLink(id: $id, confirmationKey: $key) { order { stops { driverAtStop } } } }',
    { id, key },
  );
  expect(jobLink.order.stops[1]).toEqual({ driverAtStop: 'work' });
  await bend(id, thereAndBack(4, december(4, '16:00')));
  expect(await said(id)).toEqual([null, 'work', null]);
  expect((await read(id)).job?.drivers).toEqual([{ confirmation: 'waiting' }]);
});

test('nothing is said of the first and the last stop', async () => {
  const id = await orderOn(6, '16:30');
  const stops = thereAndBack(6, december(6, '16:30'), { driverAtStop: 'standby' });
  await bend(
    id,
    stops.map((stop, index) => (index === 1 ? stop : { ...stop, driverAtStop: 'free' })),
  );
  expect(await said(id)).toEqual([null, 'standby', null]);
});

test('a customer neither says it nor reads it', async () => {
  const stops = thereAndBack(8, december(8, '16:30'), { driverAtStop: 'free' });
  const refused = await app.graphql('mutation($input: InquiryInput!) { submitInquiry(input: $input) }', {
    input: { ...inquiry(app), stops },
  });
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Juhi tegevuse peatuses määrab vedaja',
    extensions: { code: 'BAD_USER_INPUT', field: 'stops.1.driverAtStop' },
  });
  const id = await submitInquiry(app, { ...inquiry(app), stops: thereAndBack(8, december(8, '16:30')) });
  await bend(id, stops);
  const activationKey = await answer(app, admin, id);
  const { offerLink } = await must<{ offerLink: Order }>(
    app,
    'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { stops { city driverAtStop } } }',
    { id, key: activationKey },
  );
  expect(offerLink.stops[1]).toEqual({ city: 'Tartu', driverAtStop: null });
  expect(await said(id)).toEqual([null, 'free', null]);
});
