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
