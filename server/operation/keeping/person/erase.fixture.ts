import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { silent } from '../../../platform/backup/progress';
import { writeBackup } from '../../../platform/backup/write';
import { createPerson, inquiry, must, startJobDocument, submitInquiry, tripKey } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { ask as askChange } from '../../../customer/changeRequests/changeRequests.fixture';
import { kuressaare, saveList, tripTo } from '../../../customer/passengers/passengers.fixture';

/** Nobody and nothing else in the folder is called this. */
export const person = {
  name: 'Zwibbelina Qvastrupsen',
  email: 'zwibbelina.qvastrupsen@hjuldorf.example',
  phone: '+37251239876',
};

/** Bytes that must be nowhere afterwards, in lower case: parts of the name and the number in several spellings. */
export const traces = ['zwibbelina', 'qvastrupsen', 'hjuldorf', '51239876', '5123 9876', '512 39 876'];

interface Office {
  app: TestApp;
  admin: string;
  bus: string;
}

const day = 86_400_000;

/** The admin, signed in again: sessions end by the same clock. */
export async function goTo({ app }: Pick<Office, 'app'>, inDays: number): Promise<string> {
  app.clock.set(new Date(app.clock.now().getTime() + inDays * day));
  return app.login('admin');
}

/** An inquiry of the person; without a company the person is the buyer. */
export const ofPerson = (app: TestApp, changes: object = {}): Record<string, unknown> => ({
  ...inquiry(app, 14 * 24),
  fullName: person.name,
  email: person.email,
  phone: person.phone,
  notes: `Küsige: ${person.name}, ${person.phone}`,
  company: '',
  ...changes,
});

/** A trip of the person for a company, driven, reported and archived, with the name wherever a trip can hold it. */
export async function drivenForCompany({ app, admin, bus }: Office): Promise<{ id: string; driverId: string }> {
  const driver = await createPerson(app, admin);
  const id = await submitInquiry(app, ofPerson(app, { company: 'Rahvatants OÜ' }));
  const update = 'mutation($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }';
  const answer =
    'mutation($id: UUID!, $note: String!) { answerOrder(id: $id, price: 540, vatRate: 24, note: $note) { id } }';
  await must(app, answer, { id, note: `Lugupeetud ${person.name}` }, admin);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id }, admin);
  const leader = { groupFullName: person.name, groupEmail: person.email, groupPhone: person.phone };
  const input = { ...leader, invoiceEmail: person.email, clientNotes: `Teine nimi ${person.name.toUpperCase()}` };
  await must(app, update, { id, input }, admin);
  const notes = { logisticsNotes: `${person.name} lubas helistada`, driverNotes: `Tel 512 39 876` };
  await must(
    app,
    'mutation($id: UUID!, $notes: OrderNotesInput!) { updateNotes(id: $id, notes: $notes) { id } }',
    { id, notes },
    admin,
  );
  await must(
    app,
    startJobDocument,
    { id, input: { driver: driver.id, bus, hoursReason: `${person.name} palus` } },
    admin,
  );
  await askChange(app, id, await tripKey(app, id), { passengers: 40, note: `Soovib ${person.name}, ${person.email}` });
  const again = await goTo({ app }, 16);
  const report =
    'mutation($id: UUID!, $driver: UUID!, $input: FeedbackInput!) { submitFeedback(orderId: $id, driverId: $driver, input: $input) }';
  const comment = `${person.name} jättis koti bussi`;
  await must(app, report, { id, driver: driver.id, input: { wentWell: false, comment, hours: [8] } }, again);
  await must(app, 'mutation($id: UUID!) { archiveOrder(id: $id) { id } }', { id }, again);
  return { id, driverId: driver.id };
}

/** A rejected inquiry of the person. */
export async function rejected({ app, admin }: Omit<Office, 'bus'>): Promise<string> {
  const id = await submitInquiry(app, ofPerson(app));
  await must(app, 'mutation($id: UUID!) { answerOrder(id: $id, price: 540, vatRate: 24) { id } }', { id }, admin);
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id) { id } }', { id }, admin);
  return id;
}

