import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import type { DataSource, MigrationInterface } from 'typeorm';
import { migrations } from '../../migrations';
import { picture } from '../../company/photos/picture.fixture';
import { acceptedOrder, createBus, createPerson, startedJob, submitInquiry } from '../../testing/builders';
import { createServerDatabase, type ServerDatabase } from '../../testing/databases/serverDatabase';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { testServer } from '../../testing/databases/testDatabase';
import { openDatabase } from '../database/database';
import {
  startEmbeddedServer,
  createEmbeddedServer,
  connectRemoteServer,
  requireSharedServer,
} from '../database/databaseServer';
import { backUp } from './backUp';
import { signBackup } from './backupKey';
import { silent } from './progress';
import { ForeignBackup, restoreBackup } from './restore';
import { tableContents } from './tableContents.fixture';
import { writeBackup } from './write';

const log = (): undefined => undefined;
const key = signBackup(Buffer.from('backups of this portal'), Buffer.alloc(32));
const written = { now: new Date(), key, progress: silent };
let app: TestApp;
let folder: string;
let file: string;
let before: Map<string, string>;
const restored: ServerDatabase[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'charter-backup-'));
  file = path.join(folder, 'all.backup');
  app = await startTestApp();
  const admin = await app.login('admin');
  const driver = await createPerson(app, admin);
  const bus = await createBus(app, admin, "Buss 'Ö\\N\tõ'");
  await submitInquiry(app);
  await acceptedOrder(app, admin);
  await startedJob(app, admin, driver.id, bus);
  const image = new FormData();
  image.append('image', new Blob([new Uint8Array(await picture(300, 200))]), 'bus.jpg');
  await app.fetch(`/api/bus/${bus}/photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: image,
  });
  await everythingIsSent(app.deps.db.dataSource);
  before = await tableContents(app.deps.db.dataSource);
  await writeBackup(app.deps.db.dataSource, file, written);
});
afterAll(async () => {
  await app.stop();
  for (const database of restored) await database.drop();
  rmSync(folder, { recursive: true });
});

/** A message that is sent meanwhile changes its row between what is compared and what is backed up. */
async function everythingIsSent({ manager }: DataSource): Promise<void> {
  for (;;) {
    const [row]: { waiting: number }[] = await manager.query(
      `select count(*)::int as waiting from queued_message where state in ('waiting', 'sending')`,
    );
    if (row?.waiting === 0) return;
    await sleep(50);
  }
}

const emptyRemote = async (): Promise<string> => {
  const database = await createServerDatabase(testServer());
  restored.push(database);
  return database.url;
};

const contentsAt = async (place: { url?: string; dataDir?: string }): Promise<Map<string, string>> => {
  const database = await openDatabase({ ...place, entities: [], migrations: [], log });
  return tableContents(database.dataSource).finally(() => database.close());
};

const restore = (url: string, from = file, known = migrations, trust = { key, isTrusted: false }): Promise<void> =>
  restoreBackup({ server: connectRemoteServer(url), file: from, ...trust, migrations: known, log, progress: silent });

test('a backup of a server is the same in an embedded database, and on a server again: every table, every sequence, every index', async () => {
  expect(before.size).toBeGreaterThan(25);
  const dataDir = path.join(folder, 'embedded');
  const made = await createEmbeddedServer({ dataDir, log });
  await restoreBackup({ server: made.server, file, key, isTrusted: false, migrations, log, progress: silent });
  expect(await made.keep()).toBeUndefined();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
  expect(await contentsAt({ dataDir })).toEqual(before);

  // A portal has it open meanwhile, as an operator's has.
  const portal = await openDatabase({
    server: await startEmbeddedServer({ dataDir, log }),
    entities: [],
    migrations: [],
    log,
  });
  const beside = await openDatabase({
    server: await requireSharedServer({ dataDir, log }),
    entities: [],
    migrations: [],
    log,
  });
  const second = path.join(folder, 'second.backup');
  await writeBackup(beside.dataSource, second, written);
  await beside.close();
  await portal.close();
  const url = await emptyRemote();
  await restore(url, second);
  expect(await contentsAt({ url })).toEqual(before);
});

test('a place that is not empty is left as it is', async () => {
  const { url = '' } = app.deps.db.dataSource.options as { url?: string };
  await expect(restore(url)).rejects.toThrow(/^The database holds \S+ already; restore into an empty one$/);
  const dataDir = path.join(folder, 'embedded');
  await expect(createEmbeddedServer({ dataDir, log })).rejects.toThrow(
    `There is a database in ${dataDir}/postgres already`,
  );
});

const tables = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ count: number }>(
      `select count(*)::int count from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    .finally(() => client.end());
  return rows[0]?.count ?? -1;
};

