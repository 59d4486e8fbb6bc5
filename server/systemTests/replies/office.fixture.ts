import { setTimeout as sleep } from 'node:timers/promises';
import { createId, createKey } from '../../platform/ids';
import { exampleRules } from '../../sales/pricing/example.fixture';
import { paide, riga, tallinn, tartu } from '../../testing/builders';
import { Receiver } from '../../outbound/webhooks/receiver.fixture';
import type { Recorder } from './recorder.fixture';

interface Drafts extends Record<string, unknown> {
  planDrafts: { orderId: string; mark: string }[];
}

// Replies for the office only, on separate days: earlier records do not appear here.

const day = { from: '2026-12-15', to: '2026-12-15' };
const december = (day: number, time: string) => `2026-12-${day}T${time}:00.000Z`;

export async function office(recorder: Recorder): Promise<void> {
  await cancellation(recorder);
  await prices(recorder);
  await shownPrices(recorder);
  await similarTrips(recorder);
  await agreed(recorder);
  await edited(recorder);
  await plan(recorder);
  await stays(recorder);
  await longDay(recorder);
  await arrangements(recorder);
  await hours(recorder);
  await deliveries(recorder);
}

/** An order that the office accepted for its customer. */
async function accepted(recorder: Recorder, name: string, start: string, changes: object = {}): Promise<string> {
  const id = await recorder.inquire(name, start, changes);
  await recorder.act('AcceptOnBehalf', { id });
  return id;
}

async function cancellation(recorder: Recorder) {
  const span = (count: number) => ({ count, unit: 'days' });
  const tiers = (until: number) => [
    { from: null, to: span(7), percent: 0, minimum: 0 },
    { from: span(until), to: null, percent: 10, minimum: 30 },
  ];
  // A migration made the first ones, at the time of the database's clock.
  await recorder.act('SaveCancellationTerms', { seenVersion: 1, input: { tiers: tiers(7) } });
  await recorder.record('CancellationTerms', 'full');
  await recorder.record('CancellationPreview', 'full', { input: { tiers: tiers(7) } });
  await recorder.record('CancellationPreview', 'gap', { input: { tiers: tiers(5) } });
}

async function prices(recorder: Recorder) {
  const { base, ...rest } = exampleRules();
  const dearer = { ...rest, base: base.map((rule) => ({ ...rule, perKm: rule.perKm + 0.2 })) };
  const gap = { ...rest, base: base.map((rule, index) => (index === 0 ? { ...rule, passengersTo: 18 } : rule)) };
  await recorder.record('PriceListPreview', 'dearer', { rules: dearer });
  await recorder.record('PriceListPreview', 'gap', { rules: gap });
  const surcharges = [{ name: 'Nädalavahetus', percent: 10, when: { weekdays: [6, 7] } }];
  const input = { name: 'Talv', rules: { ...exampleRules(), surcharges } };
  await recorder.record('SavePriceList', 'weekend', { seenVersion: 1, input });
}

/** Prices that customers saw before they sent their inquiries. */
async function shownPrices(recorder: Recorder) {
  const shows = (shown: string) => recorder.act('UpdateInquiryPricing', { input: { shows: shown, holdsDays: 14 } });
  const start = december(28, '06:00');
  for (const kind of ['firm', 'range']) {
    await shows(kind);
    const form = { id: createId(), formKey: createKey() };
    const trip = { passengers: 47, stops: [{ ...tallinn, depart: start }, tartu] };
    const asked = trip.stops.map(({ city: _, ...stop }) => stop);
    await recorder.act('ShowInquiryPrice', {
      input: { inquiryId: form.id, formKey: form.formKey, passengers: trip.passengers, stops: asked },
    });
    const orderId = await recorder.inquire(kind, start, { ...form, ...trip });
    await recorder.record('ProposedPrice', kind, { orderId });
  }
  await shows('off');
}

/** Trips of a small bus there and back, as nobody else has them. */
async function similarTrips(recorder: Recorder) {
  const start = december(28, '06:00');
  const stops = [{ ...tallinn, depart: start }, { ...tartu, depart: december(28, '12:00') }, tallinn];
  const inquire = () => recorder.inquire('similar', start, { stops, passengers: 15 });
  const answered = async (price: number) => {
    const id = await inquire();
    await recorder.act('AnswerOrder', { id, price, vatRate: 24 });
    return id;
  };
  for (const price of [520, 560, 570, 600, 610]) await recorder.act('AcceptOnBehalf', { id: await answered(price) });
  for (const [price, reason] of [
    [620, 'cheaper_elsewhere'],
    [660, 'cheaper_elsewhere'],
    [700, 'over_budget'],
  ] as const)
    await recorder.act('RejectOnBehalf', { id: await answered(price), reason, confirmed: true });
  await answered(640);
  await recorder.record('SimilarTrips', 'full', { orderId: await inquire() });
}

