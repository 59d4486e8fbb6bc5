import { Client } from 'pg';
import type { Person } from '../../testing/builders';
import {
  acceptedOrder,
  createBus,
  createPerson,
  createArrangement,
  must,
  startJobDocument,
  startedJob,
} from '../../testing/builders';
import { ownStatements } from '../../testing/databases/ownStatements';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
let mari: Person;
let jaan: Person;
let bus: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
  bus = await createBus(app, admin, 'Setra');
});
afterAll(() => app.stop());

interface Taken {
  firstname?: string;
  name?: string;
}
interface Month {
  jobs: { id: string; assigned: boolean; drivers: Taken[]; buses: Taken[]; overlapping: string[] }[];
  occurrences: { name: string; date: string; overlapping: string[] }[];
}
const document = `query($first: LocalDate!, $last: LocalDate!) { calendar(first: $first, last: $last) {
  jobs { id assigned tripNumber title customer start end drivers { id firstname lastname } buses { id name } overlapping }
  occurrences { arrangementId exceptionId date name description depart start end runs driver { id firstname } bus { name } overlapping } } }`;
const month = async (first: string, last: string, token = admin) =>
  (await must<{ calendar: Month }>(app, document, { first, last }, token)).calendar;

const daily = (name: string, driver: Person, depart: string, firstDay: string, lastDay: string) =>
  createArrangement(app, admin, {
    name,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    firstDay,
    lastDay,
    depart,
    durationMin: 120,
    driver: driver.id,
    bus,
  });

test('a month holds jobs, accepted orders and occurrences that touch it, with people in two places', async () => {
  // From the 3rd at 10:00 in Tallinn: 48 hours on is the 5th at 10:00; the trip takes some three hours.
  const job = await startedJob(app, admin, mari.id, bus, 48);
  const waiting = await acceptedOrder(app, admin, 72);
  const declined = await startedJob(app, admin, jaan.id, bus, 96);
  await app.deps.db.dataSource.query(`update driver_assignment set confirmation = 'declined' where driver_id = $1`, [
    jaan.id,
  ]);
  await daily('Koolibuss', mari, '11:00', '2026-11-05', '2026-11-06');

  const all = await month('2026-11-05', '2026-11-30');
  expect(all.jobs.map(({ id, assigned }) => [id, assigned])).toEqual([
    [job, true],
    [waiting, false],
    [declined, true],
  ]);
  expect(all.jobs[0]).toMatchObject({
    tripNumber: 1,
    title: 'Tallinn - Paide - Tartu',
    customer: 'Eesti Rahvatantsu Selts',
    drivers: [{ firstname: 'Mari' }],
    buses: [{ name: 'Setra' }],
    overlapping: [mari.id, bus],
  });
  expect(all.jobs[2]).toMatchObject({ drivers: [], buses: [{ name: 'Setra' }], overlapping: [] });
  expect(all.occurrences).toMatchObject([
    { name: 'Koolibuss', date: '2026-11-05', overlapping: [mari.id, bus] },
    { name: 'Koolibuss', date: '2026-11-06', overlapping: [] },
  ]);
  expect((await month('2026-11-05', '2026-11-05')).jobs).toHaveLength(1);
  expect((await month('2026-11-08', '2026-11-30')).jobs).toHaveLength(0);

  const own = await month('2026-11-01', '2026-11-30', await app.login(jaan.username));
  expect(own).toEqual({ jobs: [], occurrences: [] });
  const maris = await month('2026-11-01', '2026-11-30', await app.login(mari.username));
  expect([maris.jobs.length, maris.occurrences.length]).toEqual([1, 2]);
});

test('an occurrence of the evening before, or the morning after, marks its overlaps, also on one day alone', async () => {
  const night = (name: string, day: string, depart: string) =>
    createArrangement(app, admin, {
      name,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      firstDay: day,
      lastDay: day,
      depart,
      durationMin: 600,
      driver: jaan.id,
    });
  const marksOn = async (date: string) => {
    const { jobs, occurrences } = await month(date, date);
    return [...jobs, ...occurrences].map(({ overlapping }) => overlapping);
  };
  // The clock stands a little after 10:00 of the 3rd in Tallinn: a job on the 13th from then on for some three hours.
  await startedJob(app, admin, jaan.id, bus, 24 * 10 - 7);
  await night('Ööbuss', '2026-11-12', '20:00');
  expect(await marksOn('2026-11-13')).toEqual([[jaan.id]]);
  expect(await marksOn('2026-11-12')).toEqual([[jaan.id]]);
  // A job over midnight, and an occurrence that leaves the day after.
  await startedJob(app, admin, jaan.id, bus, 24 * 11 + 13);
  await night('Hommik', '2026-11-15', '01:00');
  expect(await marksOn('2026-11-14')).toEqual([[jaan.id]]);
  expect((await marksOn('2026-11-15')).flat()).toContain(jaan.id);
});

