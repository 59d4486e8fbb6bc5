import { query, sql } from '../../platform/sql';
import { toFilter } from './longLists';
import { countListed, foldTally } from '../lifecycle/orderTally';
import { createBus, createPerson, inquiry, must, startJobDocument, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

interface Node {
  id: string;
  status: string;
  start: string;
  company: string | null;
  fullName: string;
  passengers: number;
  distanceKm: number;
  stops: { city: string }[];
  offer: { price: number | null; rejectReason: string | null } | null;
  job: { tripNumber: number; drivers: { driver: { firstname: string; lastname: string } }[] } | null;
}
interface Page {
  nodes: Node[];
  endCursor: string | null;
  total: number;
  totalIsCapped: boolean;
}
type List = 'archive' | 'rejectedOrders';

let app: TestApp;
let admin: string;

const answerDocument =
  'mutation($id: UUID!, $price: Price!) { answerOrder(id: $id, price: $price, vatRate: 24) { id } }';
const acceptDocument = 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }';
const rejectDocument =
  'mutation($id: UUID!, $reason: RejectReason!) { rejectOnBehalf(id: $id, reason: $reason) { id } }';

/** Some repeat, some need the Estonian order of letters, some are meant to deceive a search or a spreadsheet. */
const companies = ['Zoo', 'Õpetajate Liit', 'Šoti Klubi', 'Tartu Kool', null, 'Ööbik', 'Tartu Kool', 'ametikool'];
const deceivers = ['100% Rõõm', '1000 Rõõmu', 'A_B', 'AxB', 'C\\D', '=HYPERLINK("x")', ' +372 Takso', 'Kaks; "kolm"'];

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  const run = (document: string, variables: object) => must(app, document, variables, admin);
  const drivers = [
    await createPerson(app, admin, { firstname: 'Õnne' }),
    await createPerson(app, admin, { firstname: 'Zinaida' }),
  ];
  const bus = await createBus(app, admin);
  const order = (inHours: number, company: string | null | undefined) =>
    submitInquiry(app, { ...inquiry(app, inHours), company });

  for (const [index, company] of [...companies, ...companies].entries()) {
    const id = await order(24 + (index % 5) * 12, company);
    if (index % 4 === 0) continue;
    await run(answerDocument, { id, price: [300, 540.5, 300, 1200][index % 4] });
    if (index % 4 === 1) continue;
    await run(acceptDocument, { id });
    if (index % 8 === 2) continue;
    const input = { driver: drivers[index % 2]?.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
    await run(startJobDocument, { id, input });
  }
  for (const [index, company] of deceivers.entries()) {
    const id = await order(30 + index, company);
    if (index % 2 === 0) await run(answerDocument, { id, price: 100 });
    await run(rejectDocument, { id, reason: index % 2 ? 'over_budget' : 'cancelled_via_platform' });
  }
  const { upcomingJobs } = await must<{ upcomingJobs: { id: string }[] }>(app, '{ upcomingJobs { id } }', {}, admin);
  app.clock.set(new Date(app.clock.now().getTime() + 10 * 86_400_000));
  for (const { id } of upcomingJobs) await run('mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id });
}, 120_000);
afterAll(() => app.stop());

const fields = `nodes { id status start company fullName passengers distanceKm stops { city } offer { price rejectReason }
  job { tripNumber drivers { driver { firstname lastname } } } } endCursor total totalIsCapped`;

async function list(name: List, args: Record<string, unknown> = {}): Promise<Page> {
  const data = await must<Record<List, Page>>(
    app,
    `query($first: Int! = 100, $page: Int, $after: String, $sort: ArchiveSort! = start, $descending: Boolean! = true, $search: String) {
       ${name}(first: $first, page: $page, after: $after, sort: $sort, descending: $descending, search: $search) { ${fields} } }`,
    args,
    admin,
  );
  return data[name];
}

const findCustomer = ({ company, fullName }: Node) => company ?? fullName;
const ids = ({ nodes }: Page) => nodes.map(({ id }) => id);

const estonian = new Intl.Collator('et');
const findDriver = ({ job }: Node) => job?.drivers[0]?.driver.firstname ?? '';
const compare: Record<string, (a: Node, b: Node) => number> = {
  start: (a, b) => a.start.localeCompare(b.start),
  company: (a, b) => estonian.compare(findCustomer(a), findCustomer(b)),
  price: (a, b) => (a.offer?.price ?? -1) - (b.offer?.price ?? -1),
  driver: (a, b) => estonian.compare(findDriver(a), findDriver(b)),
  tripNumber: (a, b) => (a.job?.tripNumber ?? -1) - (b.job?.tripNumber ?? -1),
};
const byId = (a: Node, b: Node) => (a.id < b.id ? -1 : 1);