async function agreed(recorder: Recorder) {
  const { ids } = recorder;
  await recorder.agree('changed', { start: december(19, '06:00') });
  await recorder.act('AskChange', { ...(await recorder.link('changed')), input: { passengers: 50, note: '' } }, null);
  type Requests = { changeRequests: { id: string }[] };
  const { changeRequests } = await recorder.act<Requests>('ChangeRequests', { orderId: ids.changed });
  await recorder.act('TakeChange', { requestId: changeRequests[0]!.id, words: '' });
  await recorder.record('Acceptances', 'changed', { orderId: ids.changed });
}

/** An offer whose trip the office changed afterwards; its route was sent once more without a change. */
async function edited(recorder: Recorder) {
  const id = await recorder.inquire('edited', december(20, '06:00'));
  await recorder.act('AnswerOrder', { id, price: 540, vatRate: 24 });
  await recorder.act('UpdateOrder', { id, input: { passengers: 41 } });
  const now = recorder.now;
  recorder.now = '2026-12-08T09:00:00.000Z';
  const stops = [{ ...tallinn, depart: december(20, '07:00') }, { ...paide, depart: december(20, '09:00') }, tartu];
  for (const notifyByEmail of [false, true]) await recorder.act('UpdateRoute', { id, stops, notifyByEmail });
  recorder.now = now;
  await recorder.order('edited');
  await recorder.record('OrderHistory', 'edited', { id });
}

/** A day on which all but Jaan are ill: one trip is still drafted for Liis, one waits, one fills more than a bus. */
async function plan(recorder: Recorder) {
  const { ids } = recorder;
  const depot = { address: 'Peterburi tee 1, Tallinn', lat: tallinn.lat, lng: tallinn.lng };
  await recorder.act('UpdateDutySettings', { input: { depot } });
  for (const [name, depart, passengers] of [
    ['drafted', december(15, '08:00'), 15],
    ['waiting', december(15, '14:00'), 38],
    ['crowd', december(15, '14:00'), 60],
  ] as const)
    await accepted(recorder, name, depart, { stops: [{ ...tallinn, depart }, paide], passengers, notes: '' });
  await recorder.record('Acceptances', 'unpriced', { orderId: ids.drafted });
  const sick = { firstDay: '2026-12-15', lastDay: '2026-12-17', kind: 'sick', note: '' };
  const { drivers } = await recorder.act<{ drivers: { id: string; role: string }[] }>('People', {});
  for (const { id, role } of drivers)
    if (role === 'driver' && id !== ids.jaan) await recorder.act('CreateAbsence', { input: { driverId: id, ...sick } });
  await recorder.record('ProposePlan', 'day', day);
  await recorder.record('PlanChecks', 'waiting', { orderId: ids.waiting });
  await recorder.record('CheckAssignment', 'ill', { orderId: ids.drafted, busIds: [], crewed: false });
  for (const [name, changes] of [
    ['drafted', { driverIn: ids.liis, busIn: ids.setra }],
    ['crowd', { driverIn: ids.jaan }],
  ] as const) {
    const steps = [{ orderId: ids[name], version: 2, ...changes }];
    await recorder.act('MovePlan', { kind: 'assign', steps });
  }
  await recorder.record('PlanBoard', 'drafted', day);
  await recorder.record('PlanChanges', 'drafted', { ...day, orderIds: [ids.drafted], busIds: [ids.setra] });
  const { planDrafts } = await recorder.record<Drafts>('PlanDrafts', 'full');
  await recorder.record('PlanProgress', 'ended', { task: ids.drafted });
  const out = { firstDay: day.from, lastDay: day.to };
  await recorder.record('PlanRepair', 'bus', { out: { busId: ids.setra, ...out } });
  await recorder.record('PlanRepair', 'stuck', { out: { driverId: ids.jaan, ...out } });
  const idle = { firstDay: '2026-12-14', lastDay: '2026-12-14' };
  await recorder.record('PlanRepair', 'none', { out: { driverId: ids.jaan, ...idle } });
  const mark = planDrafts.find(({ orderId }) => orderId === ids.drafted)?.mark;
  const trips = [{ orderId: ids.drafted, mark, reason: 'Liis saab terveks' }];
  await recorder.record('ConfirmPlan', 'drafted', { trips });
}

/** Liis stays with the bus for a night, because the next trip begins there. */
async function stays(recorder: Recorder) {
  const { ids, app } = recorder;
  const evening = december(21, '13:00');
  const morning = december(22, '07:00');
  await accepted(recorder, 'there', evening, { stops: [{ ...tallinn, depart: evening }, paide] });
  await accepted(recorder, 'back', morning, { stops: [{ ...paide, depart: morning }, tallinn] });
  for (const name of ['there', 'back'])
    await recorder.act('StartJob', { id: ids[name], input: { driver: ids.liis, bus: ids.setra } });
  const liis = await app.login('liis');
  for (const name of ['there', 'back']) await recorder.record('MyStays', name, { orderId: ids[name] }, liis);
}

