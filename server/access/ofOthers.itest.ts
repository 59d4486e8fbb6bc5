import { getNamedType } from 'graphql';
import { DriverAssignment } from '../model/orders/driverAssignment.entity';
import { Offer } from '../model/orders/offer.entity';
import { hashKey, createKey } from '../platform/ids';
import type { Person } from '../testing/builders';
import { createBus, createPerson, must, startedJob, tripKey } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';
import { buildDocument, operations } from './operations.fixture';
import { permissions } from './permissions';

type Link = 'offer' | 'job' | 'feedback' | 'trip';

/** A trip with the keys of all its links, and who drives it. */
interface Trip {
  id: string;
  keys: Record<Link, string>;
  driver: Person;
}

/** The links that open an operation, by the name of its argument. The link of an offer leads on to the page of the trip. */
const openedBy: Record<string, Link[]> = {
  activationKey: ['offer'],
  confirmationKey: ['job'],
  secret: ['feedback'],
  key: ['offer', 'trip'],
};

/** Open to every signed-in person (docs/product.md, 'Roles'); what a driver reads of an order is cut elsewhere. */
const shared = new Set('arrangement arrangementException arrangementExceptions bus defects driver order'.split(' '));
/** These name no trip: a page that listens, the keys of a list of trips and of a new password. */
const ofNobody = new Set(['liveNews', 'openTripList', 'passwordLink', 'setPasswordByLink', 'endSession']);
/** Each driver hears of themselves alone, whatever the id: nothing here. */
const ofSelf: Record<string, unknown> = {
  absences: { absences: [] },
  myStays: { myStays: { __typename: 'OwnStays' } },
};

const withId = operations.filter(
  ({ kind, name, field }) =>
    permissions[({ query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const)[kind]][name]?.who !==
      'admin' &&
    field.args.some(({ type }) => ['UUID', 'Key'].includes(String(getNamedType(type)))) &&
    !shared.has(name) &&
    !ofNobody.has(name),
);
const isByKey = ({ field }: (typeof withId)[number]) =>
  field.args.some(({ type }) => String(getNamedType(type)) === 'Key');

let app: TestApp;
let admin: string;
let own: Trip;
let other: Trip;
let driverOfOther: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  own = await tripWithKeys(14 * 24);
  other = await tripWithKeys(30 * 24);
  const illness = { driverId: own.driver.id, firstDay: '2027-01-04', lastDay: '2027-01-05', kind: 'sick' };
  await must(app, 'mutation($input: AbsenceInput!) { createAbsence(input: $input) }', { input: illness }, admin);
  driverOfOther = await app.login(other.driver.username);
});
afterAll(() => app.stop());

/** A job with a new driver. The test knows the key of each link. */
async function tripWithKeys(inHours: number): Promise<Trip> {
  const driver = await createPerson(app, admin);
  const id = await startedJob(app, admin, driver.id, await createBus(app, admin, `Buss ${inHours}`), inHours);
  const keys = { offer: createKey(), job: createKey(), feedback: createKey(), trip: await tripKey(app, id) };
  const { manager } = app.deps.db.dataSource;
  await manager.update(Offer, { orderId: id }, { keyHash: hashKey(keys.offer) });
  await manager.update(
    DriverAssignment,
    { driverId: driver.id },
    { keyHash: hashKey(keys.job), feedbackKeyHash: hashKey(keys.feedback) },
  );
  return { id, keys, driver };
}

const report = { wentWell: true, hours: [1] };

/** Calls with the ids of one trip and a key or session of another. Returns the codes of the errors. */
async function call({ kind, field }: (typeof withId)[number], ids: Trip, key: string | null, token: string | null) {
  const given = Object.fromEntries(
    field.args.flatMap(({ name, type }): [string, unknown][] => {
      if (String(getNamedType(type)) === 'Key') return [[name, key]];
      if (name === 'id' || name === 'orderId') return [[name, ids.id]];
      if (name === 'driverId' || name === 'userId') return [[name, ids.driver.id]];
      return name === 'input' && String(getNamedType(type)) === 'FeedbackInput' ? [[name, report]] : [];
    }),
  );
  const { document, variables } = buildDocument(kind, field, given);
  const { data, errors } = await app.graphql(document, variables, token);
  return errors?.[0]?.extensions.code ?? data;
}

test('there are operations with an id', () => {
  expect(withId.length).toBeGreaterThan(25);
});

describe.each(withId.filter(isByKey))('$kind $name', (operation) => {
  it('is not opened by the keys of another trip', async () => {
    for (const key of Object.values(other.keys)) expect(await call(operation, own, key, null)).toBe('WRONG_KEY');
  });

  it('is opened by its own link of the trip alone', async () => {
    const name = operation.field.args.find(({ type }) => String(getNamedType(type)) === 'Key')?.name ?? '';
    for (const [link, key] of Object.entries(own.keys)) {
      if (!openedBy[name]?.includes(link as Link)) expect(await call(operation, own, key, null)).toBe('WRONG_KEY');
    }
  });
});

describe.each(withId.filter((operation) => !isByKey(operation)))('$kind $name', (operation) => {
  it('shows and changes nothing of another driver', async () => {
    const told = await call(operation, own, null, driverOfOther);
    if (operation.name in ofSelf) expect(told).toEqual(ofSelf[operation.name]);
    else expect(['FORBIDDEN', 'NOT_FOUND']).toContain(told);
  });
});
