import { createId, createKey } from '../../platform/ids';
import { accept, must, paide, tallinn, tartu } from '../../testing/builders';
import type { Recorder } from './recorder.fixture';

/** As the drawn pages send them (server/edge/http/drawn/linkForms.ts). */
const reject = `mutation($id: UUID!, $activationKey: Key!) {
  rejectOffer(id: $id, activationKey: $activationKey, reason: over_budget) }`;
const askAgain = `mutation($id: UUID!, $activationKey: Key!) {
  askOfferAgain(id: $id, activationKey: $activationKey) }`;

const firstDay = '2026-11-21T06:14:00.000Z';
const trip = { ...tallinn, depart: '2026-12-05T06:00:00.000Z' };
const kuressaare = { lat: 58.2481, lng: 22.4866, city: 'Kuressaare', address: 'Kuressaare loss, Kuressaare' };

/** Replies to customers, and to drivers by their links, besides those on the way of the office. */
export async function customers(recorder: Recorder): Promise<void> {
  const { now } = recorder;
  await nightTrip(recorder);
  await form(recorder);
  await island(recorder);
  await decisions(recorder);
  await quotedTrip(recorder);
  await recorder.at(now);
}

/** A job of three drivers, from a Saturday night to the morning: two of them report. Of another one nobody does. */
async function nightTrip(recorder: Recorder): Promise<void> {
  const { ids, app } = recorder;
  await recorder.at('2026-10-30T08:00:00.000Z');
  await recorder.driver('kalev', 'Kalev', '', '+37255500003');
  const on = { ...paide, depart: '2026-11-07T22:30:00.000Z' };
  const start = { ...tallinn, depart: '2026-11-07T20:00:00.000Z' };
  await recorder.agree('night', { stops: [start, on, tartu] });
  const id = ids.night!;
  const stops = [start, { ...on, driverAtStop: 'free' }, tartu];
  await recorder.act('UpdateRoute', { id, stops, notifyByEmail: false });
  const crew = { driver: ids.jaan, otherDrivers: [ids.liis, ids.kalev], bus: ids.setra };
  await recorder.act('StartJob', { id, input: crew });
  const confirmationKey = await recorder.replaceKey('night', '/portal/confirmJob', 'confirmation_key');
  await recorder.record('JobLink', 'night', { id, confirmationKey }, null);
  for (const driver of ['jaan', 'liis', 'kalev'])
    await recorder.act('ConfirmOwnJob', { id, confirm: true }, await app.login(driver));
  await recorder.agree('unreported', { stops: [{ ...tallinn, depart: '2026-11-01T06:00:00.000Z' }, tartu] });
  await recorder.act('StartJob', { id: ids.unreported, input: { driver: ids.jaan, bus: ids.setra } });

  await recorder.at('2026-11-08T08:00:00.000Z');
  await app.askForFeedback();
  const link = { id, secret: await recorder.replaceKey('night', '/portal/feedback', 'secret') };
  await recorder.record('FeedbackLink', 'asked', link, null);
  const report = (driverId: string, wentWell: boolean, comment: string, hours: number[]) =>
    recorder.act('SubmitFeedback', { orderId: id, driverId, input: { wentWell, comment, hours } });
  await report(ids.jaan!, false, 'Rehv läks katki.', [8.5, 4]);
  await recorder.record('FeedbackLink', 'reported', link, null);
  await report(ids.liis!, true, 'Kõik sujus', [7.5, 4]);
  await recorder.record('FeedbackOverview', 'night');
  await recorder.record('ArchiveJob', 'night', { id });
  await recorder.record('FeedbackLink', 'read', link, null);
  // Links that were mailed before each driver had a secret are good for all of the job (migration feedbackKeys).
  await app.deps.db.dataSource.query(
    `update driver_assignment d set feedback_key_hash = other.feedback_key_hash from driver_assignment other
     where other.job_id = d.job_id and other.driver_id = $1 and d.driver_id = $2`,
    [ids.jaan, ids.liis],
  );
  await recorder.record('FeedbackLink', 'shared', link, null);
}

async function form(recorder: Recorder): Promise<void> {
  await recorder.at(firstDay);
  for (const [of, text] of [
    ['oldTown', 'Tallinna vanalinn'],
    ['museum', 'Tartu Mänguasjamuuseum'],
    ['similar', 'Talinn'],
    ['townMissing', 'Pikk 5'],
    ['nothing', 'Xyzzy'],
  ] as const)
    await recorder.record('FindPlaces', of, { text }, null);
  await recorder.record('GeocodePlace', 'tartu', { text: 'Tartu' }, null);
  await recorder.record('GeocodePlace', 'nothing', { text: 'Xyzzy' }, null);
  const { lat, lng, depart } = trip;
  const to = { lat: tartu.lat, lng: tartu.lng };
  await recorder.record('EstimateRoute', 'tartu', { stops: [{ lat, lng, depart }, to] }, null);
  const { address } = trip;
  const asked = {
    inquiryId: createId(),
    formKey: createKey(),
    passengers: 47,
    stops: [
      { lat, lng, address, depart },
      { ...to, address: tartu.address },
    ],
  };
  for (const shows of ['firm', 'range', 'off']) {
    await recorder.act('UpdateInquiryPricing', { input: { shows, holdsDays: 7 } });
    await recorder.record('ShowInquiryPrice', shows, { input: asked }, null);
  }
  await recorder.record('MapSettings', 'full', {}, null);
  await recorder.act('CreateCalendarFeed', { userId: recorder.ids.jaan });
  await recorder.record('CalendarFeed', 'jaan', { userId: recorder.ids.jaan });
}

