import { createIntervalJob, startApart } from './intervalJob';
import { createLogger } from './log/logger';

let lines = '';
const log = createLogger('info', { write: (line: string) => void (lines += line) });
let begun: string[] = [];
const job = (name: string, everyMs: number, work = () => Promise.resolve()) =>
  createIntervalJob({
    name,
    everyMs,
    what: 'some work',
    log,
    work: () => {
      begun.push(`${name} ${Date.now()}`);
      return work();
    },
  });

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  [lines, begun] = ['', []];
});
afterEach(() => jest.useRealTimers());

test('jobs that start together run a second apart, each in its interval', async () => {
  const jobs = [job('first', 60_000), job('second', 60_000), job('third', 60_000), job('often', 2_000)];
  startApart(jobs);
  expect(jobs.map((each) => each.nextRunAt().getTime())).toEqual([60_000, 61_000, 62_000, 3_000]);
  await jest.advanceTimersByTimeAsync(122_000);
  expect(begun.filter((each) => !each.startsWith('often'))).toEqual([
    'first 60000',
    'second 61000',
    'third 62000',
    'first 120000',
    'second 121000',
    'third 122000',
  ]);
  expect(begun.filter((each) => each.startsWith('often')).slice(0, 2)).toEqual(['often 3000', 'often 5000']);
  expect(jobs.map((each) => each.nextRunAt().getTime())).toEqual([180_000, 181_000, 182_000, 123_000]);
  for (const each of jobs) await each.stop();
});

test('a run waits for the one before, and a failed one is logged and comes again', async () => {
  let fail = (): void => undefined;
  const slow = job('slow', 1_000, () => new Promise((_, reject) => (fail = () => reject(new Error('no luck')))));
  slow.start();
  await jest.advanceTimersByTimeAsync(3_500);
  expect(begun).toEqual(['slow 1000']);
  fail();
  await jest.advanceTimersByTimeAsync(500);
  expect(begun).toEqual(['slow 1000', 'slow 4000']);
  expect(slow.lastRun()).toMatchObject({ startedAt: new Date(1000), error: 'no luck' });
  expect(lines).toContain('failed: some work');
  fail();
  await slow.stop();
});

test('a job that is stopped before its first run never runs', async () => {
  const jobs = [job('first', 1_000), job('second', 60_000)];
  startApart(jobs);
  for (const each of jobs) await each.stop();
  await jest.advanceTimersByTimeAsync(200_000);
  expect(begun).toEqual([]);
});
