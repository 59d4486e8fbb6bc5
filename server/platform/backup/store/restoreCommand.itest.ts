import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { createPerson, submitInquiry } from '../../../testing/builders';
import { createServerDatabase } from '../../../testing/databases/serverDatabase';
import type { ServerDatabase } from '../../../testing/databases/serverDatabase';
import { testServer } from '../../../testing/databases/testDatabase';
import { compiledServer } from '../../../testing/processes/compiledServer';
import { startCuttingProxy } from '../../../testing/store/cuttingProxy';
import { startTestStore } from '../../../testing/store/testStore';
import type { TestStore } from '../../../testing/store/testStore';
import { startTestApp } from '../../../testing/testApp';
import { readEnvironmentWith } from '../../config';
import { openDatabase } from '../../database/database';
import { tableContents } from '../tableContents.fixture';

jest.setTimeout(180_000);

let store: TestStore;
let name: string;
let before: Map<string, string>;
const folder = mkdtempSync(path.join(tmpdir(), 'charter-restored-'));
const made: ServerDatabase[] = [];

beforeAll(async () => {
  store = await startTestStore();
  const app = await startTestApp(store.variables());
  const admin = await app.login('admin');
  await createPerson(app, admin);
  await submitInquiry(app);
  await app.mail('logistik@bussiveod.example', 'päring');
  // Two megabytes that do not pack, so that there is a middle to cut.
  await app.deps.db.dataSource.query(
    `insert into company_logo select 'large', decode(string_agg(md5(random()::text), ''), 'hex'), 1, 1
     from generate_series(1, 131072)`,
  );
  const sent = await app.graphql('mutation { sendBackupNow { fault } }', {}, admin);
  expect(sent.data).toEqual({ sendBackupNow: { fault: null } });
  before = await tableContents(app.deps.db.dataSource);
  // The row of the upload itself was written when the backup had been read.
  before.delete('public.backup_upload');
  [name = ''] = store.names();
  await app.stop();
});
afterAll(async () => {
  await store.stop();
  for (const database of made) await database.drop();
  rmSync(folder, { recursive: true });
});

/** Runs `npm run restore -- WHAT` on an empty database, in an installation that never had a key. */
async function restore(what: string, settings: Record<string, string> = store.variables()) {
  const database = await createServerDatabase(testServer());
  made.push(database);
  const env = readEnvironmentWith({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_NO_WARNINGS: '1',
    ...settings,
  });
  const printed = await new Promise<{ code: number; text: string }>((done) => {
    const child = execFile(
      process.execPath,
      [path.join(compiledServer(), 'restore.js'), what],
      { env },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, text: out + err }),
    );
    child.stdin?.end();
  });
  return { ...printed, url: database.url };
}

async function contentsAt(url: string): Promise<Map<string, string>> {
  const db = await openDatabase({ url, dataDir: folder, entities: [], migrations: [], log: () => undefined });
  return tableContents(db.dataSource).finally(() => db.close());
}

it('restores the latest by one command, and leaves no decrypted file', async () => {
  const { code, text, url } = await restore('s3:latest');
  expect([code, text]).toEqual([0, expect.stringContaining(`fetching ${name}`)]);
  const after = await contentsAt(url);
  after.delete('public.backup_upload');
  expect(after).toEqual(before);
  expect(readdirSync(path.join(folder, 'dumps'))).toEqual([]);
});

it('goes on when the network is cut in the middle', async () => {
  const proxy = await startCuttingProxy(store.port);
  proxy.cutEvery('down', 500_000, 2);
  const { code, url } = await restore(`s3:${name}`, store.variables(proxy.port));
  const cuts = proxy.cuts();
  await proxy.stop();
  expect([code, cuts]).toEqual([0, 2]);
  expect((await contentsAt(url)).get('public.user')).toBe(before.get('public.user'));
});

async function findTables(url: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(`select tablename from pg_tables where schemaname = 'public'`);
  await client.end();
  return rows;
}

const without = (variable: string) =>
  Object.fromEntries(Object.entries(store.variables()).filter(([key]) => key !== variable));

it.each([
  ['s3:', () => store.variables(), /^usage: /],
  ['s3:2020-01-01T00-00-00.000Z.backup.age', () => store.variables(), /gone.*it holds 20.*\.backup\.age/],
  ['s3:latest', () => without('BACKUP_PASSPHRASE'), /^BACKUP_PASSPHRASE must be in the environment/],
  ['s3:latest', () => without('BACKUP_STORE_BUCKET'), /^BACKUP_STORE_BUCKET must be in the environment/],
  [
    's3:latest',
    () => ({ ...store.variables(), BACKUP_PASSPHRASE: 'roheline bussireis ja pump' }),
    /Another passphrase opens this backup/,
  ],
  ['s3:latest', () => ({ ...store.variables(), BACKUP_STORE_SECRET_KEY: 'vale' }), /wrongKey/],
])('refuses %s with one line', async (what, settings, line) => {
  const { code, text, url } = await restore(what, settings());
  expect(code).toBe(1);
  expect(text.replace(/^fetching .*\n/, '')).toMatch(line);
  expect(text).not.toContain('    at ');
  expect(await findTables(url)).toEqual([]);
});

it('refuses a spoilt backup before the database is touched', async () => {
  const file = store.file(name);
  const content = readFileSync(file);
  const spoilt = Buffer.from(content);
  spoilt[1_000_000] = (spoilt[1_000_000] ?? 0) ^ 1;
  writeFileSync(file, spoilt);
  const { code, text, url } = await restore('s3:latest');
  writeFileSync(file, content);
  expect([code, text]).toEqual([1, expect.stringContaining('cut or changed since it was written')]);
  expect(await findTables(url)).toEqual([]);
});
