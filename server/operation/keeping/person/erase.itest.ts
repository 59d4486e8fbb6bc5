import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { migrations } from '../../../migrations';
import { entities } from '../../../model/entities';
import { Receiver } from '../../../outbound/webhooks/receiver.fixture';
import { openDatabase } from '../../../platform/database/database';
import { createBus, createPerson, inquiry, must, submitInquiry } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';
import { saveList, wantedDocument } from '../../../customer/passengers/passengers.fixture';
import { eraseAgain } from '../erasedList';
import { issueInvoice, pay, upload, writeFile } from '../../../office/payments/payments.fixture';
import { runKeeping } from '../runKeeping';
import * as world from './erase.fixture';
import { person } from './erase.fixture';

// On a separate data folder with the settings of the product, because the test looks for bytes in its files.

let folder: string;
let app: TestApp;
let admin: string;
let bus: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'charter-erase-'));
  const database = await openDatabase({ dataDir: folder, entities, migrations, log: () => undefined });
  app = await startTestApp({ DATA_DIR: folder, WEBHOOK_ALLOW_PRIVATE: 'on' }, undefined, undefined, { database });
  admin = await app.login('admin');
  bus = await createBus(app, admin);
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const key = { kind: 'customer', value: person.email };
const previewDocument = `query($person: PersonInput!) { erasurePreview(person: $person, withNames: true) {
  name orders userGoes stays { reason orderId until } mentions { table orderId text } } }`;
const eraseDocument = `mutation($person: PersonInput!, $typedName: String!) {
  erasePerson(person: $person, withNames: true, typedName: $typedName) { id by orders stayed } }`;

interface Preview {
  name: string;
  orders: number;
  userGoes: boolean;
  stays: { reason: string; orderId: string | null; until: string | null }[];
  mentions: { table: string; orderId: string | null; text: string }[];
}
const preview = async (of: object): Promise<Preview> =>
  (await must<{ erasurePreview: Preview }>(app, previewDocument, { person: of }, admin)).erasurePreview;
const erase = (of: object, typedName: string) =>
  must<{ erasePerson: { id: string; by: string; orders: number; stayed: number }[] }>(
    app,
    eraseDocument,
    { person: of, typedName },
    admin,
  );
const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  app.deps.db.dataSource.query(sql, values);

