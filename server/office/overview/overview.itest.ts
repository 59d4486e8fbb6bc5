import { createRandom, pick } from '../../engines/matching/statements.fixture';
import { createId } from '../../platform/ids';
import {
  acceptedOrder,
  copyOrder,
  createArrangement,
  createBus,
  createPerson,
  inquiry,
  must,
  startedJob,
  submitInquiry,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { issueInvoice } from '../payments/payments.fixture';
import { refreshAllFigures } from './refreshFigures';
import { listAsked, listTrips, listUse, rank, readPlainRows, sumMoney, sumTotals } from './slowFigures.fixture';

let app: TestApp;
let admin: string;
let buses: string[];
let drivers: string[];
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  buses = [await createBus(app, admin, 'Setra'), await createBus(app, admin, 'Volvo')];
  drivers = [(await createPerson(app, admin)).id, (await createPerson(app, admin)).id];
});
afterAll(() => app.stop());

const run = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(statement, parameters);

interface Rank {
  key: string | null;
  name: string | null;
  turnover: number;
}
interface Use {
  key: string;
  days: number;
  minutes: number[];
}
interface Reply {
  isSettled: boolean;
  totals: Record<string, number> & { from: string; to: string };
  totalsBefore: Record<string, number> & { from: string; to: string };
  months: { month: string; trips: number; turnover: number; invoiced: number; paid: number; open: number }[];
  customers: Rank[];
  buses: Rank[];
  drivers: Rank[];
  busUse: Use[];
  driverUse: Use[];
  reasons: { reason: string; count: number }[];
  bands: { from: number; won: number; lost: number }[];
  acts: { acts: number; trips: number }[];
}

const totals = `from to trips turnover inquiries offered won lost expired waiting answerMedian answerNinety loadedKm emptyKm
  goodFeedback badFeedback hours acts tripsWithinGoal busDays busDaysOfAll driverDays driverDaysOfAll invoiced paid`;
const document = `query($from: LocalDate!, $to: LocalDate!) { overview(from: $from, to: $to) { isSettled
  totals { ${totals} } totalsBefore { ${totals} } months { month trips turnover invoiced paid open }
  customers { key name turnover } buses { key name turnover } drivers { key name turnover }
  busUse { key days minutes } driverUse { key days minutes } reasons { reason count } bands { from won lost } acts { acts trips } } }`;

const ask = async (from: string, to: string): Promise<Reply> =>
  (await must<{ overview: Reply }>(app, document, { from, to }, admin)).overview;

const askRows = async (figure: string, from: string, to: string, key?: string) =>
  (
    await must<{ overviewRows: { rows: { key: string; amount: number | null; orderId: string | null }[] } }>(
      app,
      `query($figure: OverviewFigure!, $key: String, $from: LocalDate!, $to: LocalDate!) {
        overviewRows(figure: $figure, key: $key, from: $from, to: $to) { rows { key amount orderId } } }`,
      { figure, from, to, key },
      admin,
    )
  ).overviewRows.rows;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Every figure of a period is what the plain rows add up to. */
async function expectSlowFigures(from: string, to: string): Promise<void> {
  const rows = await readPlainRows(app);
  // One look sums two months of marked days; many edits may mark more.
  let reply = await ask(from, to);
  if (!reply.isSettled) reply = await ask(from, to);
  expect(reply.isSettled).toBe(true);
  expect(reply.totals).toMatchObject(sumTotals(rows, from, to));
  expect(reply.totalsBefore).toMatchObject(sumTotals(rows, reply.totalsBefore.from, reply.totalsBefore.to));

  for (const month of reply.months)
    expect(month).toMatchObject(sumMoney(rows, `${month.month}-01`, `${month.month}-31`));
  const trips = listTrips(rows, from, to);
  const expectRanks = (ranks: Rank[], list: Parameters<typeof rank>[1]) => {
    const slow = [...rank(trips, list).values()].toSorted((one, other) => other - one);
    expect(ranks.filter(({ key }) => key).map(({ turnover }) => Math.round(turnover * 100))).toEqual(slow.slice(0, 10));
    expect(sum(ranks.map(({ turnover }) => Math.round(turnover * 100)))).toBe(sum(slow));
  };
  expectRanks(reply.customers, ({ customer }) => [customer]);
  expectRanks(reply.buses, (trip) => trip.buses.map(({ id }) => id));
  expectRanks(reply.drivers, (trip) => trip.drivers);

  for (const [kind, use] of [
    ['bus', reply.busUse],
    ['driver', reply.driverUse],
  ] as const) {
    const slow = listUse(rows, kind, from, to);
    const ofKey = (key: string) => [...slow].filter(([place]) => place.startsWith(key));
    expect(use.map(({ key, days, minutes }) => [key, days, sum(minutes)])).toEqual(
      use.map(({ key }) => [key, ofKey(key).length, sum(ofKey(key).map(([, minutes]) => minutes))]),
    );
  }
  const asked = listAsked(rows, from, to);
  const rejected = asked.filter(({ status }) => status === 'rejected');
  expect(sum(reply.reasons.map(({ count }) => count))).toBe(rejected.length);
  const decided = asked.filter(({ status, offers }) => offers[0] && !['new', 'answered'].includes(status));
  expect(sum(reply.bands.map(({ won, lost }) => won + lost))).toBe(
    decided.filter(({ offers }) => offers[0]?.price != null).length,
  );
  expect(sum(reply.acts.map(({ trips: count }) => count))).toBe(trips.length);

  // The rows behind a figure are as many, and add up to it.
  expect(sum((await askRows('trips', from, to)).map(({ amount }) => amount ?? 0))).toBeCloseTo(
    reply.totals.turnover ?? 0,
    2,
  );
  for (const figure of ['inquiries', 'offered', 'won', 'lost', 'expired', 'waiting'])
    expect(await askRows(figure, from, to)).toHaveLength(reply.totals[figure] ?? -1);
  const [customer] = reply.customers;
  if (customer?.key)
    expect(sum((await askRows('customer', from, to, customer.key)).map(({ amount }) => amount ?? 0))).toBeCloseTo(
      customer.turnover,
      2,
    );
  const [bus] = reply.buses;
  if (bus?.key)
    expect(sum((await askRows('bus', from, to, bus.key)).map(({ amount }) => amount ?? 0))).toBeCloseTo(
      bus.turnover,
      2,
    );
}

