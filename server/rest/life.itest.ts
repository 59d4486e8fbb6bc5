import type { TestApp } from '../testing/testApp';
import { adminPassword, startTestApp } from '../testing/testApp';
import type { Row } from './fnClient.fixture';
import { content, fn, linkParameter } from './fnClient.fixture';

// One order lives its whole life over /fn alone. The tests of this file follow each other.

let app: TestApp;
let admin: string;
let juta: string;
let setra: string;
let food: string;
const drivers = { juta: '', ants: '' };
const extraBus = { id: '' };
let id: string;
let activationKey: string;
const start = Math.floor(Date.now() / 1000) + 14 * 86_400;
const now = Math.floor(Date.now() / 1000);

const customer = 'oie@rahvatants.example';
const jutaMail = 'juta@bussiveod.example';
const antsMail = 'ants@bussiveod.example';

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

const fullQuery = (token = admin) => content(app, 'getFullQuery', { id: id.toUpperCase() }, token);
const idsOf = (rows: Row[]) => rows.map((row) => row.query_id);

test('an admin signs in and sets up drivers, buses and catering', async () => {
  admin = await app.login('admin');
  const me = await content<{ authenticated: boolean; data: Row }>(app, 'getCurrentUser', {}, admin);
  expect(me).toEqual({
    authenticated: true,
    data: expect.objectContaining({ driver_username: 'admin', driver_role: 'admin', driver_hidden: false }),
  });

  const create = (username: string, firstname: string, lastname: string, email: string) =>
    content<{ id: string }>(
      app,
      'createUser',
      { username, firstname, lastname, email, phone: 55512345, password: adminPassword, role: 'driver' },
      admin,
    );
  drivers.juta = (await create('Juta', 'Juta', 'Tamm', jutaMail)).id;
  drivers.ants = (await create('ants', 'Ants', '', antsMail)).id;
  expect(await content(app, 'getDriver', { id: drivers.juta.toUpperCase() }, admin)).toEqual({
    driver_id: drivers.juta,
    driver_username: 'juta',
    driver_firstname: 'Juta',
    driver_lastname: 'Tamm',
    driver_phone: '+37255512345',
    driver_email: jutaMail,
    driver_role: 'driver',
    driver_hidden: false,
  });
  await content(
    app,
    'updateUser',
    { id: drivers.ants, username: 'ants', firstname: 'Ants', email: antsMail, phone: '', role: 'driver' },
    admin,
  );
  expect(await content(app, 'getDriver', { id: drivers.ants }, admin)).toMatchObject({
    driver_phone: null,
    driver_email: antsMail,
  });
  juta = await app.login('juta');

  setra = (await content<{ id: string }>(app, 'createBus', { name: 'Setra' }, admin)).id;
  extraBus.id = (await content<{ id: string }>(app, 'createBus', { name: 'Volvo' }, admin)).id;
  expect(await content(app, 'updateBus', { id: setra, name: 'Setra 515' }, admin)).toEqual({ ok: true });
  expect(await content(app, 'toggleBusHidden', { id: extraBus.id, hidden: '1' }, admin)).toEqual({ ok: true });
  expect(await content(app, 'getBuses', {}, juta)).toEqual([
    { bus_id: setra, bus_name: 'Setra 515', bus_hidden: false },
    { bus_id: extraBus.id, bus_name: 'Volvo', bus_hidden: true },
  ]);
  await content(app, 'toggleBusHidden', { id: extraBus.id, hidden: false }, admin);
  expect(await content(app, 'getBus', { id: extraBus.id }, juta)).toMatchObject({ bus_hidden: false });

  food = (
    await content<{ id: string }>(app, 'addFoodPackage', { name: 'Lõuna', description: 'Supp', price: '4,50' }, admin)
  ).id;
  await content(
    app,
    'updateFoodPackage',
    { id: food, name: 'Lõunasöök', description: 'Supp ja leib', price: '1 004,50' },
    admin,
  );
  expect(await content(app, 'getFoodPackages')).toEqual([
    {
      food_package_id: food,
      food_package_name: 'Lõunasöök',
      food_package_description: 'Supp ja leib',
      food_package_price: 1004.5,
      food_package_hidden: false,
    },
  ]);
  await content(app, 'toggleFoodPackageHidden', { id: food, hidden: 'true' }, admin);
  expect(await content(app, 'getFoodPackages')).toEqual([]);
  await content(app, 'toggleFoodPackageHidden', { id: food, hidden: '0' }, admin);
});