/** From five in the morning to nine in the evening, no stop long enough for a night. */
async function longDay(recorder: Recorder) {
  const from = december(18, '03:00');
  const to = december(18, '20:00');
  const stops = [
    { ...tallinn, depart: from },
    { ...paide, depart: december(18, '07:30') },
    { ...tartu, depart: december(18, '12:00') },
    { ...paide, depart: december(18, '17:00') },
    tallinn,
  ];
  const orderId = await accepted(recorder, 'long', from, { stops });
  const tight = [
    { ...tallinn, depart: december(18, '06:00') },
    { ...paide, depart: december(18, '07:30') },
    { ...riga, depart: december(18, '12:00') },
    tallinn,
  ];
  const id = await accepted(recorder, 'tight', from, { stops: tight });
  await recorder.record('CheckTrip', 'tight', { orderId: id });
  await recorder.record('CheckTrip', 'long', { orderId });
  await recorder.record('CheckAssignment', 'long', { orderId, busIds: [], crewed: false });
  await recorder.record('AssignmentOptions', 'long', { from, to, orderId });
}

async function arrangements(recorder: Recorder) {
  const { ids } = recorder;
  const input = {
    name: 'Koolibuss',
    description: 'Kooli ja tagasi',
    firstDay: '2026-09-01',
    lastDay: '2027-05-31',
    weekdays: [1, 2, 3, 4, 5],
    depart: '09:00',
    durationMin: 60,
    driver: ids.liis,
    bus: ids.volvo,
  };
  await recorder.act('UpdateArrangement', { id: ids.school, version: 1, input, from: '2027-01-11' });
  const differs = { depart: '09:15', driver: ids.liis, description: 'Lühem ring', runs: true };
  const made = { arrangementId: ids.school, date: '2026-12-14', input: differs };
  await recorder.record('CreateArrangementException', 'school', made);
  await recorder.record('ArrangementById', 'planned', { id: ids.school });
  await recorder.record('ArrangementDays', 'differing', { first: '2026-12-14', last: '2026-12-15' });
  const { driver, ...rest } = input;
  const weekend = { ...rest, name: 'Rannabuss', weekdays: [6, 7], driver: ids.jaan };
  await recorder.make('beach', 'CreateArrangement', { input: weekend });
  await recorder.act('DeleteArrangement', { id: ids.beach });
  await recorder.record('ArrangementById', 'deleted', { id: ids.beach });
  await recorder.record('PublicHolidays', 'full', { year: 2026, nextYear: 2027 });
}

async function hours(recorder: Recorder) {
  const { jaan } = recorder.ids;
  const start = '2026-12-03T16:00:00.000Z';
  const end = '2026-12-03T20:00:00.000Z';
  const input = { driverId: jaan, start, end, kind: 'otherWork', note: 'Aitas kolimisel' };
  await recorder.act('AddActivityEntry', { input });
  const days = { from: '2026-11-29T22:00:00.000Z', to: '2026-12-06T22:00:00.000Z' };
  await recorder.record('ActivityEntries', 'jaan', { driverId: jaan, ...days });
}

/** An inquiry is delivered to a program that is out of order, and once more when it is mended. */
async function deliveries(recorder: Recorder) {
  const { app } = recorder;
  const receiver = new Receiver();
  receiver.reply = (response) => void response.writeHead(500).end('rike');
  const url = await receiver.start();
  type Created = { createWebhook: { id: string } };
  const input = { url, events: ['inquirySubmitted'] };
  const { id } = (await recorder.act<Created>('CreateWebhook', { input })).createWebhook;
  type Attempts = { webhookDeliveries: { ok: boolean; ms: number }[] };
  const attempts = () => recorder.record<Attempts>('WebhookDeliveries', 'full', { webhookId: id });
  const came = async (count: number) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const { webhookDeliveries } = await attempts();
      if (receiver.received.length === count && webhookDeliveries[0]?.ok === (count === 2)) return webhookDeliveries;
      await sleep(25);
    }
    throw new Error('nothing was delivered');
  };
  await recorder.inquire('delivered', december(29, '06:00'));
  await came(1);
  receiver.reply = (response) => void response.end('aitäh');
  await sleep(200);
  await app.deps.db.dataSource.query(
    `update queued_message set due_at = now() where queue = 'webhook' and state = 'waiting'`,
  );
  app.kickQueues();
  // How long it took is no matter of the clock of the test.
  for (const attempt of await came(2)) attempt.ms = 12;
  await recorder.act('DeleteWebhook', { id });
  await receiver.stop();
}