const whole = (): Buffer => gunzipSync(readFileSync(file));
const HEAD_BYTES = 5;
const SEAL_BYTES = HEAD_BYTES + 64;
/** Where the section with the rows of buses begins; the first column is the id. */
const busRows = (bytes: Buffer): number => bytes.indexOf(']}}R', bytes.indexOf('"name":"bus"')) + 3;
const damages: [string, (damaged: string) => void, RegExp][] = [
  ['cut', (damaged) => truncateSync(damaged, readFileSync(file).length - 100), /damaged: its end is missing/],
  [
    'cut at the end of a section',
    (damaged) => writeFileSync(damaged, gzipSync(whole().subarray(0, -SEAL_BYTES))),
    /damaged: its end is missing/,
  ],
  [
    'changed in its packing',
    (damaged) => {
      const bytes = readFileSync(file);
      const middle = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(middle) ^ 0xff, middle);
      writeFileSync(damaged, bytes);
    },
    /^The backup is damaged: /,
  ],
  [
    'changed so that a value is none',
    (damaged) => {
      const bytes = whole();
      bytes.write('x', busRows(bytes) + HEAD_BYTES);
      writeFileSync(damaged, gzipSync(bytes));
    },
    /damaged: it was changed since it was written/,
  ],
  [
    'changed so that a value is missing',
    (damaged) => {
      const bytes = whole();
      const rows = busRows(bytes);
      const id = 36;
      const nothing = '\\N';
      bytes.writeUInt32BE(bytes.readUInt32BE(rows + 1) - id + nothing.length, rows + 1);
      const from = rows + HEAD_BYTES;
      const to = rows + HEAD_BYTES + id;
      writeFileSync(
        damaged,
        gzipSync(Buffer.concat([bytes.subarray(0, from), Buffer.from(nothing), bytes.subarray(to)])),
      );
    },
    /damaged: it was changed since it was written/,
  ],
  [
    'changed by somebody',
    (damaged) => {
      const bytes = whole();
      bytes.write('Tallinx', bytes.indexOf('Tallinn'));
      writeFileSync(damaged, gzipSync(bytes));
    },
    /damaged: it was changed since it was written/,
  ],
  [
    'made longer',
    (damaged) => writeFileSync(damaged, gzipSync(Buffer.concat([whole(), Buffer.from('x')]))),
    /damaged: something was added to it/,
  ],
  ['no backup', (damaged) => writeFileSync(damaged, 'PGDMP'), /is no backup of the portal/],
  ['missing', () => undefined, /^There is no backup /],
];

test.each(damages)('a file that is %s is refused, and nothing of it stays', async (what, damage, message) => {
  const damaged = path.join(folder, `${what}.backup`);
  writeFileSync(damaged, readFileSync(file));
  if (what === 'missing') rmSync(damaged);
  damage(damaged);
  const url = await emptyRemote();
  await expect(restore(url, damaged)).rejects.toThrow(message);
  expect(await tables(url)).toBe(0);
});

/** The packed file with other sections, sealed again with a key. */
function sealed(sections: Buffer, by = key): Buffer {
  const digest = createHash('sha256').update(sections).digest();
  return gzipSync(Buffer.concat([sections, section('S', Buffer.concat([digest, signBackup(digest, by)]))]));
}

function section(kind: string, content: Buffer, length = content.length): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind);
  head.writeUInt32BE(length, 1);
  return Buffer.concat([head, content]);
}

const unsealed = (): Buffer => whole().subarray(0, -SEAL_BYTES);

/** The same sections with another header. */
function withHeader(change: (header: Record<string, unknown>) => void): Buffer {
  const bytes = unsealed();
  const end = HEAD_BYTES + bytes.readUInt32BE(1);
  const content = JSON.parse(bytes.toString('utf8', HEAD_BYTES, end)) as { header: Record<string, unknown> };
  change(content.header);
  return Buffer.concat([section('H', Buffer.from(JSON.stringify(content))), bytes.subarray(end)]);
}

