import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { compiledServer } from '../../../testing/processes/compiledServer';
import { openDatabase, type Database, type DatabaseOptions } from '../database';
import { isDatabaseAway } from '../databaseErrors';
import { isRunning, readPostmaster } from './postmaster';

jest.setTimeout(120_000);

const common = { entities: [], migrations: [], log: () => undefined };
let dataDir: string;
let madeBefore: string;
beforeAll(async () => {
  madeBefore = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
  await (await openDatabase({ ...common, dataDir: madeBefore })).close();
});
afterAll(() => rmSync(madeBefore, { recursive: true }));
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** An empty database that somebody had open before: to make one again takes longer. */
const beginWithDatabase = (): Promise<void> => cp(madeBefore, dataDir, { recursive: true });

const folder = (): string => path.join(dataDir, 'postgres');
const pid = (): number => readPostmaster(folder())?.pid ?? 0;

const open = (more: Partial<DatabaseOptions> = {}): Promise<Database> => openDatabase({ ...common, dataDir, ...more });

/** Another process that opens the same data folder as `database` and then runs `script`. */
function startProcess(script: string): ChildProcess {
  const program = `
    const { openDatabase } = require(${JSON.stringify(path.join(compiledServer(), 'platform/database/database.js'))});
    const options = { dataDir: ${JSON.stringify(dataDir)}, entities: [], migrations: [], log() {} };
    openDatabase(options).then(async (database) => { ${script} }, (error) => { console.error(error.message); process.exit(1); });`;
  return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
}

const alive = (process_: number): boolean => isRunning({ pid: process_ });

async function ended(process_: number, limitMs: number): Promise<boolean> {
  for (let waited = 0; waited < limitMs && alive(process_); waited += 50) await sleep(50);
  return !alive(process_);
}

test('a second process, and a second opening in this one, are refused in one line; after closing the folder is free', async () => {
  await beginWithDatabase();
  const database = await open();
  const second = startProcess('process.exit(0)');
  const said: string[] = [];
  second.stderr?.on('data', (text) => said.push(String(text)));
  const [status] = (await once(second, 'close')) as [number];
  expect(said.join('').trim()).toBe(`The data folder ${dataDir} is in use by another process; stop that one first`);
  expect(status).toBe(1);
  await expect(open()).rejects.toThrow('is in use by another process');
  await database.ping();

  await database.close();
  const third = startProcess('await database.close()');
  expect((await once(third, 'close'))[0]).toBe(0);
});

test('cleaning out the runtime folder costs neither the database nor its open connections', async () => {
  await beginWithDatabase();
  const database = await open();
  const { runtime = '' } = readPostmaster(folder()) ?? {};
  const libraries = readdirSync(runtime).filter((name) => name.startsWith('lib'));
  expect(libraries).not.toEqual([]);
  for (const name of ['portal', ...libraries]) rmSync(path.join(runtime, name));
  const second = startProcess('process.exit(0)');
  expect((await once(second, 'close'))[0]).toBe(1);
  await database.ping();

  const before = pid();
  process.kill(before, 'SIGKILL');
  while (
    pid() === before ||
    !(await database.ping().then(
      () => true,
      () => false,
    ))
  )
    await sleep(50);
  await database.close();
});

test('two that begin on a new folder at once: one has it, the other is refused, nothing half is left', async () => {
  const [one, other] = await Promise.allSettled([open(), open()]);
  const opened = [one, other].filter((each) => each.status === 'fulfilled');
  const refused = [one, other].filter((each) => each.status === 'rejected');
  expect(opened).toHaveLength(1);
  expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
    `The data folder ${dataDir} is in use by another process; stop that one first`,
  ]);
  await opened[0]?.value.ping();
  await opened[0]?.value.close();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('kill -9 loses nothing that was acknowledged, and the folder opens again, whether its PostgreSQL still lives or not', async () => {
  await beginWithDatabase();
  const first = await open();
  await first.dataSource.query('create table note (id serial primary key, part int, body text)');
  await first.close();

  const acknowledged: number[] = [];
  for (const enough of [50, 150]) {
    const writer = startProcess(`
      for (;;) {
        const id = await database.transaction(async (manager) => {
          const [row] = await manager.query("insert into note (part, body) values (1, repeat('x', 3000)) returning id");
          await manager.query('insert into note (part) values (2)');
          return row.id;
        });
        console.log(id);
      }`);
    const lines = createInterface({ input: writer.stdout as NodeJS.ReadableStream });
    for await (const line of lines) {
      acknowledged.push(Number(line));
      if (acknowledged.length !== enough) continue;
      if (enough > 100) process.kill(pid(), 'SIGKILL');
      writer.kill('SIGKILL');
    }
    const again = await open();
    const kept = await again.dataSource.query<{ id: number; part: number; size: number }[]>(
      'select id, part, length(body) size from note',
    );
    await again.close();

    const whole = new Set(kept.filter((row) => row.part === 1 && row.size === 3000).map((row) => row.id));
    expect(acknowledged.filter((id) => !whole.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    expect(kept.filter((row) => row.part === 2)).toHaveLength(whole.size); // no half transaction
  }
});

test('the PostgreSQL of a killed process ends by itself within seconds, and takes its runtime folder along', async () => {
  await beginWithDatabase();
  const child = startProcess("console.log('open'); setInterval(() => {}, 1000)");
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  const left = readPostmaster(folder());
  expect(alive(left?.pid ?? 0)).toBe(true);
  child.kill('SIGKILL');
  expect(await ended(left?.pid ?? 0, 10_000)).toBe(true);
  for (let waited = 0; waited < 5000 && existsSync(left?.runtime ?? ''); waited += 50) await sleep(50);
  expect(existsSync(left?.runtime ?? '')).toBe(false);
});

test('a PostgreSQL whose process was killed together with its watcher is stopped by the next opening', async () => {
  await beginWithDatabase();
  const child = startProcess("console.log('open'); setInterval(() => {}, 1000)");
  await once(child.stdout as NodeJS.ReadableStream, 'data');
  const left = pid();
  const watchers = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`charter-watcher ${left} `));
  for (const line of watchers) process.kill(Number.parseInt(line), 'SIGKILL');
  expect(watchers).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await sleep(300);
  expect(alive(left)).toBe(true);
  const lines: string[] = [];
  const database = await open({ log: (_level, message) => void lines.push(message) });
  expect(alive(left)).toBe(false);
  expect(lines).toContain('stopping the database that a former process left behind');
  await database.close();
});