test('shows busy drivers and buses at the time of an order, for the form that chooses', async () => {
  const busy = (from: string, to: string, exceptOrderId?: string) =>
    must<{ busyTimes: { title: string; driverId: string | null; busId: string | null }[] }>(
      app,
      `query($from: DateTime!, $to: DateTime!, $exceptOrderId: UUID) {
        busyTimes(from: $from, to: $to, exceptOrderId: $exceptOrderId) { title driverId busId start end } }`,
      { from, to, exceptOrderId },
      admin,
    );
  const { jobs } = await month('2026-11-05', '2026-11-05');
  const { busyTimes } = await busy('2026-11-05T09:30:00Z', '2026-11-05T09:45:00Z', jobs[0]?.id);
  expect(busyTimes).toMatchObject([
    { title: 'Koolibuss', driverId: mari.id, busId: null },
    { title: 'Koolibuss', driverId: null, busId: bus },
  ]);
  // Touching ends.
  expect((await busy('2026-11-05T11:00:00Z', '2026-11-05T12:00:00Z', jobs[0]?.id)).busyTimes).toEqual([]);
  expect((await busy('2026-11-05T08:00:00Z', '2026-11-05T09:00:00Z', jobs[0]?.id)).busyTimes).toEqual([]);
});

test('bad ranges', async () => {
  const refused = async (first: string, last: string) =>
    (await app.graphql(document, { first, last }, admin)).errors?.[0]?.message;
  expect(await refused('2026-11-02', '2026-11-01')).toBe('Viimane päev ei saa olla enne esimest');
  expect(await refused('2026-01-01', '2036-01-01')).toBe('Kalendrit saab küsida kuni 100 päeva kaupa');
  const busy = (to: string) =>
    app.graphql(`{ busyTimes(from: "2026-01-01T00:00:00Z", to: "${to}") { title } }`, {}, admin);
  expect((await busy('2025-12-31T23:00:00Z')).errors?.[0]?.message).toBe('Lõpp ei saa olla enne algust');
  expect((await busy('2036-01-01T00:00:00Z')).errors?.[0]?.message).toBe('Hõivatust saab küsida kuni 100 päeva kaupa');
});

test('a month is one statement a source, however much it holds', async () => {
  for (let number = 0; number < 5; number += 1)
    await daily(`Liin ${number}`, number % 2 ? mari : jaan, '06:30', '2027-01-01', '2027-12-31');
  await startedJob(app, admin, mari.id, bus, 24 * 60);
  const statements = jest.spyOn(Client.prototype, 'query');
  const { jobs, occurrences } = await month('2026-12-28', '2027-02-07');
  // A mail of the job may leave meanwhile; it asks whether the key of its link is still good.
  const asked = statements.mock.calls
    .map(([statement]) => String((statement as { text?: string }).text ?? statement))
    .filter((text) => !text.includes('key_hash'));
  statements.mockRestore();
  expect([jobs.length, occurrences.length]).toEqual([1, 38 * 5]);
  expect(asked.filter((text) => text.includes('from "order"'))).toHaveLength(1);
  expect(asked.filter((text) => text.includes('from occurrences'))).toHaveLength(1);
  // Sources, and who is signed in.
  const sources = asked.filter((text) => /"user"|driver_assignment|bus|stop|arrangement/.test(text));
  expect(sources.filter((text) => !ownStatements.test(text)).length).toBeLessThanOrEqual(3);
});

test('the calendar marks overlaps that were assigned with a reason', async () => {
  const orders = [await acceptedOrder(app, admin, 24 * 20), await acceptedOrder(app, admin, 24 * 20 + 1)];
  for (const id of orders)
    await must(app, startJobDocument, { id, input: { driver: jaan.id, bus, overlapReason: 'Jagavad' } }, admin);
  const { jobs } = await month('2026-11-23', '2026-11-23');
  expect(jobs.map(({ overlapping }) => overlapping)).toEqual([
    [jaan.id, bus],
    [jaan.id, bus],
  ]);
});
