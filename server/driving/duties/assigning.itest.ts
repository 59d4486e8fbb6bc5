import { Client } from 'pg';
import type { Person } from '../../testing/builders';
import { createBus, createArrangement, must, paide, startJobDocument, tallinn, tartu } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import * as office from './duties.fixture';
import { startOffice } from './duties.fixture';

let app: TestApp;
let admin: string;
let mari: Person;
let jaan: Person;
let bus: string;

beforeAll(async () => {
  ({ app, admin, mari, jaan, bus } = await startOffice());
});
afterAll(() => app.stop());

const trip = (day: number, stops: Parameters<typeof office.trip>[2]) => office.trip({ app, admin }, day, stops);
const shortTrip = (day: number) => office.shortTrip({ app, admin }, day);
const longTrip = (day: number) => office.longTrip({ app, admin }, day);

interface Check {
  drivers: { driverId: string; light: string; line: string; reasons: string[]; warnings: string[] }[];
  buses: { busId: string; warnings: string[] }[];
  seats: string | null;
}
const check = async (orderId: string, more: object = {}) =>
  (
    await must<{ checkAssignment: Check }>(
      app,
      `query($orderId: UUID!, $driverIds: [UUID!], $busIds: [UUID!], $crewed: Boolean) {
        checkAssignment(orderId: $orderId, driverIds: $driverIds, busIds: $busIds, crewed: $crewed) {
          drivers { driverId light line reasons warnings } buses { busId warnings } seats } }`,
      { orderId, driverIds: [mari.id, jaan.id], busIds: [], crewed: false, ...more },
      admin,
    )
  ).checkAssignment;
const assign = (id: string, input: object) => app.graphql(startJobDocument, { id, input: { bus, ...input } }, admin);

test('drivers come with a light, the best first', async () => {
  const id = await shortTrip(1);
  const { drivers } = await check(id);
  expect(drivers.map(({ light }) => light)).toEqual(['green', 'green']);
  expect(drivers[0]?.line).toMatch(/^sobib · \d+ h( \d\d)? tööpäev, \d+ h( \d\d)? roolis$/);
  await assign(id, { driver: jaan.id });
  // At the same time, and in the evening before it with no night between.
  const same = await check(await shortTrip(1));
  expect(same.drivers.map(({ driverId, light }) => [driverId, light])).toEqual([
    [mari.id, 'green'],
    [jaan.id, 'red'],
  ]);
  expect(same.drivers[1]?.line).toBe('samal ajal on teine sõit');
  // The order itself does not count against those who have it.
  expect((await check(id)).drivers.map(({ light }) => light)).toEqual(['green', 'green']);
});

test('a driver whom the law does not allow a trip needs a reason, which the history keeps', async () => {
  const id = await longTrip(3);
  const [first] = (await check(id)).drivers;
  expect(first).toMatchObject({
    light: 'red',
    line: expect.stringMatching(/^15 h( \d\d)? tööpäev: üks juht ei tohi$/),
  });
  const refused = await assign(id, { driver: mari.id });
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Sõidu- ja puhkeaja reeglid seda ei luba',
    extensions: { code: 'HOURS', details: { objections: [{ driverId: mari.id, who: 'Mari', line: first?.line }] } },
  });
  expect((await assign(id, { driver: mari.id, hoursReason: ' ' })).errors?.[0]?.extensions.code).toBe('HOURS');
  const { status } = (
    await must<{ order: { status: string } }>(app, 'query($id: UUID!) { order(id: $id) { status } }', { id }, admin)
  ).order;
  expect(status).toBe('accepted');
  expect((await assign(id, { driver: mari.id, hoursReason: ' Klient muudab veel ' })).errors).toBeUndefined();
  const { orderHistory } = await must<{ orderHistory: { changes: string }[] }>(
    app,
    'query($id: UUID!) { orderHistory(id: $id) { changes } }',
    { id },
    admin,
  );
  const entries = orderHistory.map(({ changes }) => JSON.parse(changes) as Record<string, [null, { reason: string }]>);
  expect(entries.find((changes) => changes.hoursOverride)?.hoursOverride?.[1]).toMatchObject({
    reason: 'Klient muudab veel',
    objections: [{ who: 'Mari' }],
  });
});

test('two drivers in one bus may drive longer than one; leaving one alone needs a confirmation', async () => {
  const id = await longTrip(8);
  expect((await check(id, { crewed: true })).drivers.map(({ light }) => light)).toEqual(['green', 'green']);
  expect((await assign(id, { driver: mari.id, otherDrivers: [jaan.id] })).errors).toBeUndefined();
  const update = `mutation($id: UUID!, $input: AssignmentInput!) { updateJob(id: $id, input: $input) { id } }`;
  const alone = await app.graphql(update, { id, input: { driver: mari.id, bus } }, admin);
  expect(alone.errors?.[0]?.extensions.code).toBe('HOURS');
  const { checkTrip } = await must<{ checkTrip: { light: string; sentence: string; secondDriverHelps: boolean } }>(
    app,
    'query($orderId: UUID!) { checkTrip(orderId: $orderId) { light sentence secondDriverHelps shortBreaks } }',
    { orderId: id },
    admin,
  );
  expect(checkTrip).toMatchObject({ light: 'red', secondDriverHelps: true });
  expect(checkTrip.sentence).toMatch(/^15 h( \d\d)? tööpäev: vaja on teist juhti/);
});