test('a number in postmaster.pid that another program has by now stops nobody', async () => {
  await beginWithDatabase();
  await (await open()).close();
  // As after a restart of a container, where the numbers begin again.
  const others = [process.pid, folder(), '1700000000', '5432', '/tmp/charter-gone', '', '1 1', 'ready'];
  writeFileSync(path.join(folder(), 'postmaster.pid'), `${others.join('\n')}\n`);
  const database = await open();
  await database.ping();
  await database.close();
});

test('a database whose making was cut short is made again', async () => {
  const unfinished = 'postgres.unfinished-2147483646-abcdef';
  mkdirSync(path.join(dataDir, unfinished));
  writeFileSync(path.join(dataDir, unfinished, 'PG_VERSION'), '18');
  const database = await open();
  await database.ping();
  await database.close();
  expect(readdirSync(dataDir)).toEqual(['postgres']);
});

test('a database of another version, or of the time of PGlite, is refused with advice', async () => {
  mkdirSync(folder());
  writeFileSync(path.join(folder(), 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow(
    /is of PostgreSQL 17, and this version of the portal brings 18; back it up with/,
  );
  rmSync(folder(), { recursive: true });
  mkdirSync(path.join(dataDir, 'db'));
  writeFileSync(path.join(dataDir, 'db', 'PG_VERSION'), '18\n');
  await expect(open()).rejects.toThrow(`${dataDir}/db is the database of a former version of the portal`);
});

test('a data folder that held a database once does not silently begin empty', async () => {
  mkdirSync(path.join(dataDir, 'mail'));
  mkdirSync(folder());
  writeFileSync(path.join(dataDir, 'mail', 'one.eml'), 'x');
  await expect(open()).rejects.toThrow(`${dataDir} has a folder 'mail' but no database: restore a backup`);
  rmSync(path.join(dataDir, 'mail'), { recursive: true });
  // An empty folder, such as a disk that was mounted there, is as good as none.
  const database = await open();
  await database.ping();
  await database.close();
});

test('acknowledged data is on the disk, and no other user can reach the database', async () => {
  await beginWithDatabase();
  const database = await open();
  const [row] = await database.dataSource.query<
    object[]
  >(`select current_setting('fsync') fsync, current_setting('synchronous_commit') sync,
    current_setting('full_page_writes') pages, current_setting('listen_addresses') addresses, current_setting('unix_socket_permissions') socket`);
  expect(row).toEqual({ fsync: 'on', sync: 'on', pages: 'on', addresses: '', socket: '0700' });
  const { host } = database.dataSource.options as { host?: string };
  await database.close();
  expect(existsSync(String(host))).toBe(false);
});

test('a database that is killed comes back by itself with all that was committed', async () => {
  await beginWithDatabase();
  const lines: string[] = [];
  const database = await open({ log: (_level, message) => void lines.push(message) });
  await database.dataSource.query('create table note (id int)');
  await database.dataSource.query('insert into note values (1)');
  const cutOff = database.transaction(async (manager) => {
    await manager.query('insert into note values (2)');
    process.kill(pid(), 'SIGKILL');
    await sleep(100);
    await manager.query('insert into note values (3)');
  });
  const error: unknown = await cutOff.catch((caught: unknown) => caught);
  expect(isDatabaseAway(error)).toBe(true);

  const replies = (): Promise<boolean> =>
    database.ping().then(
      () => true,
      () => false,
    );
  while (!(await replies())) await sleep(50);
  await expect(database.dataSource.query('select id from note')).resolves.toEqual([{ id: 1 }]);
  expect(lines).toContain('the embedded database stopped by itself and is started again');
  await database.close();
});
