import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOfficeDrawer } from './officeDrawer';

/** A program whose pictures show the number of their thread. */
const program = `
  import { threadId } from 'node:worker_threads';
  export const load = () => undefined;
  export const draw = () => ({ markup: String(threadId), styles: '' });`;

const drawing = { language: 'et', url: '/platform', role: 'admin', width: 1440, replies: '[]' } as const;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'charter-test-'));
  writeFileSync(join(dir, 'prerender.mjs'), program);
});
afterAll(() => rmSync(dir, { recursive: true }));

test('pages that come soon after each other are drawn by one thread', async () => {
  const drawer = createOfficeDrawer(dir);
  const first = await drawer.draw(drawing);
  expect(first?.markup).toMatch(/^\d+$/);
  expect(await drawer.draw(drawing)).toEqual(first);
  await drawer.stop();
});

test('a thread without pages ends, and the next page begins another', async () => {
  const drawer = createOfficeDrawer(dir, 1);
  const first = await drawer.draw(drawing);
  let next = first;
  while (next?.markup === first?.markup) {
    await sleep(20);
    next = await drawer.draw(drawing);
  }
  expect(next?.markup).toMatch(/^\d+$/);
  await drawer.stop();
});
