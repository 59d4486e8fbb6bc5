import { DateTime } from 'luxon';
import { ZONE } from '../../platform/values/localDay';
import { answer, createPerson, inquiry, must, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { listLocalDates } from '../../platform/time';
import type { TripShape } from '../../engines/pricing';
import { computeBounds, isSimilar } from '../../engines/pricing';
import { readCandidates, candidatesSql } from './similarTrips';

let app: TestApp;
let admin: string;
let first: string;

const document = `query($id: UUID!) { similarTrips(orderId: $id) {
  orderVersion offers { price outcome reason } lowerQuartile median upperQuartile won decided wonUpTo lost { reason count }
  passengersFrom passengersTo kmFrom kmTo minutesFrom minutesTo days summer } }`;
interface Similar {
  offers: { price: number; outcome: string; reason: string | null }[];
  lowerQuartile: number | null;
  median: number | null;
  upperQuartile: number | null;
  won: number;
  decided: number;
  wonUpTo: number | null;
  lost: { reason: string; count: number }[];
}
const similar = async (id = first) =>
  (await must<{ similarTrips: Similar }>(app, document, { id }, admin)).similarTrips;

/** The first order and its offer once more, otherwise in this. Returns the ids. */
async function copies(rows: { order?: object; offer?: object }[]): Promise<void> {
  for (const { order = {}, offer = {} } of rows)
    await app.deps.db.dataSource.query(
      `with n as (select gen_random_uuid() as id),
       o as (insert into "order" select (jsonb_populate_record(o, $2::jsonb || jsonb_build_object('id', n.id))).* from "order" o, n where o.id = $1)
       insert into offer select (jsonb_populate_record(f, $3::jsonb || jsonb_build_object('id', gen_random_uuid(), 'order_id', n.id))).*
       from offer f, n where f.order_id = $1`,
      [first, JSON.stringify(order), JSON.stringify(offer)],
    );
}

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  first = await submitInquiry(app, inquiry(app, 60 * 24));
  await answer(app, admin, first);
});
afterAll(() => app.stop());

test('with fewer than eight similar trips it does not know; then it says how they fared', async () => {
  const offers = [52, 55, 56, 57, 58, 60, 61].map((tens) => ({ offer: { price: tens * 1000, status: 'accepted' } }));
  await copies(offers);
  expect(await similar()).toMatchObject({ median: null, won: 7, decided: 7, offers: { length: 7 } });

  await copies([
    { offer: { price: 62_000, status: 'rejected', reject_reason: 'cheaper_elsewhere' } },
    { offer: { price: 70_000, status: 'rejected', reject_reason: 'cheaper_elsewhere' } },
    { offer: { price: 57_000, status: 'expired' } },
    { offer: { price: 59_000, status: 'open' } },
    // Neither is anybody's offer.
    { offer: { price: 40_000, status: 'superseded' } },
    { offer: { price: 0, status: 'accepted' } },
    { order: { deleted_at: '2026-01-01T00:00Z' }, offer: { price: 41_000, status: 'accepted' } },
    // Other trips: of more people, farther, in another half of the year.
    { order: { passengers: 58 }, offer: { price: 42_000, status: 'accepted' } },
    { order: { distance_m: 900_000 }, offer: { price: 43_000, status: 'accepted' } },
  ]);
  expect(await similar()).toMatchObject({
    won: 7,
    decided: 10,
    wonUpTo: 610,
    lowerQuartile: 565,
    median: 580,
    upperQuartile: 605,
    lost: [
      { reason: 'cheaper_elsewhere', count: 2 },
      { reason: 'no_decision', count: 1 },
    ],
    offers: { length: 11, 0: { price: 520, outcome: 'won', reason: null } },
  });
});

test('the database finds the very trips that a look at each one finds', async () => {
  const { manager } = app.deps.db.dataSource;
  let state = 11;
  const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const whole = (from: number, to: number) => from + Math.floor(chance() * (to - from + 1));
  await copies(
    Array.from({ length: 250 }, (_, index) => {
      // Many about the nights in which a day, a season or the summer time ends.
      const start = DateTime.fromISO(['2025-04-30', '2025-09-30', '2025-10-26', '2026-03-29'][index % 4] ?? '', {
        zone: ZONE,
      });
      const starts = start.plus({ minutes: whole(0, 2880) });
      return {
        order: {
          passengers: whole(18, 24),
          distance_m: whole(290_000, 420_000),
          starts_at: starts.toISO(),
          ends_at: starts.plus({ minutes: whole(300, 1000) }).toISO(),
        },
        offer: { price: 50_000 + index, status: 'accepted' },
      };
    }),
  );
  const rows: { passengers: number; metres: number; starts: Date; ends: Date; price: number }[] = await manager.query(
    `select o.passengers, o.distance_m as metres, o.starts_at as starts, o.ends_at as ends, f.price
     from "order" o join offer f on f.order_id = o.id and f.status <> 'superseded' and f.price > 0 where o.deleted_at is null`,
  );
  const all = rows.map(({ passengers, metres, starts, ends, price }) => ({
    passengers,
    price,
    km: Math.round(metres / 1000),
    days: listLocalDates(starts, ends).length,
    minutes: Math.ceil((ends.getTime() - starts.getTime()) / 60_000),
    summer: [5, 6, 7, 8, 9].includes(DateTime.fromJSDate(starts, { zone: ZONE }).month),
  }));
  let found = 0;
  for (const days of [1, 2])
    for (const summer of [true, false])
      for (const km of [300, 350, 400])
        for (const passengers of [20, 21]) {
          const trip: TripShape = { passengers, km, minutes: 600, days, summer };
          const bounds = computeBounds(trip);
          const slow = all.filter((each) => isSimilar(bounds, each)).map(({ price }) => price);
          const quick = (await readCandidates(manager, bounds, first, app.clock.now())).filter((each) =>
            isSimilar(bounds, each),
          );
          expect(quick.map(({ price }) => price).sort()).toEqual(slow.filter((price) => price !== 54_000).sort());
          found += quick.length;
        }
  expect(found).toBeGreaterThan(200);
});

test('it reads the latest trips of an index, whatever the archive holds', async () => {
  await app.deps.db.transaction(async (manager) => {
    await manager.query('analyze "order"');
    await manager.query('set local enable_seqscan = off');
    await manager.query('set local enable_sort = off');
    const plan: { 'QUERY PLAN': string }[] = await manager.query(`explain ${candidatesSql}`, [
      30,
      1,
      0,
      300_000,
      400_000,
      first,
      app.clock.now(),
    ]);
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan Backward using order_similar/);
    // All of it is asked of the index: nothing is read to be thrown away, and nothing sorted before the limit.
    expect(text).not.toMatch(/Filter: .*distance_m/);
    expect(text).toMatch(/Limit[^\n]*\n\s*->  Index Scan Backward using order_similar/);
  });
});

test('a driver sees nothing of it, and an unknown order is not found', async () => {
  const { username } = await createPerson(app, admin);
  const driver = await app.login(username);
  expect((await app.graphql(document, { id: first }, driver)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const unknown = await app.graphql(document, { id: '019f0000-0000-7000-8000-000000000001' }, admin);
  expect(unknown.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
