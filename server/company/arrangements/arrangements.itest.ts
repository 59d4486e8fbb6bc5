import type { Person } from '../../testing/builders';
import {
  createBus,
  createException,
  createExceptionDocument,
  createPerson,
  createArrangement,
  createArrangementDocument,
  must,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
let mari: Person;
let jaan: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  mari = await createPerson(app, admin, { firstname: 'Mari' });
  jaan = await createPerson(app, admin, { firstname: 'Jaan' });
});
afterAll(() => app.stop());

/** Sessions last a month, so a later day needs another. */
async function setDay(moment: string): Promise<void> {
  app.clock.set(moment);
  admin = await app.login('admin');
}

const school = (fields: object = {}) => ({
  name: 'Koolibuss',
  description: 'Kooli ja tagasi',
  weekdays: [4],
  firstDay: '2026-11-01',
  lastDay: '2026-12-31',
  depart: '07:30',
  durationMin: 90,
  driver: mari.id,
  ...fields,
});
const updateDocument = `mutation($id: UUID!, $input: ArrangementInput!, $version: Int) {
  updateArrangement(id: $id, input: $input, version: $version) { version driver { id } previousDrivers { driver { id } changedAt } } }`;
const create = (fields?: object) => createArrangement(app, admin, school(fields));
const except = (id: string, date: string, input: object) => createException(app, admin, id, date, input);
const names = async (document: string, token = admin) => {
  const data = await must<Record<string, { name: string }[]>>(app, `{ list: ${document} { name } }`, {}, token);
  return data.list?.map(({ name }) => name);
};

interface Day {
  date: string;
  depart: string;
  description: string;
  runs: boolean;
  driver: { firstname: string };
}
/** The days of one arrangement in November: 'date time driver'. */
async function november(arrangement: string, token = admin): Promise<string[]> {
  const { calendar } = await must<{ calendar: { occurrences: (Day & { arrangementId: string })[] } }>(
    app,
    `{ calendar(first: "2026-11-01", last: "2026-11-30") {
      occurrences { arrangementId date depart description runs driver { firstname } } } }`,
    {},
    token,
  );
  return calendar.occurrences
    .filter(({ arrangementId }) => arrangementId === arrangement)
    .map(({ date, depart, driver, description, runs }) =>
      [date, depart, driver.firstname, ...(description ? [description] : []), ...(runs ? [] : ['ei sõida'])].join(' '),
    );
}

test('an arrangement runs on its weekdays; a new driver takes over from the next departure on; an exception changes one date only', async () => {
  const id = await create({ description: '' });
  expect(await november(id)).toEqual([
    '2026-11-05 07:30 Mari',
    '2026-11-12 07:30 Mari',
    '2026-11-19 07:30 Mari',
    '2026-11-26 07:30 Mari',
  ]);

  app.clock.set('2026-11-12T08:00:00Z');
  const input = school({ description: '', driver: jaan.id });
  const { updateArrangement } = await must<{ updateArrangement: object }>(
    app,
    updateDocument,
    { id, version: 1, input },
    admin,
  );
  // The row shows what the next change begins with.
  expect(updateArrangement).toEqual({
    version: 2,
    driver: { id: jaan.id },
    previousDrivers: [{ driver: { id: mari.id }, changedAt: '2026-11-12T22:00:00.000Z' }],
  });
  // The bus of the 12th had left, so the change holds from the 13th on.
  app.clock.set('2026-11-13T08:00:00Z');
  const { arrangement } = await must<{ arrangement: object }>(
    app,
    'query($id: UUID!) { arrangement(id: $id) { driver { id } previousDrivers { driver { id } changedAt } } }',
    { id },
    admin,
  );
  expect(arrangement).toEqual({
    driver: { id: jaan.id },
    previousDrivers: [{ driver: { id: mari.id }, changedAt: '2026-11-12T22:00:00.000Z' }],
  });
  const stale = await app.graphql(updateDocument, { id, version: 1, input }, admin);
  expect(stale.errors?.[0]?.extensions.code).toBe('STALE_VERSION');

  const exception = await except(id, '2026-11-19', { depart: '09:15', description: 'Muuseumi', driver: mari.id });
  await except(id, '2026-11-26', { runs: false });
  const changed = [
    '2026-11-05 07:30 Mari',
    '2026-11-12 07:30 Mari',
    '2026-11-19 09:15 Mari Muuseumi',
    '2026-11-26 07:30 Jaan ei sõida',
  ];
  expect(await november(id)).toEqual(changed);
  const own = await app.login(mari.username);
  expect(await november(id, own)).toEqual(changed.slice(0, 3));
  expect(await names('myArrangements', own)).toEqual([]);
  expect(await names('myArrangements', await app.login(jaan.username))).toEqual(['Koolibuss']);
  const { myExceptions } = await must<{ myExceptions: object[] }>(app, '{ myExceptions { date } }', {}, own);
  expect(myExceptions).toEqual([{ date: '2026-11-19' }]);

  await must(app, 'mutation($id: UUID!) { deleteArrangementException(id: $id) }', { id: exception }, admin);
  expect((await november(id))[2]).toBe('2026-11-19 07:30 Jaan');

  expect(await names('arrangements')).toEqual(['Koolibuss']);
  expect(await names('arrangements(active: false)')).toEqual([]);
  await setDay('2027-01-01T08:00:00Z');
  expect(await names('arrangements')).toEqual([]);
  expect(await names('arrangements(active: false)')).toEqual(['Koolibuss']);
  await setDay('2026-11-03T08:00:00Z');

  await must(app, 'mutation($id: UUID!) { deleteArrangement(id: $id) }', { id }, admin);
  expect(await november(id)).toEqual([]);
  expect(await names('arrangements')).toEqual([]);
});

