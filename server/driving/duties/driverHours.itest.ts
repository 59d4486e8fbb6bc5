import { Client } from 'pg';
import type { Person } from '../../testing/builders';
import { createPerson, must, startJobDocument } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { longTrip, shortTrip, startOffice } from './duties.fixture';

let app: TestApp;
let admin: string;
let mari: Person;
let bus: string;

beforeAll(async () => {
  ({ app, admin, mari, bus } = await startOffice());
});
afterAll(() => app.stop());

const assign = (id: string, input: object) => app.graphql(startJobDocument, { id, input: { bus, ...input } }, admin);

interface Hours {
  days: { date: string; driving: number; work: number; planned: number | null; reported: number | null }[];
  activities: { kind: string; start: string; source: string; orderId: string | null }[];
  infringements: { rule: string; severity: string; sentence: string; orderId: string | null; riskPoints: number }[];
  problems: string[];
  headroom: { drivingToday: number; drivingThisWeek: number };
}
interface Strip {
  driverId: string;
  infringements: number;
  riskPoints: number;
  days: { date: string; driving: number; work: number; severity: string | null }[];
  headroom: { drivingToday: number };
}
interface Ahead {
  id: string;
  next: { orderId: string; title: string; start: string } | null;
  papers: { kind: string; ends: string }[];
}
const hoursDocument = `query($driverId: UUID!, $from: LocalDate!, $days: Int!) { driverHours(driverId: $driverId, from: $from, days: $days) {
  days { date driving work planned reported } activities { kind start source orderId }
  infringements { rule severity sentence orderId riskPoints } problems headroom { drivingToday drivingThisWeek } } }`;
const hours = async (driverId: string, from: string, days: number, token = admin) =>
  (await must<{ driverHours: Hours }>(app, hoursDocument, { driverId, from, days }, token)).driverHours;

test('an error of an entry stands at its field', async () => {
  const refused = async (document: string, input: object) =>
    (await app.graphql(document, { input }, admin)).errors?.[0];
  const absence = 'mutation($input: AbsenceInput!) { createAbsence(input: $input) }';
  const days = { firstDay: '2026-12-02', lastDay: '2026-12-01', kind: 'leave' };
  expect(await refused(absence, { ...days, driverId: mari.id })).toMatchObject({ extensions: { field: 'lastDay' } });
  expect(await refused(absence, { ...days, lastDay: '2026-12-02', busId: bus })).toMatchObject({
    extensions: { field: 'kind' },
  });
  expect(await refused(absence, { ...days, lastDay: '2026-12-02' })).toMatchObject({
    extensions: { field: 'driverId' },
  });
  const entry = 'mutation($input: ActivityEntryInput!) { addActivityEntry(input: $input) }';
  const time = { driverId: mari.id, start: '2026-08-20T06:00:00Z', end: '2026-08-20T10:00:00Z', kind: 'otherWork' };
  expect(await refused(entry, { ...time, end: time.start })).toMatchObject({
    message: 'Lõpp peab olema pärast algust',
  });
  expect(await refused(entry, { ...time, end: '2026-09-20T06:00:00Z' })).toMatchObject({
    extensions: { field: 'end' },
  });
  expect(await refused(entry, time)).toBeUndefined();
  expect(await refused(entry, time)).toMatchObject({ message: 'Sellel ajal on juba kanne' });
});

test('of three entries of one minute that come at once one is kept, ten times', async () => {
  const entry = 'mutation($input: ActivityEntryInput!) { addActivityEntry(input: $input) }';
  for (let day = 10; day < 20; day += 1) {
    const time = { start: `2026-08-${day}T06:00:00Z`, end: `2026-08-${day}T10:00:00Z` };
    const input = { driverId: mari.id, ...time, kind: 'otherWork' };
    const replies = await Promise.all([1, 2, 3].map(() => app.graphql(entry, { input }, admin)));
    expect(replies.filter(({ errors }) => !errors)).toHaveLength(1);
  }
});