/** The same with the text replaced, at any length. */
function withText(text: string, other: string): Buffer {
  const bytes = unsealed();
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = at + HEAD_BYTES + bytes.readUInt32BE(at + 1);
    const content = bytes.subarray(at + HEAD_BYTES, end);
    const from = content.indexOf(text);
    const changed = Buffer.concat([
      content.subarray(0, from),
      Buffer.from(other),
      content.subarray(from + text.length),
    ]);
    parts.push(section(String.fromCharCode(bytes.readUInt8(at)), from < 0 ? content : changed));
    at = end;
  }
  return Buffer.concat(parts);
}

const hostile: [string, () => Buffer, RegExp][] = [
  [
    'copies into a table of the system',
    () => sealed(withText('"schema":"public","name":"bus"', '"schema":"pg_catalog","name":"pg_authid"')),
    /a table that no portal has/,
  ],
  [
    'names a column with a statement in it',
    () => sealed(withText('"columns":["id",', '"columns":["id\\") from program \'touch /tmp/x\' --",')),
    /a table that no portal has/,
  ],
  [
    'sets a sequence of somebody else',
    () =>
      sealed(
        withHeader((header) => (header.sequences = [{ schema: 'pg_catalog', name: 'x', value: '1', isCalled: true }])),
      ),
    /a sequence that no portal has/,
  ],
  [
    'claims a row of a gigabyte',
    () => sealed(Buffer.concat([unsealed(), section('R', Buffer.alloc(0), 2 ** 30)])),
    /holds what no backup holds/,
  ],
  [
    'unpacks to more than any backup',
    () => {
      const bytes = unsealed();
      const firstTable = bytes.subarray(0, bytes.indexOf(']}}', bytes.indexOf('"table":')) + 3);
      const zeros = gzipSync(section('R', Buffer.alloc(2 ** 24)));
      return Buffer.concat([gzipSync(firstTable), ...Array<Buffer>(7).fill(zeros)]);
    },
    /more than any backup does/,
  ],
  ['has fewer rows than it says', () => sealed(withText('"rows":[', '"rows":[7,')), /rows are missing/],
  [
    'says that a migration has run that has not',
    () => sealed(withText(`\t${migrations.at(-1)?.name}\n`, '\tMadeUp9999999999999\n')),
    /name different migrations/,
  ],
  [
    'holds rows that the database refuses',
    () => sealed(withText("Buss 'Ö", "Buss '\\0")),
    /the database refuses its rows/,
  ],
  [
    'nests without an end',
    () => sealed(section('H', Buffer.from('['.repeat(900_000)))),
    /changed since it was written/,
  ],
];

test.each(hostile)('a file with our key that %s is refused, and nothing of it stays', async (what, bytes, message) => {
  const from = path.join(folder, `hostile.backup`);
  writeFileSync(from, bytes());
  const url = await emptyRemote();
  await expect(restore(url, from)).rejects.toThrow(message);
  expect([what, await tables(url)]).toEqual([what, 0]);
});

test('a file that our key did not sign is refused unless it is trusted, and no statement of it runs even then', async () => {
  const from = path.join(folder, 'foreign.backup');
  const statements = 'create table public.taken (id int); create role taken superuser';
  const change = (header: Record<string, unknown>): void => {
    header.version = 1;
    header.queue = { version: 24, names: ['mail'], statements };
  };
  writeFileSync(from, sealed(withHeader(change), Buffer.alloc(32)));
  const url = await emptyRemote();
  for (const own of [key, undefined])
    await expect(restore(url, from, migrations, { key: own as Buffer, isTrusted: false })).rejects.toThrow(
      ForeignBackup,
    );
  expect(await tables(url)).toBe(0);
  await restore(url, from, migrations, { key, isTrusted: true });
  expect(await contentsAt({ url })).toEqual(before);
  const { dataSource, close } = await openDatabase({ url, entities: [], migrations: [], log });
  const roles = await dataSource.query(
    `select rolname from pg_roles where rolname = 'taken' or rolname like 'charter_restore%'`,
  );
  await close();
  expect(roles).toEqual([]);
});

