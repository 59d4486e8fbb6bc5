import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { keepListing } from '../../orders/lifecycle/listing';
import type { Actor } from '../../orders/lifecycle/orderEvents';
import type { OrderSnapshot } from '../../model/orders/snapshots';
import { runTogether } from '../../platform/sql';
import { createId } from '../../platform/ids';
import {
  acceptedOrder,
  createBus,
  createFood,
  createPerson,
  inquiry,
  must,
  startedJob,
  submitInquiry,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { keepAccountingChange } from './changedSince';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

interface Page {
  nodes: { orderId: string; version: number; status: string; deleted: boolean; amountDue: number | null }[];
  endCursor: string | null;
  hasMore: boolean;
}

async function pull(after: string | null, variables: object = {}, first = 100): Promise<Page> {
  const { accountingEntries } = await must<{ accountingEntries: Page }>(
    app,
    `query($first: Int!, $after: String, $firstDay: LocalDate, $lastDay: LocalDate, $status: AccountingStatus, $search: String,
         $changedSince: DateTime) {
       accountingEntries(first: $first, after: $after, firstDay: $firstDay, lastDay: $lastDay, status: $status, search: $search,
           changedSince: $changedSince) {
         nodes { orderId version status deleted tripNumber customer company registrationNumber vatNumber address distanceKm net vatRate vat total
           food { name count price amount } foodTotal amountDue currency changedAt start }
         endCursor hasMore } }`,
    { first, after, ...variables },
    admin,
  );
  return accountingEntries;
}

const price = 'mutation($id: UUID!, $price: Price!) { updatePrice(id: $id, price: $price, vatRate: 24) { id } }';

test('work is listed with its amounts from the day it is accepted; open and rejected offers are not', async () => {
  const food = await createFood(app, admin, 'Lõunasöök', 12.5);
  const bus = await createBus(app, admin);
  const driver = await createPerson(app, admin);
  await submitInquiry(app);
  const job = await startedJob(app, admin, driver.id, bus);
  await must(
    app,
    'mutation($id: UUID!, $food: [OrderedFoodInput!]!) { updateOrderFood(id: $id, food: $food) { id } }',
    { id: job, food: [{ id: food, count: 20 }] },
    admin,
  );
  const accepted = await acceptedOrder(app, admin);

  const { nodes, hasMore } = await pull(null);
  expect(nodes.map(({ orderId, status }) => [orderId, status])).toEqual([
    [job, 'job'],
    [accepted, 'accepted'],
  ]);
  expect(hasMore).toBe(false);
  expect(nodes[0]).toMatchObject({
    tripNumber: 1,
    customer: 'Õie Jõgeväli',
    company: 'Eesti Rahvatantsu Selts',
    net: 540,
    vatRate: 24,
    vat: 129.6,
    total: 669.6,
    food: [{ name: 'Lõunasöök', count: 20, price: 12.5, amount: 250 }],
    foodTotal: 250,
    amountDue: 919.6,
    currency: 'EUR',
    deleted: false,
  });
});

test('a pull from the last cursor brings later changes, the deleted and the rejected ones too, without customer data', async () => {
  const deleted = await acceptedOrder(app, admin);
  const rejected = await acceptedOrder(app, admin);
  const edited = await acceptedOrder(app, admin);
  const { endCursor } = await pull(null);
  expect((await pull(endCursor)).nodes).toEqual([]);
  expect((await pull(endCursor)).endCursor).toBe(endCursor);

  await must(app, price, { id: edited, price: '100,10' }, admin);
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: deleted }, admin);
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id: rejected }, admin);
  const since = await pull(endCursor);
  expect(since.nodes.map(({ orderId, status, amountDue }) => [orderId, status, amountDue])).toEqual([
    [edited, 'accepted', 124.12],
    [deleted, 'cancelled', null],
    [rejected, 'cancelled', null],
  ]);
  expect(since.nodes[1]).toMatchObject({ deleted: true, customer: null, company: null, net: null });
});

test('filters: days of the trip, status, words, changed since', async () => {
  const input = { ...inquiry(app, 60 * 24), fullName: 'Käthe Öövel', company: '=cmd|calc' };
  const id = await submitInquiry(app, input);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const only = async (variables: object) => (await pull(null, variables)).nodes.map(({ orderId }) => orderId);
  const [{ tripDay } = { tripDay: '' }]: { tripDay: string }[] = await app.deps.db.dataSource.query(
    `select (starts_at at time zone 'Europe/Tallinn')::date::text as "tripDay" from "order" where id = $1`,
    [id],
  );
  expect(await only({ firstDay: tripDay, lastDay: tripDay })).toEqual([id]);
  expect(await only({ search: 'oovel kathe' })).toEqual([id]);
  expect(await only({ status: 'job', search: 'oovel' })).toEqual([]);
  expect(await only({ changedSince: new Date(app.clock.now().getTime() + 60_000).toISOString() })).toEqual([]);
  expect(
    (await app.graphql('{ accountingEntries(after: "x") { hasMore } }', {}, admin)).errors?.[0]?.extensions,
  ).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'after',
  });
});

