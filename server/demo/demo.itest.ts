import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewer } from '../access/viewer';
import { entities } from '../model/entities';
import { migrations } from '../migrations';
import { orderActions } from '../orders/lifecycle/lifecycle';
import { rejectReasons } from '../model/orders/offer.entity';
import { readConfig } from '../platform/config';
import { createLogger } from '../platform/log/logger';
import { changeStatuses } from '../model/customer/changeRequest.entity';
import { createWholeSchema } from '../schema';
import type { Services } from '../services';
import { createServices } from '../services';
import { refreshAllFigures } from '../office/overview';
import { openTestDatabase } from '../testing/databases/testDatabase';
import { readMails } from '../testing/testMails';
import { Api } from './actions/api';
import { demoCompany, PASSWORD, SHOWN_DRIVER } from './data/company';
import { mail, seed } from './seed';
import { SeedingClock } from './seedingClock';

/** A Thursday morning. */
const present = new Date('2026-03-12T08:20:00Z');
/** Enough that each reason to reject comes. */
const orders = 80;

let dataDir: string;
let services: Services;
let api: Api;
let maris: Viewer;
let happened: Awaited<ReturnType<typeof seed>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'charter-demo-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    LOGISTICS_EMAIL: 'maris@tuulerannak.example',
    PUBLIC_URL: 'http://portal.example',
    ADDRESS_SERVICE_URL: 'off',
  });
  const database = await openTestDatabase({ entities, migrations });
  const clock = new SeedingClock();
  services = await createServices({ config, clock, log: createLogger('silent'), database, fallback: demoCompany });
  clock.set(present);
  happened = await seed({ deps: services.deps, clock, orders });
  api = new Api(createWholeSchema(), services.deps);
  maris = await api.signIn('maris', PASSWORD);
}, 120_000);
afterAll(async () => {
  await services.stop();
  await rm(dataDir, { recursive: true });
});

interface Row {
  id: string;
  status: string;
  createdAt: string;
  start: string;
  end: string;
  stops: { city: string }[];
  food: { name: string; price: number }[];
  offer: { price: number | null; status: string; rejectReason: string | null; decidedBy: object | null } | null;
  job: {
    tripNumber: number;
    confirmation: string;
    drivers: { driver: { username: string }; confirmation: string }[];
    buses: object[];
    feedback: { wentWell: boolean; isRead: boolean }[];
  } | null;
}

const fields = `{ id status createdAt start end stops { city } food { name price } offer { price status rejectReason decidedBy { id } }
  job { tripNumber confirmation drivers { driver { username } confirmation } buses { id } feedback { wentWell isRead } } }`;

const list = async (name: string, viewer = maris): Promise<Row[]> =>
  (await api.run<Record<string, Row[]>>(viewer, `{ ${name} ${fields} }`))[name] ?? [];

const longList = async (name: string): Promise<Row[]> =>
  (await api.run<Record<string, { nodes: Row[] }>>(maris, `{ ${name}(first: 100) { nodes ${fields} } }`))[name]
    ?.nodes ?? [];

const sorted = (values: (string | null | undefined)[]) => [...new Set(values)].sort();

