import type { EntityManager } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderDomainEvent } from '../../orders/lifecycle/orderEvents';
import { orderHappened } from '../../orders/lifecycle/orderEvents';
import { runTogether } from '../../platform/sql';
import { accept, answer, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { keepAcceptance } from './keepAcceptance';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.stop());

test('an acceptance that is emitted by three at once is kept once', async () => {
  const { db, settings, events } = app.deps;
  const id = await submitInquiry(app);
  const key = await answer(app, await app.login('admin'), id);
  const emitted: OrderDomainEvent[] = [];
  events.subscribe(orderHappened, (event) => (emitted.push(event), []));
  await accept(app, id, key);
  await db.dataSource.query('delete from acceptance where order_id = $1', [id]);

  const keep = (manager: EntityManager) => runTogether(manager, emitted.flatMap(keepAcceptance(settings)));
  // A separate connection: it is not part of the transaction below.
  const keepBeside = () => db.dataSource.transaction(keep);
  const others: Promise<void>[] = [];
  await db.transaction(async (manager) => {
    await keep(manager);
    others.push(keepBeside(), keepBeside());
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into acceptance%'`;
    while ((await db.dataSource.query<unknown[]>(waiting)).length < others.length) await sleep(10);
  });
  await Promise.all(others);
  expect(await db.dataSource.query('select order_id from acceptance')).toEqual([{ order_id: id }]);
});