describe('paging', () => {
  it('has every kind of row that the archive knows, and ties', async () => {
    const { nodes, total } = await list('archive');
    expect(nodes).toHaveLength(16);
    expect(total).toBe(16);
    expect(new Set(nodes.map(({ status }) => status))).toEqual(new Set(['archived', 'new', 'answered', 'accepted']));
    expect(new Set(nodes.map(({ offer }) => offer?.price)).size).toBeLessThan(5);
  });

  describe.each(Object.keys(compare))('by %s', (sort) => {
    it.each([true, false])('is a plain sort cut into pages, descending: %s', async (descending) => {
      const plain = [...(await list('archive')).nodes]
        .sort((a, b) => compare[sort]?.(a, b) || byId(a, b))
        .map(({ id }) => id);
      if (descending) plain.reverse();

      const byNumber: string[] = [];
      for (let page = 1; page <= 6; page += 1) {
        const part = await list('archive', { first: 3, page, sort, descending });
        expect(part.endCursor === null).toBe(page === 6);
        byNumber.push(...ids(part));
      }
      expect(byNumber).toEqual(plain);

      const byCursor: string[] = [];
      let after: string | null | undefined;
      do {
        const part = await list('archive', { first: 5, after, sort, descending });
        byCursor.push(...ids(part));
        after = part.endCursor;
      } while (after);
      expect(byCursor).toEqual(plain);

      const fourth = await list('archive', { first: 3, page: 4, sort, descending });
      const fifth = await list('archive', { first: 3, after: fourth.endCursor, sort, descending });
      expect(ids(fifth)).toEqual(plain.slice(12, 15));
    });
  });

  it('gives the last page for a number beyond it, and refuses senseless arguments', async () => {
    expect(ids(await list('archive', { first: 3, page: 99 }))).toEqual(
      ids(await list('archive', { first: 3, page: 6 })),
    );
    expect(await list('archive', { page: 7, search: 'seda ei ole' })).toMatchObject({
      nodes: [],
      total: 0,
      endCursor: null,
    });
    const code = async (args: string) =>
      (await app.graphql(`{ archive(${args}) { total } }`, {}, admin)).errors?.[0]?.extensions.code;
    expect(await code('page: 0')).toBe('BAD_USER_INPUT');
    expect(await code('first: 101')).toBe('BAD_USER_INPUT');
    expect(await code('after: "made up"')).toBe('BAD_USER_INPUT');
    expect(await code('after: "x", page: 2')).toBe('BAD_USER_INPUT');
  });
});

describe('search', () => {
  const found = async (name: List, search: string) => (await list(name, { search })).nodes.map(findCustomer).sort();

  it('finds with or without Estonian letters, in either case, by every word', async () => {
    for (const search of ['õpetajate', 'opetajate', 'ÕPETAJATE LIIT', 'liit   õpe']) {
      expect(await found('archive', search)).toEqual(['Õpetajate Liit', 'Õpetajate Liit']);
    }
    expect(await found('archive', 'šoti')).toEqual(['Šoti Klubi', 'Šoti Klubi']);
    expect(await found('archive', 'õpetajate klubi')).toEqual([]);
  });

  it('takes the signs of LIKE as they stand', async () => {
    expect(await found('rejectedOrders', '100%')).toEqual(['100% Rõõm']);
    expect(await found('rejectedOrders', 'a_b')).toEqual(['A_B']);
    expect(await found('rejectedOrders', 'c\\d')).toEqual(['C\\D']);
  });

  it('looks into every column', async () => {
    const { nodes } = await list('archive');
    const job = nodes.find(({ status }) => status === 'archived');
    expect(await found('archive', `töö ${job?.job?.tripNumber} ${findDriver(job as Node)}`)).toContain(
      findCustomer(job as Node),
    );
    expect((await list('archive', { search: 'vastatud päring 540,50' })).nodes.map(({ status }) => status)).toEqual(
      nodes.filter(({ status, offer }) => status === 'answered' && offer?.price === 540.5).map(({ status }) => status),
    );
    expect(await found('rejectedOrders', 'eelarve')).toHaveLength(4);
    expect(await found('rejectedOrders', `${Math.round(job?.distanceKm ?? 0)} põhjus`)).toEqual([]);
    expect(await found('rejectedOrders', `${Math.round(job?.distanceKm ?? 0)} eelarve`)).toHaveLength(4);
  });
});

