import { getIntrospectionQuery } from 'graphql';
import { startTestApp, type Reply, type TestApp } from '../../testing/testApp';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
});
afterAll(() => app.stop());

async function ask(query: string): Promise<Reply<unknown>> {
  const response = await app.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Reply<unknown>, 'status'>) };
}

const nested = (depth: number, inner: string): string =>
  depth === 0 ? inner : `fields { type { ${nested(depth - 1, inner)} } }`;

test.each([
  ['5,000 aliases', `{ ${Array.from({ length: 5000 }, (_, nth) => `a${nth}: newOrders { id }`).join(' ')} }`, /token/i],
  ['1,000 aliases', `{ ${Array.from({ length: 1000 }, (_, nth) => `a${nth}:__typename`).join(' ')} }`, /alias/i],
  [
    'a fragment that holds itself',
    '{ newOrders { ...a } } fragment a on Order { job { ...b } } fragment b on Job { ...b }',
    /fragment "b"/i,
  ],
  [
    'two fragments that hold each other',
    '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    /cannot spread fragment/i,
  ],
  ['depth 50', `{ __type(name: "Order") { ${nested(25, 'name')} } }`, /depth|introspection/i],
  [
    'everything at once',
    `{ ${Array.from({ length: 28 }, (_, nth) => `a${nth}: newOrders { ...all }`).join(' ')} }
    fragment all on Order { ${'id status stops { id address } job { id drivers { driver { id username firstname lastname } } } '.repeat(9)} }`,
    /cost/i,
  ],
])('%s: refused before anything is read', async (_, query, words) => {
  const { status, data, errors } = await ask(query);
  expect([status, data]).toEqual([400, undefined]);
  expect(errors?.[0]?.message).toMatch(words);
});

test('2 MB of query: refused unread, in words', async () => {
  const { status, errors } = await ask(`{ newOrders { id } } #${'x'.repeat(2_000_000)}`);
  expect(status).toBe(413);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', requestID: expect.any(String) });
});

test('the explorer reads the whole schema within the limits', async () => {
  const { status, errors } = await ask(getIntrospectionQuery());
  expect([status, errors]).toEqual([200, undefined]);
});
