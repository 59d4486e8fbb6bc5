import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { waitForTripKey } from '../customer/myTrip/myTrip.fixture';
import { createId } from '../platform/ids';
import { days, toLocalDate } from '../platform/time';
import {
  accept,
  acceptedOrder,
  answer,
  createArrangement,
  createBus,
  createException,
  createPerson,
  inquiry,
  riga,
  startedJob,
  submitInquiry,
  tallinn,
  tartu,
} from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { adminPassword, startTestApp } from '../testing/testApp';
import { clientDocuments } from './clientDocuments.fixture';

// Tests of the client invent no refusals: they take them from client/recorded/refusals.json. Here the real server gets
// each one by the client's own documents. `RECORD=1 npx jest server/systemTests/clientRefusals.itest.ts` writes the
// file again.

const file = resolve('client/recorded/refusals.json');

interface Recorded {
  graphql: Record<string, unknown>;
  rest: Record<string, unknown>;
}

/** Differences between runs say nothing about the reply's shape. */
function settled(reply: unknown): unknown {
  const text = JSON.stringify(reply)
    .replace(/\b\d+ sekundi/g, '5 sekundi')
    .replace(/"\d{4}-\d{2}-\d{2}T[\d:.]+(Z|\+00:00)"/g, '"2026-11-21T06:00:00.000Z"')
    .replace(/proovige \d+ sekundi/g, 'proovige 5 sekundi')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '019f0000-0000-7000-8000-00000000000a');
  return JSON.parse(text);
}

let app: TestApp;
let admin: string;
const recorded: Recorded = { graphql: {}, rest: {} };
const findDocument = clientDocuments();

async function refused(name: string, operation: string, variables: object, token: string | null = admin) {
  const { errors } = await app.graphql(findDocument(operation), variables, token);
  if (!errors) throw new Error(`${name}: ${operation} was not refused`);
  const [{ message, extensions: { requestID: _, ...extensions } } = { message: '', extensions: { code: '' } }] = errors;
  recorded.graphql[name] = settled({ message, extensions });
}

async function refusedCall(name: string, path: string, init: RequestInit = {}, token: string | null = admin) {
  const headers = { ...(init.headers as object), ...(token && { authorization: `Bearer ${token}` }) };
  const response = await app.fetch(path, { ...init, headers });
  const { error } = (await response.json()) as { error?: { requestID?: string } };
  if (!error) throw new Error(`${name}: ${path} was not refused`);
  const { requestID: _, ...rest } = error;
  recorded.rest[name] = { status: response.status, error: settled(rest) };
}

const sendJson = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
});

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