interface Repairs {
  light: string;
  sentence: string;
  emptyDrives: string[];
  repairs: {
    action: string;
    departs: (string | null)[];
    addedStops: (typeof tallinn & { after: number; depart: string; driverFree: boolean })[];
  }[];
}
const readRepairs = async (orderId: string) =>
  (
    await must<{ checkTrip: Repairs }>(
      app,
      `query($orderId: UUID!) { checkTrip(orderId: $orderId) { light sentence emptyDrives
        repairs { action departs addedStops { after city address lat lng depart driverFree } } } }`,
      { orderId },
      admin,
    )
  ).checkTrip;

/** The route as a repair makes it, as the page sends it. */
async function takeRepair(id: string, places: (typeof tallinn)[], { departs, addedStops }: Repairs['repairs'][number]) {
  const stops = places.flatMap((place, index) => [
    { ...place, ...(departs[index] && { depart: departs[index] }) },
    ...addedStops
      .filter(({ after }) => after === index)
      .map(({ city, address, lat, lng, depart, driverFree }) => ({
        city,
        address,
        lat,
        lng,
        depart,
        driverAtStop: driverFree ? 'free' : null,
      })),
  ]);
  const bend = 'mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops) { id } }';
  await must(app, bend, { id, stops }, admin);
}

test('each other route that would help, once it is the route, is legal for one driver', async () => {
  const id = await longTrip(9);
  const { light, repairs } = await readRepairs(id);
  expect(light).toBe('red');
  expect(repairs.length).toBeGreaterThan(0);
  for (const repair of repairs) {
    expect(repair.action).toMatch(
      /^(Väljumine kell \d+:\d\d|Kogu reis .*|.*: .* peatust|Ööbimine teel: .* \(kohal kell \d+:\d\d\))$/,
    );
    await takeRepair(id, [tallinn, paide, tartu, paide, tallinn], repair);
    const now = await readRepairs(id);
    expect(now.light).not.toBe('red');
    expect(now.repairs).toEqual([]);
  }
});

describe('with a depot in Tallinn', () => {
  const settings = (depot: object | null) =>
    must(
      app,
      'mutation($input: DutySettingsInput!) { updateDutySettings(input: $input) { beginMinutes } }',
      { input: { beginMinutes: 15, endMinutes: 15, depot } },
      admin,
    );
  beforeAll(() => settings({ address: 'Tallinn', lat: tallinn.lat, lng: tallinn.lng }));
  afterAll(() => settings(null));

  test('a one-way trip is legal for one driver with a break before the empty drive home', async () => {
    const id = await trip(29, [[tallinn, '08:00'], [tartu]]);
    const { light, emptyDrives } = await readRepairs(id);
    expect(light).toBe('green');
    expect(emptyDrives).toEqual([
      expect.stringMatching(/^Tagasisõidul \(tühjalt\): juhi vaheaeg 45 min, tagasi kell 1\d:\d\d$/),
    ]);
    expect((await check(id)).drivers.map(({ light: each }) => each)).toEqual(['green', 'green']);
    expect((await assign(id, { driver: mari.id })).errors).toBeUndefined();
  });

  test('a leg too long for one stretch is repaired by a stop on the way, a long day by a night there', async () => {
    const vilnius = { lat: 54.6892, lng: 25.2798, city: 'Vilnius', address: 'Vilnius, Leedu' };
    const varssavi = { lat: 52.2298, lng: 21.0118, city: 'Varssavi', address: 'Varssavi, Poola' };
    for (const [place, action] of [
      [vilnius, /^Peatus teel 45 min: \S+ \(kohal kell \d+:\d\d\)$/],
      [varssavi, /^Ööbimine teel: .+ \(kohal kell \d+:\d\d\)$/],
    ] as const) {
      const id = await trip(29, [[tallinn, '08:00'], [place]]);
      const { light, repairs } = await readRepairs(id);
      expect(light).toBe('red');
      const repair = repairs.find((one) => one.addedStops.length > 0);
      expect(repair?.action).toMatch(action);
      if (repair) await takeRepair(id, [tallinn, place], repair);
      expect(await readRepairs(id)).toMatchObject({ light: 'green', repairs: [] });
    }
  });
});

