import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOfficeDrawer } from './officeDrawer';

/** A program whose pictures show the number of their thread, and how often it gave memory back. It notes each beginning. */
const program = `
  import { appendFileSync } from 'node:fs';
  import { threadId } from 'node:worker_threads';
  appendFileSync(new URL('begun', import.meta.url), 'x');
  let collected = 0;
  export const load = () => undefined;
  export const collect = () => void collected++;
  export const draw = () => ({ markup: String(threadId), styles: String(collected) });`;

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
  const drawer = createOfficeDrawer(dir, { keepMs: 1 });
  const first = await drawer.draw(drawing);
  let next = first;
  while (next?.markup === first?.markup) {
    await sleep(20);
    next = await drawer.draw(drawing);
  }
  expect(next?.markup).toMatch(/^\d+$/);
  await drawer.stop();
});

test('a thread gives memory back once after its pages', async () => {
  const drawer = createOfficeDrawer(dir, { collectMs: 50 });
  const first = await drawer.draw(drawing);
  expect(first?.styles).toBe('0');
  await sleep(300);
  expect(await drawer.draw(drawing)).toEqual({ markup: first?.markup, styles: '1' });
  await drawer.stop();
});

test('no thread begins only to give memory back', async () => {
  const drawer = createOfficeDrawer(dir, { keepMs: 1, collectMs: 200 });
  await drawer.draw(drawing);
  const begun = countBegun();
  await sleep(400);
  expect(countBegun()).toBe(begun);
  await drawer.stop();
});

const countBegun = (): number => readFileSync(join(dir, 'begun')).length;
