import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exampleRules } from '../../sales/pricing/example.fixture';
import { must, riga, tallinn } from '../../testing/builders';
import { customers } from './customers.fixture';
import { invoices } from './invoices.fixture';
import { office } from './office.fixture';
import { Recorder } from './recorder.fixture';

// Mocks of the client's tests begin from client/recorded/replies.json, and here the real server is asked for each of them.
// `RECORD=1 npx jest server/systemTests/replies` writes the file again.

const file = resolve('client/recorded/replies.json');
const day = { from: '2026-12-05', to: '2026-12-05' };
const firstDay = '2026-11-21T06:14:00.000Z' as const;
const nextDay = '2026-11-22T10:00:00.000Z' as const;
const week = { first: '2026-11-30', last: '2026-12-06' };

/** As the drawn page of the trip sends it (server/edge/http/drawn/linkForms.ts). */
const reject = `mutation($id: UUID!, $key: Key!, $offerId: UUID!) {
  rejectTrip(id: $id, key: $key, offerId: $offerId, reason: over_budget) }`;

let recorder: Recorder;

beforeAll(async () => {
  recorder = await Recorder.start({
    COMPANY_NAME: 'Tuuleveod',
    COMPANY_PHONE: '+372 5555 0000',
    WEBHOOK_ALLOW_PRIVATE: 'on',
  });
});
afterAll(() => recorder.app.stop());

