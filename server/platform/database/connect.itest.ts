import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase, testServerUrl } from '../../testing/testDatabase';
import { openDatabase, type DatabaseOptions } from './database';
import { isDatabaseAway } from './databaseErrors';
import { startEmbedded, type Embedded } from './embedded';

const onPostgres = testServerUrl === undefined ? test.skip : test;
const quiet = { entities: [], migrations: [], log: () => undefined, now: () => new Date() };

/** A server at which the tests can let a database come and go: it passes all on to an embedded one. */
class Gate {
  port = 0;
  private listener: net.Server | undefined;
  private readonly open = new Set<net.Socket>();

  constructor(private readonly behind: Embedded) {}

  async up(): Promise<void> {
    this.listener = net.createServer((socket) => {
      const inner = net.connect(`${this.behind.host}/.s.PGSQL.${this.behind.port}`);
      for (const end of [socket, inner]) {
        this.open.add(end);
        end.on('error', () => undefined).on('close', () => this.open.delete(end));
      }
      socket.pipe(inner).pipe(socket);
    });
    this.listener.listen(this.port, '127.0.0.1');
    await once(this.listener, 'listening');
    this.port = (this.listener.address() as net.AddressInfo).port;
  }

  async down(): Promise<void> {
    this.listener?.close();
    for (const socket of this.open) socket.destroy();
    if (this.listener?.listening) await once(this.listener, 'close');
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }
}

let embedded: Embedded;
let gate: Gate;
beforeAll(async () => {
  embedded = await startEmbedded({ log: () => undefined });
  gate = new Gate(embedded);
  await gate.up();
}, 60_000);
afterAll(async () => {
  await gate.down();
  await embedded.stop();
});

test('opening waits for a database that is away and says so once, then opens', async () => {
  await gate.down();
  const lines: string[] = [];
  const log: DatabaseOptions['log'] = (level, message) => void lines.push(`${level}: ${message}`);
  const opening = openDatabase({ ...quiet, url: gate.url, log });
  const isOpen = jest.fn();
  void opening.then(isOpen);
  await sleep(1500);
  expect(lines).toEqual(['warn: waiting for the database ...']);
  expect(isOpen).not.toHaveBeenCalled();

  await gate.up();
  const database = await opening;
  await database.ping();
  expect(lines).toEqual(['warn: waiting for the database ...', 'info: the database is there']);
  await database.close();
}, 20_000);

test('the waiting has an end when it is given one', async () => {
  await gate.down();
  await expect(openDatabase({ ...quiet, url: gate.url, waitLimitMs: 0 })).rejects.toThrow('The database did not come: ');
  await gate.up();
});

test('a database that goes away later is an error of each request until it is back', async () => {
  const lines: string[] = [];
  const database = await openDatabase({ ...quiet, url: gate.url, log: (_level, message) => void lines.push(message) });
  await database.ping();
  await gate.down();
  while (lines.length === 0) await sleep(5);
  const refusal: unknown = await database.ping().catch((error: unknown) => error);
  expect(isDatabaseAway(refusal)).toBe(true);
  expect(lines).toEqual(['a database connection was lost']);
  await gate.up();
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});

onPostgres.each([
  ['password', (url: URL) => (url.password = 'wrong'), /password authentication failed/],
  ['name of the database', (url: URL) => (url.pathname = '/nowhere'), /database "nowhere" does not exist/],
])('a wrong %s is no reason to wait', async (_what, spoil, message) => {
  const url = new URL(String(testServerUrl));
  spoil(url);
  await expect(openDatabase({ ...quiet, url: url.href })).rejects.toThrow(message);
});

test('a test database is gone when it is closed', async () => {
  const database = await openTestDatabase({ entities: [], migrations: [] });
  await database.close();
  await expect(database.ping()).rejects.toThrow();
}, 60_000);
