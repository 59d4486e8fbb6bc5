import type { ActOutcome } from './types/actOutcome';
import type { Person } from '../testing/builders';
import { createBus, createPerson, createArrangement, must, startJobDocument, startedJob } from '../testing/builders';
import type { TestApp } from '../testing/testApp';
import { startTestApp } from '../testing/testApp';

// Drivers confirm and decline a job, and hear of it, before its trip.

let app: TestApp;
let admin: string;
let bus: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  bus = await createBus(app, admin);
});
afterAll(() => app.stop());

const confirmOwn = (id: string, token: string, confirm: boolean) =>
  app.graphql<{ confirmOwnJob: ActOutcome }>(
    'mutation($id: UUID!, $confirm: Boolean!) { confirmOwnJob(id: $id, confirm: $confirm) }',
    { id, confirm },
    token,
  );
const readConfirmation = async (id: string) =>
  (
    await must<{ order: { job: { confirmation: string } } }>(
      app,
      'query($id: UUID!) { order(id: $id) { job { confirmation } } }',
      { id },
      admin,
    )
  ).order.job.confirmation;
const askAgain = (id: string, driver: Person, overlapReason?: string) =>
  app.graphql(
    'mutation($id: UUID!, $driver: UUID!, $reason: String) { askDriverAgain(id: $id, driverId: $driver, overlapReason: $reason) { id } }',
    { id, driver: driver.id, reason: overlapReason },
    admin,
  );
const findCode = ({ errors }: Awaited<ReturnType<typeof askAgain>>) => errors?.[0]?.extensions.code;

test('a signed-in driver confirms an own job once, and nobody does so for another', async () => {
  const mati = await createPerson(app, admin);
  const kati = await createPerson(app, admin);
  const id = await startedJob(app, admin, mati.id, bus, 100);
  const token = await app.login(mati.username);
  expect(findCode(await confirmOwn(id, await app.login(kati.username), true))).toBe('NOT_FOUND');
  expect((await confirmOwn(id, token, true)).data).toEqual({ confirmOwnJob: 'done' });
  expect((await confirmOwn(id, token, false)).data).toEqual({ confirmOwnJob: 'doneBefore' });
  expect(await readConfirmation(id)).toBe('accepted');
  // The e-mailed link knows of it.
  const link = (await app.mail(mati.email, 'Uus töö')).links.find(({ pathname }) => pathname === '/portal/confirmJob');
  const { jobLink } = await must<{ jobLink: object }>(
    app,
    'query($id: UUID!, $key: Key!) { jobLink(id: $id, confirmationKey: $key) { confirmationGiven } }',
    { id, key: link?.searchParams.get('confirmation_key') },
  );
  expect(jobLink).toEqual({ confirmationGiven: true });
});

test('a driver who is silent or declined by mistake is asked again with a fresh link, unless meanwhile elsewhere', async () => {
  const mati = await createPerson(app, admin, { firstname: 'Mati' });
  const id = await startedJob(app, admin, mati.id, bus, 200);
  expect(findCode(await askAgain(id, mati))).toBeUndefined();
  const token = await app.login(mati.username);
  await confirmOwn(id, token, false);
  await app.mail('logistik@bussiveod.example', 'Mati');
  const elsewhere = await startedJob(app, admin, mati.id, await createBus(app, admin, 'Teine'), 201);
  const asked = await askAgain(id, mati);
  expect(asked.errors?.[0]?.extensions).toMatchObject({ code: 'OVERLAP', details: { overlaps: [{ who: 'Mati' }] } });
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: elsewhere }, admin);
  expect(findCode(await askAgain(id, mati))).toBeUndefined();
  expect(await readConfirmation(id)).toBe('waiting');
  expect((await confirmOwn(id, token, true)).data).toEqual({ confirmOwnJob: 'done' });
  expect(findCode(await askAgain(id, mati))).toBe('CONFLICT');
  const { orderHistory } = await must<{ orderHistory: { action: string; changes: string }[] }>(
    app,
    'query($id: UUID!) { orderHistory(id: $id) { action changes } }',
    { id },
    admin,
  );
  expect(orderHistory[1]).toEqual({ action: 'askDriverAgain', changes: '{"askedDriver":[null,"Mati"]}' });
});

test('drivers hear of another number of passengers, and need not confirm again', async () => {
  const mati = await createPerson(app, admin);
  const id = await startedJob(app, admin, mati.id, bus, 300);
  const token = await app.login(mati.username);
  await confirmOwn(id, token, true);
  const edit = (passengers: number) =>
    must(
      app,
      'mutation($id: UUID!, $passengers: Int!) { updateOrder(id: $id, input: { passengers: $passengers }) { id } }',
      { id, passengers },
      admin,
    );
  await edit(38);
  await edit(45);
  const mail = await app.mail(mati.email, 'Reisijate arv muutus');
  expect(mail.text).toContain('Reisijaid on nüüd 45, enne oli 38.');
  expect((await app.mails()).filter(({ to, subject }) => to === mati.email && /arv muutus/.test(subject))).toHaveLength(
    1,
  );
  expect(await readConfirmation(id)).toBe('accepted');
});

test('drivers hear of another contact, and need not confirm again', async () => {
  const mati = await createPerson(app, admin);
  const id = await startedJob(app, admin, mati.id, bus, 350);
  const edit = (input: object) =>
    must(
      app,
      'mutation($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }',
      { id, input },
      admin,
    );
  await edit({ promo: 'KEVAD' });
  await edit({ groupFullName: 'Uus Juhtija', groupPhone: '+37255598765' });
  const mail = await app.mail(mati.email, 'Kontakt muutus');
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('Reisi kontakt on nüüd Uus Juhtija, telefon +372 5559 8765.');
  expect((await app.mails()).filter(({ to, subject }) => to === mati.email && /Kontakt/.test(subject))).toHaveLength(1);
});

test('hiding a driver or bus with trips ahead names these first', async () => {
  const mati = await createPerson(app, admin);
  const setra = await createBus(app, admin, 'Setra 49');
  const id = await startedJob(app, admin, mati.id, setra, 400);
  const line = { name: 'Koolibuss', weekdays: [1], firstDay: '2026-11-09', lastDay: '2026-12-31', depart: '07:30' };
  await createArrangement(app, admin, { ...line, durationMin: 60, driver: mati.id, bus: setra });
  const hide = async (what: 'User' | 'Bus', which: string, confirmed: boolean) =>
    (
      await app.graphql(
        `mutation($id: UUID!, $confirmed: Boolean!) { set${what}Hidden(id: $id, hidden: true, confirmed: $confirmed) { id } }`,
        { id: which, confirmed },
        admin,
      )
    ).errors?.[0]?.extensions;
  const trips = [{ what: 'Koolibuss', start: '2026-11-09T05:30:00.000Z' }, { what: 'Tallinn - Paide - Tartu' }];
  for (const [what, which] of [
    ['User', mati.id],
    ['Bus', setra],
  ] as const) {
    expect(await hide(what, which, false)).toMatchObject({ code: 'CONFIRM', details: { trips } });
    expect(await hide(what, which, true)).toBeUndefined();
  }
  // Hiding needs no confirmation for a hidden driver, nor for one without trips.
  expect(await hide('User', mati.id, false)).toBeUndefined();
  expect(await hide('User', (await createPerson(app, admin)).id, false)).toBeUndefined();
  await must(
    app,
    startJobDocument.replaceAll('startJob', 'updateJob'),
    { id, input: { driver: mati.id, bus: setra } },
    admin,
  );
});
