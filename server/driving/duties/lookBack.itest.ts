import { readBoardHours } from './board/readBoardHours';
import type { Person } from '../../testing/builders';
import { createPerson, must, startJobDocument, tallinn, tartu } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { shortTrip, startOffice, trip } from './duties.fixture';

let app: TestApp;
let admin: string;
let bus: string;

beforeAll(async () => {
  ({ app, admin, bus } = await startOffice());
});
afterAll(() => app.stop());

const run = (sql: string, values: unknown[]) => app.deps.db.dataSource.query<unknown>(sql, values);

/** Eleven hours of work on each of these dates, with a pause; as if it had been entered. */
const worked = (driverId: string, dates: string[]) =>
  run(
    `insert into activity_entry (id, driver_id, starts_at, ends_at, kind)
     select gen_random_uuid(), $1, (d || ' ' || t.from || '+02')::timestamptz, (d || ' ' || t.to || '+02')::timestamptz, 'otherWork'
     from unnest($2::text[]) d, (values ('06:00', '11:30'), ('12:15', '17:45')) t("from", "to")`,
    [driverId, dates],
  );
/** The weekdays of the last `count` weeks before Monday, 7 December 2026. */
const weeksBefore = (count: number) =>
  Array.from({ length: count * 7 }, (_, day) => new Date(Date.UTC(2026, 11, 7 - count * 7 + day)))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
const restOfWeek = ['2026-12-07', '2026-12-08', '2026-12-10', '2026-12-11'];

interface Check {
  light: string;
  line: string;
  reasons: string[];
  warnings: string[];
  riskPoints: number;
}
const check = async (orderId: string, driverId: string): Promise<Check | undefined> =>
  (
    await must<{ checkAssignment: { drivers: Check[] } }>(
      app,
      `query($orderId: UUID!, $driverIds: [UUID!]) { checkAssignment(orderId: $orderId, driverIds: $driverIds) {
        drivers { light line reasons warnings riskPoints } } }`,
      { orderId, driverIds: [driverId] },
      admin,
    )
  ).checkAssignment.drivers[0];

interface Hours {
  riskPoints: number;
  infringements: { rule: string }[];
  headroom: { averageWork: number };
}
const hoursOfWeek = async (driverId: string) =>
  (
    await must<{ driverHours: Hours }>(
      app,
      `query($driverId: UUID!) { driverHours(driverId: $driverId, from: "2026-12-07", days: 7) {
        riskPoints infringements { rule } headroom { averageWork } } }`,
      { driverId },
      admin,
    )
  ).driverHours;

