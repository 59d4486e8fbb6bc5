import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createId } from '../../platform/ids';
import { toBackupsFolder } from '../../platform/database/dataFolder';
import { addMs, days } from '../../platform/time';
import { createPerson } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { alertOperator } from './alerts';
import { createNotifications } from '../../outbound/notifications';

jest.setTimeout(60_000);

const metricsToken = 'a-token-for-prometheus';
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: metricsToken, OPERATOR_EMAIL: 'hooldaja@bussiveod.example' });
  admin = await app.login('admin');
});
afterAll(() => app.stop());
afterEach(() => app.deps.db.dataSource.query('delete from queued_message'));

/** Queues an e-mail that was given up, or that failed once and waits. */
async function queueFailed(state: 'given_up' | 'waiting'): Promise<string> {
  const id = createId();
  const props = { firstname: 'Mari', byOffice: false };
  const data = { template: 'passwordChanged', to: 'mari@firma.example', cause: id, language: 'et', props };
  await app.deps.db.dataSource.query(
    `insert into queued_message (id, queue, lane, data, state, attempts, error, due_at)
     values ($1, 'mail', '', $2, $3, 3, 'connection refused', now() + interval '1 hour')`,
    [id, data, state],
  );
  return id;
}

const readState = async (id: string): Promise<{ state: string; data: object | null } | undefined> => {
  const [row] = (await app.deps.db.dataSource.query('select state, data from queued_message where id = $1', [id])) as {
    state: string;
    data: object | null;
  }[];
  return row;
};

test('the state names what runs, and its problems say what to do', async () => {
  await queueFailed('given_up');
  const { data, errors } = await app.graphql<{
    systemState: {
      version: string;
      nodeVersion: string;
      mailServer: null;
      database: { version: string; migrations: number };
      queues: { name: string; givenUp: number; lastError: string | null }[];
      jobs: { name: string }[];
      problems: { kind: string; isUrgent: boolean; text: string; advice: string }[];
    };
  }>(
    `query { systemState { version nodeVersion mailServer database { version migrations }
      queues { name givenUp lastError } jobs { name } problems { kind isUrgent text advice } } }`,
    {},
    admin,
  );
  expect(errors).toBeUndefined();
  const { systemState } = data;
  expect(systemState.nodeVersion).toBe(process.versions.node);
  expect(systemState.version).toBe('0.1.0');
  expect(systemState.database.migrations).toBeGreaterThan(40);
  expect(systemState.queues).toEqual([
    { name: 'mail', givenUp: 1, lastError: 'connection refused' },
    { name: 'push', givenUp: 0, lastError: null },
    { name: 'webhook', givenUp: 0, lastError: null },
  ]);
  expect(systemState.jobs.map(({ name }) => name)).toContain('Pakkumiste meeldetuletused ja lõpetamine');
  expect(systemState.problems).toEqual([
    {
      kind: 'givenUp',
      isUrgent: true,
      text: '1 sõnumit ei saadetud',
      advice: 'Vaadake põhjust süsteemi lehel, kõrvaldage see ja saatke sõnum uuesti või kustutage.',
    },
    expect.objectContaining({ kind: 'noMailServer', isUrgent: false }),
  ]);
});

