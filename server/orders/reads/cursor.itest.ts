import { acceptedOrder } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
const document = `query($after: String, $sort: ArchiveSort, $search: String) {
  archive(first: 1, after: $after, sort: $sort, search: $search) { nodes { id } endCursor } }`;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-03T08:00:00Z');
  admin = await app.login('admin');
  for (const inHours of [24, 48]) await acceptedOrder(app, admin, inHours);
  app.clock.set('2026-11-20T08:00:00Z');
});
afterAll(() => app.stop());

const ask = (after: string | null, sort: string, search?: string) =>
  app.graphql<{ archive: { nodes: object[]; endCursor: string } }>(document, { after, sort, search }, admin);
const written = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const id = '01a1fed5-ba18-759b-926a-820d1b46372f';

test.each(['start', 'company', 'price', 'driver', 'tripNumber'])(
  'a cursor of the sort %s goes on there, and is refused by every other sort',
  async (sort) => {
    const { endCursor } = (await ask(null, sort)).data.archive;
    expect((await ask(endCursor, sort)).data.archive.nodes).toHaveLength(1);
    for (const other of ['start', 'company', 'price', 'driver', 'tripNumber'].filter((name) => name !== sort)) {
      const { status, errors } = await ask(endCursor, other);
      expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field]).toEqual([200, 'Vigane leheviit', 'after']);
    }
  },
);

test.each([
  ['no cursor at all', 'x'],
  ['an empty one', ''],
  ['an id of dashes', written('price', '1', '-'.repeat(36))],
  ['an id that is none', written('price', '1', 'abc')],
  ['a price that is none', written('price', 'odav', id)],
  ['a price that no column holds', written('price', '99999999999', id)],
  ['a date that is none', written('start', '2026-02-30 08:00:00+00', id)],
  ['a text that no database stores', written('company', 'a\u0000', id)],
  ['one as it was written before', written('1', id)],
])('%s is refused, with a search too', async (_what, cursor) => {
  const [sort = 'price'] = (() => {
    try {
      return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[];
    } catch {
      return [];
    }
  })();
  for (const search of [undefined, 'tartu']) {
    const { errors } = await ask(cursor || ' ', ['start', 'company', 'price'].includes(sort) ? sort : 'price', search);
    expect([errors?.[0]?.message, errors?.[0]?.extensions.code]).toEqual(['Vigane leheviit', 'BAD_USER_INPUT']);
  }
});