test('bad arrangements are refused at their fields', async () => {
  const hidden = await createPerson(app, admin, { firstname: 'Peeter' });
  await must(app, 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true) { id } }', { id: hidden.id }, admin);
  const problems: [object, string, string][] = [
    [{ name: '  ' }, 'name', 'Palun sisestage nimi'],
    [{ name: 'x'.repeat(256) }, 'name', 'Kuni 255 tähemärki'],
    [{ weekdays: [] }, 'weekdays', 'Palun valige vähemalt üks nädalapäev'],
    [{ weekdays: [8] }, 'weekdays', 'Nädalapäev on 1 kuni 7'],
    [{ lastDay: '2026-10-31' }, 'lastDay', 'Viimane päev ei saa olla enne esimest'],
    [{ lastDay: '2026-11-04' }, 'weekdays', 'Valitud nädalapäevi selles ajavahemikus ei ole'],
    [{ lastDay: '2037-01-01' }, 'lastDay', 'Regulaarvedu saab kesta kuni 10 aastat'],
    [{ firstDay: '2026-02-30' }, 'firstDay', 'Vigane kuupäev'],
    [{ depart: '24:00' }, 'depart', 'Vigane kellaaeg, palun kujul 08:30'],
    [{ durationMin: 0 }, 'durationMin', 'Kestus peab olema 00:01 kuni 23:59'],
    [{ durationMin: 1440 }, 'durationMin', 'Kestus peab olema 00:01 kuni 23:59'],
    [{ driver: hidden.id }, 'driver', 'Juhti ei saa valida, sest ta on peidetud'],
    [{ bus: hidden.id }, 'bus', 'Bussi ei saa valida'],
  ];
  for (const [fields, field, message] of problems) {
    const { errors } = await app.graphql(createArrangementDocument, { input: school(fields) }, admin);
    expect([errors?.[0]?.extensions.field, errors?.[0]?.message]).toEqual([field, message]);
  }
});

test('refuses bad exceptions; a driver who was hidden meanwhile may stay, and a bus in use cannot be deleted', async () => {
  const bus = await createBus(app, admin, 'Sprinter');
  const id = await create({ weekdays: [7], firstDay: '2027-03-01', lastDay: '2027-04-30', bus });
  const refused = async (date: string, input: object) => {
    const { errors } = await app.graphql(createExceptionDocument, { id, date, input }, admin);
    return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field, errors?.[0]?.message];
  };
  expect(await refused('2027-03-27', {})).toEqual(['BAD_USER_INPUT', 'date', 'Sellel kuupäeval seda vedu ei ole']);
  expect(await refused('2027-03-28', { depart: '03:30' })).toEqual([
    'BAD_USER_INPUT',
    'depart',
    'Sellist kellaaega sel ööl ei ole: kell keeratakse edasi',
  ]);
  const twice = await Promise.all(
    [1, 2].map(() => app.graphql(createExceptionDocument, { id, date: '2027-03-28', input: {} }, admin)),
  );
  expect(twice.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])).toEqual(['CONFLICT']);

  const gone = await createPerson(app, admin, { firstname: 'Endel' });
  for (const id of [mari.id, gone.id])
    await must(
      app,
      'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }',
      { id },
      admin,
    );
  expect(await refused('2027-04-11', { driver: gone.id })).toEqual([
    'BAD_USER_INPUT',
    'driver',
    'Juhti ei saa valida, sest ta on peidetud',
  ]);
  await must(
    app,
    updateDocument,
    { id, input: school({ name: 'Pühapäev', weekdays: [7], firstDay: '2027-03-01', lastDay: '2027-04-30' }) },
    admin,
  );
  await except(id, '2027-04-04', { driver: mari.id, depart: '08:00' });
  const { arrangement } = await must<{ arrangement: object }>(
    app,
    'query($id: UUID!) { arrangement(id: $id) { name driver { firstname hidden } bus { name } } }',
    { id },
    admin,
  );
  expect(arrangement).toEqual({
    name: 'Pühapäev',
    driver: { firstname: 'Mari', hidden: true },
    bus: { name: 'Sprinter' },
  });
  const deleted = await app.graphql('mutation($id: UUID!) { deleteBus(id: $id) }', { id: bus }, admin);
  expect(deleted.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('public holidays of Estonia', async () => {
  const { publicHolidays } = await must<{ publicHolidays: object[] }>(
    app,
    '{ publicHolidays(year: 2026) { date name } }',
    {},
    admin,
  );
  expect(publicHolidays).toHaveLength(12);
  expect(publicHolidays).toContainEqual({ date: '2026-06-24', name: 'jaanipäev' });
  const { errors } = await app.graphql('{ publicHolidays(year: 99999) { date } }', {}, admin);
  expect(errors?.[0]?.message).toBe('Aasta peab olema 2000 kuni 2100');
});