describe('the demo company', () => {
  it('has work for the logistician: inquiries of the last days, offers, accepted orders', async () => {
    const asked = await list('newOrders');
    expect(asked.length).toBeGreaterThan(2);
    for (const { createdAt } of asked)
      expect(present.getTime() - new Date(createdAt).getTime()).toBeLessThan(5 * 86_400_000);
    const answered = await list('answeredOrders');
    expect(answered.length).toBeGreaterThan(5);
    expect(sorted(answered.map(({ offer }) => offer?.status))).toEqual(['open']);
    const accepted = await list('acceptedOrders');
    expect(sorted(accepted.map(({ offer }) => offer?.status))).toEqual(['accepted']);
    expect(accepted.some(({ offer }) => offer?.price === null)).toBe(true);
    expect(accepted.some(({ offer }) => offer?.decidedBy)).toBe(true);
    expect(accepted.some(({ offer }) => !offer?.decidedBy)).toBe(true);
  });

  it('has jobs of today and later, confirmed, waiting and declined, with further drivers and buses', async () => {
    const jobs = await list('upcomingJobs');
    expect(sorted(jobs.map(({ job }) => job?.confirmation))).toEqual(['accepted', 'declined', 'waiting']);
    expect(jobs.some(({ start }) => new Date(start) <= present)).toBe(true);
    expect(jobs.some(({ start }) => new Date(start).getTime() > present.getTime() + 20 * 86_400_000)).toBe(true);
    expect(jobs.some(({ job }) => (job?.drivers.length ?? 0) > 1 && (job?.buses.length ?? 0) > 1)).toBe(true);
    expect(jobs.some(({ job }) => new Set(job?.drivers.map(({ confirmation }) => confirmation)).size > 1)).toBe(true);
  });

  it('has finished jobs: without feedback, with unread feedback, with that of one driver of two', async () => {
    expect((await list('feedbacklessJobs')).length).toBeGreaterThan(1);
    const unread = await list('unreadFeedback');
    expect(unread.length).toBeGreaterThan(2);
    expect(unread.some(({ job }) => (job?.feedback.length ?? 0) < (job?.drivers.length ?? 0))).toBe(true);
  });

  it('has an archive of driven and of expired orders', async () => {
    const archive = await longList('archive');
    expect(sorted(archive.map(({ status }) => status))).toEqual(['accepted', 'archived', 'expired', 'new']);
    const driven = archive.filter(({ status }) => status === 'archived');
    expect(driven.length).toBeGreaterThan(20);
    expect(driven.flatMap(({ job }) => job?.feedback ?? []).every(({ isRead }) => isRead)).toBe(true);
    expect(sorted(driven.flatMap(({ job }) => job?.feedback ?? []).map(({ wentWell }) => String(wentWell)))).toEqual([
      'false',
      'true',
    ]);
    expect(new Set(archive.flatMap(({ stops }) => stops).map(({ city }) => city)).size).toBeGreaterThan(15);
    // Food ordered before the prices rose keeps its price.
    expect(
      sorted(
        archive
          .flatMap(({ food }) => food)
          .filter(({ name }) => name === 'Kohvipaus')
          .map(({ price }) => String(price)),
      ),
    ).toContain('4.5');
  });

  it('has orders rejected for every reason, by customers and for them', async () => {
    const rejected = await longList('rejectedOrders');
    expect(sorted(rejected.map(({ offer }) => offer?.rejectReason))).toEqual([...rejectReasons].sort());
    const byCustomers = rejected.filter(({ offer }) => !offer?.decidedBy);
    expect(sorted(byCustomers.map(({ offer }) => offer?.rejectReason))).toEqual([
      'cheaper_elsewhere',
      'other',
      'over_budget',
      'trip_cancelled',
    ]);
  });

  it('has change requests of customers in each state, and trips that were cancelled for nothing and for a fee', async () => {
    const requests: { status: string }[] = await services.deps.db.dataSource.query(
      'select distinct status from change_request order by status',
    );
    expect(requests.map(({ status }) => status)).toEqual([...changeStatuses].sort());
    const { changeRequests } = await api.run<{ changeRequests: { status: string }[] }>(
      maris,
      '{ changeRequests { status } }',
    );
    expect(sorted(changeRequests.map(({ status }) => status))).toEqual(['open', 'priced']);
    const cancelled: { fee: number }[] = await services.deps.db.dataSource.query(
      `select f.cancellation_fee as fee from offer f join "order" o on o.id = f.order_id
       where o.status = 'rejected' and f.cancellation_fee is not null and f.decided_by_id is null`,
    );
    expect(sorted(cancelled.map(({ fee }) => String(fee > 0)))).toEqual(['false', 'true']);
  });

  it('has money in every state: paid, in part, overdue, prepaid, credited, reminded of, and payments to match', async () => {
    const { invoices, today } = await api.run<{
      invoices: { nodes: { state: string; kind: string }[] };
      today: { items: { kind: string }[] };
    }>(maris, '{ invoices(first: 200) { nodes { state kind } } today(first: 500) { items { kind } } }');
    expect(sorted(invoices.nodes.map(({ state }) => state))).toEqual(
      expect.arrayContaining(['creditNote', 'draft', 'open', 'overdue', 'paid']),
    );
    expect(sorted(invoices.nodes.map(({ kind }) => kind))).toEqual(['credit', 'invoice', 'prepayment']);
    expect(sorted(today.items.map(({ kind }) => kind))).toEqual(
      expect.arrayContaining(['invoice', 'payment', 'reminder']),
    );
    const sources = await services.deps.db.dataSource.query<{ source: string }[]>(
      'select distinct source from payment',
    );
    expect(sorted(sources.map(({ source }) => source))).toEqual(expect.arrayContaining(['bank', 'cash']));
    const partly = 'select 1 from open_amount a join payment_booking b using (invoice_id) where a.cents > 0 limit 1';
    for (const some of [partly, 'select 1 from reminder limit 1'])
      expect(await services.deps.db.dataSource.query(some)).toHaveLength(1);
  });

  it('shows something on every list of the shown driver', async () => {
    const jaan = await api.signIn(SHOWN_DRIVER, PASSWORD);
    for (const name of ['myUpcomingJobs', 'myFinishedJobs', 'myFeedbacklessJobs'])
      expect(await list(name, jaan)).not.toEqual([]);
    const today = (await list('myUpcomingJobs', jaan)).filter(({ start }) => new Date(start) <= present);
    expect(today).not.toEqual([]);
  });

  it('has recorded times of driven trips, and defects in each state', async () => {
    const { roadTimes, defects } = await api.run<{
      roadTimes: { leftAt: Date | null; arrivedAt: Date | null }[];
      defects: { state: string }[];
    }>(maris, '{ roadTimes(from: "2026-02-27", to: "2026-03-12") { leftAt arrivedAt } defects { state } }');
    expect(roadTimes.filter(({ leftAt, arrivedAt }) => leftAt && arrivedAt)).not.toEqual([]);
    expect(sorted(defects.map(({ state }) => state))).toEqual(['done', 'open', 'workshop']);
  });

  it('has arrangements: most active, two that changed hands, some days that differ', async () => {
    type Lists = Record<'active' | 'inactive', { name: string; previousDrivers: object[] }[]>;
    const { active, inactive } = await api.run<Lists>(
      maris,
      `{ active: arrangements { name previousDrivers { changedAt } }
         inactive: arrangements(active: false) { name previousDrivers { changedAt } } }`,
    );
    expect([active.length, inactive.length]).toEqual([7, 1]);
    expect(active.filter(({ previousDrivers }) => previousDrivers.length > 0)).toHaveLength(2);
    const { calendar } = await api.run<{ calendar: { occurrences: { exceptionId: string | null; runs: boolean }[] } }>(
      maris,
      '{ calendar(first: "2026-03-01", last: "2026-03-31") { occurrences { exceptionId runs } } }',
    );
    expect(calendar.occurrences.length).toBeGreaterThan(80);
    expect(calendar.occurrences.filter(({ exceptionId }) => exceptionId)).toHaveLength(5);
    expect(calendar.occurrences.filter(({ runs }) => !runs)).toHaveLength(2);
  });

  it('has hidden drivers, buses and food packages', async () => {
    type Hidden = Record<'drivers' | 'buses' | 'foodPackages', { hidden: boolean }[]>;
    const all = await api.run<Hidden>(maris, '{ drivers { hidden } buses { hidden } foodPackages { hidden } }');
    expect(all.drivers.filter(({ hidden }) => hidden)).toHaveLength(2);
    expect(all.buses.filter(({ hidden }) => hidden)).toHaveLength(1);
    expect(all.foodPackages.filter(({ hidden }) => hidden)).toHaveLength(1);
  });

  it('did everything that can be done, each at its own moment of the past, and booked nobody twice', async () => {
    const query = async <T>(sql: string): Promise<T[]> => services.deps.db.dataSource.query(sql);
    const done = await query<{ action: string }>('select distinct action from order_event');
    const actions = [...orderActions, 'submit', 'feedback', 'editFeedback', 'readFeedback'];
    expect(done.map(({ action }) => action).sort()).toEqual(actions.sort());
    const [span] = await query<{ first: Date; last: Date; days: number }>(
      'select min(at) as first, max(at) as last, count(distinct at::date)::int as days from order_event',
    );
    expect(span?.days).toBeGreaterThan(60);
    expect(span?.first.getTime()).toBeLessThan(present.getTime() - 100 * 86_400_000);
    expect(span?.last.getTime()).toBeLessThanOrEqual(present.getTime());
    const numbers = await query<{ n: number }>('select trip_number as n from job order by n');
    expect(numbers.map(({ n }) => n)).toEqual(numbers.map((_row, index) => index + 1));
    const [kept] = await query<{ count: number }>(`select count(*)::int from acceptance`);
    expect(kept?.count).toBeGreaterThan(20);
    const [deleted] = await query<{ count: number }>('select count(*)::int from "order" where deleted_at is not null');
    expect(deleted?.count).toBeGreaterThan(2);
    const twice = await query(
      `select 1 from driver_assignment a join driver_assignment b on a.driver_id = b.driver_id and a.id < b.id and a.during && b.during
         join job j on j.id = a.job_id join "order" o on o.id = j.order_id where o.deleted_at is null and o.status <> 'rejected'`,
    );
    expect(twice).toEqual([]);
  });

  it('mails only recent events, with links that work', async () => {
    expect(await readMails(dataDir)).toEqual([]);
    await services.start();
    await mail(services.deps, happened);
    const answered = (await list('answeredOrders')).map(({ id }) => id);
    for (let tries = 0; tries < 100; tries += 1) {
      const links = (await readMails(dataDir)).flatMap((mail) => mail.links);
      const offer = links.find(
        ({ pathname, searchParams }) =>
          pathname === '/portal/accept' && answered.includes(searchParams.get('id') ?? ''),
      );
      if (offer) {
        const variables = { id: offer.searchParams.get('id'), key: offer.searchParams.get('activation_key') };
        const source = 'query($id: UUID!, $key: Key!) { offerLink(id: $id, activationKey: $key) { alreadyDecided } }';
        expect(await api.run(null, source, variables)).toEqual({ offerLink: { alreadyDecided: false } });
        return;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error('no offer was mailed');
  });
});

test('the company lives legally but for three infringements, and the page of hours finds just these', async () => {
  const { drivers } = await api.run<{ drivers: { id: string; username: string }[] }>(
    maris,
    '{ drivers { id username } }',
  );
  const document = `query($id: UUID!, $from: LocalDate!) {
    driverHours(driverId: $id, from: $from, days: 92) { problems infringements { rule from } } }`;
  interface Reply {
    driverHours: { problems: string[]; infringements: { rule: string; from: Date }[] };
  }
  const found = new Set<string>();
  for (const { id, username } of drivers)
    for (const from of ['2025-10-28', '2026-01-01', '2026-03-12']) {
      const { driverHours } = await api.run<Reply>(maris, document, { id, from });
      for (const { rule, from } of driverHours.infringements) found.add(`${username} ${rule} ${String(from)}`);
      for (const problem of driverHours.problems) found.add(`${username} ${problem}`);
    }
  expect([...found].map((text) => text.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
    'margus drivingBreak',
    expect.stringMatching(/^priit (reduced)?[dD]ailyRest$/),
    expect.stringMatching(/^toomas work/),
  ]);
});

test('the usual trip of the past needed three acts of a person', async () => {
  await refreshAllFigures(services.deps);
  const source = 'query($from: LocalDate!, $to: LocalDate!) { overview(from: $from, to: $to) { acts { acts trips } } }';
  type Reply = { overview: { acts: { acts: number; trips: number }[] } };
  const { overview } = await api.run<Reply>(maris, source, { from: '2025-11-01', to: '2026-03-01' });
  const [usual] = overview.acts.sort((a, b) => b.trips - a.trips);
  expect(usual).toMatchObject({ acts: 3 });
});
