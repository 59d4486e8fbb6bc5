import type { Person } from '../../testing/builders';
import { createArrangement, createBus, must, paide, startJobDocument, tallinn, tartu } from '../../testing/builders';
import type { Plan } from './plan.fixture';
import { december, startPlan } from './plan.fixture';

let plan: Plan;

beforeAll(async () => {
  plan = await startPlan();
  await createBus(plan.app, plan.admin, 'Volvo');
  await must(
    plan.app,
    'mutation($input: DutySettingsInput!) { updateDutySettings(input: $input) { beginMinutes } }',
    { input: { beginMinutes: 15, endMinutes: 15, depot: { address: 'Tallinn', lat: tallinn.lat, lng: tallinn.lng } } },
    plan.admin,
  );
});
afterAll(() => plan.app.stop());

/** An accepted order from Tallinn to Tartu and back on a day of December 2026. */
const trip = (nth: number, round = true) =>
  plan.accepted([
    { ...tallinn, depart: december(nth) },
    ...(round ? [{ ...tartu, depart: december(nth, '15:00') }, tallinn] : [paide]),
  ]);
const assign = (id: string, driver: Person, bus: string) =>
  must(plan.app, startJobDocument, { id, input: { driver: driver.id, bus } }, plan.admin);
const day = (nth: number) => `2026-12-${String(nth).padStart(2, '0')}`;

interface Board {
  trips: { id: string; assigned: boolean; movable: boolean; driverIds: string[]; busIds: string[]; version: number }[];
  drivers: { id: string; name: string }[];
  buses: { id: string; name: string }[];
  occurrences: { title: string; driverId: string; date: string }[];
  absences: { kind: string; driverId: string | null; firstDay: string }[];
  emptyLegs: { orderId: string; busId: string; kind: string; km: number }[];
}
const board = async (from: string, to = from) =>
  (
    await must<{ planBoard: Board }>(
      plan.app,
      `query($from: LocalDate!, $to: LocalDate!) { planBoard(from: $from, to: $to) {
        trips { id version assigned movable driverIds busIds } drivers { id name } buses { id name }
        occurrences { title driverId date } absences { kind driverId firstDay } emptyLegs { orderId busId kind km } } }`,
      { from, to },
      plan.admin,
    )
  ).planBoard;

test('the plan of some days: trips, occurrences, absences, empty drives and rests', async () => {
  const waits = await trip(1);
  const job = await trip(1, false);
  await assign(job, plan.jaan, plan.setra);
  await createArrangement(plan.app, plan.admin, {
    name: 'Koolibuss',
    description: '',
    depart: '07:00',
    durationMin: 60,
    weekdays: [2],
    firstDay: day(1),
    lastDay: day(31),
    driver: plan.mari.id,
  });
  await must(
    plan.app,
    'mutation($input: AbsenceInput!) { createAbsence(input: $input) }',
    { input: { driverId: plan.mari.id, firstDay: day(1), lastDay: day(2), kind: 'leave' } },
    plan.admin,
  );
  const found = await board(day(1));
  expect(found.trips.map(({ id, assigned, driverIds, busIds }) => ({ id, assigned, driverIds, busIds }))).toEqual(
    expect.arrayContaining([
      { id: waits, assigned: false, driverIds: [], busIds: [] },
      { id: job, assigned: true, driverIds: [plan.jaan.id], busIds: [plan.setra] },
    ]),
  );
  expect(found.trips).toHaveLength(2);
  // The admin drives nothing, so has no row.
  expect(found.drivers.map(({ name }) => name)).toEqual(['Jaan', 'Mari']);
  expect(found.buses.map(({ name }) => name)).toEqual(['Setra', 'Volvo']);
  expect(found.occurrences).toEqual([{ title: 'Koolibuss', driverId: plan.mari.id, date: day(1) }]);
  expect(found.absences).toEqual([{ kind: 'leave', driverId: plan.mari.id, firstDay: day(1) }]);
  // The depot is where the trip begins; from Paide it drives home.
  expect(found.emptyLegs).toEqual([{ orderId: job, busId: plan.setra, kind: 'home', km: expect.any(Number) }]);
  expect(found.emptyLegs[0]?.km).toBeGreaterThan(80);
  const { planRests } = await must<{ planRests: { driverId: string; start: string; end: string; duty: number }[] }>(
    plan.app,
    'query($d: LocalDate!) { planRests(from: $d, to: $d) { driverId start end driving duty } }',
    { d: day(1) },
    plan.admin,
  );
  const rest = planRests.find(({ driverId }) => driverId === plan.jaan.id);
  expect(Date.parse(rest?.end ?? '') - Date.parse(rest?.start ?? '')).toBe(11 * 3_600_000);
  expect((await board(day(2))).trips).toEqual([]);
});

