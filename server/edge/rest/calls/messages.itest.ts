import { acceptedOrder, createBus, createPerson } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { fn } from './fnClient.fixture';
import { createId } from '../../../platform/ids';

// The agreed errors of incomplete calls, word by word.

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const tallinn = { lat: 59.437, lng: 24.7535, city_name: 'Tallinn', pretty_name: 'Viru väljak 4, Tallinn' };
const tartu = { lat: 58.3806, lng: 26.7251, city_name: 'Tartu', pretty_name: 'Raekoja plats 1, Tartu' };
const route = (depart: unknown) => [{ ...tallinn, depart }, tartu];
const inquiry = {
  waypoints: route('2026-12-05T06:00:00Z'),
  passengers: 30,
  fullname: 'Õie Jõgeväli',
  email: 'oie@rahvatants.example',
  phone: '55512345',
};

async function refused(name: string, args: Record<string, unknown>, token: string | null = null) {
  const { status, error } = await fn(app, name, args, token);
  return [status, error?.message, error?.cause];
}

test('an unprintable value is refused at its field in GraphQL too, also within a document', async () => {
  const document =
    'mutation($input: GroupLeaderInput!, $id: UUID!, $key: Key!) { acceptOffer(id: $id, activationKey: $key, leader: $input) }';
  const input = { fullName: 'Õie\u000b', email: 'oie@rahvatants.example', phone: '55512345' };
  const { errors } = await app.graphql(document, { id: createId(), key: 'x', input });
  expect([errors?.[0]?.message, errors?.[0]?.extensions]).toMatchObject([
    'Tekstis on märk, mida ei saa salvestada',
    { code: 'BAD_USER_INPUT', field: 'fullName' },
  ]);
  const literal = await app.graphql('mutation { createBus(name: "a\\u0008") { id } }', {}, admin);
  expect(literal.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test.each([
  ['waypoints', undefined, 'Please define at least one location for the route.'],
  ['waypoints', [], 'Please define at least one location for the route.'],
  ['waypoints', [tallinn], 'Palun lisage vähemalt kaks teepunkti'],
  ['waypoints', [...route('2026-12-05T06:00:00Z'), tallinn], 'Palun täitke kõikide peatuste väljumisajad'],
  [
    'waypoints',
    [...route('2026-12-05T06:00:00Z').with(1, { ...tartu, depart: '2026-12-05T05:00:00Z' }), tallinn],
    'Väljumisaeg peab olema ajaliselt pärast eelmist',
  ],
  ['waypoints', route('2026-11-02T06:00:00Z'), 'Väljumisaeg ei saa olla minevikus'],
  ['waypoints', route('2028-11-04T08:00:00Z'), 'Väljumisaeg võib olla kuni kaks aastat ette'],
  ['waypoints', route('2026-02-30T06:00:00Z'), 'Vigane kuupäev või kellaaeg'],
  ['passengers', undefined, 'Palun sisestage reisijate arv'],
  ['passengers', 0, 'Palun sisestage reisijate arv'],
  ['fullname', undefined, 'Palun sisestage täisnimi'],
  ['fullname', ' ', 'Palun sisestage täisnimi'],
  ['fullname', 'Õie\u0008', 'Tekstis on märk, mida ei saa salvestada'],
  ['company', 'AT\uFFFET', 'Tekstis on märk, mida ei saa salvestada'],
  ['email', '', 'Palun sisestage e-posti aadress'],
  ['phone', undefined, 'Palun sisestage telefoninumber'],
])('an inquiry whose %s is %j', async (name, value, message) => {
  expect((await refused('postQuery', { ...inquiry, [name]: value })).slice(0, 2)).toEqual([400, message]);
});

test('an inquiry that does not say when it begins', async () => {
  expect(await refused('postQuery', { ...inquiry, waypoints: route(null) })).toEqual([
    400,
    'Please set a departure time for the starting point.',
    'Starting point departure time is missing.',
  ]);
  expect((await refused('postQuery', inquiry))[0]).toBe(200);
});

test('refuses to assign twice, and to archive twice', async () => {
  const driver = await createPerson(app, admin);
  const id = await acceptedOrder(app, admin, 48);
  const bus = await createBus(app, admin, 'Setra');
  const assign = (more: object) => refused('startJob', { id, driver: driver.id, bus, ...more }, admin);
  expect(await assign({ extraDrivers: [driver.id] })).toEqual([
    400,
    'Korduvad juhid!',
    'Vigane argument: extraDrivers',
  ]);
  expect(await assign({ extraBuses: [bus] })).toEqual([400, 'Korduvad bussid!', 'Vigane argument: extraBuses']);
  expect((await assign({}))[0]).toBe(200);
  app.clock.set('2026-11-08T08:00:00Z');
  admin = await app.login('admin');
  for (let times = 0; times < 2; times += 1)
    expect((await refused('markAllJobFeedbacksRead', { id }, admin))[0]).toBe(200);
});

test('reports, feedback and passwords', async () => {
  const driver = await createPerson(app, admin);
  const period = { startDate: '2026-11-01', endDate: '2026-11-30' };
  expect(await refused('getDriverReport', { ...period, driverID: driver.id, startDate: '' }, admin)).toMatchObject({
    1: 'Palun valige kuupäevad',
  });
  expect(await refused('getDriverReport', period, admin)).toMatchObject({ 1: 'Palun valige vähemalt üks juht' });
  const feedback = { id: createId(), secret: 'x', wentWell: true, hours: [1] };
  expect(await refused('submitDriverFeedback', feedback)).toMatchObject({ 1: 'Palun vali juht!' });
  expect(await refused('resetPassword', { id: driver.id, password: '' }, admin)).toMatchObject({ 1: 'Parool puudu' });
  const link = { id: createId(), activation_key: 'x', fullname: 'Õie', email: 'oie@rahvatants.example' };
  expect(await refused('emailAcceptResponse', link)).toMatchObject({ 1: 'Palun sisestage telefoninumber' });
});
