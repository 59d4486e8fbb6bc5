import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { compiledServer } from '../../testing/compiledServer';
import { emptyDatabase } from '../../testing/testDatabase';
import { openDatabase, type Database, type DatabaseOptions } from './database';
import { isDatabaseAway } from './databaseErrors';
import { restoreDump } from './dumps';

jest.setTimeout(120_000);

/** Every thread that was started, so that a test can end one. */
const mockThreads: Worker[] = [];
jest.mock('node:worker_threads', () => {
  const actual = jest.requireActual<typeof import('node:worker_threads')>('node:worker_threads');
  class WatchedWorker extends actual.Worker {
    constructor(...given: ConstructorParameters<typeof actual.Worker>) {
      super(...given);
      mockThreads.push(this);
    }
  }
  return { ...actual, Worker: WatchedWorker };
});

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'charter-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const common = { entities: [], migrations: [], log: () => undefined, now: () => new Date() };

async function open(more: Partial<DatabaseOptions> = {}): Promise<Database> {
  return openDatabase({ ...common, dataDir, initialDump: await emptyDatabase(), ...more });
}

/** A second process that opens the same data folder as `database` and then runs `script`. */
function startProcess(script: string): ChildProcess {
  const program = `
    const { openDatabase } = require(${JSON.stringify(path.join(compiledServer(), 'platform/database/database.js'))});
    const options = { dataDir: ${JSON.stringify(dataDir)}, entities: [], migrations: [], log() {}, now: () => new Date() };
    openDatabase(options).then(async (database) => { ${script} }, (error) => { console.error(error.message); process.exit(1); });`;
  return spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
}

test('a second process, and a second opening in this one, are refused; after closing the folder is free', async () => {
  const database = await open();
  const second = startProcess('process.exit(0)');
  const said: string[] = [];
  second.stderr?.on('data', (text) => said.push(String(text)));
  const [status] = (await once(second, 'close')) as [number];
  expect(said.join('').trim()).toBe(`The data folder ${dataDir} is in use by another process; stop that one first`);
  expect(status).toBe(1);
  await expect(open()).rejects.toThrow('is in use by another process');

  await database.close();
  const third = startProcess('await database.close()');
  expect((await once(third, 'close'))[0]).toBe(0);
});

test('kill -9 loses nothing that was acknowledged, and the folder opens again', async () => {
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
      if (acknowledged.length === enough) writer.kill('SIGKILL');
    }
    const again = await open();
    const kept = await again.dataSource.query<{ id: number; part: number; size: number }[]>('select id, part, length(body) size from note');
    await again.close();

    const whole = new Set(kept.filter((row) => row.part === 1 && row.size === 3000).map((row) => row.id));
    expect(acknowledged.filter((id) => !whole.has(id))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
    expect(kept.filter((row) => row.part === 2)).toHaveLength(whole.size); // no half transaction
  }
});

test('a database whose making was cut short is made anew', async () => {
  mkdirSync(path.join(dataDir, 'db.unfinished'));
  writeFileSync(path.join(dataDir, 'db.unfinished', 'PG_VERSION'), '18');
  const database = await open({ initialDump: undefined });
  await database.ping();
  await database.close();
  expect(readdirSync(dataDir).sort()).toEqual(['db', 'lock']);
});

test('a slow query leaves the event loop free', async () => {
  const database = await open({ dataDir: undefined });
  const began = performance.now();
  let lastTick = began;
  let longestGapMs = 0;
  const tick = (): void => {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - lastTick);
    lastTick = now;
  };
  const ticking = setInterval(tick, 10);
  await database.dataSource.query('select count(*) from generate_series(1, 3000000)');
  tick();
  clearInterval(ticking);
  const tookMs = performance.now() - began;
  await database.close();
  expect(tookMs).toBeGreaterThan(200);
  expect(longestGapMs).toBeLessThan(tookMs / 3);
});

test('a database whose thread dies comes back by itself with all that was committed', async () => {
  const lines: string[] = [];
  const database = await open({ log: (_level, message) => void lines.push(message) });
  await database.dataSource.query('create table note (id int)');
  await database.dataSource.query('insert into note values (1)');
  const cutOff = database.transaction(async (manager) => {
    await manager.query('insert into note values (2)');
    await mockThreads.at(-1)?.terminate();
    await manager.query('insert into note values (3)');
  });
  const error: unknown = await cutOff.catch((caught: unknown) => caught);
  expect(isDatabaseAway(error)).toBe(true);

  const answers = (): Promise<boolean> => database.ping().then(() => true, () => false);
  while (!(await answers())) await sleep(50);
  await expect(database.dataSource.query('select id from note')).resolves.toEqual([{ id: 1 }]);
  expect(lines).toContain('the embedded database stopped by itself and is started again');
  await database.close();
});

test('a dump holds everything, also what is written nowhere else yet; restored into an empty folder it is the database', async () => {
  const database = await open();
  await database.dataSource.query("create extension pg_trgm; create table note as select g id, 'tõde ' || g body from generate_series(1, 5000) g");
  const [file, same] = await Promise.all([database.dump(), database.dump()]);
  expect(same).toBe(file);
  await database.dataSource.query('delete from note');
  await database.close();

  const restoredDir = path.join(dataDir, 'restored');
  await restoreDump(file, restoredDir, common.log);
  const restored = await open({ dataDir: restoredDir });
  const [row] = await restored.dataSource.query<object[]>(
    "select count(*)::int count, max(body) filter (where id = 7) seventh, similarity('buss', 'bussid') > 0 alike from note",
  );
  await restored.close();
  expect(row).toEqual({ count: 5000, seventh: 'tõde 7', alike: true });
  await expect(restoreDump(file, restoredDir, common.log)).rejects.toThrow('There is a database in');
  await expect(restoreDump(`${file}x`, path.join(dataDir, 'other'), common.log)).rejects.toThrow('There is no dump');
});

test('a database in memory leaves nothing behind, and has no dumps', async () => {
  const database = await open({ dataDir: undefined });
  const { host } = database.dataSource.options as { host?: string };
  const socket = path.join(host ?? '', '.s.PGSQL.5432');
  const there = existsSync(socket);
  await expect(database.dump()).rejects.toThrow('no folder for dumps');
  await database.close();
  expect(there).toBe(true);
  expect(existsSync(path.dirname(socket))).toBe(false);
});
