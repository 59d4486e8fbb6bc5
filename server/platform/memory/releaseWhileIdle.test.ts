import { releaseWhileIdle } from './releaseWhileIdle';

const MIB = 1024 * 1024;
let held = 0;
let quietMs = 0;
let collected = 0;
let released = 0;
const releaseMore = () => void released++;
const memory = {
  collect: () => {
    collected++;
    held = 100 * MIB;
  },
  measure: () => held,
};
let stop: () => void = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  [held, quietMs, collected, released] = [300 * MIB, 0, 0, 0];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('memory is given back when nobody has waited for ten seconds', () => {
  stop = releaseWhileIdle(() => quietMs, releaseMore, memory);
  quietMs = 9_999;
  jest.advanceTimersByTime(60_000);
  expect(collected).toBe(0);
  quietMs = 10_000;
  jest.advanceTimersByTime(5_000);
  expect(collected).toBe(1);
});

test('nothing is collected where little would come of it, or within fifteen seconds', () => {
  stop = releaseWhileIdle(() => quietMs, releaseMore, memory);
  quietMs = 10_000;
  jest.advanceTimersByTime(5_000);
  held = 115 * MIB;
  jest.advanceTimersByTime(300_000);
  expect(collected).toBe(1);
  held = 116 * MIB;
  jest.advanceTimersByTime(5_000);
  expect(collected).toBe(2);
  held = 300 * MIB;
  jest.advanceTimersByTime(10_000);
  expect(collected).toBe(2);
  jest.advanceTimersByTime(5_000);
  expect(collected).toBe(3);
  expect(released).toBe(3);
});

test('ends on its signal, and does nothing where Node cannot collect', () => {
  quietMs = 10_000;
  releaseWhileIdle(() => quietMs, releaseMore, memory)();
  releaseWhileIdle(() => quietMs, releaseMore, { ...memory, collect: undefined })();
  jest.advanceTimersByTime(300_000);
  expect(collected).toBe(0);
});
