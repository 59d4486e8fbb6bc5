import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderDomainEvent } from '../../orders/lifecycle/order.events';
import { emit } from '../../orders/lifecycle/order.events';
import { accept, answer, submitInquiry } from '../../testing/builders';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { keepAcceptance } from './keepAcceptance';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.stop());

test('an acceptance that is emitted by three at once is kept once', async () => {
  const { db, config, subscribers } = app.deps;
  const id = await submitInquiry(app);
  const key = await answer(app, await app.login('admin'), id);
  const emitted: OrderDomainEvent[] = [];
  subscribers.push((event) => (emitted.push(event), []));
  await accept(app, id, key);
  await db.dataSource.query('delete from acceptance where order_id = $1', [id]);

  const emitAgain = () => db.transaction((manager) => emit(manager, [keepAcceptance(config)], emitted));
  const others: Promise<void>[] = [];
  await db.transaction(async (manager) => {
    await emit(manager, [keepAcceptance(config)], emitted);
    others.push(emitAgain(), emitAgain());
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into acceptance%'`;
    while ((await db.dataSource.query<unknown[]>(waiting)).length < others.length) await sleep(10);
  });
  await Promise.all(others);
  expect(await db.dataSource.query('select order_id from acceptance')).toEqual([{ order_id: id }]);
});
