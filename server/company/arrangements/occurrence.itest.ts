import fc from '../../testing/propertyTests';
import { entities } from '../../model/entities';
import { migrations } from '../../migrations';
import type { Database } from '../../platform/database/database';
import { openTestDatabase } from '../../testing/databases/testDatabase';
import type { Day, Period, Arrangement } from './slowModel.fixture';
import { slowOccurrences } from './slowModel.fixture';

let database: Database;
const drivers = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);

beforeAll(async () => {
  database = await openTestDatabase({ entities, migrations });
  await database.dataSource.query(
    `insert into "user" (id, username, firstname, role, password_hash)
     select id, 'juht' || n, 'Juht', 'driver', '-' from unnest($1::uuid[]) with ordinality as u(id, n)`,
    [drivers],
  );
});
afterAll(() => database.close());

/** Ranges of days around which anything can go wrong: both nights when clocks change, a year's last week, a leap day. */
const nights = ['2026-03-29', '2026-10-25'];
const edges = [...nights, ...nights, '2026-12-31', '2028-02-29'];
const plus = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const day = fc
  .tuple(fc.constantFrom(...edges), fc.integer({ min: -7, max: 7 }))
  .map(([edge, days]) => plus(edge, days));
const minuteOfDay = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 175, max: 245 }));
const time = minuteOfDay.map(
  (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
);
const driver = fc.constantFrom(...drivers);
const orRegular = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const period = fc
  .record({
    name: fc.constantFrom('Liin', 'Koolibuss'),
    days: fc.tuple(day, fc.integer({ min: 0, max: 40 })),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    depart: time,
    durationMin: fc.integer({ min: 1, max: 1439 }),
    driver,
  })
  .map(({ days: [firstDay, length], ...rest }): Period => ({ ...rest, firstDay, lastDay: plus(firstDay, length) }));

const arrangement: fc.Arbitrary<Omit<Arrangement, 'id'>> = fc.record({
  first: period,
  edits: fc.uniqueArray(
    fc.tuple(day, period).map(([from, edited]) => ({ ...edited, from })),
    { maxLength: 4, selector: ({ from }) => from },
  ),
  exceptions: fc.uniqueArray(
    fc.record({
      date: day,
      depart: orRegular(time),
      description: orRegular(fc.constantFrom('', 'Teine tee')),
      driver: orRegular(driver),
      runs: fc.boolean(),
    }),
    { maxLength: 6, selector: ({ date }) => date },
  ),
  deletedFrom: fc.option(day, { nil: null, freq: 4 }),
});

test('the days of any arrangements in any range are those of a slow, plain model', async () => {
  let compared = 0;
  let onNights = 0;
  const asked = fc.record({
    arrangements: fc.array(arrangement, { minLength: 8, maxLength: 25 }),
    first: day,
    length: fc.integer({ min: 0, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ arrangements, first, length }) => {
      const withIds = arrangements.map((item, index) => ({
        ...item,
        id: `00000000-0000-7000-9000-${String(index).padStart(12, '0')}`,
      }));
      await store(withIds);
      const last = plus(first, length);
      const found = await occurrences(first, last);
      compared += found.length;
      onNights += found.filter(({ date, depart }) => nights.includes(date) && depart.startsWith('03')).length;
      expect(found).toEqual(slowOccurrences(withIds, first, last));
    }),
    { numRuns: 60 },
  );
  expect(compared).toBeGreaterThan(200);
  expect(onNights).toBeGreaterThan(0);
});

test.each([
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z', 'a time that is missing in spring shifts forward'],
  ['2026-10-25', '03:30', '2026-10-25T00:30:00.000Z', 'of a time that occurs twice in autumn the first is meant'],
  ['2026-10-25', '04:00', '2026-10-25T02:00:00.000Z', 'the first time that occurs only once'],
  ['2026-10-25', '02:59', '2026-10-24T23:59:00.000Z', 'the last before the hour that occurs twice'],
])('%s at %s is %s: %s', async (date, at, moment) => {
  const rows: { moment: Date }[] = await database.dataSource.query(
    'select tallinn_moment($1::date + $2::time) as moment',
    [date, at],
  );
  expect(rows[0]?.moment.toISOString()).toBe(moment);
});

/** All of them by one statement a table, in place of what was there. */
async function store(arrangements: Arrangement[]): Promise<void> {
  const { dataSource } = database;
  await dataSource.query('truncate arrangement cascade');
  const json = JSON.stringify(
    arrangements.map(({ first, edits, ...item }) => ({
      ...item,
      periods: [{ ...first, from: '2000-01-01' }, ...edits],
    })),
  );
  await dataSource.query(
    `insert into arrangement (id, created_at, changed_at, deleted_at, deleted_from)
     select id, now(), now(), case when "deletedFrom" is not null then now() end, "deletedFrom"
     from json_to_recordset($1) as s(id uuid, "deletedFrom" date)`,
    [json],
  );
  await dataSource.query(
    `insert into arrangement_period
       (arrangement_id, from_day, name, description, weekdays, first_day, last_day, depart, duration_min, driver_id)
     select s.id, p.from, p.name, 'Iga kord', p.weekdays, p."firstDay", p."lastDay", p.depart, p."durationMin", p.driver
     from json_to_recordset($1) as s(id uuid, periods json), json_to_recordset(s.periods) as p("from" date, name text,
       weekdays smallint[], "firstDay" date, "lastDay" date, depart time, "durationMin" int, driver uuid)`,
    [json],
  );
  await dataSource.query(
    `insert into arrangement_exception (id, arrangement_id, date, depart, description, driver_id, runs)
     select gen_random_uuid(), s.id, e.date, e.depart, e.description, e.driver, e.runs
     from json_to_recordset($1) as s(id uuid, exceptions json),
       json_to_recordset(s.exceptions) as e(date date, depart time, description text, driver uuid, runs boolean)`,
    [json],
  );
}

async function occurrences(first: string, last: string): Promise<Day[]> {
  const rows: (Omit<Day, 'departsAt' | 'arrivesAt'> & { departsAt: Date; arrivesAt: Date })[] =
    await database.dataSource.query(
      `select arrangement_id as id, date::text, name, to_char(depart, 'HH24:MI') as depart, departs_at as "departsAt", arrives_at as "arrivesAt",
         driver_id as driver, description, runs, exception_id is not null as exceptional
       from occurrences($1, $2) order by arrangement_id, date`,
      [first, last],
    );
  return rows.map((row) => ({
    ...row,
    departsAt: row.departsAt.toISOString(),
    arrivesAt: row.arrivesAt.toISOString(),
  }));
}
