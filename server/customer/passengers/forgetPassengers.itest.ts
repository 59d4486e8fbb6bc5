import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entities } from '../../model/entities';
import { migrations } from '../../migrations';
import { silent } from '../../platform/backup/progress';
import { writeBackup } from '../../platform/backup/write';
import { openDatabase } from '../../platform/database/database';
import { createBus, createPerson, must, startJobDocument } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { pdfText } from '../../testing/pdfText';
import { startTestApp } from '../../testing/testApp';
import { findMail } from '../../testing/testMails';
import { Receiver } from '../../outbound/webhooks/receiver.fixture';
import { forgetPassengers } from './forgetPassengers';
import { readList, saveList, tripTo } from './passengers.fixture';

// On a separate data folder with the settings of the product, because the test looks for bytes in its files.

const day = 86_400_000;
/** Names that nothing else in the folder is called. */
const gone = ['Qvastrup', 'QX7718829', 'Zwibbelin', 'Hjuldorf'] as const;
const staying = 'Wrenskaya';

let folder: string;
let app: TestApp;
let admin: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'charter-forget-'));
  const database = await openDatabase({ dataDir: folder, entities, migrations, log: () => undefined });
  app = await startTestApp({ DATA_DIR: folder, WEBHOOK_ALLOW_PRIVATE: 'on' }, undefined, undefined, { database });
  admin = await app.login('admin');
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

const rows = (sql: string): Promise<Record<string, string>[]> => app.deps.db.dataSource.query(sql);

/** Every table, those of the system too, in which a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await rows(
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'm') and c.relpersistence <> 't'`,
  );
  const found = [];
  for (const { name = '' } of tables) {
    const [row] = await rows(`select count(*)::int as hits from ${name} t where position('${word}' in t::text) > 0`);
    if (Number(row?.hits) > 0) found.push(name);
  }
  return found;
}

/**
 * For each word every file below the data folder in which it stands: tables, indexes, the log, mails, backups. Reads the
 * files once for all words.
 */
async function filesWith<Word extends string>(...words: Word[]): Promise<Record<Word, string[]>> {
  await rows('checkpoint');
  const found = Object.fromEntries(words.map((word) => [word, [] as string[]])) as Record<Word, string[]>;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  for (const file of files) {
    const content = readContent(file);
    for (const word of words) if (content.includes(word)) found[word].push(path.relative(folder, file));
  }
  return found;
}