test('a given-up message is sent again, and one that was sent cannot be', async () => {
  const id = await queueFailed('given_up');
  const { data } = await app.graphql<{ stuckMessages: { id: string; title: string; to: string; dueAt: null }[] }>(
    'query { stuckMessages { id title to dueAt } }',
    {},
    admin,
  );
  expect(data.stuckMessages).toEqual([{ id, title: 'Teie parool on muudetud', to: 'mari@firma.example', dueAt: null }]);
  const retry = () => app.graphql('mutation ($id: UUID!) { retryMessage(id: $id) }', { id }, admin);
  expect((await retry()).errors).toBeUndefined();
  await app.mail('mari@firma.example', 'parool');
  expect((await retry()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a dropped message loses its content, stays dropped, and its cause is not queued again', async () => {
  const id = await queueFailed('waiting');
  const drop = () => app.graphql('mutation ($id: UUID!) { dropMessage(id: $id) }', { id }, admin);
  expect((await drop()).errors).toBeUndefined();
  expect(await readState(id)).toEqual({ state: 'dropped', data: null });
  expect((await drop()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { data } = await app.graphql<{ stuckMessages: object[] }>('query { stuckMessages { id } }', {}, admin);
  expect(data.stuckMessages).toEqual([]);
});

const checkDocument = `mutation ($name: String!) { checkBackup(name: $name) { isGood reason tables { name rows rowsNow } } }`;
interface Check {
  checkBackup: { isGood: boolean; reason: string | null; tables: { name: string; rows: number; rowsNow: number }[] };
}

test('counts the rows of a backup that is restored on trial, and gives the reason for a spoilt one', async () => {
  const made = await app.graphql<{ backUpNow: { name: string; bytes: number } }>(
    'mutation { backUpNow { name bytes } }',
    {},
    admin,
  );
  expect(made.errors).toBeUndefined();
  const { name, bytes } = made.data.backUpNow;
  expect(bytes).toBeGreaterThan(1000);
  await createPerson(app, admin);
  const good = await app.graphql<Check>(checkDocument, { name }, admin);
  expect(good.data.checkBackup).toMatchObject({ isGood: true, reason: null });
  expect(good.data.checkBackup.tables).toContainEqual({ name: 'user', rows: 1, rowsNow: 2 });

  const file = path.join(toBackupsFolder(app.deps.config.dataDir), name);
  const content = readFileSync(file);
  writeFileSync(file, content.subarray(0, content.length - 100));
  const spoilt = await app.graphql<Check>(checkDocument, { name }, admin);
  expect(spoilt.data.checkBackup).toMatchObject({ isGood: false, tables: [] });
  expect(spoilt.data.checkBackup.reason).toMatch(/damaged|end is missing|cut/i);
  writeFileSync(file, content);

  // Tests beside this one make such databases on the same server, and drop them soon.
  const listScratch = async () =>
    (
      await app.deps.db.dataSource.query<{ name: string }[]>(
        `select datname as name from pg_database where starts_with(datname, 'charter_scratch_')`,
      )
    ).map((row) => row.name);
  let left = await listScratch();
  for (let tries = 0; left.length > 0 && tries < 100; tries += 1) {
    await sleep(100);
    const present = await listScratch();
    left = left.filter((each) => present.includes(each));
  }
  expect(left).toEqual([]);
});

test('only an admin who signed in downloads a backup, and no name leaves the folder', async () => {
  const { data } = await app.graphql<{ backUpNow: { name: string } }>('mutation { backUpNow { name } }', {}, admin);
  const get = (name: string, token?: string) =>
    app.fetch(`/api/backup/${name}`, token ? { headers: { authorization: `Bearer ${token}` } } : undefined);
  const { name } = data.backUpNow;
  const reply = await get(name, admin);
  expect(reply.status).toBe(200);
  const file = readFileSync(path.join(toBackupsFolder(app.deps.config.dataDir), name));
  expect(Buffer.from(await reply.arrayBuffer()).equals(file)).toBe(true);
  expect((await get(name)).status).toBe(401);
  expect((await get(name, await app.login((await createPerson(app, admin)).username))).status).toBe(403);
  expect((await get('..%2Fbackup.key', admin)).status).toBe(404);
  const made = await app.graphql<{ createApiToken: { token: string } }>(
    `mutation ($expiresAt: DateTime!) {
      createApiToken(input: { name: "kõik", scope: write, expiresAt: $expiresAt }) { token }
    }`,
    { expiresAt: addMs(app.clock.now(), days(30)).toISOString() },
    admin,
  );
  expect(made.errors).toBeUndefined();
  expect((await get(name, made.data.createApiToken.token)).status).toBe(403);
});

test('metrics are there for the token alone', async () => {
  const get = (token?: string) =>
    app.fetch('/metrics', token ? { headers: { authorization: `Bearer ${token}` } } : undefined);
  expect((await get()).status).toBe(404);
  expect((await get('a-token-of-somebody')).status).toBe(404);
  const id = await queueFailed('waiting');
  const reply = await get(metricsToken);
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain('charter_queued_messages{queue="mail",state="waiting"} 1');
  expect(text).toContain('charter_problem{kind="noMailServer"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('mari@firma.example');
  await app.deps.db.dataSource.query('delete from queued_message where id = $1', [id]);
  // A reading is kept for some seconds.
  expect(await (await get(metricsToken)).text()).toBe(text);
});

test('the operator gets one e-mail a day for a problem', async () => {
  await queueFailed('given_up');
  const { deps } = app;
  const notifications = createNotifications({
    config: deps.config,
    settings: deps.settings,
    clock: deps.clock,
    logger: deps.log,
    database: deps.db,
    papers: {
      offer: () => Promise.reject(new Error('no offer')),
      acceptance: () => Promise.reject(new Error('none')),
      invoice: () => Promise.reject(new Error('none')),
      receipt: () => Promise.reject(new Error('none')),
      account: () => Promise.reject(new Error('none')),
      tripFolder: () => Promise.reject(new Error('none')),
      eInvoice: () => Promise.reject(new Error('none')),
    },
  });
  await alertOperator(deps, notifications);
  await alertOperator(deps, notifications);
  const mail = await app.mail('hooldaja@bussiveod.example', '1 sõnumit ei saadetud');
  expect(mail.subject).toBe('Portaal vajab abi: 1 sõnumit ei saadetud');
  expect(mail.text).toContain('http://portal.example/portal/platform/settings/system');
  const all = (await app.mails()).filter(({ to }) => to.includes('hooldaja@bussiveod.example'));
  expect(all).toHaveLength(1);
});