test('messages that waited in the tables of the former queue wait in ours', async () => {
  const url = await emptyRemote();
  await restore(url, path.join(__dirname, 'formerQueue.fixture.backup'));
  const { dataSource, close } = await openDatabase({ url, entities: [], migrations: [], log });
  const rows = await dataSource.query<Record<string, unknown>[]>(
    `select queue, lane, state, data->>'cause' as cause, attempts, error, due_at > now() as "isLater", ended_at is not null as "isOver"
     from queued_message order by queue, data->>'cause'`,
  );
  const schemas = await dataSource.query(`select nspname from pg_namespace where nspname = 'pgboss'`);
  await close();
  const mail = { queue: 'mail', lane: '', error: null, isLater: false, isOver: false };
  expect(rows).toEqual([
    { ...mail, state: 'waiting', cause: 'offerSent:1', attempts: 0 },
    { ...mail, state: 'waiting', cause: 'offerSent:3', attempts: 3, error: '451 later', isLater: true },
    { ...mail, state: 'waiting', cause: 'offerSent:4', attempts: 1 },
    { ...mail, state: 'given_up', cause: 'offerSent:5', attempts: 12, error: '550 no such user', isOver: true },
    { ...mail, state: 'sent', cause: null, attempts: 1, isOver: true },
    { ...mail, queue: 'webhook', lane: 'lane', state: 'waiting', cause: null, attempts: 0 },
  ]);
  expect(schemas).toEqual([]);
});

test('one of an older version is brought up to this one; one of a newer version is refused', async () => {
  const older = await emptyRemote();
  const first = migrations.slice(0, 3);
  const old = await openDatabase({ url: older, entities: [], migrations: first, log });
  await old.dataSource.query(`insert into bus (id, name) values (gen_random_uuid(), 'vana')`);
  const oldFile = path.join(folder, 'old.backup');
  await writeBackup(old.dataSource, oldFile, written);
  await old.close();

  const url = await emptyRemote();
  await restore(url, oldFile);
  const now = await openDatabase({ url, entities: [], migrations, log });
  const names = (source: DataSource) => source.query<{ name: string }[]>('select name from migration order by id');
  expect(await names(now.dataSource)).toHaveLength(migrations.length);
  expect(await now.dataSource.query('select name from bus')).toEqual([{ name: 'vana' }]);
  await now.close();

  await expect(restore(await emptyRemote(), file, migrations.slice(0, -1))).rejects.toThrow(
    /^The backup was made by a newer version of the portal, with \w+; restore it with that one$/,
  );
});

const backUpDatabase = (url: string, to?: string, own = folder): Promise<string> =>
  backUp({ server: connectRemoteServer(url), file: to, folder: own, ...written, log });

test('one of an older version that cannot be brought up to this one leaves nothing', async () => {
  class Fails9999999999999 implements MigrationInterface {
    up = (): Promise<void> => Promise.reject(new Error('no way up'));
    down = (): Promise<void> => Promise.resolve();
  }
  const url = await emptyRemote();
  await expect(restore(url, file, [...migrations, Fails9999999999999])).rejects.toThrow('no way up');
  expect(await tables(url)).toBe(0);
});

test('a backup of a database without a portal fails, leaves no file, and leaves the database empty for a restore', async () => {
  const url = await emptyRemote();
  await expect(backUpDatabase(url, path.join(folder, 'nothing.backup'))).rejects.toThrow(
    'There is no portal in this database',
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('nothing'))).toEqual([]);
  expect(await tables(url)).toBe(0);
  await restore(url);
  expect(await contentsAt({ url })).toEqual(before);
});

test('of backups that were cut short, one goes with the next in its own folder, and none where somebody else keeps files', async () => {
  const { url = '' } = app.deps.db.dataSource.options as { url?: string };
  const others = mkdtempSync(path.join(folder, 'others-'));
  const left = path.join(others, 'left.backup.unfinished');
  writeFileSync(left, 'x');
  utimesSync(left, 0, 0);
  await backUpDatabase(url, path.join(others, 'mine.backup'));
  expect(readdirSync(others)).toEqual(['left.backup.unfinished', 'mine.backup']);
  await backUpDatabase(url, undefined, others);
  expect(readdirSync(others)).toEqual([expect.stringMatching(/Z\.backup$/), 'mine.backup']);
});