describe('the average of four months', () => {
  let hard: Person;
  let away: Person;
  let easy: Person;
  let orderId: string;

  beforeAll(async () => {
    hard = await createPerson(app, admin, { firstname: 'Hard' });
    away = await createPerson(app, admin, { firstname: 'Away' });
    easy = await createPerson(app, admin, { firstname: 'Easy' });
    await worked(hard.id, [...weeksBefore(16), ...restOfWeek]);
    await worked(away.id, [...weeksBefore(8), ...restOfWeek]);
    await worked(easy.id, [...weeksBefore(8), ...restOfWeek]);
    await run(
      `insert into absence (id, driver_id, first_day, last_day, kind) values (gen_random_uuid(), $1, '2026-08-01', '2026-09-20', 'leave'),
         (gen_random_uuid(), $1, '2026-09-15', '2026-10-11', 'sick')`,
      [away.id],
    );
    orderId = await shortTrip({ app, admin }, 9);
  });

  test('is reached at assignment by work that was entered months ago, and by leave that counts as nothing', async () => {
    const told = '50 h tööd nädalas, kui nelja kuu keskmine on üle 48 h';
    for (const { id } of [hard, away])
      expect(await check(orderId, id)).toMatchObject({ light: 'red', line: expect.stringContaining(told.slice(4)) });
    expect((await check(orderId, easy.id))?.light).not.toBe('red');
  });

  test('is the same on the plan, at assignment and on the page of hours', async () => {
    const before = await hoursOfWeek(hard.id);
    const added = await check(orderId, hard.id);
    const board = await readBoardHours(app.deps.db.dataSource.manager, {
      driverIds: [hard.id],
      busIds: [bus],
      orderIds: [orderId],
      planned: [],
      from: new Date('2026-12-09T00:00:00Z'),
      to: new Date('2026-12-10T00:00:00Z'),
      now: app.clock.now(),
    });
    const planned = board.check(hard.id, orderId, { driverIds: [hard.id], busIds: [bus] });
    expect(planned).toMatchObject({ light: 'red', riskPoints: added?.riskPoints });
    await must(
      app,
      startJobDocument,
      { id: orderId, input: { bus, driver: hard.id, hoursReason: 'Klient palus' } },
      admin,
    );
    const after = await hoursOfWeek(hard.id);
    expect(after.infringements.length - before.infringements.length).toBe(1);
    expect(after.infringements.at(-1)).toEqual({ rule: 'workWeek48' });
    expect(after.riskPoints - before.riskPoints).toBe(added?.riskPoints);
  });

  test('is a figure on the page of hours, of work that stands far back', async () => {
    app.clock.set('2026-12-11T20:00:00Z');
    admin = await app.login('admin');
    const [ofHard, ofAway, ofEasy] = await Promise.all([hard, away, easy].map(({ id }) => hoursOfWeek(id)));
    const hours = [ofHard, ofAway, ofEasy].map((one) => Math.round((one?.headroom.averageWork ?? 0) / 60));
    // 16 weeks of 55 hours and one of 50; 8 of 55 and one of 44 out of 9, and out of 17.
    expect(hours).toEqual([55, 54, 28]);
    app.clock.set('2026-08-31T09:00:00Z');
    admin = await app.login('admin');
  });
});

test('history that was entered longer ago than 56 days is known', async () => {
  const newcomer = await createPerson(app, admin, { firstname: 'Uus' });
  await run(`update "user" set created_at = '2026-11-30' where id = $1`, [newcomer.id]);
  const orderId = await shortTrip({ app, admin }, 16);
  expect((await check(orderId, newcomer.id))?.line).toContain('varasem tööaeg ei ole teada');
  await worked(newcomer.id, ['2026-10-01']);
  expect((await check(orderId, newcomer.id))?.line).not.toContain('ei ole teada');
});

test('owed rest is shown at assignment with its last day', async () => {
  const debtor = await createPerson(app, admin, { firstname: 'Võlgu' });
  // From Monday to Friday, and again from Sunday: 36 hours instead of 45.
  await worked(
    debtor.id,
    ['30', '01', '02', '03', '04', '06', '07', '08'].map((day) => `2026-${day === '30' ? 11 : 12}-${day}`),
  );
  const orderId = await shortTrip({ app, admin }, 9);
  const found = await check(orderId, debtor.id);
  expect(found?.warnings).toEqual(['nädalapuhkuse hüvitist võlgu 8 h 45, hiljemalt 27.12.2026']);
});

test('a long stop by day that the plan takes for a rest is shown, as something to think about', async () => {
  const person = await createPerson(app, admin, { firstname: 'Päev' });
  const orderId = await trip({ app, admin }, 18, [[tallinn, '06:30'], [tartu, '21:00'], [tallinn]]);
  const told = /arvestatud, et juht puhkab \d+:\d\d–20:45 \(Tartu\)/;
  expect(await check(orderId, person.id)).toMatchObject({ light: 'amber', line: expect.stringMatching(told) });
  const { checkTrip } = await must<{ checkTrip: { light: string; countsOn: string[] } }>(
    app,
    'query($orderId: UUID!) { checkTrip(orderId: $orderId) { light countsOn } }',
    { orderId },
    admin,
  );
  expect(checkTrip).toEqual({ light: 'amber', countsOn: [expect.stringMatching(told)] });
});