test('a customer asks for a price', async () => {
  const waypoints = [
    { lat: '59.437', lng: 24.7535, depart: String(start), city_name: 'Tallinn', pretty_name: 'Viru väljak 4, Tallinn' },
    {
      location: { lat: 58.8856, lng: 25.5572 },
      depart: start + 7200,
      formatted_address: 'Keskväljak, Paide',
      city_name: 'Paide',
    },
    { lat: 58.3806, lng: 26.7251, city_name: 'Tartu', pretty_name: 'Raekoja plats 1, Tartu' },
  ];
  const estimated = await content<Row[]>(app, 'updateRouteEstimation', { route: waypoints });
  expect(estimated).toHaveLength(3);
  expect(estimated[0]).toEqual({ ...waypoints[0], arrive: null });
  expect(estimated[1]).toMatchObject({ formatted_address: 'Keskväljak, Paide', depart: start + 7200 });
  expect(estimated[1]?.arrive).toBeGreaterThan(start);

  const inquiry = {
    route: JSON.stringify(waypoints),
    foodPackages: JSON.stringify([{ id: food.toUpperCase(), count: '2' }]),
    passengers: '38',
    notes: 'Kaks ratastooli',
    fullname: 'Õie Jõgeväli',
    promo: '',
    email: customer,
    phone: '55512345',
    company: 'Eesti Rahvatantsu Selts',
    utm_source: 'unknown arguments are ignored',
  };
  id = (await content<{ id: string }>(app, 'postQuery', inquiry)).id;
  expect(await content(app, 'postQuery', { ...inquiry, id: id.toUpperCase() })).toEqual({ id });

  const rows = await content<Row[]>(app, 'getNewQueries', {}, admin);
  expect(rows).toHaveLength(1);
  const [row] = rows;
  expect(row).toEqual(await fullQuery());
  const arrive = (row?.query_waypoints as Row[])[1]?.arrive as number;
  expect(row).toEqual({
    type: 'query',
    query_id: id,
    query_start: start,
    query_created: expect.any(Number),
    query_duration: expect.any(Number),
    query_distance: expect.any(Number),
    query_passengers: 38,
    query_notes: 'Kaks ratastooli',
    query_client_notes: 'Kaks ratastooli',
    query_logistics_notes: '',
    query_driver_notes: '',
    query_fullname: 'Õie Jõgeväli',
    query_promo: null,
    query_email: customer,
    query_phone: '+37255512345',
    query_company: 'Eesti Rahvatantsu Selts',
    query_group_fullname: null,
    query_group_email: null,
    query_group_phone: null,
    query_waypoints: [
      {
        lat: 59.437,
        lng: 24.7535,
        depart: start,
        arrive: null,
        duration: null,
        city_name: 'Tallinn',
        pretty_name: 'Viru väljak 4, Tallinn',
      },
      {
        lat: 58.8856,
        lng: 25.5572,
        depart: start + 7200,
        arrive: estimated[1]?.arrive,
        duration: Math.round((start + 7200 - arrive) / 60),
        city_name: 'Paide',
        pretty_name: 'Keskväljak, Paide',
      },
      {
        lat: 58.3806,
        lng: 26.7251,
        depart: null,
        arrive: estimated[2]?.arrive,
        duration: null,
        city_name: 'Tartu',
        pretty_name: 'Raekoja plats 1, Tartu',
      },
    ],
    query_food_packages: [{ id: food, name: 'Lõunasöök', price: 1004.5, count: 2 }],
    query_response_id: null,
    query_response_status: null,
    query_response_price: null,
    query_response_tax: null,
    query_response_logistics_notes: null,
    query_response_reject_reason_reason: null,
    query_responder_id: null,
    query_responder_firstname: null,
    job_id: null,
    job_query_id: null,
    job_sequential_id: null,
    job_driver: null,
    job_driver_id: null,
    job_bus: null,
    job_confirmation_status: null,
    job_feedbacks: [],
    driver_id: null,
    driver_username: null,
    driver_firstname: null,
    driver_lastname: null,
    driver_phone: null,
    driver_email: null,
    bus_id: null,
    bus_name: null,
    extraDrivers: [],
    extraBuses: [],
    extra_driver_names: [],
    extra_driver_emails: [],
    extra_driver_usernames: [],
    extra_bus_names: [],
  });
  expect(Math.abs((row?.query_created as number) - now)).toBeLessThan(120);
  // By road it is some 185 km and 2 to 3 hours.
  expect(row?.query_distance).toBeGreaterThan(160);
  expect(row?.query_distance).toBeLessThan(230);
  expect(row?.query_duration).toBeGreaterThan(100);
  expect(row?.query_duration).toBeLessThan(260);
});