/** Drivers and buses of an accepted order, as its operation writes them. */
async function giveJob(orderId: string, number: number): Promise<void> {
  const job = createId();
  await run('insert into job (id, order_id, trip_number) values ($1, $2, $3)', [job, orderId, 1000 + number]);
  for (const [kind, members] of [
    ['bus', buses],
    ['driver', drivers],
  ] as const)
    for (const [position, member] of members.slice(0, 1 + (number % 2)).entries())
      await run(
        `insert into ${kind}_assignment (id, job_id, ${kind}_id, position, during ${kind === 'driver' ? ', key_hash' : ''})
         select $1::uuid, $2, $3, $4, tstzrange(starts_at, ends_at) ${kind === 'driver' ? `, $1::text` : ''} from "order" where id = $5`,
        [createId(), job, member, position, orderId],
      );
  if (number % 3 === 0)
    await run(
      `insert into feedback (id, job_id, driver_id, went_well, comment, hours, updated_at) values ($1, $2, $3, $4, '', '{8.25, 1.5}', now())`,
      [createId(), job, drivers[0], number % 2 === 0],
    );
  await run(`update "order" set status = 'job', version = version + 1 where id = $1`, [orderId]);
}

test('each figure is the slow sum over plain rows, after random edits, deletions and archive moves', async () => {
  const random = createRandom(30);
  const [driver = '', bus = ''] = [drivers[0], buses[0]];
  await startedJob(app, admin, driver, bus, 24);
  const accepted = await acceptedOrder(app, admin, 40 * 24);
  const fresh = await submitInquiry(app, { ...inquiry(app), company: null });
  const lost = await acceptedOrder(app, admin, 90 * 24);
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: over_budget) { id } }', { id: lost }, admin);
  const copies = [
    ...(await copyOrder(app, accepted, 36)),
    ...(await copyOrder(app, lost, 6)),
    ...(await copyOrder(app, fresh, 4)),
  ];
  for (const [index, id] of copies.slice(0, 24).entries()) await giveJob(id, index);
  await run('update bus set depot_lat = 59, depot_lng = 25 where id = $1', [bus]);
  const [sampled] = await run<{ id: string }>(`insert into customer (id, name) values ($1, 'Kool') returning id`, [
    createId(),
  ]);

  const edits: ((id: string) => Promise<unknown>)[] = [
    // To another day, for one to three days; the depot and what else hangs on it follow.
    async (id) => {
      const minutes = 10 * Math.floor(random() * 60_000);
      const length = 10 * (10 + Math.floor(random() * 300));
      await run(
        `update "order" set starts_at = '2025-10-24T21:00Z'::timestamptz + $2 * interval '1 minute', version = version + 1,
           ends_at = '2025-10-24T21:00Z'::timestamptz + $3 * interval '1 minute' where id = $1`,
        [id, minutes, minutes + length],
      );
      for (const kind of ['bus', 'driver'])
        await run(
          `update ${kind}_assignment a set during = tstzrange(o.starts_at, o.ends_at)
           from job j join "order" o on o.id = j.order_id where j.id = a.job_id and o.id = $1`,
          [id],
        );
    },
    (id) =>
      run(`update "order" set created_at = created_at - $2 * interval '7 hours' where id = $1`, [
        id,
        Math.floor(random() * 200),
      ]),
    (id) =>
      run(`update "order" set company = $2, distance_m = $3 where id = $1`, [
        id,
        pick(random, ['Kool', 'KOOL', 'Aed', '']),
        Math.floor(random() * 900_000),
      ]),
    (id) => run(`update "order" set customer_id = $2 where id = $1`, [id, pick(random, [sampled?.id, null])]),
    (id) =>
      run(
        `update "order" set status = case status when 'job' then 'archived' when 'archived' then 'job' when 'accepted' then 'expired' else status end where id = $1`,
        [id],
      ),
    (id) => run(`update "order" set deleted_at = case when deleted_at is null then now() end where id = $1`, [id]),
    async (id) => {
      await run('update offer set price = $2 where order_id = $1', [id, Math.floor(random() * 700_000)]);
      await run('update "order" set version = version + 1 where id = $1', [id]);
    },
    (id) => run('delete from feedback k using job j where j.id = k.job_id and j.order_id = $1', [id]),
    (id) =>
      run('update feedback k set went_well = not went_well from job j where j.id = k.job_id and j.order_id = $1', [id]),
    () => issueInvoice(app, { cents: Math.floor(random() * 90_000) }),
    () =>
      run(`insert into payment (id, source, cents, received_on, made_at) values ($1, 'cash', $2, $3, now())`, [
        createId(),
        1 + Math.floor(random() * 9000),
        pick(random, ['2025-12-31', '2026-01-01', '2026-06-15']),
      ]),
  ];
  const all = (await run<{ id: string }>('select id from "order"')).map(({ id }) => id);
  for (const id of all) await edits[0]?.(id);

  const periods: [string, string][] = [
    ['2026-01-01', '2026-01-31'],
    ['2026-03-23', '2026-03-29'],
    ['2025-11-10', '2026-11-20'],
    ['2020-01-01', '2029-12-31'],
    ['2031-05-01', '2031-05-02'],
  ];
  for (const [round, period] of periods.entries()) {
    for (let edit = 0; edit < 25; edit += 1) await pick(random, edits)(pick(random, all));
    // By its own operations, too; and several who ask at once sum the same days once.
    if (round === 0) {
      await must(
        app,
        'mutation($id: UUID!) { deleteOrder(id: $id, confirmed: true) { id } }',
        { id: fresh },
        admin,
      ).catch(() => undefined);
      await Promise.all(periods.map((each) => ask(...each)));
    }
    await expectSlowFigures(...period);
  }
  await run('delete from "order" where id = any($1)', [copies.slice(30)]);
  await run('update bus set depot_lat = 58 where id = $1', [bus]);
  await expectSlowFigures('2025-09-01', '2027-12-31');

  // The cells stay the same when all days are summed again.
  const cells = 'select kind, day::text, key, count, amount from figure_cell order by kind, day, key';
  const before = await run(cells);
  await run('insert into figure_mark (day) select distinct day from figure_cell');
  await refreshAllFigures(app.deps);
  expect(await run(cells)).toEqual(before);
}, 60_000);

