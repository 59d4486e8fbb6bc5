import { orderHappened } from './lifecycle/orderEvents';
import { startTestApp } from '../testing/testApp';
import type { TestApp } from '../testing/testApp';
import type { Person } from '../testing/builders';
import {
  accept,
  acceptedOrder,
  answer,
  createBus,
  createPerson,
  must,
  startJobDocument,
  submitInquiry,
} from '../testing/builders';

let app: TestApp;
let admin: string;
let driver: Person;
let bus: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  driver = await createPerson(app, admin);
  bus = await createBus(app, admin);
});
afterAll(() => app.stop());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const readStatus = async (id: string) =>
  (await must<{ order: { status: string } }>(app, 'query($id: UUID!) { order(id: $id) { status } }', { id }, admin))
    .order.status;
const reject = async (id: string, key: string) =>
  (
    await must<{ rejectOffer: string }>(
      app,
      'mutation($id: UUID!, $key: Key!) { rejectOffer(id: $id, activationKey: $key, reason: other) }',
      { id, key },
    )
  ).rejectOffer;

test('of twenty accepts at the same time one is the first', async () => {
  const id = await submitInquiry(app);
  const key = await answer(app, admin, id);
  const outcomes = await times(20, () => accept(app, id, key));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(await readStatus(id)).toBe('accepted');
});

test('accept against reject: one wins, and the order stands where the winner put it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await submitInquiry(app);
    const key = await answer(app, admin, id);
    const outcomes = await Promise.all([accept(app, id, key), reject(id, key)]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await readStatus(id)).toBe(outcomes[0] === 'done' ? 'accepted' : 'rejected');
  }
});

test('of three start-jobs at the same time one wins, and trip numbers have no gaps', async () => {
  const numbers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const id = await acceptedOrder(app, admin);
    const replies = await times(3, () =>
      app.graphql<{ startJob: { job: { tripNumber: number } } }>(
        startJobDocument,
        { id, input: { driver: driver.id, bus, overlapReason: 'Test', hoursReason: 'Test' } },
        admin,
      ),
    );
    const won = replies.filter(({ errors }) => !errors);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(2);
    numbers.push(won[0]?.data.startJob.job.tripNumber ?? 0);
  }
  expect(numbers).toEqual([1, 2, 3]);
});

test('five orders that become jobs at the same time each get a trip number, and a refused one leaves no gap', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 6; index += 1) ids.push(await acceptedOrder(app, admin));
  const replies = await times(6, (index) =>
    app.graphql<{ startJob: { job: { tripNumber: number } } }>(
      startJobDocument,
      // The first one names a driver twice, which is found out when its number is taken already.
      {
        id: ids[index],
        input: { driver: driver.id, otherDrivers: index === 0 ? [driver.id] : [], bus, overlapReason: 'Test' },
      },
      admin,
    ),
  );
  expect(replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'started')).toEqual([
    'BAD_USER_INPUT',
    ...Array.from({ length: 5 }, () => 'started'),
  ]);
  const numbers = replies.slice(1).map(({ data }) => data.startJob.job.tripNumber);
  expect(numbers.sort((one, other) => one - other)).toEqual([4, 5, 6, 7, 8]);
});

test('two edits of the same version: the second gets an error', async () => {
  const id = await submitInquiry(app);
  const edit =
    'mutation($id: UUID!, $passengers: Int!) { updateOrder(id: $id, version: 1, input: { passengers: $passengers }) { version } }';
  const replies = await times(2, (index) => app.graphql(edit, { id, passengers: 50 + index }, admin));
  expect(replies.filter(({ errors }) => errors?.[0]?.extensions.code === 'STALE_VERSION')).toHaveLength(1);
});

test('copies of the server that ask for feedback at the same time ask each driver of each job once', async () => {
  const asked: string[] = [];
  app.deps.events.subscribe(orderHappened, (event) => {
    if (event.type === 'feedbackAsked') asked.push(event.order.id);
    return [];
  });
  app.clock.set(new Date(app.clock.now().getTime() + 30 * 24 * 3_600_000));
  await times(4, () => app.askForFeedback());
  // Those of the tests above.
  expect(asked).toHaveLength(8);
  expect(new Set(asked).size).toBe(8);
});
