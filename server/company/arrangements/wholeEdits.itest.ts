import type { Person } from '../../testing/builders';
import { createException, createPerson, createArrangement, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

// Past days stay in calendar and report, whatever is edited or deleted afterwards.

let app: TestApp;
let admin: string;
let mari: Person;
let jaan: Person;

beforeAll(async () => {
  app = await startTestApp();
  await goTo('2026-11-02T06:00:00Z');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
});
afterAll(() => app.stop());

async function goTo(moment: string): Promise<void> {
  app.clock.set(moment);
  admin = await app.login('admin');
}

/** On Mondays and Thursdays from November to December. */
const school = (fields: object = {}) => ({
  name: 'Koolibuss',
  weekdays: [1, 4],
  firstDay: '2026-11-01',
  lastDay: '2026-12-31',
  depart: '07:30',
  durationMin: 90,
  driver: mari.id,
  ...fields,
});
const updateDocument = `mutation($id: UUID!, $input: ArrangementInput!, $from: LocalDate) {
  updateArrangement(id: $id, input: $input, from: $from) { id } }`;
const update = (id: string, fields: object, from?: string) =>
  must(app, updateDocument, { id, input: school(fields), from }, admin);
const remove = (id: string) => must(app, 'mutation($id: UUID!) { deleteArrangement(id: $id) }', { id }, admin);
const correctDocument = `mutation($id: UUID!, $first: LocalDate!, $last: LocalDate!, $driver: UUID!) {
  correctArrangementDriver(id: $id, first: $first, last: $last, driver: $driver) {
    driver { firstname } previousDrivers { driver { firstname } changedAt } } }`;
const correct = (id: string, first: string, last: string, driver: Person) =>
  must<{ correctArrangementDriver: { driver: object; previousDrivers: object[] } }>(
    app,
    correctDocument,
    { id, first, last, driver: driver.id },
    admin,
  );
const refusal = async (document: string, variables: object) => {
  const { errors } = await app.graphql(document, variables, admin);
  return [errors?.[0]?.message, errors?.[0]?.extensions.field];
};

interface Day {
  arrangementId: string;
  date: string;
  depart: string;
  name: string;
  driver: { firstname: string };
}

/** 'date time name driver' of one arrangement, as the calendar shows it; the report must say the same. */
async function days(id: string, first: string, last: string): Promise<string[]> {
  const { calendar, driverReport } = await must<{
    calendar: { occurrences: Day[] };
    driverReport: { driver: { firstname: string }; occurrences: Omit<Day, 'driver'>[] }[];
  }>(
    app,
    `query($first: LocalDate!, $last: LocalDate!) {
      calendar(first: $first, last: $last) { occurrences { arrangementId date depart name driver { firstname } } }
      driverReport(first: $first, last: $last) { driver { firstname } occurrences { arrangementId date depart name } } }`,
    { first, last },
    admin,
  );
  const text = (rows: Day[]) =>
    rows
      .filter(({ arrangementId }) => arrangementId === id)
      .map(({ date, depart, name, driver }) => `${date} ${depart} ${name} ${driver.firstname}`)
      .sort();
  const shown = text(calendar.occurrences);
  expect(
    text(driverReport.flatMap(({ driver, occurrences }) => occurrences.map((row) => ({ ...row, driver })))),
  ).toEqual(shown);
  return shown;
}

test('weekdays, times, name, driver and first day change from today on; days gone by stay', async () => {
  await goTo('2026-11-02T06:00:00Z');
  const id = await createArrangement(app, admin, school());
  // At ten in the morning: the bus of that Thursday has left.
  await goTo('2026-11-12T08:00:00Z');
  await update(id, { weekdays: [4, 5], depart: '08:15', name: 'Kool 2', driver: jaan.id, firstDay: '2026-10-01' });
  const gone = [
    '2026-11-02 07:30 Koolibuss Mari',
    '2026-11-05 07:30 Koolibuss Mari',
    '2026-11-09 07:30 Koolibuss Mari',
  ];
  expect(await days(id, '2026-10-01', '2026-11-20')).toEqual([
    ...gone,
    '2026-11-12 07:30 Koolibuss Mari',
    '2026-11-13 08:15 Kool 2 Jaan',
    '2026-11-19 08:15 Kool 2 Jaan',
    '2026-11-20 08:15 Kool 2 Jaan',
  ]);

  // Before six in the morning: today's has not left yet.
  await goTo('2026-11-13T03:00:00Z');
  await update(id, { weekdays: [5], depart: '09:00', lastDay: '2026-11-15' });
  expect(await days(id, '2026-11-09', '2026-12-31')).toEqual([
    ...gone.slice(2),
    '2026-11-12 07:30 Koolibuss Mari',
    '2026-11-13 09:00 Koolibuss Mari',
  ]);

  await goTo('2026-11-14T03:00:00Z');
  await remove(id);
  expect(await days(id, '2026-11-01', '2026-12-31')).toEqual([
    ...gone,
    '2026-11-12 07:30 Koolibuss Mari',
    '2026-11-13 09:00 Koolibuss Mari',
  ]);
  const { arrangements, arrangement } = await must<{ arrangements: object[]; arrangement: object }>(
    app,
    'query($id: UUID!) { arrangements { id } arrangement(id: $id) { deleted active name } }',
    { id },
    admin,
  );
  expect(arrangements).not.toContainEqual({ id });
  expect(arrangement).toMatchObject({ deleted: true });
});

test('an edit planned for a later day replaces plans after it, and the days until then stay', async () => {
  await goTo('2026-11-02T06:00:00Z');
  const id = await createArrangement(app, admin, school({ weekdays: [4] }));
  await update(id, { weekdays: [4], depart: '09:00', driver: jaan.id }, '2026-12-01');
  await update(id, { weekdays: [4], depart: '10:00' }, '2026-12-10');
  const read = () =>
    must<{ arrangement: { driver: object; previousDrivers: object[]; periods: object[] } }>(
      app,
      `query($id: UUID!) { arrangement(id: $id) { depart driver { firstname } previousDrivers { changedAt }
        periods { from depart driver { firstname } } } }`,
      { id },
      admin,
    );
  expect((await read()).arrangement).toEqual({
    depart: '07:30',
    driver: { firstname: 'Mari' },
    previousDrivers: [],
    periods: [
      { from: null, depart: '07:30', driver: { firstname: 'Mari' } },
      { from: '2026-12-01', depart: '09:00', driver: { firstname: 'Jaan' } },
      { from: '2026-12-10', depart: '10:00', driver: { firstname: 'Mari' } },
    ],
  });
  const mine = async (person: Person) =>
    (
      await must<{ myArrangements: { id: string }[] }>(
        app,
        '{ myArrangements { id } }',
        {},
        await app.login(person.username),
      )
    ).myArrangements;
  // The coming drivers see it too.
  expect(await mine(jaan)).toContainEqual({ id });
  expect(await mine(mari)).toContainEqual({ id });

  await update(id, { weekdays: [4], depart: '11:00', driver: jaan.id }, '2026-12-03');
  expect(await days(id, '2026-11-23', '2026-12-20')).toEqual([
    '2026-11-26 07:30 Koolibuss Mari',
    '2026-12-03 11:00 Koolibuss Jaan',
    '2026-12-10 11:00 Koolibuss Jaan',
    '2026-12-17 11:00 Koolibuss Jaan',
  ]);
  const refused = (from: string) => refusal(updateDocument, { id, input: school(), from });
  expect(await refused('2026-11-01')).toEqual([
    'Möödunud päevi ei muudeta: muudatus kehtib kõige varem tänasest',
    'from',
  ]);
  expect(await refused('2027-01-01')).toEqual(['Muudatus ei saa alata pärast viimast päeva', 'from']);
});

test('corrects a wrong driver of past days, also of a deleted arrangement and with a driver who is hidden since', async () => {
  await goTo('2026-11-02T06:00:00Z');
  const id = await createArrangement(app, admin, school());
  await goTo('2026-11-17T08:00:00Z');
  await update(id, { driver: jaan.id });
  await createException(app, admin, id, '2026-11-09', { driver: mari.id });
  await goTo('2026-11-20T08:00:00Z');
  await remove(id);
  await must(
    app,
    'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }',
    { id: jaan.id },
    admin,
  );

  const { correctArrangementDriver } = await correct(id, '2026-11-05', '2026-11-12', jaan);
  expect(await days(id, '2026-11-01', '2026-12-31')).toEqual([
    '2026-11-02 07:30 Koolibuss Mari',
    '2026-11-05 07:30 Koolibuss Jaan',
    // An exception that names a driver says who drove.
    '2026-11-09 07:30 Koolibuss Mari',
    '2026-11-12 07:30 Koolibuss Jaan',
    '2026-11-16 07:30 Koolibuss Mari',
    '2026-11-19 07:30 Koolibuss Jaan',
  ]);
  expect(correctArrangementDriver).toEqual({
    driver: { firstname: 'Jaan' },
    previousDrivers: [
      { driver: { firstname: 'Mari' }, changedAt: '2026-11-04T22:00:00.000Z' },
      { driver: { firstname: 'Jaan' }, changedAt: '2026-11-12T22:00:00.000Z' },
      { driver: { firstname: 'Mari' }, changedAt: '2026-11-16T22:00:00.000Z' },
    ],
  });
  await correct(id, '2026-11-01', '2026-11-19', mari);
  expect(new Set((await days(id, '2026-11-01', '2026-12-31')).map((day) => day.split(' ').at(-1)))).toEqual(
    new Set(['Mari']),
  );
  const refused = (first: string, last: string, driver = mari.id) =>
    refusal(correctDocument, { id, first, last, driver });
  expect(await refused('2026-11-19', '2026-11-20')).toEqual(['Parandada saab möödunud päevi', 'last']);
  expect(await refused('2026-11-17', '2026-11-18')).toEqual(['Neil päevadel seda vedu ei olnud', 'first']);
  expect(await refused('2026-11-09', '2026-11-02')).toEqual(['Lõpp ei saa olla enne algust', 'last']);
  expect(await refused('2026-11-09', '2026-11-09', id)).toEqual(['Juhti ei saa valida', 'driver']);
});

test('two edits at once come one after the other, and a change of an exception between them too', async () => {
  await goTo('2026-11-02T05:00:00Z');
  const id = await createArrangement(app, admin, school({ driver: mari.id, weekdays: [1] }));
  const exception = await createException(app, admin, id, '2026-11-09', { depart: '06:00' });
  await Promise.all([
    update(id, { weekdays: [1], depart: '08:00' }),
    update(id, { weekdays: [1], depart: '08:30' }),
    must(
      app,
      'mutation($id: UUID!) { updateArrangementException(id: $id, input: { runs: false }) { id } }',
      { id: exception },
      admin,
    ),
  ]);
  const { arrangement } = await must<{ arrangement: { version: number; periods: object[] } }>(
    app,
    'query($id: UUID!) { arrangement(id: $id) { version periods { from } } }',
    { id },
    admin,
  );
  expect(arrangement).toEqual({ version: 3, periods: [{ from: null }, { from: '2026-11-02' }] });
  const [row]: { sequence: number }[] = await app.deps.db.dataSource.query(
    'select sequence from arrangement where id = $1',
    [id],
  );
  expect(row).toEqual({ sequence: 5 });
});

test("the law's demands on an arrangement change from a day on too, and past days are judged as before", async () => {
  await goTo('2026-11-02T06:00:00Z');
  const id = await createArrangement(app, admin, school());
  await goTo('2026-11-18T06:00:00Z');
  await update(id, { shortLine: true, drivingMin: 40 });
  await update(id, { name: 'Liin 7' }, '2026-12-01');
  const { arrangement } = await must<{ arrangement: object }>(
    app,
    'query($id: UUID!) { arrangement(id: $id) { shortLine drivingMin periods { from shortLine drivingMin } } }',
    { id },
    admin,
  );
  const now = { shortLine: true, drivingMin: 40 };
  expect(arrangement).toEqual({
    ...now,
    periods: [
      { from: null, shortLine: false, drivingMin: null },
      { from: '2026-11-18', ...now },
      { from: '2026-12-01', ...now },
    ],
  });
});
