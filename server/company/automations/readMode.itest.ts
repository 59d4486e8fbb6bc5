import { MoneyAutomations1767730000000 } from '../../migrations/1767730000000-moneyAutomations';
import { ALL_AUTOMATIONS, Automation } from '../../model/system/automation.entity';
import type { TestApp } from '../../testing/testApp';
import { startTestApp } from '../../testing/testApp';
import { readMode } from '.';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('a kind begins as a suggestion; one switch, or its own failures, take its trust', async () => {
  const { manager } = app.deps.db.dataSource;
  const read = () => readMode(manager, 'archive');
  expect(await read()).toBe('suggest');
  await manager.save(Automation, { kind: 'archive', mode: 'automatic' });
  expect(await read()).toBe('automatic');
  expect(await readMode(manager, 'price')).toBe('suggest');
  await manager.save(Automation, { kind: ALL_AUTOMATIONS, mode: 'off' });
  expect(await read()).toBe('suggest');
  await manager.save(Automation, { kind: ALL_AUTOMATIONS, mode: 'automatic' });
  expect(await read()).toBe('automatic');
  await manager.update(Automation, { kind: 'archive' }, { stoppedAt: app.clock.now(), failures: 3 });
  expect(await read()).toBe('suggest');
  await manager.save(Automation, { kind: 'archive', mode: 'off' });
  expect(await read()).toBe('off');
});

test('the former settings of invoices and reminders are kept as modes, in the name of the admin who set them', async () => {
  const { manager } = app.deps.db.dataSource;
  const runner = app.deps.db.dataSource.createQueryRunner();
  await manager.delete(Automation, { kind: ALL_AUTOMATIONS });
  await runner.query(
    `insert into setting (key, value, changed_at, changed_by_id)
     select s.key, s.value::jsonb, now(), u.id from "user" u, (values ('invoicing', '"off"'), ('reminders', '"on"')) s(key, value)`,
  );
  await new MoneyAutomations1767730000000().up(runner);
  expect([await readMode(manager, 'invoice'), await readMode(manager, 'reminder')]).toEqual(['off', 'automatic']);
  expect(await runner.query(`select 1 from automation where kind = 'reminder' and set_by_id is not null`)).toHaveLength(
    1,
  );
  expect(await runner.query(`select 1 from setting where key in ('invoicing', 'reminders')`)).toEqual([]);
  await runner.release();
});