test('an arrangement uses its bus and its driver, and leads to its runs', async () => {
  const bus = await createBus(app, admin, 'Liinibuss');
  const driver = (await createPerson(app, admin)).id;
  const input = {
    name: 'Koolibuss',
    description: '',
    weekdays: [1, 3],
    firstDay: '2026-11-16',
    lastDay: '2026-12-31',
    depart: '07:30',
    durationMin: 90,
    driver,
    bus,
  };
  const id = await createArrangement(app, admin, input);
  const { busUse, driverUse } = await ask('2026-11-16', '2026-11-22');
  for (const [use, key] of [
    [busUse, bus],
    [driverUse, driver],
  ] as const)
    expect(use.find((each) => each.key === key)).toEqual({ key, days: 2, minutes: [90, 0, 90, 0, 0, 0, 0] });
  const rows = await askRows('busUse', '2026-11-16', '2026-11-22', bus);
  expect(rows.map(({ key }) => key.slice(-10))).toEqual(['2026-11-18', '2026-11-16']);
  expect(rows.every(({ key }) => key.startsWith(id))).toBe(true);

  // A day with a run and a trip is one day of use; a hidden bus counts in a week that used it.
  const readWeek = async (from = '2026-11-16', to = '2026-11-22') => (await ask(from, to)).totals;
  const { busDays, busDaysOfAll } = await readWeek();
  const driveTrip = (day: string) =>
    run(`insert into figure_cell (kind, day, key, count, amount) values ('busDay', $1, $2, 1, 60)`, [day, bus]);
  await driveTrip('2026-11-16');
  expect(await readWeek()).toMatchObject({ busDays, busDaysOfAll });
  await driveTrip('2026-11-17');
  const later = await readWeek('2031-05-05', '2031-05-11');
  await run('update bus set hidden = true where id = $1', [bus]);
  expect(await readWeek()).toMatchObject({ busDays: Number(busDays) + 1, busDaysOfAll });
  expect(await readWeek('2031-05-05', '2031-05-11')).toMatchObject({
    busDaysOfAll: Number(later.busDaysOfAll) - 7,
  });
});

test('a period that is reversed or too long is refused at its field', async () => {
  const { errors } = await app.graphql(document, { from: '2026-02-01', to: '2026-01-01' }, admin);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' });
  const tooLong = await app.graphql(document, { from: '2001-01-01', to: '2026-01-01' }, admin);
  expect(tooLong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' });
});