test('an admin edits the inquiry', async () => {
  expect(
    await content(app, 'updateQuery', { id, passengers: 40, promo: 'SUVI', company: '', start: start + 3600 }, admin),
  ).toEqual({ ok: true });
  await content(app, 'updateClientNotes', { id, notes: 'Kolm ratastooli' }, admin);
  await content(app, 'updateLogisticsNotes', { id, logistics_notes: 'Suur buss' }, admin);
  await content(app, 'updateDriverNotes', { id, driver_notes: 'Võti valves' }, admin);
  await content(app, 'updateQueryFoodPackages', { id, foodPackages: [{ id: food, count: 3 }] }, admin);
  const row = await fullQuery();
  expect(row).toMatchObject({
    query_passengers: 40,
    query_promo: 'SUVI',
    query_company: null,
    query_start: start + 3600,
    query_notes: 'Kolm ratastooli',
    query_logistics_notes: 'Suur buss',
    query_driver_notes: 'Võti valves',
    query_food_packages: [{ id: food, name: 'Lõunasöök', price: 1004.5, count: 3 }],
    query_fullname: 'Õie Jõgeväli',
  });
  await content(app, 'updateAllNotes', { id, client_notes: 'Neli', driver_notes: '' }, admin);
  expect(await fullQuery()).toMatchObject({
    query_client_notes: 'Neli',
    query_logistics_notes: 'Suur buss',
    query_driver_notes: '',
  });
  await content(app, 'updateQueryFoodPackages', { id, foodPackages: JSON.stringify([{ id: food, count: 0 }]) }, admin);

  const waypoints = (row.query_waypoints as Row[]).filter((_stop, index) => index !== 1);
  await content(app, 'updateQueryRoute', { id, waypoints, notifyByEmail: '0' }, admin);
  expect(await fullQuery()).toMatchObject({
    query_food_packages: [],
    query_waypoints: [
      { city_name: 'Tallinn', depart: start + 3600 },
      { city_name: 'Tartu', depart: null },
    ],
  });
});