test("a moved or bent trip is judged again: the history has the drivers' new infringements", async () => {
  const id = await shortTrip(20);
  await assign(id, { driver: mari.id });
  const overrides = async () => {
    const { orderHistory } = await must<{ orderHistory: { action: string; changes: string }[] }>(
      app,
      'query($id: UUID!) { orderHistory(id: $id) { action changes } }',
      { id },
      admin,
    );
    return orderHistory.map(({ action, changes }) => {
      const { hoursOverride } = JSON.parse(changes) as { hoursOverride?: [null, object] };
      return [action, hoursOverride?.[1]];
    });
  };
  const at = (time: string) => new Date(`2026-12-20T${time}:00+02:00`).toISOString();
  const bend = (times: string[]) =>
    must(
      app,
      'mutation($id: UUID!, $stops: [StopInput!]!) { updateRoute(id: $id, stops: $stops, notifyByEmail: false) { id } }',
      {
        id,
        stops: [tallinn, paide, tartu, paide, tallinn].map((place, index) => ({
          ...place,
          ...(times[index] && { depart: at(times[index]) }),
        })),
      },
      admin,
    );
  const long = ['05:00', '09:30', '14:00', '19:00'];
  await bend(long);
  expect((await overrides())[0]).toEqual([
    'editRoute',
    {
      reason: 'reis muutus pärast määramist',
      objections: [
        {
          driverId: mari.id,
          who: 'Mari',
          line: expect.stringMatching(/^15 h( \d\d)? tööpäev: üks juht ei tohi$/),
        },
      ],
    },
  ]);
  // The same long day somewhat later is no news.
  const start = at('05:30');
  await must(
    app,
    'mutation($id: UUID!, $start: DateTime!) { updateOrder(id: $id, input: { start: $start }) { id } }',
    { id, start },
    admin,
  );
  expect((await overrides())[0]).toEqual(['editDetails', undefined]);
});

test('papers that end, absences and seats warn; a bus of nine seats is no business of the law', async () => {
  const id = await longTrip(10);
  const record = `mutation($driverId: UUID!, $input: DriverRecordInput!) { updateDriverRecord(driverId: $driverId, input: $input) { code95Ends depot { address } } }`;
  const input = { licenceCategory: 'B, D', code95Ends: '2026-12-09', driverCardEnds: '2026-12-10' };
  await must(app, record, { driverId: mari.id, input }, admin);
  await must(
    app,
    'mutation($input: AbsenceInput!) { createAbsence(input: $input) }',
    { input: { driverId: jaan.id, firstDay: '2026-12-10', lastDay: '2026-12-11', kind: 'leave' } },
    admin,
  );
  const small = await createBus(app, admin, 'Sprinter');
  const details = `mutation($id: UUID!, $name: String!, $details: BusDetailsInput) { updateBus(id: $id, name: $name, details: $details) { seats plate depot { address lat } } }`;
  const { updateBus } = await must<{ updateBus: object }>(
    app,
    details,
    {
      id: small,
      name: 'Sprinter',
      details: {
        seats: 9,
        plate: '123abc',
        inspectionEnds: '2026-11-30',
        depot: { address: 'Viru 1', lat: 59.4, lng: 24.7 },
      },
    },
    admin,
  );
  expect(updateBus).toEqual({ seats: 9, plate: '123ABC', depot: { address: 'Viru 1', lat: 59.4 } });
  const found = await check(id);
  expect(found.drivers.map(({ driverId, warnings }) => [driverId, warnings]).sort()).toEqual(
    [
      [mari.id, ['ametikoolitus (kood 95) kehtib kuni 09.12.2026']],
      [jaan.id, ['puhkusel 10.12.2026–11.12.2026']],
    ].sort(),
  );
  expect(found.buses).toEqual([
    { busId: small, warnings: ['kohti 9, vaja 39 (koos juhiga)', 'tehnoülevaatus kehtib kuni 30.11.2026'] },
  ]);
  // There and back without a pause: too long at the wheel of a coach; of a small bus only the hours of work are counted.
  const hurried = await trip(12, [[tallinn, '09:00'], [tartu, '11:45'], [tallinn]]);
  const reasonsFor = async (busIds: string[]) =>
    (await check(hurried, { busIds, driverIds: [mari.id] })).drivers[0]?.reasons.join();
  expect(await reasonsFor([bus])).toMatch(/juhtimist/);
  expect(await reasonsFor([small])).toMatch(/^vaheaegu kokku 0 min(?!.*juhtimist)/);
  await must(app, details, { id: small, name: 'Sprinter', details: { seats: null } }, admin);
});

test('a check is one statement a source, however much is planned', async () => {
  await createArrangement(app, admin, {
    name: 'Koolibuss',
    weekdays: [1, 2, 3, 4, 5],
    firstDay: '2026-09-01',
    lastDay: '2027-05-31',
    depart: '07:00',
    durationMin: 60,
    driver: jaan.id,
    bus,
  });
  const id = await shortTrip(17);
  const statements = jest.spyOn(Client.prototype, 'query');
  await check(id);
  const asked = statements.mock.calls.map(([statement]) => String((statement as { text?: string }).text ?? statement));
  statements.mockRestore();
  for (const source of ['from driver_assignment d', 'from occurrences', 'from activity_entry'])
    expect(asked.filter((text) => text.includes(source))).toHaveLength(1);
});
