import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyOrder, inquiry, must, submitInquiry } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';

// A list of /fn may have any length: it is read from the database no faster than its caller takes it.

const copies = 4000;
const pages = Math.ceil((copies + 1) / 100);
let app: TestApp;
let admin: string;
let statements = 0;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  const id = await submitInquiry(app, { ...inquiry(app), notes: 'Väga pikk soov. '.repeat(200) });
  await must(app, 'mutation($id: UUID!) { rejectOnBehalf(id: $id, reason: over_budget) { id } }', { id }, admin);
  await copyOrder(app, id, copies);
  const { dataSource } = app.deps.db;
  const { query } = dataSource;
  dataSource.query = (...args: Parameters<typeof query>) => {
    // Not those of what the server does by itself meanwhile.
    if (String(args[0]).includes("l.status = 'rejected'")) statements += 1;
    return query.apply(dataSource, args) as never;
  };
});
afterAll(() => app.stop());
beforeEach(() => (statements = 0));

/** The head of the reply; nothing of its body is read yet. */
const ask = (name: string) =>
  new Promise<IncomingMessage>((done, failed) => {
    // A new connection: in one that has carried much, the kernel takes up to 33 megabytes for a caller that reads nothing.
    const options = { agent: false, headers: { authorization: `Bearer ${admin}` } };
    const asked = request(`${app.url}/api/fn/${name}`, options, done);
    asked.once('error', failed);
    asked.end();
  });

/** Waits until the database is asked nothing more. */
async function statementsAtRest(): Promise<number> {
  for (let before = -1; before !== statements;) {
    before = statements;
    await sleep(500);
  }
  return statements;
}

test('all of it comes, in order and once', async () => {
  let text = '';
  for await (const piece of await ask('getRejected')) text += String(piece);
  const { content } = JSON.parse(text) as { content: { query_id: string; query_waypoints: object[] }[] };
  expect(new Set(content.map(({ query_id }) => query_id)).size).toBe(copies + 1);
  expect(content).toHaveLength(copies + 1);
  expect(content[copies]?.query_waypoints).toHaveLength(3);
  expect(statements).toBe(pages);
});

test('while its caller reads nothing, nothing more is made; then it goes on to the end', async () => {
  const reply = await ask('getRejected');
  // The kernel takes four megabytes of thirteen.
  expect(await statementsAtRest()).toBeLessThan(pages / 2);
  let length = 0;
  for await (const piece of reply) length += (piece as Buffer).length;
  expect(length).toBeGreaterThan(copies * 3000);
  expect(statements).toBe(pages);
});

test('when its caller has left, it ends', async () => {
  const reply = await ask('getRejected');
  await new Promise((read) => reply.once('data', read));
  reply.destroy();
  expect(await statementsAtRest()).toBeLessThan(pages);
});

test('an empty list is one too, and a refusal has its status', async () => {
  expect(
    await (await app.fetch('/api/fn/getArchive', { headers: { authorization: `Bearer ${admin}` } })).json(),
  ).toEqual({
    content: { archive: [] },
  });
  const refused = await app.fetch('/api/fn/getArchive');
  expect([refused.status, refused.headers.get('content-type')]).toEqual([401, 'application/json; charset=utf-8']);
});

test('a list that comes whole has an end as well', async () => {
  await app.deps.db.dataSource.query(`update "order" set status = 'new'`);
  const { newOrders } = await must<{ newOrders: object[] }>(app, '{ newOrders { id } }', {}, admin);
  expect(newOrders).toHaveLength(3000);
});