test('an admin answers, a wrong key is refused, the customer accepts', async () => {
  await content(
    app,
    'answerQuery',
    { query: id, tax: '24', price: '500', logisticsNotes: 'Hind kehtib nädala' },
    admin,
  );
  const first = await linkParameter(app, customer, 'accept', 'activation_key');
  await content(
    app,
    'answerQueryAgain',
    { id: id.toUpperCase(), tax: 22, price: '540,50', logistics_notes: 'Soodsam' },
    admin,
  );
  while ((activationKey = await linkParameter(app, customer, 'accept', 'activation_key')) === first)
    await app.mail(customer, 'Soodsam');
  expect(idsOf(await content(app, 'getNewQueries', {}, admin))).toEqual([]);
  expect(await content<Row[]>(app, 'getAnsweredQueries', {}, admin)).toMatchObject([
    {
      type: 'answeredQuery',
      query_id: id,
      query_response_status: 'waiting',
      query_response_price: 540.5,
      query_response_tax: 22,
      query_response_logistics_notes: 'Soodsam',
      query_responder_firstname: 'admin',
    },
  ]);

  const old = await fn(app, 'getQueryConfirmInfo', { id, activation_key: first });
  expect(old.status).toBe(403);
  expect(old.error).toEqual({
    requestID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message: 'Link aegunud!',
    cause: 'Vale aktiveerimis võti',
    function: 'getQueryConfirmInfo',
  });
  expect(await content(app, 'emailCheckResponse', { id, activation_key: activationKey })).toEqual({
    alreadyAnswered: false,
  });
  expect(await content(app, 'getQueryConfirmInfo', { id, activation_key: activationKey })).toEqual({
    alreadyAnswered: false,
    query_fullname: 'Õie Jõgeväli',
    query_email: customer,
    query_phone: '+37255512345',
  });

  const acceptance = {
    id: id.toUpperCase(),
    activation_key: activationKey,
    fullname: 'Mari Maasikas',
    email: 'mari@rahvatants.example',
    phone: '+37255598765',
  };
  expect(await content(app, 'emailAcceptResponse', acceptance)).toEqual({ alreadyAnswered: false });
  expect(await content(app, 'emailAcceptResponse', acceptance)).toEqual({ alreadyAnswered: true });
  expect(await content(app, 'emailRejectResponse', { id, activation_key: activationKey, reason: 'other' })).toEqual({
    alreadyAnswered: true,
  });
  expect(await content(app, 'emailCheckResponse', { id, activation_key: activationKey })).toEqual({
    alreadyAnswered: true,
  });
  expect(await content<Row[]>(app, 'getConfirmedQueries', {}, admin)).toMatchObject([
    {
      type: 'confirmedQuery',
      query_id: id,
      query_response_status: 'accepted',
      query_group_fullname: 'Mari Maasikas',
      query_group_email: 'mari@rahvatants.example',
      query_group_phone: '+37255598765',
    },
  ]);
});

test('the order becomes a job with two drivers, who confirm by their mails', async () => {
  const assignment = {
    query: id,
    driver: drivers.juta,
    bus: setra.toUpperCase(),
    extraDrivers: JSON.stringify([drivers.ants]),
    extraBuses: [extraBus.id],
  };
  await content(app, 'startJob', assignment, admin);
  await content(app, 'updatePrice', { id, tax: 24, price: 600, logisticsNotes: 'Kokku lepitud' }, admin);
  const [row] = await content<Row[]>(app, 'getUpcomingJobs', {}, admin);
  expect(row).toMatchObject({
    type: 'job',
    query_id: id,
    query_response_price: 600,
    job_id: expect.any(String),
    job_query_id: id,
    job_sequential_id: expect.any(Number),
    job_driver: drivers.juta,
    job_driver_id: drivers.juta,
    job_bus: setra,
    job_confirmation_status: 'waiting',
    job_feedbacks: [],
    driver_id: drivers.juta,
    driver_username: 'juta',
    driver_firstname: 'Juta',
    driver_lastname: 'Tamm',
    driver_email: jutaMail,
    bus_id: setra,
    bus_name: 'Setra 515',
    extraDrivers: [drivers.ants],
    extraBuses: [extraBus.id],
    extra_driver_names: ['Ants'],
    extra_driver_emails: [antsMail],
    extra_driver_usernames: ['ants'],
    extra_bus_names: ['Volvo'],
  });

  const jutaKey = await linkParameter(app, jutaMail, 'confirmJob', 'confirmation_key');
  const antsKey = await linkParameter(app, antsMail, 'confirmJob', 'confirmation_key');
  expect(await content(app, 'emailDriverConfirmJob', { id, confirmation_key: jutaKey, response: 1 })).toEqual({
    alreadyAnswered: false,
  });
  expect(await content(app, 'emailDriverConfirmJob', { id, confirmation_key: jutaKey, response: 0 })).toEqual({
    alreadyAnswered: true,
  });
  expect(await fullQuery()).toMatchObject({ job_confirmation_status: 'waiting' });
  expect(await content(app, 'emailDriverConfirmJob', { id, confirmation_key: antsKey, response: 1 })).toEqual({
    alreadyAnswered: false,
  });
  expect(await fullQuery()).toMatchObject({ job_confirmation_status: 'accepted' });
  expect((await fn(app, 'emailDriverConfirmJob', { id, confirmation_key: 'vale', response: 1 })).status).toBe(403);
});

