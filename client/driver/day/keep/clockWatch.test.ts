import { findSetBack } from './clockWatch';

const HOUR = 3_600_000;
const former = { date: 100 * HOUR, running: 5000 };

it('finds a clock that was set back, and takes neither sleep nor a slow minute for it', () => {
  expect(findSetBack(former, { date: 98 * HOUR + 15_000, running: 20_000 })).toBe(2 * HOUR);
  expect(findSetBack(former, { date: 100 * HOUR + 15_000, running: 20_000 })).toBe(0);
  expect(findSetBack(former, { date: 103 * HOUR, running: 6000 })).toBe(0);
  expect(findSetBack(former, { date: 100 * HOUR, running: 35_000 })).toBe(0);
});
