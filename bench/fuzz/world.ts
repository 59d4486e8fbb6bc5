import { listenTo } from '../../server/outbound/live/listen.fixture';
import {
  answer,
  createBus,
  createFood,
  createPerson,
  must,
  startedJob,
  submitInquiry,
  inquiry,
} from '../../server/testing/builders';
import type { Person } from '../../server/testing/builders';
import { createId } from '../../server/platform/ids';
import { issueInvoice, pay, upload, writeFile } from '../../server/office/payments/payments.fixture';
import { newTripKey } from '../../server/customer/myTrip/myTrip.fixture';
import type { TestMontonio } from '../../server/testing/pay/testMontonio';
import type { TestApp } from '../../server/testing/testApp';
import type { Known } from './values';

export type Role = 'nobody' | 'driver' | 'otherDriver' | 'admin';

/** Texts that only some may read. They are part of the company's data before a single call was made. */
export const secrets = {
  /** For admins alone: prices, the logisticians' notes. */
  admin: ['98765.43', '9876543', 'AINULT-LOGISTIKULE'],
  /** For anyone who is signed in: customers and what they wrote. */
  session: ['SALAJANE-KLIENT', 'salajane@klient.example', '+37255598761', 'KLIENDI-SOOV'],
};

export interface World {
  known: Known;
  /** A token for a role; signs in again when the former session was ended by a call. */
  token(role: Role, anew?: boolean): Promise<string | null>;
}

/** A small company with an order in each state, made through the real operations. */
export async function makeWorld(app: TestApp, bank: TestMontonio): Promise<World> {
  const admin = await app.login('admin');
  const person = (role: 'driver' | 'admin') => createPerson(app, admin, { role });
  const people = { driver: await person('driver'), otherDriver: await person('driver'), admin: await person('admin') };
  const spare = await person('driver');
  const bus = await createBus(app, admin);
  const food = await createFood(app, admin, 'Lõunasöök', 9.5);
  const submit = () =>
    submitInquiry(app, {
      ...inquiry(app),
      fullName: secrets.session[0],
      email: secrets.session[1],
      phone: secrets.session[2],
      notes: secrets.session[3],
    });
  const fresh = await submit();
  const answered = await submit();
  await answer(app, admin, answered, 98765.43);
  const job = await startedJob(app, admin, people.driver.id, bus, 48);
  const past = await startedJob(app, admin, people.otherDriver.id, bus, 24);
  for (const id of [fresh, answered, job, past])
    await must(
      app,
      'mutation($id: UUID!) { updateNotes(id: $id, notes: { logisticsNotes: "AINULT-LOGISTIKULE" }) { id } }',
      { id },
      admin,
    );
  const { underWay, tracker } = await addRoad(app, admin, people.driver, bus);
  const customers = await addCustomers(app, admin, answered);
  const invoiced = await must<{ makePrepaymentInvoice: { id: string; lines: { id: string }[] } }>(
    app,
    'mutation($id: UUID!) { makePrepaymentInvoice(orderId: $id, percent: 30) { id lines { id } } }',
    { id: job },
    admin,
  );
  const { id: draft, lines } = invoiced.makePrepaymentInvoice;
  const { saveJourneySheet } = await must<{ saveJourneySheet: { id: string }[] }>(
    app,
    'mutation($id: UUID!, $bus: UUID!) { saveJourneySheet(orderId: $id, busId: $bus, book: "A1", sheet: "2") { id } }',
    { id: job, bus },
    admin,
  );
  const { reportDefect } = await must<{ reportDefect: string }>(
    app,
    'mutation($bus: UUID!) { reportDefect(input: { busId: $bus, text: "Pidurituli", mayNotDrive: true }) }',
    { bus },
    admin,
  );
  const { saveView } = await must<{ saveView: { id: string } }>(
    app,
    'mutation { saveView(page: archive, name: "Tartu", query: "?archive.q=tartu") { id } }',
    {},
    admin,
  );
  const money = await addMoney(app, admin, { bank, job, customer: customers[0] ?? '' });
  const mail = await addMail(app, admin);
  const links = (await app.mails()).flatMap((mail) => mail.links);
  const keys = links.flatMap((url) =>
    [...url.searchParams].filter(([name]) => name !== 'id').map(([, value]) => value),
  );

  const stream = await listenTo(app.url, admin);
  const { cursor } = await stream.until(() => true);
  stream.close();
  const cursors = [cursor, cursor.replace(/[^.]+$/, '1:999999999:5')];

  const tokens = new Map<Role, string>();
  return {
    known: {
      ids: [
        fresh,
        answered,
        job,
        past,
        underWay,
        bus,
        food,
        spare.id,
        people.driver.id,
        people.otherDriver.id,
        draft,
        ...lines.map(({ id }) => id),
        ...customers,
        reportDefect,
        saveView.id,
        ...saveJourneySheet.map((sheet) => sheet.id),
        ...money,
        mail,
      ],
      keys,
      cursors,
      trackers: [tracker],
    },
    async token(role, anew = false) {
      if (role === 'nobody') return null;
      if (anew || !tokens.has(role)) tokens.set(role, await app.login(people[role].username));
      return tokens.get(role) ?? null;
    },
  };
}