test('a driver reads the job without money', async () => {
  const [row] = await content<Row[]>(app, 'getMyUpcomingJobs', {}, juta);
  expect(row).toMatchObject({
    type: 'job',
    query_id: id,
    query_driver_notes: '',
    query_client_notes: 'Neli',
    driver_id: drivers.juta,
  });
  expect(row).toEqual(await fullQuery(juta));
  expect(Object.keys(row ?? {}).filter((column) => column.startsWith('query_respon'))).toEqual([]);
  expect(row).toMatchObject({ query_logistics_notes: null, query_promo: null });
  expect(JSON.stringify(row)).not.toMatch(/600|540\.5|Suur buss|Soodsam|Kokku lepitud/);
});

test('after the trip drivers report by the secret of the mail, and the job is archived', async () => {
  app.clock.set(new Date((start + 3 * 86_400) * 1000));
  expect(await app.askForFeedback()).toBe(1);
  const secret = await linkParameter(app, jutaMail, 'feedback', 'secret');
  admin = await app.login('admin');
  juta = await app.login('juta');
  expect(idsOf(await content(app, 'getMyFinishedJobs', {}, juta))).toEqual([id]);
  expect(idsOf(await content(app, 'getMyFeedbacklessJobs', {}, juta))).toEqual([id]);
  expect(idsOf(await content(app, 'getFeedbacklessJobs', {}, admin))).toEqual([id]);

  expect((await fn(app, 'getJobDrivers', { query: id, secret: 'vale' })).status).toBe(403);
  expect(await content(app, 'getJobDrivers', { query: id.toUpperCase(), secret })).toEqual({
    drivers: [
      { id: drivers.juta, firstname: 'Juta', lastname: 'Tamm' },
      { id: drivers.ants, firstname: 'Ants', lastname: '' },
    ],
  });
  const seen = await content(app, 'getFullDriverQuery', { id, secret }, admin);
  expect(seen).toMatchObject({ query_id: id, driver_firstname: 'Juta', driver_email: null });
  expect(seen).not.toHaveProperty('query_response_price');

  const report = {
    query: id,
    secret,
    driverID: drivers.juta.toUpperCase(),
    wentWell: 'true',
    comment: 'Kõik sujus',
    hours: '["8,5", ""]',
  };
  expect(await content(app, 'submitDriverFeedback', report)).toEqual({ ok: true });
  const ants = await app.login('ants');
  expect(await content(app, 'submitFeedback', { id, wentWell: 0, hours: [7] }, ants)).toEqual({ ok: true });

  const [unread] = await content<Row[]>(app, 'getUnreadFeedback', {}, admin);
  const feedbacks = unread?.job_feedbacks as Row[];
  expect(feedbacks).toEqual([
    {
      feedback_id: expect.any(String),
      query: id,
      driverId: drivers.juta,
      driver_firstname: 'Juta',
      driver_lastname: 'Tamm',
      wentWell: true,
      comment: 'Kõik sujus',
      hours: [8.5, 0],
      isRead: false,
    },
    expect.objectContaining({ driverId: drivers.ants, wentWell: false, comment: '', hours: [7], isRead: false }),
  ]);
  const feedbackId = feedbacks[0]?.feedback_id;
  await content(app, 'editDriverFeedback', { feedbackId, wentWell: true, comment: 'Parandatud', hours: '[9]' }, admin);
  await content(app, 'markFeedbackRead', { id: feedbackId }, admin);
  expect(await fullQuery()).toMatchObject({
    job_feedbacks: [
      { driverId: drivers.ants, isRead: false },
      { comment: 'Parandatud', hours: [9], isRead: true },
    ],
  });

  expect(await content(app, 'markAllJobFeedbacksRead', { id }, admin)).toEqual({ ok: true });
  expect(await content(app, 'getUnreadFeedback', {}, admin)).toEqual([]);
  const { archive } = await content<{ archive: Row[] }>(app, 'getArchive', {}, admin);
  expect(archive).toMatchObject([
    { type: 'job', query_id: id, query_response_price: 600, job_feedbacks: [{ isRead: true }, { isRead: true }] },
  ]);
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
      async (day) => (await content<{ id: string }>(app, 'postQuery', inquiry(start + day * 86_400))).id,
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

  expect(idsOf(await content(app, 'getConfirmedQueries', {}, admin))).toEqual([accepted]);
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