it('gives the same refusals as the client’s tests', async () => {
  await customers();
  await orders();
  await services();
  await office();
  await calls();
  await reportedHours();
  await tooManyPassengers();
  await listsOfTrips();
  await changeRequests();
  await troubles();
  if (process.env.RECORD) writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  expect(recorded).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

async function customers() {
  const asks = (changes: object) => ({ input: { ...inquiry(app), ...changes } });
  await refused('inquiryEmail', 'SubmitInquiry', asks({ email: 'oie@' }), null);
  await refused('inquiryPhone', 'SubmitInquiry', asks({ phone: '12' }), null);
  await refused('inquiryName', 'SubmitInquiry', asks({ fullName: '' }), null);
  const formKey = 'the-key-of-this-form';
  const id = await submitInquiry(app, { ...inquiry(app), formKey });
  const activationKey = await answer(app, admin, id);
  await refused('inquiryAnswered', 'SubmitInquiry', asks({ id, formKey, passengers: 40 }), null);
  await refused('wrongKey', 'OfferLink', { id, activationKey: 'vale' }, null);
  await refused('mangledLink', 'OfferLink', { id: 'x', activationKey }, null);
  await accept(app, id, activationKey);
  await refused('alreadyAnswered', 'AcceptOnBehalf', { id });
}

async function orders() {
  const id = await submitInquiry(app);
  const edits = (input: object, version?: number) => ({ id, version, input });
  await refused('noSuchOrder', 'OrderById', { id: createId() });
  await refused('orderEmail', 'UpdateOrder', edits({ email: 'vigane' }));
  await refused('registrationNumber', 'UpdateOrder', edits({ companyRegistrationNumber: '1234567' }));
  await app.graphql(findDocument('UpdateOrder'), edits({ passengers: 50 }), admin);
  await refused('staleOrder', 'UpdateOrder', edits({ fullName: 'Mari' }, 1));
  const stops = [
    { ...tallinn, depart: null },
    { ...tartu, depart: null },
  ];
  await refused('departureMissing', 'UpdateRoute', { id, stops, notifyByEmail: false });
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  await startedJob(app, admin, driver.id, bus);
  const second = await acceptedOrder(app, admin);
  await refused('overlap', 'StartJob', { id: second, input: { driver: driver.id, bus } });
  // From five in the morning to nine in the evening: more than one driver may work.
  const day = app.clock.now().getTime() + days(60);
  const at = (hour: number) => ({ depart: new Date(new Date(day).setUTCHours(hour, 0, 0, 0)).toISOString() });
  const places = [
    { ...tallinn, ...at(3) },
    { ...tartu, ...at(8) },
    { ...tallinn, ...at(13) },
    { ...tartu, ...at(17) },
  ];
  const long = await submitInquiry(app, { ...inquiry(app), stops: [...places, tallinn] });
  await app.graphql(findDocument('AcceptOnBehalf'), { id: long }, admin);
  await refused('hours', 'StartJob', { id: long, input: { driver: driver.id, bus } });
  await refused('driverHasTrips', 'SetUserHidden', { id: driver.id, hidden: true, confirmed: false });
  await refused('busHasTrips', 'SetBusHidden', { id: bus, hidden: true, confirmed: false });
  await refused('usernameTaken', 'UpdateUser', {
    id: driver.id,
    input: { username: 'admin', firstname: 'Jaan', role: 'driver' },
  });
  await refused('wrongOwnPassword', 'ChangePassword', {
    oldPassword: 'vale parool',
    newPassword: 'neli rohelist kassi',
  });
  await refused('easyPassword', 'ChangePassword', { oldPassword: adminPassword, newPassword: 'password123' });
}

async function services() {
  const driver = await createPerson(app, admin);
  const input = {
    name: 'Koolibuss',
    firstDay: '2027-09-01',
    lastDay: '2028-05-31',
    weekdays: [1, 2, 3, 4, 5],
    depart: '07:30',
    durationMin: 60,
    driver: driver.id,
  };
  const id = await createArrangement(app, admin, input);
  await refused('lastDayFirst', 'CreateArrangement', { input: { ...input, lastDay: '2027-01-01' } });
  const from = toLocalDate(app.clock.now());
  const past = toLocalDate(new Date(app.clock.now().getTime() - days(30)));
  await refused('staleArrangement', 'UpdateArrangement', { id, version: 7, input, from });
  await refused('pastArrangement', 'UpdateArrangement', { id, version: 1, input, from: past });
  await refused('correctedAhead', 'CorrectArrangementDriver', { id, first: past, last: from, driver: driver.id });
  await createException(app, admin, id, '2027-09-06', { runs: false });
  const day = { arrangementId: id, date: '2027-09-06', input: { runs: false } };
  await refused('secondException', 'CreateArrangementException', day);
}

async function office() {
  const expiresAt = new Date(app.clock.now().getTime() + days(800)).toISOString();
  await refused('tokenTooLong', 'CreateApiToken', { input: { name: 'Merit', scope: 'read', expiresAt } });
  await refused('privateWebhook', 'CreateWebhook', {
    input: { url: 'http://10.0.0.1/', events: ['inquirySubmitted'] },
  });
  await refused('reportTooLong', 'DriverReports', { first: '2020-01-01', last: '2026-12-31' });
  await refused('signedOut', 'Dashboard', {}, null);
}

async function calls() {
  await refusedCall('wrongPassword', '/api/login', sendJson('{"username":"admin","password":"vale"}'), null);
  // However slowly guesses come through on a busy machine, one of them is too soon after the one before.
  const guess = () => app.fetch('/api/login', sendJson('{"username":"keegi","password":"vale"}'));
  for (let tries = 0; tries < 100 && (await guess()).status !== 429; tries += 1);
  await refusedCall('tooManyPasswords', '/api/login', sendJson('{"username":"keegi","password":"vale"}'), null);
  const form = new FormData();
  form.append('image', new Blob(['pole pilt'], { type: 'image/jpeg' }), 'jaan.jpg');
  const bus = await createBus(app, admin, 'Volvo');
  await refusedCall('noPhoto', `/api/bus/${bus}/photo`, { method: 'POST', body: form });
  const driver = await createPerson(app, admin);
  const job = await startedJob(app, admin, driver.id, bus, 30 * 24);
  await refusedCall('noSellerSet', `/api/einvoice/${job}.xml`);
  await refusedCall('reportUnreadable', '/api/reports/driver-hours.pdf', sendJson('{}'));
  await refusedCall('exportSignedOut', '/api/export/archive.csv', {}, null);
}

/** A job is not taken away with the hours of its drivers before that was asked. */
async function reportedHours() {
  const { id: driver } = await createPerson(app, admin);
  const id = await startedJob(app, admin, driver, await createBus(app, admin), 2);
  app.clock.set(new Date(app.clock.now().getTime() + days(1)));
  const { errors } = await app.graphql(
    findDocument('SubmitFeedback'),
    { orderId: id, driverId: driver, input: { wentWell: true, hours: [9.5] } },
    admin,
  );
  if (errors) throw new Error(errors[0]?.message);
  await refused('hoursReported', 'DeleteOrder', { id, confirmed: false });
  await refused('hoursReportedOfJob', 'RejectOnBehalf', { id, reason: 'cancelled_via_platform', confirmed: false });
}

/** A list with more names than there are passengers. */
async function tooManyPassengers() {
  const toRiga = inquiry(app);
  const abroad = await submitInquiry(app, {
    ...toRiga,
    passengers: 1,
    stops: [(toRiga.stops as object[])[0], riga],
  });
  await refused('passengersTooMany', 'SavePassengers', { orderId: abroad, input: { text: 'Mari\nKati', version: 0 } });
}

/** Links to all trips of an address, and a trip that is ordered again. */
async function listsOfTrips() {
  await refused('emailOfTripList', 'RequestTripList', { email: 'oie' }, null);
  await refused('usedTripList', 'OpenTripList', { key: 'x' }, null);
  const id = await submitInquiry(app);
  await answer(app, admin, id);
  await refused('againInThePast', 'TripAgain', { id, key: await waitForTripKey(app, id), date: '2020-12-05' }, null);
}

/** A change request and a cancellation that come too late. */
async function changeRequests() {
  const id = await acceptedOrder(app, admin, 4 * 24);
  const link = { id, key: await waitForTripKey(app, id) };
  await refused('feeIsAnother', 'CancelTrip', { ...link, reason: 'trip_cancelled', fee: 0 }, null);
  await refused('changeOfNothing', 'AskChange', { ...link, input: { note: '' } }, null);
  const ask = async (passengers: number): Promise<string> => {
    await app.graphql(findDocument('AskChange'), { ...link, input: { passengers, note: '' } });
    const { data } = await app.graphql<{ myChange: { id: string } }>(findDocument('MyChange'), link);
    return data.myChange.id;
  };
  const first = await ask(50);
  const second = await ask(60);
  await refused('changeReplaced', 'TakeChange', { requestId: first, words: '' });
  await app.graphql(findDocument('TakeChange'), { requestId: second, words: '' }, admin);
  await refused('changeTakenBefore', 'TakeChange', { requestId: second, words: '' });
  await app.graphql(findDocument('CancelTrip'), { ...link, reason: 'trip_cancelled', fee: 66.96 });
  await refused('cancelledBefore', 'CancelTrip', { ...link, reason: 'trip_cancelled', fee: 66.96 }, null);
}

/** Failures that no caller can bring about: a database that is gone, a fault of ours. */
async function troubles() {
  const find = jest.spyOn(app.deps.db.dataSource.manager, 'find');
  find.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  await refused('databaseAway', 'InquiryFoodPackages', {}, null);
  find.mockRejectedValueOnce(new Error('a fault of ours'));
  await refused('unforeseen', 'InquiryFoodPackages', {}, null);
  find.mockRestore();
}