async function waitFor(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !holds(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(holds()).toBe(true);
}

const readContent = (file: string): Buffer =>
  file.endsWith('.backup') ? gunzipSync(readFileSync(file)) : readFileSync(file);

/** Signs in again where the session has ended meanwhile. */
async function waitUntil(moment: Date): Promise<void> {
  app.clock.set(moment);
  admin = await app.login('admin');
}

async function backup(name: string): Promise<string> {
  const file = path.join(folder, `${name}.backup`);
  await writeBackup(app.deps.db.dataSource, file, { now: app.clock.now(), key: Buffer.alloc(32), progress: silent });
  return file;
}

test('30 days after the trip no byte of a name is in a table, an index, the log, a mail or a new backup', async () => {
  const over = await tripTo(app);
  const later = await tripTo(app);
  // Webhooks and papers do not contain them either.
  const receiver = new Receiver();
  const url = await receiver.start();
  const events = ['orderChanged', 'jobStarted', 'jobChanged', 'offerAccepted'];
  await must(
    app,
    'mutation($input: WebhookInput!) { createWebhook(input: $input) { id } }',
    { input: { url, events } },
    admin,
  );
  // A list that was edited leaves its former rows behind.
  await saveList(app, admin, over, `Nimi;Pass\nMari ${gone[0]};${gone[1]}\nKati ${gone[2]}`);
  await saveList(app, admin, over, `Nimi;Pass\nMari ${gone[0]};${gone[1]}\nJaan ${gone[3]};`);
  await saveList(
    app,
    admin,
    later,
    Array.from({ length: 20 }, (_, index) => `${'Mari '.repeat(index % 3)}${staying}`).join('\n'),
  );
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin);
  await must(app, 'mutation($id: UUID!) { acceptOnBehalf(id: $id) { id } }', { id: over }, admin);
  await must(app, startJobDocument, { id: over, input: { driver: driver.id, bus } }, admin);
  await findMail(folder, driver.email, 'Kuressaare');
  const { acceptances } = await must<{ acceptances: { offerId: string }[] }>(
    app,
    'query($id: UUID!) { acceptances(orderId: $id) { offerId } }',
    { id: over },
    admin,
  );
  const paper = await app.fetch(`/api/acceptance/${acceptances[0]?.offerId}.pdf`, {
    headers: { authorization: `Bearer ${admin}` },
  });
  const { text } = await pdfText(Buffer.from(await paper.arrayBuffer()));
  expect(text).toContain('Kuressaare');
  await must(
    app,
    'mutation($id: UUID!) { updateOrder(id: $id, input: { passengers: 30 }) { id } }',
    { id: over },
    admin,
  );
  await waitFor(() => receiver.received.length >= 2);
  await receiver.stop();
  const sent = JSON.stringify(receiver.received);
  for (const word of gone) expect([text.includes(word), sent.includes(word)]).toEqual([false, false]);
  expect((await rows('select count(*) as count from webhook_delivery'))[0]).not.toEqual({ count: '0' });
  // As autovacuum does by itself.
  await rows('analyze');

  // The names go nowhere: only the list has them, and removed names are in no table.
  expect(await tablesWith(gone[0])).toEqual(['passenger']);
  expect(await tablesWith(gone[2])).toEqual([]);
  const old = await backup('old');
  expect((await filesWith(gone[0]))[gone[0]].sort()).toEqual(
    expect.arrayContaining(['old.backup', expect.stringMatching(/^postgres\/base\//)]),
  );
  rmSync(old);

  const { deletedOn } = await readList(app, over, admin);
  const end = app.clock.now().getTime() + 7 * day;
  await waitUntil(new Date(end + 29 * day));
  await forgetPassengers(app.deps);
  expect((await readList(app, over, admin)).passengers).toHaveLength(2);
  await must(
    app,
    'mutation($id: UUID!, $input: OrderDetailsInput!) { updateOrder(id: $id, input: $input) { id } }',
    { id: later, input: { start: new Date(end + 60 * day).toISOString() } },
    admin,
  );

  await waitUntil(new Date(end + 31 * day));
  expect(new Date(deletedOn) <= app.clock.now()).toBe(true);
  await forgetPassengers(app.deps);
  expect((await readList(app, over, admin)).passengers).toEqual([]);
  await forgetPassengers(app.deps);

  await backup('new');
  for (const word of gone) expect(await tablesWith(word)).toEqual([]);
  const { [staying]: withStaying, ...withGone } = await filesWith(...gone, staying);
  expect(withGone).toEqual(Object.fromEntries(gone.map((word) => [word, []])));
  // Other lists are as they were, in the backup too.
  expect((await readList(app, later, admin)).passengers).toHaveLength(20);
  expect(withStaying).toContain('new.backup');
  expect(await rows('select order_id as id from passenger_list')).toEqual([{ id: later }]);
}, 120_000);

test('a deleted order takes its names along', async () => {
  const id = await tripTo(app);
  await saveList(app, admin, id, 'Mari Ploomipuu');
  await must(app, 'mutation($id: UUID!) { deleteOrder(id: $id) }', { id }, admin);
  await forgetPassengers(app.deps);
  await forgetPassengers(app.deps);
  expect(await tablesWith('Ploomipuu')).toEqual([]);
  expect(await filesWith('Ploomipuu')).toEqual({ Ploomipuu: [] });
});