test('a driver sees the own hours alone, and reported hours hold once the day is over', async () => {
  const person = await createPerson(app, admin, { firstname: 'Tiit' });
  const token = await app.login(person.username);
  const id = await shortTrip({ app, admin }, 15);
  await assign(id, { driver: person.id });
  const stranger = await app.graphql(hoursDocument, { driverId: mari.id, from: '2026-12-15', days: 1 }, token);
  expect(stranger.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const before = await hours(person.id, '2026-12-15', 1, token);
  expect(before.activities.map(({ kind }) => kind)).toEqual([
    'otherWork',
    'driving',
    'otherWork',
    'break',
    'otherWork',
    'driving',
    'otherWork',
  ]);
  const [planned] = before.days;
  app.clock.set('2026-12-16T08:00:00Z');
  admin = await app.login('admin');
  await must(
    app,
    'mutation($orderId: UUID!, $driverId: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $orderId, driverId: $driverId, input: $input) }',
    { orderId: id, driverId: person.id, input: { wentWell: true, hours: [11] } },
    admin,
  );
  const reported = await hours(person.id, '2026-12-15', 1, await app.login(person.username));
  const [day] = reported.days;
  // For the report of hours: of the day that is over, and of nothing ahead.
  const { workingTime } = await must<{ workingTime: { driving: number; work: number }[] }>(
    app,
    'query($id: [UUID!]) { workingTime(driverIds: $id, first: "2026-12-01", last: "2026-12-31") { driving work } }',
    { id: [person.id] },
    admin,
  );
  expect(workingTime).toEqual([{ driving: day?.driving, work: day?.work }]);
  expect(day).toMatchObject({ planned: planned?.work, reported: 660, driving: planned?.driving });
  expect(day?.work).toBeGreaterThan(planned?.work ?? 0);
  expect(reported.activities.at(-1)).toMatchObject({ kind: 'otherWork', source: 'reported' });
  app.clock.set('2026-08-31T09:00:00Z');
  admin = await app.login('admin');
});

test('the page of hours names infringements, with their trip', async () => {
  const id = await longTrip({ app, admin }, 3);
  expect((await assign(id, { driver: mari.id, hoursReason: 'Klient muudab veel' })).errors).toBeUndefined();
  const found = await hours(mari.id, '2026-12-01', 28);
  const order = found.infringements.find(({ rule }) => /ailyRest/.test(rule));
  expect(order?.orderId).toBeTruthy();
  expect(found.infringements.every(({ riskPoints }) => riskPoints > 0)).toBe(true);
  expect(found.days).toHaveLength(28);
  const bad = await app.graphql(hoursDocument, { driverId: mari.id, from: '2026-12-01', days: 400 }, admin);
  expect(bad.errors?.[0]).toMatchObject({ message: 'Korraga saab vaadata 1 kuni 92 päeva' });
});

test('all drivers in short, the worst first, are one statement; hidden ones are left out', async () => {
  const hidden = await createPerson(app, admin, { firstname: 'Peidus' });
  const hide = 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }';
  await must(app, hide, { id: hidden.id }, admin);
  const statements = jest.spyOn(Client.prototype, 'query');
  const { driversHours } = await must<{ driversHours: Strip[] }>(
    app,
    `{ driversHours(from: "2026-12-01", days: 28) { driverId infringements riskPoints days { date driving work severity }
      headroom { drivingToday owed { minutes } } } }`,
    {},
    admin,
  );
  const asked = statements.mock.calls.map(([statement]) => String((statement as { text?: string }).text ?? statement));
  statements.mockRestore();
  expect(
    asked.filter((text) => /from driver_assignment d|from activity_entry|from occurrences/.test(text)),
  ).toHaveLength(1);
  const [worst] = driversHours;
  const whole = await hours(mari.id, '2026-12-01', 28);
  expect(worst).toMatchObject({ driverId: mari.id, infringements: whole.infringements.length });
  expect(worst?.riskPoints).toBe(whole.infringements.reduce((sum, { riskPoints }) => sum + riskPoints, 0));
  expect(worst?.days.map(({ driving, work }) => [driving, work])).toEqual(
    whole.days.map(({ driving, work }) => [driving, work]),
  );
  expect(worst?.days.find(({ date }) => date === '2026-12-03')?.severity).not.toBeNull();
  expect(worst?.headroom.drivingToday).toBe(whole.headroom.drivingToday);
  expect(driversHours.map(({ driverId }) => driverId)).not.toContain(hidden.id);
  const bad = await app.graphql('{ driversHours(from: "2026-12-01", days: 400) { driverId } }', {}, admin);
  expect(bad.errors?.[0]).toMatchObject({ extensions: { field: 'days' } });
});

test('drivers and buses show the next trip, and papers that end within 60 days', async () => {
  const record =
    'mutation($driverId: UUID!, $input: DriverRecordInput!) { updateDriverRecord(driverId: $driverId, input: $input) { driverId } }';
  const input = { driverCardEnds: '2026-10-01', medicalEnds: '2026-08-01', licenceEnds: '2030-01-01' };
  await must(app, record, { driverId: mari.id, input }, admin);
  const { driversAhead, busesAhead } = await must<Record<'driversAhead' | 'busesAhead', Ahead[]>>(
    app,
    `{ driversAhead { ...Parts } busesAhead { ...Parts } }
     fragment Parts on Ahead { id next { orderId title start } papers { kind ends } }`,
    {},
    admin,
  );
  const ofMari = driversAhead.find(({ id }) => id === mari.id);
  expect(ofMari?.next).toMatchObject({ title: 'Tallinn - Paide - Tartu - Paide - Tallinn' });
  expect(ofMari?.papers).toEqual([
    { kind: 'medical', ends: '2026-08-01' },
    { kind: 'driverCard', ends: '2026-10-01' },
  ]);
  expect(busesAhead).toEqual([{ id: bus, next: ofMari?.next, papers: [] }]);
});

test('a run of an arrangement is driving, and other work as far as its occurrence says', async () => {
  const person = await createPerson(app, admin, { firstname: 'Kaja' });
  const input = {
    name: 'Õpilasliin',
    weekdays: [1],
    firstDay: '2026-12-07',
    lastDay: '2026-12-28',
    depart: '07:00',
    durationMin: 90,
    driver: person.id,
  };
  const create = 'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id drivingMin } }';
  const refused = await app.graphql(create, { input: { ...input, drivingMin: 91 } }, admin);
  expect(refused.errors?.[0]).toMatchObject({
    message: 'Sõiduaeg ei saa olla pikem kui kestus',
    extensions: { field: 'drivingMin' },
  });
  const { createArrangement } = await must<{ createArrangement: { id: string } }>(app, create, { input }, admin);
  const day = async () => (await hours(person.id, '2026-12-07', 1)).days[0];
  expect(await day()).toMatchObject({ driving: 90, work: 120 });
  const edit =
    'mutation($id: UUID!, $input: ArrangementInput!) { updateArrangement(id: $id, input: $input) { drivingMin } }';
  const { id } = createArrangement;
  const edited = await must(app, edit, { id, input: { ...input, drivingMin: 55 } }, admin);
  expect(edited).toEqual({ updateArrangement: { drivingMin: 55 } });
  expect(await day()).toMatchObject({ driving: 55, work: 120 });
  // Left out it stays.
  expect(await must(app, edit, { id, input }, admin)).toEqual(edited);
});
