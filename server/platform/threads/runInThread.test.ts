import { join } from 'node:path';
import { runInThread } from './runInThread';

const run = (behaviour: 'answer' | 'fail' | 'end' | 'hang', ms = 20_000) =>
  runInThread(join(__dirname, 'thread.fixture'), { behaviour }, { ms, memory: 64 });

test('a thread returns its first message, and knows nothing of the environment', async () => {
  expect(await run('answer')).toEqual(['SWCRC']);
});

test('a thread that fails, ends silently or takes too long is an error', async () => {
  await expect(run('fail')).rejects.toThrow('no luck');
  await expect(run('end')).rejects.toThrow(/thread\.fixture ended without a result$/);
  await expect(run('hang', 50)).rejects.toThrow(/thread\.fixture took more than 50 ms$/);
});
