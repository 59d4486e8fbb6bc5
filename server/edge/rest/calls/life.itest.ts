import type { TestApp } from '../../../testing/testApp';
import { adminPassword, startTestApp } from '../../../testing/testApp';
import type { Row } from './fnClient.fixture';
import { content, fn, linkParameter } from './fnClient.fixture';
import { newOrderRow, waypointsFrom } from '../newOrder.fixture';

// One order lives its whole life over /fn alone. The tests of this file follow each other.

let app: TestApp;
let admin: string;
let juta: string;
let food: string;
const drivers = { juta: '', ants: '' };
const buses = { setra: '', volvo: '' };
let id: string;
let activationKey: string;
// In the morning, at whatever hour the tests run, so that the trip touches the same days.
const start = Date.parse('2026-11-24T07:00:00Z') / 1000;

const customer = 'oie@rahvatants.example';
const jutaMail = 'juta@bussiveod.example';
const antsMail = 'ants@bussiveod.example';

beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

const fullQuery = (token = admin) => content(app, 'getFullQuery', { id: id.toUpperCase() }, token);
const listIds = (rows: Row[]) => rows.map((row) => row.query_id);

test('an admin sets up drivers, buses and catering', async () => {
  admin = await app.login('admin');
  const create = async (name: string, args: Row) => (await content<{ id: string }>(app, name, args, admin)).id;
  const driver = { password: adminPassword, role: 'driver' };
  drivers.juta = await create('createUser', {
    ...driver,
    username: 'juta',
    firstname: 'Juta',
    lastname: 'Tamm',
    email: jutaMail,
  });
  drivers.ants = await create('createUser', { ...driver, username: 'ants', firstname: 'Ants', email: antsMail });
  buses.setra = await create('createBus', { name: 'Setra 515' });
  buses.volvo = await create('createBus', { name: 'Volvo' });
  food = await create('addFoodPackage', { name: 'Lõunasöök', price: '1 004,50' });
  juta = await app.login('juta');
});

test('a customer asks for a price', async () => {
  const waypoints = waypointsFrom(start);
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
  const arrivals = [Number(estimated[1]?.arrive), Number(estimated[2]?.arrive)];
  expect(row).toEqual(newOrderRow({ id, start, food, arrivals }));
  const now = app.clock.now().getTime() / 1000;
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
  expect(listIds(await content(app, 'getNewQueries', {}, admin))).toEqual([]);
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
    wrapped: 'Error funktsioonis "get query confirm info": Link aegunud!',
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
    bus: buses.setra.toUpperCase(),
    extraDrivers: JSON.stringify([drivers.ants]),
    extraBuses: [buses.volvo],
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
    job_bus: buses.setra,
    job_confirmation_status: 'waiting',
    job_feedbacks: [],
    driver_id: drivers.juta,
    driver_username: 'juta',
    driver_firstname: 'Juta',
    driver_lastname: 'Tamm',
    driver_email: jutaMail,
    bus_id: buses.setra,
    bus_name: 'Setra 515',
    extraDrivers: [drivers.ants],
    extraBuses: [buses.volvo],
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
  // An id may hold the digits of a price by chance.
  const text = JSON.stringify(row).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'id');
  expect(text).not.toMatch(/\b600\b|\b540\.5\b|Suur buss|Soodsam|Kokku lepitud/);
});

test('after the trip drivers report by the secret of the mail, and the job is archived', async () => {
  app.clock.set(new Date((start + 3 * 86_400) * 1000));
  expect(await app.askForFeedback()).toBe(1);
  const secret = await linkParameter(app, jutaMail, 'feedback', 'secret');
  admin = await app.login('admin');
  juta = await app.login('juta');
  expect(listIds(await content(app, 'getMyFinishedJobs', {}, juta))).toEqual([id]);
  expect(listIds(await content(app, 'getMyFeedbacklessJobs', {}, juta))).toEqual([id]);
  expect(listIds(await content(app, 'getFeedbacklessJobs', {}, admin))).toEqual([id]);

  expect((await fn(app, 'getJobDrivers', { query: id, secret: 'vale' })).status).toBe(403);
  expect(await content(app, 'getJobDrivers', { query: id.toUpperCase(), secret })).toEqual({
    drivers: [{ id: drivers.juta, firstname: 'Juta', lastname: 'Tamm' }],
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
      // A day of nothing after the trip's last one is left out.
      hours: [8.5],
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