/** A trip by ferry, which asks for names, and one that does not. */
async function island(recorder: Recorder): Promise<void> {
  const { ids } = recorder;
  const orderId = await recorder.inquire('island', undefined, { passengers: 38, stops: [trip, kuressaare] });
  const link = await recorder.link('island');
  await recorder.record('PassengerList', 'island', { orderId });
  await recorder.record('PassengersOfTrip', 'island', link, null);
  const save = { text: 'Mari Maasikas\tK1\t31.12.1990', version: 0 };
  await recorder.record('SavePassengers', 'island', { orderId, input: save });
  const again = { text: 'Mari Maasikas', version: 1 };
  await recorder.record('SavePassengersOfTrip', 'island', { ...link, input: again }, null);
  await recorder.record('PassengerList', 'notNeeded', { orderId: ids.new });
  await recorder.record('SuggestedCustomers', 'none', { orderId: ids.new });
  await recorder.record('OrderMails', 'none', { orderId: ids.new });
  await recorder.record('TripPaying', 'none', { id: ids.new });
  await recorder.record('SetPassengersWanted', 'new', { orderId: ids.new, wanted: true });
}

/** The links of decided and ended offers. */
async function decisions(recorder: Recorder): Promise<void> {
  const { ids, app } = recorder;
  const link = { id: '', activationKey: '' };
  link.activationKey = await recorder.offer('refused');
  link.id = ids.refused!;
  await must(app, reject, link);
  await recorder.record('OfferLink', 'rejected', link, null);
  const id = await recorder.inquire('late');
  await recorder.act('AnswerOrder', { id, price: 540, vatRate: 24, validUntil: '2026-11-22' });
  const late = { id, activationKey: await recorder.replaceKey('late', '/portal/accept', 'activation_key') };
  await recorder.at('2026-11-24T08:00:00.000Z');
  await app.followUpOffers();
  await recorder.record('OfferLink', 'ended', late, null);
  await must(app, askAgain, late);
  await recorder.record('OfferLink', 'askedAgain', late, null);
  await recorder.trip('late', 'askedAgain');
}

/** An offer with its lines and a note; its customer accepts it, asks for a change and cancels. */
async function quotedTrip(recorder: Recorder): Promise<void> {
  const { ids, app } = recorder;
  await recorder.at(firstDay);
  const id = await recorder.inquire('quoted', undefined, { food: [{ id: ids.coffee, count: 42 }] });
  const lines = [
    { title: 'Sõit', detail: '442 km', amount: 596.7 },
    { title: 'Praam', detail: '', amount: 41.7 },
  ];
  await recorder.act('AnswerOrder', {
    id,
    price: 638.4,
    vatRate: 24,
    note: 'Buss ootab Viru väljakul.',
    basis: { lines, showLines: true },
  });
  const activationKey = await recorder.replaceKey('quoted', '/portal/accept', 'activation_key');
  await recorder.record('OfferLink', 'quoted', { id, activationKey }, null);
  await recorder.trip('quoted', 'quoted');
  const link = await recorder.link('quoted');
  await recorder.record('MyCancellation', 'offered', link, null);
  await recorder.at('2026-11-22T10:00:00.000Z');
  await accept(app, id, activationKey);
  await recorder.record('OfferLink', 'accepted', { id, activationKey }, null);
  await recorder.record('TripAgain', 'quoted', { ...link, date: '2026-12-12' }, null);

  const overlapReason = 'Buss on tagasi';
  await recorder.act('StartJob', { id, input: { driver: ids.kalev, bus: ids.setra, overlapReason } });
  const input = { start: '2026-12-06T06:00:00.000Z', passengers: 50, note: 'Kool lõpeb hiljem.' };
  await recorder.act('AskChange', { ...link, input }, null);
  const requestId = (await recorder.record<{ myChange: { id: string } }>('MyChange', 'later', link, null)).myChange.id;
  await recorder.record('ChangeRequests', 'later', { orderId: id });
  await recorder.act('PriceChange', { requestId, price: 700, words: 'Nii saab' });
  await recorder.record('MyChange', 'priced', link, null);
  await recorder.record('ChangeRequests', 'priced', { orderId: id });
  await recorder.act('DeclineChange', { requestId, words: 'Bussid on väljas.' });
  await recorder.record('MyChange', 'declined', link, null);

  await recorder.at('2026-11-29T08:00:00.000Z');
  type Cancellation = { myCancellation: { fee: number } };
  const { fee } = (await recorder.record<Cancellation>('MyCancellation', 'late', link, null)).myCancellation;
  await recorder.act('CancelTrip', { ...link, reason: 'trip_cancelled', fee }, null);
  await recorder.trip('quoted', 'cancelledLate');
}