test('after erasing, no byte of a person is in a table, an index, the log, a mail or a new backup, and sums stay', async () => {
  const receiver = new Receiver();
  const url = await receiver.start();
  receiver.reply = (response) => {
    response.statusCode = 500;
    response.end(`unknown customer ${person.name}`);
  };
  const events = ['inquirySubmitted', 'orderChanged', 'jobStarted', 'offerAccepted'];
  await must(
    app,
    'mutation($input: WebhookInput!) { createWebhook(input: $input) { id } }',
    { input: { url, events } },
    admin,
  );
  const office = () => ({ app, admin, bus });
  const declined = await world.rejected(office());
  const other = await world.ofSomebodyElse(office());
  const driven = await world.drivenForCompany(office());
  admin = await app.login('admin');
  await world.nameElsewhere(office(), driven.driverId);
  await world.waitForQueue(app);
  await receiver.stop();
  // A mail that a server refused, with its words.
  await rows(
    `insert into queued_message (id, queue, data, state, attempts, error, ended_at) values (gen_random_uuid(), 'mail', $1, 'given_up', 12, $2, now())`,
    [
      { template: 'inquiryReceived', to: person.email, props: { order: { fullName: person.name } } },
      `550 <${person.email}> unknown`,
    ],
  );
  // A mail that may become an order, and a reply to one.
  const form = new FormData();
  form.append('file', new Blob([`From: ${person.name} <${person.email}>\r\n\r\nTel ${person.phone}`]), 'kiri.eml');
  const sent = { method: 'POST', headers: { authorization: `Bearer ${admin}` }, body: form };
  expect((await app.fetch('/api/mail', sent)).status).toBe(200);
  const sumsBefore = await rows(
    'select o.id, f.price, j.trip_number, o.passengers, o.distance_m from "order" o left join offer f on f.order_id = o.id left join job j on j.order_id = o.id order by 1, 2',
  );
  // As autovacuum does by itself.
  await rows('analyze');
  const holds = (await world.tablesWithTraces(app)).map((name) => name.replaceAll('"', '')).sort();
  const expected =
    'absence acceptance activity_entry arrangement_period change_request feedback offer order order_event order_listing passenger queued_message setting_change trip_list_link webhook_delivery'.split(
      ' ',
    );
  expect(expected.filter((name) => !holds.includes(name))).toEqual([]);
  expect((await world.filesWithTraces(app, folder)).some((file) => file.startsWith('mail/'))).toBe(true);

  const shown = await preview(key);
  expect(shown).toMatchObject({ name: person.name, orders: 2, userGoes: false, stays: [] });
  expect(new Set(shown.mentions.map(({ table }) => table))).toEqual(
    new Set([
      'absence',
      'activity_entry',
      'arrangement_period',
      'mail_draft',
      'received_mail',
      'order',
      'order_event',
      'queued_message',
      'setting_change',
      'trip_list_link',
      'webhook_delivery',
    ]),
  );
  const wrong = await app.graphql(eraseDocument, { person: key, typedName: 'Mari Mets' }, admin);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'typedName' });

  const { erasePerson } = await erase(key, ` ${person.name.toLowerCase()} `);
  expect(erasePerson).toEqual([{ id: expect.any(String), by: expect.any(String), orders: 2, stayed: 0 }]);
  expect((await world.tablesWithTraces(app)).filter((name) => !name.startsWith('pg_'))).toEqual([]);
  await world.backUpTo(app, path.join(folder, 'new.backup'));
  expect(
    await world.filesWithTraces(app, folder).then((files) => files.filter((file) => !file.startsWith('postgres:'))),
  ).toEqual([]);

  // At night the tables are written again, and their statistics.
  app.clock.set(new Date(app.clock.now().getTime() + 86_400_000));
  await runKeeping(app.deps);
  await runKeeping(app.deps);
  expect(await rows('select 1 from erasure where cleaned_at is null')).toEqual([]);
  expect(await world.tablesWithTraces(app)).toEqual([]);
  expect(await world.filesWithTraces(app, folder)).toEqual([]);

  expect(
    await rows(
      'select o.id, f.price, j.trip_number, o.passengers, o.distance_m from "order" o left join offer f on f.order_id = o.id left join job j on j.order_id = o.id order by 1, 2',
    ),
  ).toEqual(sumsBefore);
  admin = await app.login('admin');
  const history = await must<{ orderHistory: { action: string }[] }>(
    app,
    'query($id: UUID!) { orderHistory(id: $id) { action actor changes } }',
    { id: declined },
    admin,
  );
  expect(history.orderHistory[0]).toEqual({ action: 'forgetPerson', actor: 'admin', changes: '{}' });
  const [company] = await rows('select company, full_name, email from "order" where id = $1', [driven.id]);
  expect(company).toEqual({ company: 'Rahvatants OÜ', full_name: '(kustutatud)', email: '' });
  const [stranger] = await rows('select full_name, client_notes from "order" where id = $1', [other]);
  expect(stranger).toEqual({ full_name: 'Õie Jõgeväli', client_notes: 'Kui […] ei vasta, siis […]' });
  expect(await rows('select name from passenger where order_id = $1', [other])).toEqual([{ name: 'Mari Mets' }]);
  // Pages of the office still show such orders.
  const document = 'query($id: UUID!) { order(id: $id) { fullName email phone company job { tripNumber } } }';
  expect((await app.graphql(document, { id: driven.id }, admin)).errors).toBeUndefined();
}, 240_000);

test('a restored older database loses the person again at the next start', async () => {
  const declined = await world.rejected({ app, admin });
  const orders = await rows('select * from "order" where id = $1', [declined]);
  expect(orders).toHaveLength(1);
  const [former] = await rows<{ row: object }>('select to_jsonb(o) as row from "order" o where id = $1', [declined]);
  // A power cut left half a line, which must stop neither a start nor the next entry.
  appendFileSync(path.join(folder, 'erased.jsonl'), '{"id":"01a2');
  await erase(key, person.name);
  expect(readFileSync(path.join(folder, 'erased.jsonl'), 'utf8')).not.toMatch(/zwib|qvast/i);
  // A restore brings this back.
  await rows('delete from erasure where $1 = any(order_ids)', [declined]);
  await rows('delete from "order" where id = $1', [declined]);
  await rows('insert into "order" select (jsonb_populate_record(null::"order", $1)).*', [former?.row]);
  // The backup also had a file to import and a list of another trip that is over. A mail lies in its file.
  await rows(
    `insert into import_batch (id, kind, state, file_name, encoding, headings, mapping, content, row_count, created_at, created_by_id)
     select gen_random_uuid(), 'customers', 'uploaded', 'kliendid.csv', 'utf-8', '["Nimi"]', '{}', $1, 1, now(), id from "user" limit 1`,
    [gzipSync(JSON.stringify([{ line: 2, cells: [person.name] }]))],
  );
  const [past] = await rows('select order_id from passenger where position = 1 limit 1');
  await rows(`insert into passenger (order_id, position, name, document) values ($1, 99, $2, '')`, [
    past?.order_id,
    person.name,
  ]);
  writeFileSync(path.join(folder, 'mail', 'restored.eml'), `To: ${person.email}\r\n\r\nTere, ${person.name}!`);
  expect(await world.tablesWithTraces(app)).toEqual(expect.arrayContaining(['"order"', 'passenger']));
  expect(await eraseAgain(app.deps)).toBe(1);
  expect((await world.tablesWithTraces(app)).filter((name) => !name.startsWith('pg_'))).toEqual([]);
  expect(await rows('select 1 from import_batch where content is not null')).toEqual([]);
  expect(readdirSync(path.join(folder, 'mail'))).not.toContain('restored.eml');
  expect(await eraseAgain(app.deps)).toBe(0);
}, 60_000);

