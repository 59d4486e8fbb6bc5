import { askIn } from '../../../testing/askIn';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { acceptedOrder, createBus, createPerson, must } from '../../../testing/builders';
import type { Row } from './fnClient.fixture';
import { content, fn } from './fnClient.fixture';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
});
afterAll(() => app.stop());

test('an arrangement lives its life over /fn', async () => {
  const mari = await createPerson(app, admin, { firstname: 'Mari' });
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const arrangement = {
    name: 'Koolibuss',
    description: 'Kooli ja tagasi',
    driver: mari.id.toUpperCase(),
    on_monday: 'false',
    on_tuesday: 0,
    on_wednesday: false,
    on_thursday: true,
    on_friday: '1',
    on_saturday: null,
    start: '2026-11-01',
    end: '2026-12-31',
    depart: '07:30',
    duration: '01:45',
  };
  const { id } = await content<{ id: string }>(app, 'createArrangement', arrangement, admin);
  const row = {
    type: 'arrangement',
    arrangement_id: id,
    arrangement_name: 'Koolibuss',
    arrangement_description: 'Kooli ja tagasi',
    arrangement_driver: mari.id,
    arrangement_on_monday: false,
    arrangement_on_tuesday: false,
    arrangement_on_wednesday: false,
    arrangement_on_thursday: true,
    arrangement_on_friday: true,
    arrangement_on_saturday: false,
    arrangement_on_sunday: false,
    arrangement_start: '2026-11-01',
    arrangement_end: '2026-12-31',
    arrangement_depart: '07:30',
    arrangement_duration: '01:45',
    arrangement_previous_drivers: [],
    driver_id: mari.id,
    driver_username: mari.username,
    driver_firstname: 'Mari',
    driver_lastname: '',
  };
  expect(await content(app, 'getArrangements', {}, admin)).toEqual([row]);
  expect(await content(app, 'getMyArrangements', {}, await app.login(mari.username))).toEqual([row]);
  expect(await content(app, 'getInactiveArrangements', {}, admin)).toEqual([]);

  expect(
    await content(app, 'updateArrangement', { ...arrangement, id, driver: jaan.id, duration: '9:05' }, admin),
  ).toEqual({ ok: true });
  const updated = await content(app, 'getArrangement', { id: id.toUpperCase() }, admin);
  expect(updated).toEqual({
    ...row,
    arrangement_driver: jaan.id,
    arrangement_duration: '09:05',
    arrangement_previous_drivers: [
      { driverId: mari.id, driverName: 'Mari', changedAt: Date.parse('2026-11-02T22:00Z') / 1000 },
    ],
    driver_id: jaan.id,
    driver_username: jaan.username,
    driver_firstname: 'Jaan',
  });

  const exception = { arrangement: id, date: '2026-11-12', depart: '09:15', description: '', driver: mari.id };
  const created = await content<{ id: string }>(app, 'createArrangementException', exception, admin);
  const exceptionRow = {
    arrangement_exception_id: created.id,
    arrangement_exception_arrangement: id,
    arrangement_exception_date: '2026-11-12',
    arrangement_exception_depart: '09:15',
    arrangement_exception_description: '',
    arrangement_exception_driver: mari.id,
    arrangement_exception_runs: true,
    driver_id: mari.id,
    driver_username: mari.username,
    driver_firstname: 'Mari',
    driver_lastname: '',
  };
  for (const [name, args] of [
    ['getArrangementExceptions', {}],
    ['getArrangementsExceptions', { arrangement: id }],
    ['getArrangementsExceptions', { id }],
  ] satisfies [string, Row][])
    expect(await content(app, name, args, admin)).toEqual([exceptionRow]);
  expect(await content(app, 'getMyExceptions', {}, await app.login(mari.username))).toEqual([exceptionRow]);
  await content(app, 'updateArrangementException', { id: created.id, depart: '10:00', driver: jaan.id }, admin);
  expect(await content(app, 'getArrangementException', { id: created.id }, admin)).toMatchObject({
    arrangement_exception_depart: '10:00',
    arrangement_exception_description: null,
    arrangement_exception_driver: jaan.id,
  });
  // A day that was cancelled stays so: this call knows no other word for it.
  await must(
    app,
    'mutation($id: UUID!) { updateArrangementException(id: $id, input: { runs: false }) { id } }',
    { id: created.id },
    admin,
  );
  await content(app, 'updateArrangementException', { id: created.id, depart: '10:00', driver: jaan.id }, admin);
  expect(await content(app, 'getArrangementException', { id: created.id }, admin)).toMatchObject({
    arrangement_exception_runs: false,
  });
  expect(await content(app, 'deleteArrangementException', { id: created.id }, admin)).toEqual({ ok: true });

  const refused = async (name: string, args: Row) => {
    const { status, error } = await fn(app, name, args, admin);
    return [status, error?.message];
  };
  expect(await refused('createArrangement', { ...arrangement, on_thursday: false, on_friday: false })).toEqual([
    400,
    'Palun valige vähemalt üks nädalapäev',
  ]);
  expect(await refused('createArrangement', { ...arrangement, duration: '00:00' })).toEqual([
    400,
    'Kestus peab olema 00:01 kuni 23:59',
  ]);
  expect(await refused('createArrangement', { ...arrangement, duration: '1,5' })).toEqual([
    400,
    'Kestus peab olema kujul 08:30',
  ]);
  expect(await refused('createArrangement', { ...arrangement, end: '2026-10-01' })).toEqual([
    400,
    'Viimane päev ei saa olla enne esimest',
  ]);
  expect(await refused('createArrangementException', { ...exception, date: '2026-11-11' })).toEqual([
    400,
    'Sellel kuupäeval seda vedu ei ole',
  ]);
  expect(await content(app, 'deleteArrangement', { id }, admin)).toEqual({ ok: true });
  expect(await refused('getArrangement', { id })).toEqual([404, 'Regulaarvedu ei leitud']);
});