/** A trip of somebody else that names the person: as leader, as passenger, in notes and in its history. */
export async function ofSomebodyElse({ app, admin }: Omit<Office, 'bus'>): Promise<string> {
  const notes = `Kui ${person.phone.replace('+372', '')} ei vasta, siis QVASTRUPSEN, ZWIBBELINA`;
  const id = await tripTo(app, kuressaare, { notes });
  await saveList(app, admin, id, `Mari Mets;A1\n${person.name};P51239876`);
  const update = 'mutation($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }';
  await must(app, update, { id, input: { groupFullName: person.name, groupPhone: person.phone } }, admin);
  return id;
}

/** Everything the office may write a name into that is no order. */
export async function nameElsewhere({ app, admin, bus }: Office, driver: string): Promise<void> {
  const today = app.clock.now().toISOString().slice(0, 10);
  const absence = { driverId: driver, firstDay: today, lastDay: today, kind: 'other', note: `Asendab ${person.name}` };
  await must(app, 'mutation($input: AbsenceInput!) { createAbsence(input: $input) }', { input: absence }, admin);
  const start = new Date(app.clock.now().getTime() - 5 * 3_600_000).toISOString();
  const end = new Date(app.clock.now().getTime() - 4 * 3_600_000).toISOString();
  const entry = { driverId: driver, kind: 'otherWork', start, end, note: person.email };
  await must(app, 'mutation($input: ActivityEntryInput!) { addActivityEntry(input: $input) }', { input: entry }, admin);
  const days = { firstDay: today, lastDay: today, weekdays: [1, 2, 3, 4, 5, 6, 7] };
  const line = {
    ...days,
    name: 'Koolibuss',
    description: `Kool: ${person.name}`,
    driver,
    bus,
    depart: '08:00',
    durationMin: 60,
  };
  await must(
    app,
    'mutation($input: ArrangementInput!) { createArrangement(input: $input) { id } }',
    { input: line },
    admin,
  );
  await must(app, 'mutation($email: Email!) { requestTripList(email: $email) }', { email: person.email });
  for (const text of [person.email, 'info@bussiveod.example'])
    await must(
      app,
      'mutation($version: Int!, $input: SettingsInput!) { saveSettings(seenVersion: $version, input: $input) { version } }',
      { version: 99, input: { changes: [{ key: 'companyEmail', text }] } },
      admin,
    );
}

const rows = <Row>(app: TestApp, sql: string): Promise<Row[]> => app.deps.db.dataSource.query(sql);

/** Every message has left or waits for its next try. */
export async function waitForQueue(app: TestApp): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const [row] = await rows<{ count: string }>(
      app,
      `select count(*) as count from queued_message where state = 'sending' or (state = 'waiting' and attempts = 0)`,
    );
    if (row?.count === '0') return;
    await sleep(50);
  }
  throw new Error('the queue does not come to rest');
}

/** Every table, those of the system too, in which one of the traces stands. */
export async function tablesWithTraces(app: TestApp): Promise<string[]> {
  const all = await rows<{ name: string }>(
    app,
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'm') and c.relpersistence <> 't'`,
  );
  const found: string[] = [];
  for (const { name } of all) {
    const [row] = await rows<{ hits: number }>(
      app,
      `select count(*)::int as hits from ${name} t where lower(t::text) ~ '${traces.join('|')}'`,
    );
    if (Number(row?.hits) > 0) found.push(name);
  }
  return found;
}

/** Every file below a folder in which one of the traces stands: e-mails, backups, and tables and indexes by their names. */
export async function filesWithTraces(app: TestApp, folder: string): Promise<string[]> {
  await rows(app, 'checkpoint');
  const relations = await rows<{ file: string; name: string }>(
    app,
    `select pg_relation_filepath(oid) as file, oid::regclass::text as name from pg_class where relkind in ('r', 'i', 't', 'm')`,
  );
  const toName = (file: string) => relations.find((relation) => `postgres/${relation.file}` === file)?.name;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => existsSync(file) && hasTrace(readContent(file)))
    .map((file) => path.relative(folder, file))
    .map((file) => (file.startsWith('postgres/') ? `postgres: ${toName(file) ?? file}` : file));
}

function readContent(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.backup') ? gunzipSync(bytes) : bytes).toString('latin1');
}

const hasTrace = (content: string): boolean => new RegExp(traces.join('|'), 'i').test(content);

export async function backUpTo(app: TestApp, file: string): Promise<void> {
  await writeBackup(app.deps.db.dataSource, file, { now: app.clock.now(), key: Buffer.alloc(32), progress: silent });
}
