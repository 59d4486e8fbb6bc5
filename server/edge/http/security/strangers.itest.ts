import { createHash } from 'node:crypto';
import * as jit from 'graphql-jit';
import { isClientDocument } from '../../../access/knownDocuments';
import { inquiry, must } from '../../../testing/builders';
import type { TestApp } from '../../../testing/testApp';
import { startTestApp } from '../../../testing/testApp';

// Callers without a session can send only our client's documents; the server compiles no others.

jest.mock('graphql-jit', () => {
  const real = jest.requireActual<typeof jit>('graphql-jit');
  return { ...real, compileQuery: jest.fn(real.compileQuery) };
});
const compiled = jest.mocked(jit.compileQuery);

// As one of the last updates left it.
const formerPortalInfo = 'query PortalInfo { portalInfo { companyName } }';
jest.mock('../../../access/publicDocuments.json', () => {
  const { createHash: hashOf } = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const hash = hashOf('sha256').update('query PortalInfo{portalInfo{companyName}}').digest('hex');
  return [{ name: 'PortalInfo', hash, until: '2026-11-01' }];
});

let app: TestApp;
let admin: string;
let apiToken: string;
beforeAll(async () => {
  app = await startTestApp({}, undefined, isClientDocument);
  admin = await app.login('admin');
  const input = { name: 'Merit', scope: 'read', expiresAt: new Date(app.clock.now().getTime() + 86_400_000) };
  const create = 'mutation($input: ApiTokenInput!) { createApiToken(input: $input) { token } }';
  apiToken = (await must<{ createApiToken: { token: string } }>(app, create, { input }, admin)).createApiToken.token;
});
afterAll(() => app.stop());
beforeEach(() => compiled.mockClear());

const submit = 'mutation SubmitInquiry($input: InquiryInput!) { submitInquiry(input: $input) }';
const foodPackages = 'query InquiryFoodPackages { foodPackages { id name description price hidden } }';
const portalInfo =
  'query PortalInfo {\n  portalInfo {\n    companyName\n    companyPhone\n    companyEmail\n    logoUrl\n    now\n  }\n}';

test("takes the client's documents in any spacing", async () => {
  const input = inquiry(app);
  expect((await app.graphql(submit, { input })).data).toEqual({ submitInquiry: input.id });
  expect((await app.graphql(portalInfo)).data).toMatchObject({ portalInfo: { companyName: 'Bussiveod' } });
  expect(
    (
      await app.fetch(`/graphql?query=${encodeURIComponent(portalInfo)}`, {
        headers: { 'apollo-require-preflight': 'true' },
      })
    ).status,
  ).toBe(200);
});

test('a page that was opened before an update may still ask as it did then', async () => {
  const { data, status } = await app.graphql(formerPortalInfo);
  expect([status, data]).toEqual([200, { portalInfo: { companyName: 'Bussiveod' } }]);
});

test.each([
  ['a document of their own', '{ foodPackages { id } }'],
  ['one that is nearly ours', submit.replace('SubmitInquiry', 'SubmitInquiries')],
  ['ours with another', `${portalInfo} query Other { foodPackages { id } }`],
  ['a look into the schema', '{ __schema { types { name } } }'],
  ['what cannot be parsed', '{ foodPackages {'],
  ['what no document can hold', '{ "\u0001'],
  ['2,000 fields', `{ foodPackages { ${'id name '.repeat(1000)} } }`],
  ['more than anybody reads', `query PortalInfo { ${' '.repeat(100_000)} portalInfo { companyName } }`],
  ['nothing', ''],
])('a stranger is refused %s, before it is looked at', async (_, document) => {
  const { status, errors } = await app.graphql(document);
  expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  expect(errors?.[0]?.message).toBe('Palun laadige leht uuesti või logige sisse');
});

test('a hash in the place of a document is no way round', async () => {
  const query = '{ foodPackages { id } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  for (const [token, body] of [
    [admin, { query, extensions: { persistedQuery: { version: 1, sha256Hash } } }],
    [null, { extensions: { persistedQuery: { version: 1, sha256Hash } } }],
  ] as const) {
    const response = await app.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(JSON.stringify(await response.json())).not.toContain('"data"');
  }
});

test("a stranger's typo does not reveal names of the schema; a signed-in caller's does", async () => {
  const input = { ...inquiry(app), fullname: 'Õie' };
  const [stranger] = (await app.graphql(submit, { input })).errors ?? [];
  expect(stranger?.message).toMatch(/Field "fullname" is not defined by type "InquiryInput"\.$/);
  const [own] = (await app.graphql(submit, { input }, admin)).errors ?? [];
  expect(own?.message).toContain('Did you mean "fullName"?');
});

test('text from the explorer is not compiled, however often it comes', async () => {
  for (let times = 0; times < 3; times += 1)
    for (let nth = 0; nth < 5; nth += 1) await must(app, `query Q${nth} { newOrders { id } }`, {}, admin);
  expect(compiled).not.toHaveBeenCalled();
});

test('a repeated document from our client, /fn or a program is compiled once', async () => {
  for (let times = 0; times < 4; times += 1) {
    await must(app, foodPackages, {}, null);
    await must(app, 'query Pull { archive { total } }', {}, apiToken);
    await app.fetch('/api/fn/getArchive', { headers: { authorization: `Bearer ${admin}` } });
  }
  expect(compiled).toHaveBeenCalledTimes(3);
});

test('a document that a limit refuses is not compiled', async () => {
  const document = 'query SuggestPlaces($text: String!) { suggestPlaces(text: $text) { __typename } }';
  await app.deps.db.dataSource.query(
    `insert into rate_limit (key, count, last_at, expires_at) values ('suggestPlaces:' || (select id from "user" where username = 'admin'), 1000, $1, $1::timestamptz + interval '1 hour')`,
    [app.clock.now()],
  );
  for (let times = 0; times < 3; times += 1) {
    const { errors } = await app.graphql(document, { text: 'Tallinn' }, apiToken);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
  }
  expect(compiled).not.toHaveBeenCalled();
});
