import { createPerson, must } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
let year: number;
beforeAll(async () => {
  app = await startTestApp();
  year = app.clock.now().getUTCFullYear() + 1;
  // 00:30 of the 15th in Tallinn.
  app.clock.set(new Date(`${year}-01-14T22:30:00Z`));
  admin = await app.login('admin');
});
afterAll(() => app.stop());

const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[]): Promise<Row[]> =>
  app.deps.db.dataSource.query(sql, values);

interface Line {
  driver: string;
  firstDay: string;
  lastDay: string;
  fromDay?: string;
  arrangement?: string;
}

/** A line on all days of the week, or the next period of one. Returns the arrangement. */
const addPeriod = async ({ driver, firstDay, lastDay, fromDay = '2000-01-01', arrangement }: Line): Promise<string> => {
  const [row] = arrangement
    ? [{ id: arrangement }]
    : await rows<{ id: string }>(
        `insert into arrangement (id, created_at, changed_at) values (gen_random_uuid(), now(), now()) returning id`,
        [],
      );
  const id = row?.id ?? '';
  await rows(
    `insert into arrangement_period (arrangement_id, from_day, name, weekdays, first_day, last_day, depart, duration_min, driver_id)
     values ($1, $2, 'Koolibuss', '{1,2,3,4,5,6,7}', $3, $4, '08:00', 60, $5)`,
    [id, fromDay, firstDay, lastDay, driver],
  );
  return id;
};
const addException = (arrangement: string, date: string, { driver, runs }: { driver: string; runs: boolean }) =>
  rows(
    `insert into arrangement_exception (id, arrangement_id, date, driver_id, runs) values (gen_random_uuid(), $1, $2, $3, $4)`,
    [arrangement, date, driver, runs],
  );
const hideDriver = async (): Promise<string> => {
  const { id } = await createPerson(app, admin);
  await must(
    app,
    'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }',
    { id },
    admin,
  );
  return id;
};
const readStays = async (id: string) => {
  const { erasurePreview } = await must<{ erasurePreview: { stays: { reason: string; until: string | null }[] } }>(
    app,
    'query($person: PersonInput!) { erasurePreview(person: $person, withNames: true) { stays { reason until } } }',
    { person: { kind: 'user', value: id } },
    admin,
  );
  return erasurePreview.stays;
};

test('a line counts as driven from its first day to the present day in Tallinn', async () => {
  const driver = await hideDriver();
  await addPeriod({ driver, firstDay: `${year}-01-16`, lastDay: `${year}-06-01` });
  expect(await readStays(driver)).toEqual([]);
  await addPeriod({ driver, firstDay: `${year}-01-01`, lastDay: `${year}-06-01` });
  // Two years from the end of the present day.
  expect(await readStays(driver)).toMatchObject([{ reason: 'drivingLaw', until: `${year + 2}-01-15T22:00:00.000Z` }]);
});

test('a line counts for a replaced driver until the day before the next period', async () => {
  const driver = await hideDriver();
  const next = await hideDriver();
  const days = { firstDay: `${year}-01-01`, lastDay: `${year}-06-01` };
  const arrangement = await addPeriod({ driver, ...days });
  await addPeriod({ driver: next, ...days, fromDay: `${year}-01-10`, arrangement });
  expect(await readStays(driver)).toMatchObject([{ until: `${year + 2}-01-09T22:00:00.000Z` }]);
  expect(await readStays(next)).toMatchObject([{ until: `${year + 2}-01-15T22:00:00.000Z` }]);
});

test('a line counts for nothing when the driver was replaced before its first day', async () => {
  const driver = await hideDriver();
  const days = { firstDay: `${year}-01-08`, lastDay: `${year}-06-01` };
  const arrangement = await addPeriod({ driver, ...days });
  await addPeriod({ driver: await hideDriver(), ...days, fromDay: `${year}-01-05`, arrangement });
  expect(await readStays(driver)).toEqual([]);
});

test('a line counts until the day before its deletion', async () => {
  const driver = await hideDriver();
  const arrangement = await addPeriod({ driver, firstDay: `${year}-01-01`, lastDay: `${year}-06-01` });
  await rows(`update arrangement set deleted_at = now(), deleted_from = $2 where id = $1`, [
    arrangement,
    `${year}-01-12`,
  ]);
  expect(await readStays(driver)).toMatchObject([{ until: `${year + 2}-01-11T22:00:00.000Z` }]);
});

test('a line counts for a substitute on the days that ran', async () => {
  const regular = await hideDriver();
  const substitute = await hideDriver();
  const days = { firstDay: `${year}-01-01`, lastDay: `${year}-01-31` };
  const arrangement = await addPeriod({ driver: regular, ...days });
  const notDriven = { driver: substitute, runs: false };
  const driven = { driver: substitute, runs: true };
  await addException(arrangement, `${year}-01-11`, notDriven);
  // Neither a day ahead nor one that an edit took from the line was driven.
  await addException(arrangement, `${year}-01-20`, driven);
  await addException(arrangement, `${year - 1}-12-30`, driven);
  expect(await readStays(substitute)).toEqual([]);
  await addException(arrangement, `${year}-01-07`, driven);
  expect(await readStays(substitute)).toMatchObject([
    { reason: 'drivingLaw', until: `${year + 2}-01-07T22:00:00.000Z` },
  ]);
});