interface MoneyWorld {
  bank: TestMontonio;
  job: string;
  customer: string;
}

/**
 * An invoice that is half paid and was reminded of, a payment that waits, a payment in cash, and an invoice of a trip that
 * its customer went to pay by bank link.
 */
async function addMoney(app: TestApp, admin: string, { bank, job, customer }: MoneyWorld): Promise<string[]> {
  const [open, cash, linked] = [
    await issueInvoice(app),
    await issueInvoice(app),
    await issueInvoice(app, { customerId: customer }),
  ];
  await app.deps.db.dataSource.query(
    `insert into invoice_trip (invoice_id, order_id, part, holds) values ($1, $2, 'trip', false)`,
    [linked.id, job],
  );
  const payDocument =
    'mutation($id: UUID!, $key: Key!, $invoice: UUID!) { payInvoice(id: $id, key: $key, invoice: $invoice, method: bank) }';
  await must(app, payDocument, { id: job, key: await newTripKey(app, job), invoice: linked.id });
  const [order] = bank.orders;
  await upload(app, admin, writeFile([pay(open.reference, 4_000), pay('', 7_700)]));
  const entries: string[] = [];
  for (const state of ['waiting', 'settled', 'notOurs']) {
    const document = `{ bankEntries(state: ${state}) { rows { id } } }`;
    const { bankEntries } = await must<{ bankEntries: { rows: { id: string }[] } }>(app, document, {}, admin);
    entries.push(...bankEntries.rows.map(({ id }) => id));
  }
  await must(app, 'mutation { remindCustomer(customer: "name:kool oü") }', {}, admin);
  const take = `mutation($id: UUID!) { takePayment(invoiceId: $id, amount: 100, receivedOn: "2026-06-15", source: cash, note: "AINULT-LOGISTIKULE") }`;
  const { takePayment } = await must<{ takePayment: string }>(app, take, { id: cash.id }, admin);
  return [open.id, cash.id, linked.id, order?.uuid ?? '', order?.merchantReference ?? '', takePayment, ...entries];
}

/** A trip under way whose driver is on duty, with acts of each kind that means no more than itself, and the key of a tracker. */
async function addRoad(app: TestApp, admin: string, driver: Person, bus: string) {
  const underWay = await startedJob(app, admin, driver.id, bus, 0.5);
  const phoneAt = app.clock.now().toISOString();
  const kinds = ['dutyBegin', 'arrive', 'breakBegin', 'breakEnd', 'defect'];
  const events = kinds.map((kind) => ({
    id: createId(),
    kind,
    orderId: underWay,
    stop: kind === 'arrive' ? 0 : null,
    note: secrets.session[3],
    phoneAt,
    clockOffsetMs: 0,
  }));
  const document = 'mutation($input: TripEventsInput!) { sendTripEvents(input: $input) { refusal } }';
  await must(app, document, { input: { driverId: driver.id, events } }, await app.login(driver.username));
  const keyDocument = 'mutation($id: UUID!) { makeTrackerKey(busId: $id) }';
  const { makeTrackerKey: tracker } = await must<{ makeTrackerKey: string }>(app, keyDocument, { id: bus }, admin);
  const place = await app.fetch(`/api/tracker?id=${tracker}&lat=59.4&lon=24.7`);
  if (!place.ok) throw new Error(`the tracker was refused: ${await place.text()}`);
  return { underWay, tracker };
}

/** A mail that may become an order. */
async function addMail(app: TestApp, admin: string): Promise<string> {
  const form = new FormData();
  form.append(
    'file',
    new Blob([`${secrets.session[0]} ${secrets.session[1]}, 45 inimest Tallinnast Tartusse`]),
    'kiri.txt',
  );
  const headers = { authorization: `Bearer ${admin}` };
  const response = await app.fetch('/api/mail', { method: 'POST', headers, body: form });
  return ((await response.json()) as { content: { draftId: string } }).content.draftId;
}

/** A customer with an order, one that was merged into it, one for itself, and the merge. */
async function addCustomers(app: TestApp, admin: string, order: string): Promise<string[]> {
  const add = async (name: string) => {
    const input = { kind: 'company', name, notes: secrets.admin[2], contacts: [{ email: secrets.session[1] }] };
    const document = 'mutation($input: CustomerInput!) { createCustomer(input: $input) { id } }';
    return (await must<{ createCustomer: { id: string } }>(app, document, { input }, admin)).createCustomer.id;
  };
  const [staying, merged, other] = [await add('Kool'), await add('Kool MTÜ'), await add('Selts')];
  await must(
    app,
    'mutation($id: UUID!, $customerId: UUID!) { tieCustomer(id: $id, customerId: $customerId) { id } }',
    { id: order, customerId: staying },
    admin,
  );
  const { mergeCustomers } = await must<{ mergeCustomers: { merges: { id: string }[] } }>(
    app,
    'mutation($id: UUID!, $mergedId: UUID!) { mergeCustomers(id: $id, mergedId: $mergedId) { merges { id } } }',
    { id: staying, mergedId: merged },
    admin,
  );
  return [staying, merged, other, ...mergeCustomers.merges.map(({ id }) => id)];
}
