import type { Pool } from 'pg';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase, testServerOnPort } from '../../testing/databases/testDatabase';
import { openDatabase, type DatabaseOptions } from './database';
import { isDatabaseAway } from './databaseErrors';

const quiet = { entities: [], migrations: [], log: () => undefined };

/** A server at which the tests can let a database come and go: it passes all on to the real one. */
class Gate {
  port = 0;
  private listener: net.Server | undefined;
  private readonly open = new Set<net.Socket>();

  constructor(private readonly behind: URL) {}

  async up(): Promise<void> {
    this.listener = net.createServer((socket) => {
      const inner = net.connect(Number(this.behind.port || 5432), this.behind.hostname);
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
    const url = new URL(this.behind);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }
}

let gate: Gate;
beforeAll(async () => {
  gate = new Gate(new URL(testServerOnPort()));
  await gate.up();
});
afterAll(() => gate.down());

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
  await expect(openDatabase({ ...quiet, url: gate.url, waitLimitMs: 0 })).rejects.toThrow(
    'The database did not come: ',
  );
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

test('a connection that is cut while nobody listens to it does not end the process', async () => {
  const database = await openDatabase({ ...quiet, url: gate.url });
  const { master } = database.dataSource.driver as unknown as { master: Pool };
  const client = await master.connect();
  const ended = new Promise((done) => client.once('end', done));
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  // Without a listener the error of the connection is thrown where nobody can catch it.
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  await database.dataSource.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  client.release(true);
  await expect(database.ping()).resolves.toBeUndefined();
  await database.close();
});

test.each([
  ['password', (url: URL) => (url.password = 'wrong'), /password authentication failed/],
  ['name of the database', (url: URL) => (url.pathname = '/nowhere'), /database "nowhere" does not exist/],
])('a wrong %s is no reason to wait', async (_what, spoil, message) => {
  const url = new URL(testServerOnPort());
  spoil(url);
  await expect(openDatabase({ ...quiet, url: url.href })).rejects.toThrow(message);
});

test('a test database is gone when it is closed', async () => {
  const database = await openTestDatabase({ entities: [], migrations: [] });
  await database.close();
  await expect(database.ping()).rejects.toThrow();
});