test('days that cannot be are refused at their field', async () => {
  const ask = (from: string, to: string) =>
    plan.app.graphql(
      'query($from: LocalDate!, $to: LocalDate!) { planBoard(from: $from, to: $to) { from } }',
      { from, to },
      plan.admin,
    );
  expect((await ask(day(2), day(1))).errors?.[0]).toMatchObject({
    message: 'Viimane päev ei saa olla enne esimest',
    extensions: { code: 'BAD_USER_INPUT', field: 'to' },
  });
  expect((await ask('2026-10-15', '2026-11-14')).errors).toBeUndefined();
  expect((await ask('2026-10-15', '2026-11-15')).errors?.[0]?.extensions.field).toBe('to');
});

test('the board and its checks say which trip is not reached in time, by the way that the plan uses', async () => {
  const rakvere = { lat: 59.3464, lng: 26.3558, city: 'Rakvere', address: 'Rakvere' };
  const first = await plan.accepted([{ ...tallinn, depart: december(27, '07:00') }, paide]);
  await must(plan.app, startJobDocument, { id: first, input: { driver: plan.jaan.id, bus: plan.setra } }, plan.admin);
  const { order } = await must<{ order: { end: string } }>(
    plan.app,
    'query($id: UUID!) { order(id: $id) { end } }',
    { id: first },
    plan.admin,
  );
  const next = await plan.accepted([
    { ...rakvere, depart: new Date(Date.parse(order.end) + 12 * 60_000).toISOString() },
    tallinn,
  ]);
  const document = `query($orderId: UUID!) { planChecks(orderId: $orderId) { drivers { id light line } buses { id light line } } }`;
  interface Checks {
    planChecks: Record<'drivers' | 'buses', { id: string; light: string; line: string }[]>;
  }
  const { planChecks } = await must<Checks>(plan.app, document, { orderId: next }, plan.admin);
  const late = { light: 'red', line: expect.stringMatching(/^ei jõua kohale: \d\d km, 12 min \(Tallinn - Paide\)$/) };
  expect(planChecks.drivers.find(({ id }) => id === plan.jaan.id)).toMatchObject(late);
  expect(planChecks.drivers.find(({ id }) => id === plan.mari.id)?.line).not.toMatch(/ei jõua kohale/);
  expect(planChecks.buses.find(({ id }) => id === plan.setra)).toMatchObject(late);

  const unreached = async () =>
    (
      await must<{ planBoard: { unreached: object[] } }>(
        plan.app,
        `{ planBoard(from: "2026-12-27", to: "2026-12-27") { unreached { whoId orderId beforeId km minutes } } }`,
        {},
        plan.admin,
      )
    ).planBoard.unreached;
  expect(await unreached()).toEqual([]);
  // The board shows a draft too, before anybody hears of it.
  await plan.move(next, { driverIn: plan.jaan.id });
  expect(await unreached()).toEqual([
    { whoId: plan.jaan.id, orderId: next, beforeId: first, km: expect.any(Number), minutes: 12 },
  ]);
});