test('after the departure of today, to read, change and write again keeps the driver of a change before', async () => {
  const mari = await createPerson(app, admin, { firstname: 'Mari' });
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const service = {
    name: 'Hommikune',
    description: '',
    driver: mari.id,
    on_tuesday: true,
    on_wednesday: true,
    start: '2026-11-01',
    end: '2026-12-31',
    depart: '07:30',
    duration: '01:00',
  };
  const { id } = await content<{ id: string }>(app, 'createArrangement', service, admin);
  await content(app, 'updateArrangement', { ...service, id, driver: jaan.id }, admin);
  const read = await content<Row>(app, 'getArrangement', { id }, admin);
  expect(read).toMatchObject({
    arrangement_driver: jaan.id,
    arrangement_previous_drivers: [{ driverId: mari.id, changedAt: Date.parse('2026-11-03T22:00Z') / 1000 }],
  });
  const again = { ...service, id, driver: read.arrangement_driver, name: 'Hommikune liin' };
  await content(app, 'updateArrangement', again, admin);
  const drivers = 'query($id: UUID!) { arrangement(id: $id) { periods { from driver { id } } } }';
  const { arrangement } = await must<{ arrangement: unknown }>(app, drivers, { id }, admin);
  expect(arrangement).toEqual({
    periods: [
      { from: null, driver: { id: mari.id } },
      { from: '2026-11-04', driver: { id: jaan.id } },
    ],
  });
});

test('startJob and updateJob over /fn go on without asking about overlaps, and the history tells of them', async () => {
  const mari = await createPerson(app, admin, { firstname: 'Mari' });
  const jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  const bus = await createBus(app, admin, 'Setra');
  const first = await acceptedOrder(app, admin, 100);
  const second = await acceptedOrder(app, admin, 101);
  for (const id of [first, second])
    expect(await content(app, 'startJob', { id, driver: mari.id, bus }, admin)).toEqual({ ok: true });
  await content(app, 'updateJob', { id: first, driver: mari.id, bus, extraDrivers: `["${jaan.id}"]` }, admin);
  await content(app, 'updateJob', { id: second, driver: jaan.id, bus }, admin);
  const read = 'query($id: UUID!) { orderHistory(id: $id) { action changes } }';
  for (const [language, reason] of [
    ['et', 'määratud vana liidese kaudu, küsimata'],
    ['en', 'assigned by a legacy call, which asks nothing'],
  ] as const) {
    const { orderHistory } = await askIn<{ orderHistory: { action: string; changes: string }[] }>(
      app,
      language,
      read,
      { id: second },
      admin,
    );
    const findOverlap = (name: string) =>
      JSON.parse(orderHistory.find(({ action }) => action === name)?.changes ?? '{}') as object;
    expect(findOverlap('startJob')).toMatchObject({
      overlap: [null, { reason, overlaps: [{ who: 'Mari' }, { who: 'Setra' }] }],
    });
    expect(findOverlap('updateJob')).toMatchObject({ overlap: [null, { reason, overlaps: [{ who: 'Jaan' }] }] });
  }
});