test.each([
  ['futureTrip', 14 * 24, []],
  ['notArchived', 14 * 24, [15]],
])('a private buyer stays: %s', async (reason, inHours, later) => {
  const email = `${reason}@kask.example`;
  const id = await submitInquiry(app, {
    ...inquiry(app, inHours),
    company: '',
    email,
    fullName: 'Kaja Kask',
    phone: '+37255577001',
  });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  for (const days of later) admin = await world.goTo({ app }, days);
  const shown = await preview({ kind: 'customer', value: email });
  expect(shown).toMatchObject({ orders: 0, stays: [{ reason, orderId: id }] });
  const refused = await app.graphql(
    eraseDocument.replace('withNames: true', 'withNames: false'),
    { person: { kind: 'customer', value: email }, typedName: 'Kaja Kask' },
    admin,
  );
  expect(refused.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await rows('select full_name from "order" where id = $1', [id])).toEqual([{ full_name: 'Kaja Kask' }]);
});

test('a private buyer of a past trip stays for seven years after its year, and goes then', async () => {
  const email = 'ostja@kuusk.example';
  const driver = await createPerson(app, admin);
  const id = await submitInquiry(app, { ...inquiry(app, 24), company: '', email, fullName: 'Kadri Kuusk', notes: '' });
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const input = { driver: driver.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(
    app,
    'mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }',
    { id, input },
    admin,
  );
  admin = await world.goTo({ app }, 3);
  await must(app, 'mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id }, admin);
  const [{ year } = { year: 0 }] = await rows<{ year: number }>(
    `select extract(year from ends_at at time zone 'Europe/Tallinn')::int as year from "order" where id = $1`,
    [id],
  );
  const { stays } = await preview({ kind: 'customer', value: email });
  const until = new Date(stays[0]?.until ?? '');
  expect([stays[0]?.reason, until.toLocaleDateString('sv', { timeZone: 'Europe/Tallinn' })]).toEqual([
    'accountingLaw',
    `${year + 8}-01-01`,
  ]);
  app.clock.set(until);
  admin = await app.login('admin');
  await erase({ kind: 'customer', value: email }, 'Kadri Kuusk');
  expect(await rows('select full_name, email, phone, forgotten from "order" where id = $1', [id])).toEqual([
    { full_name: '(kustutatud)', email: '', phone: '', forgotten: 2 },
  ]);
});

test('a private buyer of a free cancellation stays while accounting needs its invoice', async () => {
  const email = 'ostja@sarapuu.example';
  const names = { company: '', email, fullName: 'Kersti Sarapuu', notes: '' };
  const id = await submitInquiry(app, { ...inquiry(app, 24), ...names });
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id }, admin);
  const shown = () => preview({ kind: 'customer', value: email });
  expect(await shown()).toMatchObject({ orders: 1, stays: [] });
  const invoice = await issueInvoice(app, { buyer: 'Kersti Sarapuu', kind: 'prepayment' });
  await rows(`insert into invoice_trip (invoice_id, order_id, part) values ($1, $2, 'trip')`, [invoice.id, id]);
  expect(await shown()).toMatchObject({ orders: 0, stays: [{ reason: 'accountingLaw', orderId: id }] });
});

test('a name on the list of a cancelled or deleted trip goes, though its day is ahead', async () => {
  const name = 'Reelika Toomingas';
  const shown = async () => (await preview({ kind: 'name', value: name })).stays.map(({ reason }) => reason);
  const id = await submitInquiry(app, inquiry(app, 14 * 24));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  await rows(`insert into passenger_list (order_id) values ($1) on conflict do nothing`, [id]);
  await rows(`insert into passenger (order_id, position, name, document) values ($1, 1, $2, '')`, [id, name]);
  expect(await shown()).toEqual(['passengerAhead']);
  await rows(`update "order" set deleted_at = now() where id = $1`, [id]);
  expect(await shown()).toEqual([]);
  await rows(`update "order" set deleted_at = null, status = 'rejected' where id = $1`, [id]);
  expect(await shown()).toEqual([]);
});

