import { once } from 'node:events';
import { findViewer } from '../../access/sessions';
import { createId } from '../../platform/ids';
import { createBus, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { createLive } from './live';
import type { LiveNews } from './liveTypes';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.stop());

const note = (orderId: string): string =>
  `insert into live_change (transaction, lists, order_id) values (pg_current_xact_id()::text::bigint, '{jobs}', '${orderId}')`;

test('no transaction of a change notifies: it would hold a lock of the whole database until it is on the disk', async () => {
  const admin = await app.login('admin');
  const id = await submitInquiry(app);
  const bus = await createBus(app, admin);
  // Beside the portal, which tells of what it commits itself.
  const listens = await app.deps.db.openClient();
  const changes = await app.deps.db.openClient();
  const { rows } = await changes.query<{ pid: number }>('select pg_backend_pid() as pid');
  const heard: unknown[] = [];
  listens.on('notification', ({ processId, payload }) => {
    if (processId === rows[0]?.pid) heard.push(payload);
  });
  await listens.query('listen live');
  await changes.query('begin');
  for (const statement of [
    note(id),
    `update bus set name = 'Teine' where id = '${bus}'`,
    `insert into presence (connection, user_id, kind, subject, room) select '${createId()}', id, 'looksAtPlan', id, 'plan' from "user"`,
    `delete from presence`,
    `delete from session`,
  ])
    expect((await changes.query(statement)).rowCount).toBeGreaterThan(0);
  await changes.query('commit');
  await changes.query(`select pg_notify('live', 'end')`);
  while (!heard.includes('end')) await listens.query('select');
  expect(heard).toEqual(['end']);
  await Promise.all([listens.end(), changes.end()]);

  const notifying: unknown[] = await app.deps.db.dataSource.query(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ilike '%notify%'`,
  );
  expect(notifying).toEqual([]);
});

test('changes of a server that died before it notified are heard at the next look', async () => {
  const viewer = await findViewer(app.deps, await app.login('admin'));
  if (!viewer) throw new Error('nobody is signed in');
  const live = createLive(app.deps, { lookEveryMs: 200 });
  await live.start();
  const news = await live.open(viewer, createId(), {});
  const isTold =
    (id: string) =>
    ({ changes }: LiveNews): boolean =>
      changes.some(({ orderId }) => orderId === id);
  // The first may still meet the look that is made at the start.
  for (const id of [createId(), createId(), createId()]) {
    await app.deps.db.dataSource.query(note(id));
    while (!isTold(id)((await news.next()).value as LiveNews));
  }
  await live.stop();
});

test('changes without a mutation are heard too: those of the clock, and signing out by the route', async () => {
  const token = await app.login('admin');
  const listens = await app.deps.db.openClient();
  await listens.query('listen live');
  const logOut = () =>
    app.fetch('/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: '{}' });
  for (const act of [() => Promise.resolve(app.deps.events.announce()), logOut]) {
    const heard = once(listens, 'notification');
    await act();
    expect(await heard).toMatchObject([{ payload: 'change' }]);
  }
  await listens.end();
});