async function accountingToken(): Promise<string> {
  const create = 'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { token } }';
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const input = { name: 'Merit', scope: 'accounting', expiresAt };
  return (await must<{ createApiToken: { token: string } }>(app, create, { input }, admin)).createApiToken.token;
}

const fetchAs = (path: string, token?: string) =>
  app.fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {});

test('CSV of the same, safe from formulas, for admins and tokens of accounting', async () => {
  const get = (query: string, token?: string) => fetchAs(`/api/export/accounting.csv${query}`, token);
  expect((await get('')).status).toBe(401);
  expect((await get('?firstDay=eile', admin)).status).toBe(400);
  const response = await get('?search=oovel', await accountingToken());
  expect(response.headers.get('content-disposition')).toMatch(/eksport-raamatupidamine-\d{8}T/);
  expect(response.headers.get('x-row-count')).toBe('1');
  const lines = (await response.text()).split('\r\n');
  expect(lines[0]).toMatch(/^Reisi nr;Olek;Klient;E-post;Firma;/);
  expect(lines[1]).toMatch(/^;Kinnitatud;Käthe Öövel;[^;]+@[^;]+;'=cmd\|calc;/);
  const whole = await (await get('', admin)).text();
  expect(whole).toContain(';540,00;24;129,60;669,60;Lõunasöök × 20;250,00;919,60;EUR;');
});

test('invoice data of a company is checked, kept, and filled in for its next order', async () => {
  const id = await acceptedOrder(app, admin);
  const update = (input: object) =>
    app.graphql(
      'mutation($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }',
      { id, input },
      admin,
    );
  const readField = async (input: object) => (await update(input)).errors?.[0]?.extensions.field;
  expect(await readField({ companyRegistrationNumber: '1234567' })).toBe('companyRegistrationNumber');
  expect(await readField({ companyVatNumber: 'EE12345678' })).toBe('companyVatNumber');
  expect(await readField({ companyAddress: 'x'.repeat(256) })).toBe('companyAddress');
  expect(await readField({ company: 'Kooli OÜ', companyVatNumber: 'LV40003000000' })).toBeUndefined();
  const buyer = {
    companyRegistrationNumber: '80000000',
    companyVatNumber: 'EE200000000',
    companyAddress: 'Pikk 1, Tallinn',
  };
  expect(await readField(buyer)).toBeUndefined();

  const next = await submitInquiry(app, { ...inquiry(app), company: 'kooli oü' });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: next }, admin);
  const known = { registrationNumber: '80000000', vatNumber: 'EE200000000', address: 'Pikk 1, Tallinn' };
  expect((await pull(null)).nodes.find(({ orderId }) => orderId === next)).toMatchObject(known);
});

test('the e-invoice of a job is for admins and tokens of accounting; missing data is named', async () => {
  const [job] = (await pull(null, { status: 'job' })).nodes;
  const [accepted] = (await pull(null, { status: 'accepted' })).nodes;
  const get = (id: string | undefined, token?: string) => fetchAs(`/api/einvoice/${id}.xml`, token);
  const refusal = async (id: string | undefined, token?: string) => {
    const response = await get(id, token);
    return [response.status, ((await response.json()) as { error: { message: string } }).error.message];
  };
  const driver = await createPerson(app, admin);
  expect((await get(job?.orderId)).status).toBe(401);
  expect((await get(job?.orderId, await app.login(driver.username))).status).toBe(403);
  expect(await refusal(createId(), admin)).toEqual([404, 'Tellimust ei leitud']);
  expect(await refusal('midagi', admin)).toEqual([404, 'Tellimust ei leitud']);
  expect(await refusal(accepted?.orderId, admin)).toEqual([409, 'E-arve saab teha tööst: määrake enne buss ja juht']);
  const settings = app.deps.settings();
  expect(await refusal(job?.orderId, admin)).toEqual([409, 'E-arve jaoks on seadetes puudu ettevõtte registrikood']);
  settings.companyRegistrationNumber = '10000018';
  settings.companyVatNumber = 'EE100000000';
  settings.companyAddress = 'Tuuliku tee 2, Tallinn';
  expect(await refusal(job?.orderId, admin)).toEqual([409, 'E-arve jaoks on seadetes puudu ettevõtte pangakonto']);
  settings.companyIban = 'EE382200221020145685';

  const response = await get(job?.orderId.toUpperCase(), await accountingToken());
  expect(response.headers.get('content-disposition')).toContain('e-arve-1.xml');
  const xml = await response.text();
  expect(xml).toContain('<cbc:EndpointID schemeID="EM">oie@rahvatants.example</cbc:EndpointID>');
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">919.60</cbc:PayableAmount>');
});