test('replies as the client’s tests let it reply', async () => {
  await emptyLists();
  await company();
  await inquiries();
  await offers();
  await jobs();
  await agreedChanges();
  await links();
  await abroad();
  await lists();
  await afterTheTrip();
  await customers(recorder);
  await office(recorder);
  await integrations();
  await invoices(recorder);
  await settings();
  const recorded = recorder.recorded();
  if (process.env.RECORD) writeFileSync(file, `${JSON.stringify(recorded, null, 2)}\n`);
  expect(recorded).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

async function emptyLists() {
  await recorder.record('Dashboard', 'empty');
  await recorder.record('PlanBoard', 'empty', day);
  await recorder.record('PriceList', 'none');
  await recorder.record('Setup', 'empty');
}

async function company() {
  const { ids } = recorder;
  await recorder.driver('jaan', 'Jaan', 'Tamm', '+37255500001');
  await recorder.driver('liis', 'Liis', '', null);
  for (const [name, bus, details] of [
    ['setra', 'Setra 515', { seats: 53, plate: '515 SET' }],
    ['volvo', 'Volvo 9700', { seats: 19, lift: true }],
  ] as const) {
    await recorder.make(name, 'CreateBus', { name: bus });
    await recorder.act('UpdateBus', { id: ids[name], name: bus, details });
  }
  await recorder.make('coffee', 'CreateFoodPackage', { input: { name: 'Kohvipaus', price: 4.9 } });
  const school = {
    name: 'Koolibuss',
    firstDay: '2026-09-01',
    lastDay: '2027-05-31',
    weekdays: [1, 2, 3, 4, 5],
    depart: '07:30',
    durationMin: 60,
    driver: ids.jaan,
    bus: ids.volvo,
  };
  await recorder.make('school', 'CreateArrangement', { input: school });
  await recorder.make('holiday', 'CreateArrangementException', {
    arrangementId: ids.school,
    date: '2026-12-24',
    input: { runs: false },
  });
  await recorder.act('SavePriceList', { seenVersion: 0, input: { name: 'Talv', rules: exampleRules() } });
  for (const list of [
    'People',
    'Fleet',
    'FoodPackages',
    'InquiryFoodPackages',
    'TripMenu',
    'OrderableFood',
    'Arrangements',
    'ArrangementChoices',
    'ReportDrivers',
    'CurrentUser',
    'PriceList',
    'DutySettings',
    'PortalInfo',
    'InquiryPricing',
    'CompanyTerms',
  ])
    await recorder.record(list, 'full');
  await recorder.record('UserById', 'jaan', { id: ids.jaan });
  await recorder.record('DriverRecord', 'jaan', { driverId: ids.jaan });
  await recorder.record('ArrangementById', 'school', { id: ids.school });
  await recorder.record('ArrangementDays', 'week', week);
}

async function inquiries() {
  const id = await recorder.inquire('new');
  await recorder.order('new');
  await recorder.trip('new', 'asked');
  await recorder.record('ProposedPrice', 'new', { orderId: id });
  await recorder.record('ProposedPrices', 'new', { orderIds: [id] });
  await recorder.record('CheckTrip', 'new', { orderId: id });
  await recorder.record('OrderHistory', 'new', { id });
  // Nobody answers this one before its day.
  await recorder.inquire('lapsed', '2026-11-28T06:00:00.000Z');
}

async function offers() {
  recorder.now = firstDay;
  const { ids } = recorder;
  const food = [{ id: ids.coffee, count: 42 }];
  const activationKey = await recorder.offer('answered', undefined, { food });
  await recorder.order('answered');
  await recorder.trip('answered', 'offered');
  await recorder.record('SimilarTrips', 'answered', { orderId: ids.answered });
  await recorder.record('OfferLink', 'answered', { id: ids.answered, activationKey }, null);
  await recorder.offer('cancelled');
  await recorder.act('RejectOnBehalf', { id: ids.cancelled, reason: 'trip_cancelled', confirmed: true });
  await recorder.order('cancelled');
  await recorder.trip('cancelled', 'cancelled');
  await recorder.offer('rejected');
  const link = await recorder.link('rejected');
  type Offered = { order: { offer: { id: string } } };
  const { order } = await recorder.act<Offered>('OrderById', { id: link.id });
  await must(recorder.app, reject, { ...link, offerId: order.offer.id });
  await recorder.order('rejected');
  await recorder.trip('rejected', 'rejected');
  const id = await recorder.inquire('expired');
  await recorder.act('AnswerOrder', { id, price: 540, vatRate: 24, validUntil: '2026-12-01' });
}

async function jobs() {
  const { ids, app } = recorder;
  recorder.now = firstDay;
  await recorder.agree('accepted', { acceptedAt: nextDay });
  await recorder.order('accepted');
  await recorder.trip('accepted', 'confirmed');
  const id = ids.accepted;
  await recorder.record('Acceptances', 'accepted', { orderId: id });
  await recorder.record('CheckTrip', 'accepted', { orderId: id });
  const trip = { from: '2026-12-05T06:00:00.000Z', to: '2026-12-05T09:28:00.000Z', orderId: id };
  await recorder.record('AssignmentOptions', 'accepted', trip);
  await recorder.record('CheckAssignment', 'accepted', { orderId: id, busIds: [ids.setra], crewed: true });
  recorder.now = firstDay;
  await recorder.agree('job', { acceptedAt: nextDay });
  const crew = { driver: ids.jaan, otherDrivers: [ids.liis], bus: ids.setra };
  await recorder.act('StartJob', { id: ids.job, input: crew });
  await recorder.order('job', 'jobUnconfirmed');
  for (const [driver, confirm] of [
    ['jaan', true],
    ['liis', false],
  ] as const)
    await recorder.act('ConfirmOwnJob', { id: ids.job, confirm }, await app.login(driver));
  await recorder.order('job');
  await recorder.record('OrderHistory', 'job', { id: ids.job });
  const jaan = await app.login('jaan');
  await recorder.record('MyJobs', 'jaan', {}, jaan);
  await recorder.record('OrderById', 'jobForDriver', { id: ids.job }, jaan);
  await recorder.record('CurrentUser', 'jaan', {}, jaan);
  await recorder.record('PlanChecks', 'accepted', { orderId: id });
  await recorder.record('PlanRepair', 'jaan', { out: { driverId: ids.jaan, firstDay: day.from, lastDay: day.to } });
}

async function agreedChanges() {
  const link = await recorder.link('accepted');
  await recorder.record('MyChange', 'none', link, null);
  await recorder.act('AskChange', { ...link, input: { passengers: 50, note: '' } }, null);
  await recorder.record('MyChange', 'open', link, null);
  await recorder.record('ChangeRequests', 'open');
  await recorder.record('MyCancellation', 'accepted', link, null);
  await recorder.record('OrderCancellation', 'accepted', { id: link.id });
}

async function links() {
  const { app, ids } = recorder;
  const confirmationKey = await recorder.replaceKey('job', '/portal/confirmJob', 'confirmation_key');
  await recorder.record('JobLink', 'job', { id: ids.job, confirmationKey }, null);
  await recorder.act('RequestTripList', { email: 'oie@rahvatants.example' }, null);
  const mail = await app.mail('oie@rahvatants.example', '/portal/trips');
  const key = mail.links.find(({ pathname }) => pathname === '/portal/trips')?.searchParams.get('key');
  await recorder.record('OpenTripList', 'full', { key }, null);
}

async function abroad() {
  const id = await recorder.inquire('abroad', '2026-12-12T06:00:00.000Z', {
    passengers: 2,
    stops: [{ ...tallinn, depart: '2026-12-12T06:00:00.000Z' }, riga],
  });
  await recorder.record('PassengerList', 'empty', { orderId: id });
  await recorder.record('PassengersOfTrip', 'empty', await recorder.link('abroad'), null);
  await recorder.act('SavePassengers', { orderId: id, input: { text: 'Mari Maasikas\nKati Karu', version: 0 } });
  await recorder.record('PassengerList', 'full', { orderId: id });
  await recorder.record('PassengersOfTrip', 'full', await recorder.link('abroad'), null);
}

async function lists() {
  await recorder.record('Dashboard', 'full');
  await recorder.record('PlanBoard', 'full', day);
  await recorder.record('PlanRests', 'full', { ...day, driverIds: null });
  await recorder.record('CalendarMonth', 'week', week);
  await recorder.record('BusyOnDate', 'full', { from: '2026-12-04T22:00:00.000Z', to: '2026-12-05T22:00:00.000Z' });
}

async function afterTheTrip() {
  const { ids } = recorder;
  recorder.now = '2026-12-04T14:00:00.000Z';
  await recorder.trip('job', 'crewKnown');
  await recorder.app.followUpOffers();
  await recorder.order('expired');
  await recorder.trip('expired', 'ended');
  await recorder.at('2026-12-08T08:00:00.000Z');
  await recorder.trip('lapsed', 'lapsed');
  await recorder.trip('job', 'over');
  const input = { wentWell: true, comment: 'Kõik sujus', hours: [9.5] };
  await recorder.act('SubmitFeedback', { orderId: ids.job, driverId: ids.jaan, input });
  await recorder.order('job', 'jobOver');
  await recorder.record('FeedbackOverview', 'full');
  await recorder.record('DriverReports', 'week', week);
  await recorder.record('DriverHours', 'jaan', { driverId: ids.jaan, from: week.first, days: 7 });
  await recorder.record('DriversHours', 'week', { from: week.first, days: 7 });
  await recorder.record('DriverFacts', 'full', { from: week.first });
  await recorder.record('BusFacts', 'full', {});
  await recorder.act('ArchiveOrder', { id: ids.job });
  await recorder.order('job', 'archived');
  const page = { first: 25, sort: 'start', descending: true, search: '' };
  await recorder.record('ArchivedOrders', 'full', page);
  await recorder.record('RejectedOrders', 'full', page);
}

async function integrations() {
  const expiresAt = '2027-06-30T21:00:00.000Z';
  await recorder.make('token', 'CreateApiToken', { input: { name: 'Merit', scope: 'read', expiresAt } });
  await recorder.record('ApiTokens', 'full');
  // Nothing happens after it: no test talks to the outside world.
  const { url, events } = { url: 'https://raamatupidaja.example/konks', events: ['inquirySubmitted'] };
  await recorder.make('webhook', 'CreateWebhook', { input: { url, events } });
  await recorder.record('Webhooks', 'full');
}

async function settings() {
  const changes = [
    { key: 'companyIban', text: 'EE382200221020145685' },
    // Nobody listens there.
    { key: 'smtpHost', text: '127.0.0.1' },
    { key: 'smtpPort', text: '9' },
    { key: 'smtpPassword', text: 'salasona' },
  ];
  await recorder.act('SaveSettings', { seenVersion: 0, input: { changes } });
  await recorder.record('CompanySettings', 'full');
  await recorder.record('Setup', 'full');
}