test('a user must be hidden and two years past the last trip; then the trips stay without a name', async () => {
  const driver = await createPerson(app, admin, { firstname: 'Hildegund' });
  const update = 'mutation($id: UUID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }';
  const fields = { username: driver.username, email: driver.email, role: 'driver' };
  await must(
    app,
    update,
    { id: driver.id, input: { ...fields, firstname: 'Hildegund', lastname: 'Wurmbrandt' } },
    admin,
  );
  const id = await submitInquiry(app, inquiry(app, 24));
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const input = { driver: driver.id, bus, overlapReason: 'Test', hoursReason: 'Test' };
  await must(
    app,
    'mutation($id: UUID!, $input: AssignmentInput!) { startJob(id: $id, input: $input) { id } }',
    { id, input },
    admin,
  );
  await app.login(driver.username);
  const user = { kind: 'user', value: driver.id };
  expect((await preview(user)).stays).toEqual([{ reason: 'activeUser', orderId: null, until: null }]);
  admin = await world.goTo({ app }, 3);
  const hide = 'mutation($id: UUID!) { setUserHidden(id: $id, hidden: true, confirmed: true) { id } }';
  await must(app, hide, { id: driver.id }, admin);
  const { stays } = await preview(user);
  expect(stays).toMatchObject([{ reason: 'drivingLaw' }]);
  app.clock.set(new Date(stays[0]?.until ?? ''));
  admin = await app.login('admin');
  expect(await preview(user)).toMatchObject({ userGoes: true, stays: [], name: 'Hildegund Wurmbrandt' });
  await erase(user, 'Hildegund Wurmbrandt');
  for (const { name } of await rows<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  ))
    expect([
      name,
      await rows(`select t::text from ${name} t where t::text ~* 'hildegund|wurmbrandt|${driver.email}'`),
    ]).toEqual([name, []]);
  const [assignment] = await rows(
    'select u.firstname from driver_assignment a join "user" u on u.id = a.driver_id join job j on j.id = a.job_id where j.order_id = $1',
    [id],
  );
  expect(assignment).toEqual({ firstname: 'Kustutatud' });
});

test('a person gets everything in one file, without keys and other passengers', async () => {
  const id = await submitInquiry(app, world.ofPerson(app));
  const notes = { logisticsNotes: 'Vaidleb hinnaga' };
  await must(
    app,
    'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }',
    { id, notes },
    admin,
  );
  await must(app, wantedDocument, { id, wanted: true }, admin);
  await saveList(app, admin, id, `Mari Mets\n${person.name}`);
  const invoice = await issueInvoice(app, { buyer: person.name });
  await rows(`insert into invoice_trip (invoice_id, order_id, part) values ($1, $2, 'trip')`, [invoice.id, id]);
  await upload(app, admin, writeFile([pay(invoice.reference)]));
  const { findPeople } = await must<{ findPeople: { kind: string; value: string; name: string; trips: number }[] }>(
    app,
    'query($text: String!) { findPeople(text: $text) { kind value name trips } }',
    { text: 'qvastrup' },
    admin,
  );
  expect(findPeople).toEqual([
    { ...key, name: person.name, trips: 1 },
    { kind: 'name', value: person.name, name: person.name, trips: 1 },
  ]);
  for (const text of ['51239876', person.email.slice(0, 12)])
    expect(await must(app, 'query($text: String!) { findPeople(text: $text) { value } }', { text }, admin)).toEqual({
      findPeople: [{ value: person.email }],
    });
  const { personFile } = await must<{ personFile: string }>(
    app,
    'query($person: PersonInput!) { personFile(person: $person) }',
    { person: key },
    admin,
  );
  const file = JSON.parse(personFile) as Record<string, unknown[]> & { person: object };
  expect(file.person).toEqual({ names: [person.name], emails: [person.email], phones: [person.phone] });
  expect(file.orders).toMatchObject([
    { id, full_name: person.name, client_notes: expect.stringContaining(person.name) },
  ]);
  expect(file.stops).toHaveLength(3);
  expect(file.invoices).toMatchObject([{ number: invoice.number, buyer_name: person.name }]);
  expect(file.payments).toMatchObject([{ cents: 10_000, payer_name: 'Kool OÜ' }]);
  expect(file.passengerLists).toMatchObject([{ name: person.name }]);
  expect(personFile).toContain('Vaidleb hinnaga');
  expect(personFile).not.toMatch(/_hash|Mari Mets/);
  expect(readdirSync(folder)).toContain('erased.jsonl');
});

test('an unknown person is refused at the field', async () => {
  for (const of of [
    { kind: 'customer', value: 'keegi@mujal.example' },
    { kind: 'user', value: 'x' },
    { kind: 'name', value: 'Mari' },
  ]) {
    const { errors } = await app.graphql(previewDocument, { person: of }, admin);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'value' });
  }
});
