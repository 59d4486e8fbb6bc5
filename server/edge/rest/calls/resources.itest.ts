import type { TestApp } from '../../../testing/testApp';
import { adminPassword, startTestApp } from '../../../testing/testApp';
import type { Row } from './fnClient.fixture';
import { content, fn, linkParameter } from './fnClient.fixture';

let app: TestApp;
let admin: string;
const now = Date.parse('2026-11-10T08:00:00Z') / 1000;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
}, 60_000);
afterAll(() => app.stop());

const listIds = (rows: Row[]) => rows.map((row) => row.query_id);
const create = async (name: string, args: Row) => (await content<{ id: string }>(app, name, args, admin)).id;

test('users', async () => {
  const me = await content<{ authenticated: boolean; data: Row }>(app, 'getCurrentUser', {}, admin);
  expect(me).toMatchObject({
    authenticated: true,
    data: { driver_username: 'admin', driver_role: 'admin', driver_hidden: false },
  });

  const juta = {
    username: 'Juta',
    firstname: 'Juta',
    lastname: 'Tamm',
    email: 'juta@bussiveod.example',
    phone: 55512345,
    role: 'driver',
  };
  const id = await create('createUser', { ...juta, password: adminPassword });
  const row = {
    driver_id: id,
    driver_username: 'juta',
    driver_firstname: 'Juta',
    driver_lastname: 'Tamm',
    driver_phone: '+37255512345',
    driver_email: 'juta@bussiveod.example',
    driver_role: 'driver',
    driver_hidden: false,
  };
  const stored = async () => content(app, 'getDriver', { id: id.toUpperCase() }, admin);
  expect(await stored()).toEqual(row);
  expect(await content<Row[]>(app, 'getDrivers', {}, admin)).toContainEqual(row);

  await content(
    app,
    'updateUser',
    { id, username: 'juta', firstname: 'Juta', email: '', phone: '', role: 'driver' },
    admin,
  );
  expect(await stored()).toEqual({ ...row, driver_phone: null, driver_email: null });
  expect(await content(app, 'resetPassword', { id, password: 'uus parool' }, admin)).toEqual({ ok: true });
  expect(await app.login('juta', 'uus parool')).toEqual(expect.any(String));
  await content(app, 'toggleDriverHidden', { id, hidden: 'true' }, admin);
  expect(await stored()).toMatchObject({ driver_hidden: true });
  await expect(app.login('juta', 'uus parool')).rejects.toThrow('Vale kasutajanimi või parool');
});

test('buses', async () => {
  const setra = await create('createBus', { name: 'Setra' });
  const volvo = await create('createBus', { name: 'Volvo' });
  expect(await content(app, 'updateBus', { id: setra, name: 'Setra 515' }, admin)).toEqual({ ok: true });
  expect(await content(app, 'toggleBusHidden', { id: volvo, hidden: '1' }, admin)).toEqual({ ok: true });
  expect(await content(app, 'getBuses', {}, admin)).toEqual([
    { bus_id: setra, bus_name: 'Setra 515', bus_hidden: false },
    { bus_id: volvo, bus_name: 'Volvo', bus_hidden: true },
  ]);
  await content(app, 'toggleBusHidden', { id: volvo, hidden: false }, admin);
  expect(await content(app, 'getBus', { id: volvo }, admin)).toMatchObject({ bus_hidden: false });
  expect(await content(app, 'deleteBus', { id: volvo }, admin)).toEqual({ ok: true });
  expect((await fn(app, 'getBus', { id: volvo }, admin)).status).toBe(404);
});

test('food packages', async () => {
  const id = await create('addFoodPackage', { name: 'Lõuna', description: 'Supp', price: '4,50' });
  await content(
    app,
    'updateFoodPackage',
    { id, name: 'Lõunasöök', description: 'Supp ja leib', price: '1 004,50' },
    admin,
  );
  const row = {
    food_package_id: id,
    food_package_name: 'Lõunasöök',
    food_package_description: 'Supp ja leib',
    food_package_price: 1004.5,
    food_package_hidden: false,
  };
  expect(await content(app, 'getFoodPackages')).toEqual([row]);
  await content(app, 'toggleFoodPackageHidden', { id, hidden: 'true' }, admin);
  expect(await content(app, 'getFoodPackages')).toEqual([]);
  expect(await content(app, 'getFoodPackages', {}, admin)).toEqual([{ ...row, food_package_hidden: true }]);
});

test('rejected and deleted orders', async () => {
  const inquiry = (moment: number) => ({
    waypoints: [
      {
        lat: 59.437,
        lng: 24.7535,
        depart: new Date(moment * 1000).toISOString(),
        city_name: 'Tallinn',
        pretty_name: 'Tallinn',
      },
      { lat: 58.3806, lng: 26.7251, city_name: 'Tartu', pretty_name: 'Tartu' },
    ],
    passengers: 10,
    fullname: 'Jüri',
    email: 'jyri@naide.example',
    phone: '+37255500001',
  });
  const [rejected, byCustomer, deleted, accepted] = await Promise.all(
    [20, 21, 22, 23].map(
      async (day) => (await content<{ id: string }>(app, 'postQuery', inquiry(now + day * 86_400))).id,
    ),
  );
  await content(app, 'rejectQuery', { id: rejected }, admin);
  await content(app, 'answerQuery', { id: byCustomer, tax: 0, price: 1 }, admin);
  const key = await linkParameter(app, 'jyri@naide.example', 'reject', 'activation_key');
  expect(
    await content(app, 'emailRejectResponse', { id: byCustomer, activation_key: key, reason: 'over_budget' }),
  ).toEqual({ alreadyAnswered: false });
  await content(app, 'deleteQuery', { id: deleted }, admin);
  await content(app, 'acceptQuery', { id: accepted }, admin);

  expect(listIds(await content(app, 'getConfirmedQueries', {}, admin))).toEqual([accepted]);
  expect(await content<Row[]>(app, 'getRejected', {}, admin)).toMatchObject([
    {
      type: 'answeredQuery',
      query_id: byCustomer,
      query_response_status: 'rejected',
      query_response_reject_reason_reason: 'over_budget',
    },
    {
      type: 'answeredQuery',
      query_id: rejected,
      query_response_status: 'rejected',
      query_response_reject_reason_reason: 'cancelled_via_platform',
    },
  ]);
  const gone = await fn(app, 'getFullQuery', { id: deleted }, admin);
  expect([gone.status, gone.error?.cause]).toEqual([404, 'NOT_FOUND']);
});
