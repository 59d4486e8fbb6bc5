import { cancelDocument } from '../../customer/changeRequests/changeRequests.fixture';
import {
  acceptedOrder,
  answer,
  createBus,
  createFood,
  createPerson,
  must,
  startedJob,
  tripKey,
} from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

interface Entry {
  orderId: string;
  tripNumber: number | null;
  deleted: boolean;
}
async function readEntry(id: string): Promise<Entry | undefined> {
  const { accountingEntries } = await must<{ accountingEntries: { nodes: Entry[] } }>(
    app,
    `{ accountingEntries(first: 100, status: cancelled) { nodes { orderId tripNumber deleted customer net vatRate vat total
       food { name } foodTotal amountDue cancellationFee cancellationReason cancelledAt } } }`,
    {},
    admin,
  );
  return accountingEntries.nodes.find(({ orderId }) => orderId === id);
}

const readCsv = async (id: string): Promise<string[]> => {
  const response = await app.fetch('/api/export/accounting.csv', { headers: { authorization: `Bearer ${admin}` } });
  const line = (await response.text()).split('\r\n').find((row) => row.includes(id)) ?? '';
  return line.split(';');
};
const fetchInvoice = (id: string) =>
  app.fetch(`/api/einvoice/${id}.xml`, { headers: { authorization: `Bearer ${admin}` } });
const cancel = async (id: string, fee: number) =>
  must(app, cancelDocument, { id, key: await tripKey(app, id), fee }, undefined);
const days = 24;

test('bills the fee of a cancelled order with VAT, reason and a separate invoice, and nothing of its catering', async () => {
  const food = await createFood(app, admin, 'Lõunasöök', 12.5);
  const id = await acceptedOrder(app, admin, 4 * days);
  const order = 'mutation($id: UUID!, $food: [OrderedFoodInput!]!) { updateOrderFood(id: $id, food: $food) { id } }';
  await must(app, order, { id, food: [{ id: food, count: 20 }] }, admin);
  await cancel(id, 66.96);
  const entry = await readEntry(id);
  expect(entry).toMatchObject({
    deleted: false,
    customer: 'Õie Jõgeväli',
    cancellationFee: 66.96,
    cancellationReason: 'trip_cancelled',
    net: 54,
    vatRate: 24,
    vat: 12.96,
    total: 66.96,
    food: [],
    foodTotal: 0,
    amountDue: 66.96,
    cancelledAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  const number = entry?.tripNumber;
  expect(number).toEqual(expect.any(Number));
  const cells = await readCsv(id);
  expect(cells.slice(0, 3)).toEqual([String(number), 'Tühistatud', 'Õie Jõgeväli']);
  expect(cells.slice(11, 19)).toEqual(['54,00', '24', '12,96', '66,96', '', '0,00', '66,96', 'EUR']);
  expect(cells.slice(21, 23)).toEqual(['66,96', 'Reis jääb ära']);

  Object.assign(app.deps.settings(), {
    companyRegistrationNumber: '10000018',
    companyVatNumber: 'EE100000000',
    companyAddress: 'Tuuliku tee 2, Tallinn',
    companyIban: 'EE382200221020145685',
  });
  const xml = await (await fetchInvoice(id)).text();
  expect(xml).toContain(`<cbc:ID>${number}</cbc:ID>`);
  expect(xml).toContain('<cbc:Name>Tühistustasu: Tellimusvedu');
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">66.96</cbc:PayableAmount>');
});

test('a job that is cancelled keeps its number; the next trip has the next one', async () => {
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  const job = await startedJob(app, admin, driver.id, bus, 4 * days);
  await cancel(job, 66.96);
  const number = (await readEntry(job))?.tripNumber ?? 0;
  const next = await acceptedOrder(app, admin, 4 * days);
  await cancel(next, 66.96);
  expect((await readEntry(next))?.tripNumber).toBe(number + 1);
});

test('a free cancellation takes no number and is not billed; nor is an order that was quoted again or deleted', async () => {
  const free = await acceptedOrder(app, admin);
  await cancel(free, 0);
  expect(await readEntry(free)).toMatchObject({
    deleted: true,
    tripNumber: null,
    cancellationFee: null,
    amountDue: null,
  });
  expect((await fetchInvoice(free)).status).toBe(404);

  const waived = await acceptedOrder(app, admin, 4 * days);
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id: waived }, admin);
  expect(await readEntry(waived)).toMatchObject({ deleted: true, customer: null, cancellationReason: null });

  const anew = await acceptedOrder(app, admin, 4 * days);
  await cancel(anew, 66.96);
  await answer(app, admin, anew);
  expect(await readEntry(anew)).toMatchObject({ deleted: true, cancellationFee: null, amountDue: null });

  const gone = await acceptedOrder(app, admin, 4 * days);
  await cancel(gone, 66.96);
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id: gone }, admin);
  expect(await readEntry(gone)).toMatchObject({ deleted: true, customer: null, cancellationFee: null });
});

test('the customer can change the billing data of a fee until the accountant has it, and nothing else of a cancelled trip', async () => {
  const id = await acceptedOrder(app, admin, 4 * days);
  const key = await tripKey(app, id);
  await must(app, cancelDocument, { id, key, fee: 66.96 });
  interface Shown {
    myTrip: { version: number; can: string[] };
  }
  const read = 'query($id: UUID!, $key: Key!) { myTrip(id: $id, key: $key) { version can } }';
  const shown = async () => (await must<Shown>(app, read, { id, key })).myTrip;
  const change = async (changes: object) =>
    app.graphql(
      `mutation($id: UUID!, $key: Key!, $version: Int!, $changes: TripChangesInput!) {
         changeTrip(id: $id, key: $key, version: $version, changes: $changes) { version } }`,
      { id, key, version: (await shown()).version, changes },
    );
  const invoice = { company: 'Tuuleveod OÜ', registrationNumber: '10000018', address: 'Pikk 1', email: null };
  expect((await shown()).can).toEqual(['invoice']);
  expect((await change({ invoice })).errors).toBeUndefined();
  expect((await change({ notes: 'Uus' })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await readCsv(id)).slice(4, 6)).toEqual(['Tuuleveod OÜ', '10000018']);
  // The file is with the accountant now.
  expect((await shown()).can).toEqual([]);
  expect((await change({ invoice: { ...invoice, company: 'Muu OÜ' } })).errors?.[0]?.extensions.code).toBe('CONFLICT');

  const free = await acceptedOrder(app, admin);
  const freeKey = await tripKey(app, free);
  await must(app, cancelDocument, { id: free, key: freeKey, fee: 0 });
  expect((await must<Shown>(app, read, { id: free, key: freeKey })).myTrip.can).toEqual([]);
});
