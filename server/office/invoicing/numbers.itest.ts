import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createId } from '../../platform/ids';
import { issueInvoice } from './issueInvoice';
import { readDraft, drivenTrip, seller } from './invoicing.fixture';

let app: TestApp;
let admin: string;
let viewerId: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.login('admin');
  Object.assign(app.deps.settings(), seller);
  const [user] = await app.deps.db.dataSource.query<{ id: string }[]>(`select id from "user" where username = 'admin'`);
  viewerId = user?.id ?? '';
});
afterAll(() => app.stop());

/** As many drafts just like this one, of no trip: in the database, for many at once. */
async function copyDraft(id: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => createId());
  const copy = (table: string, key: string, more = '') =>
    app.deps.db.dataSource.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${key}', n.id) ${more})).*
       from ${table} t, unnest($2::uuid[]) n(id) where t.${key} = $1`,
      [id, ids],
    );
  await copy('invoice', 'id');
  await copy(
    'invoice_line',
    'invoice_id',
    `|| jsonb_build_object('id', gen_random_uuid(), 'kind', 'typed', 'reason', 'Proov')`,
  );
  return ids;
}

test('forty invoices at once, of which a third fails after it took its number, leave no gap and no number twice', async () => {
  const draft = await readDraft(app, admin, await drivenTrip(app, admin));
  const ids = await copyDraft(draft.id, 40);
  const { deps } = app;
  const viewer = { id: viewerId, role: 'admin' } as never;
  const outcomes = await Promise.allSettled(
    ids.map((id, index) =>
      deps.db.transaction(async () => {
        await issueInvoice(deps, viewer, { id, version: draft.version, send: false });
        if (index % 3 === 0) throw new Error('the power went out');
      }),
    ),
  );
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed.map((outcome) => String((outcome as PromiseRejectedResult).reason))).toEqual(
    Array.from({ length: 14 }, () => 'Error: the power went out'),
  );
  const rows = await deps.db.dataSource.query<{ sequence: number; serial: number }[]>(
    'select sequence, serial from invoice where sequence is not null order by serial',
  );
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 26 }, (_, index) => 1_000_001 + index));
});

test('a series begins again with the year, in Tallinn', async () => {
  const draft = await readDraft(app, admin, await drivenTrip(app, admin));
  const [first = '', second = ''] = await copyDraft(draft.id, 2);
  const viewer = { id: viewerId, role: 'admin' } as never;
  app.clock.set('2027-12-31T21:59:00Z');
  await issueInvoice(app.deps, viewer, { id: first, version: draft.version, send: false });
  app.clock.set('2027-12-31T22:01:00Z');
  await issueInvoice(app.deps, viewer, { id: second, version: draft.version, send: false });
  const rows = await app.deps.db.dataSource.query<{ number: string }[]>(
    'select number, issued_on::text as day from invoice where id = any($1) order by serial',
    [[first, second]],
  );
  expect(rows).toEqual([
    { number: '2027-0001', day: '2027-12-31' },
    { number: '2028-0001', day: '2028-01-01' },
  ]);
});