/** Writes the accountant's row as changeOrder does, in a transaction that can be kept open. */
function changed(manager: EntityManager, id: string, version: number): Promise<void> {
  const now = app.clock.now();
  const actor: Actor = { kind: 'admin', userId: null };
  const entry = {
    eventId: createId(),
    at: now,
    action: 'editNotes',
    actor,
    fromStatus: 'accepted',
    changes: {},
  } as const;
  const event = { type: 'changed', order: { id } as OrderSnapshot, status: 'accepted', version, ...entry } as const;
  const changed = { ...event, before: null, after: null };
  return runTogether(manager, [...keepListing(changed), ...keepAccountingChange(changed)]);
}

const note = 'mutation($id: UUID!) { updateNotes(id: $id, notes: { driverNotes: "muudetud" }) { id version } }';

/** Does something while a change of an order is written and waits with its commit; fails when that has to wait, too. */
async function whileUncommitted<T>(id: string, work: () => Promise<T>): Promise<T> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((open) => (letGo = open));
  let isWritten: () => void = () => undefined;
  const written = new Promise<void>((done) => (isWritten = done));
  const committed = app.deps.db.transaction(async (manager) => {
    await changed(manager, id, 0);
    isWritten();
    await gate;
  });
  await written;
  const limit = new AbortController();
  try {
    const late = sleep(10_000, undefined, { signal: limit.signal }).then(() => {
      throw new Error('this waited for a change that is not committed');
    });
    return await Promise.race([work(), late]);
  } finally {
    limit.abort();
    letGo();
    await committed;
  }
}

test('a late commit is not skipped, and delays neither other changes nor the reader', async () => {
  const late = await acceptedOrder(app, admin);
  const other = await acceptedOrder(app, admin);
  const start = (await pull(null, {}, 500)).endCursor;
  const meanwhile = await whileUncommitted(late, async () => {
    await must(app, note, { id: other }, admin);
    return pull(start);
  });
  expect(meanwhile.nodes.map(({ orderId }) => orderId)).toEqual([other]);
  expect((await pull(meanwhile.endCursor)).nodes.map(({ orderId }) => orderId)).toEqual([late]);
});

test('an order that waits for its number while it changes again comes once, with its last state', async () => {
  const busy = await acceptedOrder(app, admin);
  const other = await acceptedOrder(app, admin);
  const start = (await pull(null, {}, 500)).endCursor;
  for (const id of [busy, other]) await must(app, note, { id }, admin);
  const meanwhile = await whileUncommitted(busy, () => pull(start));
  expect(meanwhile.nodes.map(({ orderId }) => orderId)).toEqual([other]);
  const { nodes, endCursor } = await pull(meanwhile.endCursor);
  expect(nodes.map(({ orderId }) => orderId)).toEqual([busy]);
  expect((await pull(endCursor)).nodes).toEqual([]);
});

test('three readers by pages while four others write 400 orders get all of them, and no version of one twice', async () => {
  const { db, clock } = app.deps;
  const start = (await pull(null, {}, 500)).endCursor;
  const written = new Map<string, number>();

  const write = async (id: string, version: number): Promise<void> => {
    await db.transaction(async (manager) => {
      const now = clock.now();
      if (version === 1) {
        await manager.query(
          // Its trip is over: the clock's work, which reads the trips to come, would find no stops.
          `insert into "order" (id, status, created_at, starts_at, ends_at, duration_s, distance_m, estimated_by, passengers,
             full_name, email, phone) select $1, 'accepted', at, at, at, 60, 1000, 'test', 1, 'Klient', 'k@k.example', '+3725550000'
           from (select $2::timestamptz - interval '1 day' as at) yesterday`,
          [id, now],
        );
      } else {
        await manager.query('update "order" set version = $2 where id = $1', [id, version]);
      }
      await changed(manager, id, version);
      // Some are slow to commit: with numbers from a sequence, or times, the reader would pass them by.
      if (Math.random() < 0.02) await sleep(Math.random() * 10);
    });
    written.set(id, version);
  };
  const writer = async (): Promise<void> => {
    let former: string | undefined;
    for (let order = 0; order < 100; order += 1) {
      const id = createId();
      await write(id, 1);
      // Each tenth is changed again.
      if (order % 10 === 9 && former) await write(former, 2);
      former = id;
    }
  };

  let writing = true;
  /** Pages until nobody writes any more; returns what it got. */
  const reader = async (): Promise<string[]> => {
    const seen: string[] = [];
    let cursor = start;
    const read = async (): Promise<boolean> => {
      const page = await pull(cursor, {}, 37);
      seen.push(...page.nodes.map(({ orderId, version }) => `${orderId} ${version}`));
      cursor = page.endCursor;
      return page.hasMore;
    };
    while (writing) {
      await read();
      await sleep(2);
    }
    while (await read());
    return seen;
  };
  const readers = Promise.all([reader(), reader(), reader()]);
  await Promise.all([writer(), writer(), writer(), writer()]);
  writing = false;

  expect(written.size).toBe(400);
  for (const seen of await readers) {
    expect(new Set(seen).size).toBe(seen.length);
    expect([...written].filter(([id, version]) => !seen.includes(`${id} ${version}`))).toEqual([]);
  }
}, 60_000);