const download = (path: string, headers: Record<string, string> = { authorization: `Bearer ${admin}` }) =>
  app.fetch(`/api/export/${path}`, { headers });

/** The rows of a CSV file, read by the rules that spreadsheets use. */
function readCsv(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;"]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

const typeNames: Record<string, string> = { archived: 'Töö', new: 'Päring', accepted: 'Kinnitatud pakkumine' };
const british = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tallinn',
  dateStyle: 'short',
  timeStyle: 'short',
});
const localTime = (iso: string) => british.format(new Date(iso)).replaceAll('/', '.').replace(',', '');
const euros = (price: number | null | undefined) => (price == null ? '' : price.toFixed(2).replace('.', ','));

describe('export', () => {
  it('has the rows of the archive, save offers that nobody decided on, one by one', async () => {
    const response = await download('archive.csv?sort=company&descending=false');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/filename=eksport-arhiiv-\d{8}T\d{6}[+]\d{4}\.csv$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));

    const [heading, ...rows] = readCsv(bytes.toString());
    expect(heading?.join()).toBe('Tüüp,Reisi kuupäev,Firma,Sihtkohad,Reisijad,Vahemaa,Maksumus,Juht,Reisi nr');
    const { nodes } = await list('archive', { sort: 'company', descending: false });
    const shown = nodes.filter(({ status }) => status !== 'answered');
    expect(shown.length).toBeLessThan(nodes.length);
    expect(response.headers.get('x-row-count')).toBe(String(shown.length));
    expect(rows).toEqual(
      shown.map((node) => [
        typeNames[node.status],
        localTime(node.start),
        findCustomer(node),
        node.stops.map(({ city }) => city).join(' - '),
        String(node.passengers),
        String(Math.round(node.distanceKm)),
        euros(node.offer?.price),
        findDriver(node),
        String(node.job?.tripNumber ?? ''),
      ]),
    );
  });

  it('tells why orders were rejected, and lets no name become a formula', async () => {
    const response = await download('rejected.csv?search=eelarve&sort=start&descending=false');
    expect(response.headers.get('content-disposition')).toContain('eksport-loobutud-');
    const [heading, ...rows] = readCsv(await response.text());
    expect(heading?.join()).toBe('Reisi kuupäev,Firma,Sihtkohad,Reisijad,Vahemaa,Maksumus,Põhjus');
    expect(rows.map((row) => [row[1], row[5], row[6]])).toEqual(
      ['1000 Rõõmu', 'AxB', `'=HYPERLINK("x")`, 'Kaks; "kolm"'].map((name) => [name, '', 'Hind ületas eelarve']),
    );
    const english = await (await download('rejected.csv?search=eelarve&lang=en')).text();
    expect(readCsv(english)[0]?.join()).toBe('Trip date,Company,Destinations,Passengers,Distance,Price,Reason');
    expect(english).toContain('The price was over budget');
    const all = readCsv(await (await download('rejected.csv')).text());
    expect(all.map((row) => row[1])).toContain("'+372 Takso");
  });

  it('is for admins, on our own pages', async () => {
    const driver = await app.login((await createPerson(app, admin)).username);
    expect((await download('archive.csv', {})).status).toBe(401);
    expect((await download('archive.csv', { authorization: `Bearer ${driver}` })).status).toBe(403);
    const cookie = `session=${admin}`;
    expect((await download('archive.csv', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await download('archive.csv', { cookie, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await download('archive.csv?sort=password')).status).toBe(400);
    expect((await download('archive.csv?sort=toString')).status).toBe(400);
    expect((await download(`archive.csv?search=${'x'.repeat(256)}`)).status).toBe(400);
  });
});

describe('a list of ten thousand', () => {
  beforeAll(async () => {
    await app.deps.db.dataSource.query(
      `insert into "order" (id, status, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers,
         full_name, email, phone, company)
       select gen_random_uuid(), 'rejected', now(), now(), now(), 0, 0, 'test', 1, 'x', 'x@x.example', '+372', 'Firma ' || lpad(n::text, 5, '0')
       from generate_series(1, 10001) n`,
    );
    await app.deps.db.dataSource.query(
      `insert into order_listing select id, status, starts_at, ends_at, false, 'palju firma ' || right(company, 5)::int, lower(company), -1, '', -1
       from "order" where estimated_by = 'test'`,
    );
    await app.deps.db.dataSource.query(
      `insert into order_tally (status, ends_on, orders) values ('rejected', current_date, 10001)`,
    );
    await app.deps.db.dataSource.query(
      `insert into stop (order_id, position, lat, lng, city, address)
       select id, 0, 59, 25, 'Tallinn', '' from "order" where estimated_by = 'test'`,
    );
  }, 60_000);

  const rejected = (args: object) => list('rejectedOrders', { sort: 'company', descending: false, ...args });
  const names = async (args: object) => (await rejected(args)).nodes.map(findCustomer);
  const firm = (index: number) => `Firma ${String(index + 1).padStart(5, '0')}`;

  it('counts a whole list exactly, and matches of a common word only nearly', async () => {
    expect(await rejected({ first: 1 })).toMatchObject({ total: 10_009, totalIsCapped: false });
    // Five pages ahead.
    expect(await rejected({ first: 1, search: 'palju' })).toMatchObject({ total: 5, totalIsCapped: true });
    expect(await rejected({ first: 3, search: 'palju', page: 9 })).toMatchObject({ total: 39, totalIsCapped: true });
    expect(await names({ first: 3, page: 3337 })).toEqual(['Kaks; "kolm"']);
  });

  it('finds on any page the same as a plain search, for common and rare words', async () => {
    expect(await names({ first: 3, search: 'palju', page: 1500 })).toEqual([4497, 4498, 4499].map(firm));
    expect(await rejected({ first: 3, search: 'palju', page: 3333 })).toMatchObject({
      total: 10_001,
      totalIsCapped: false,
    });
    expect(await names({ first: 3, search: 'palju', page: 3333 })).toEqual([9996, 9997, 9998].map(firm));
    expect(await names({ first: 3, search: 'palju', page: 5000 })).toEqual([9999, 10_000].map(firm));

    // Too rare to be near, with and without letters enough for the index.
    for (const search of ['99', 'firma 99', 'palju 999']) {
      const digits = search.replace(/\D+/, '');
      const plain = Array.from({ length: 10_001 }, (_, index) => index).filter((index) =>
        `${index + 1}`.includes(digits),
      );
      const byNumber: unknown[] = [];
      for (let page = 1; page <= Math.ceil(plain.length / 100); page += 1)
        byNumber.push(...(await names({ first: 100, search, page })));
      expect(byNumber).toEqual(plain.map(firm));
      const byCursor: unknown[] = [];
      let after: string | null | undefined;
      do {
        const part = await rejected({ first: 100, search, after });
        expect(part).toMatchObject({ total: plain.length, totalIsCapped: false });
        byCursor.push(...part.nodes.map(findCustomer));
        after = part.endCursor;
      } while (after);
      expect(byCursor).toEqual(byNumber);
    }
  });

  it('is exported whole', async () => {
    const rows = readCsv(await (await download('rejected.csv?search=palju&sort=company&descending=false')).text());
    expect(rows.slice(1).map((row) => row[1])).toEqual(
      Array.from({ length: 10_001 }, (_, index) => `Firma ${String(index + 1).padStart(5, '0')}`),
    );
  });
});

describe('the total', () => {
  it('is a plain count at every moment, however the tally has been added up', async () => {
    const { deps, clock } = app;
    const begin = clock.now().getTime();
    const made = [];
    for (const hours of [2, 26, 50, 300]) made.push(await submitInquiry(app, inquiry(app, hours)));
    await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: made[1] }, admin);
    await must(app, rejectDocument, { id: made[2], reason: 'other' }, admin);
    for (const hours of [0, 12, 13, 24, 60, 400, 13]) {
      clock.set(new Date(begin + hours * 3_600_000));
      for (const name of ['archive', 'rejectedOrders'] as const) {
        const { where } = toFilter(name, null, clock.now());
        const counting = sql`select count(*)::int from order_listing l where ${where}`;
        const [plain] = await query<{ count: number }>(deps.db.dataSource.manager, counting);
        expect([hours, name, await countListed(deps, name)]).toEqual([hours, name, plain?.count]);
      }
      // Not after the clock has gone on: nobody turns it back by weeks.
      if (hours < 400) await foldTally(deps);
    }
    const [tally]: { rows: number }[] = await deps.db.dataSource.query('select count(*)::int as rows from order_tally');
    expect(tally?.rows).toBeLessThan(20);
  });
});
