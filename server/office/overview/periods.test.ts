import { addDays, countDays } from '../../platform/values/localDay';
import { checkPeriod, findMonthEnd, findPeriodBefore, listChartMonths } from './periods';

test.each([
  ['a whole month', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['a part of a month', '2026-11-01', '2026-11-24', '2026-10-01', '2026-10-24'],
  ['a part that the month before lacks', '2027-03-01', '2027-03-30', '2027-02-01', '2027-02-28'],
  ['a quarter', '2026-10-01', '2026-12-31', '2026-07-01', '2026-09-30'],
  ['a year', '2024-01-01', '2024-12-31', '2023-01-01', '2023-12-31'],
  ['a week', '2026-11-23', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['a day', '2026-03-29', '2026-03-29', '2026-03-28', '2026-03-28'],
])('%s is compared with what came before it', (_, from, to, beforeFrom, beforeTo) => {
  expect(findPeriodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo });
});

test('every period ends before it is compared, and months stay months', () => {
  for (let day = '2023-12-20'; day < '2024-04-05'; day = addDays(day, 1))
    for (const length of [1, 7, 28, 29, 30, 31, 90, 366]) {
      const period = { from: day, to: addDays(day, length - 1) };
      const before = findPeriodBefore(period);
      expect(before.to < period.from).toBe(true);
      expect(before.from <= before.to).toBe(true);
      if (!day.endsWith('-01')) expect(countDays(before.from, before.to)).toBe(length);
    }
  expect(findMonthEnd('2024-02')).toBe('2024-02-29');
});

test('a reversed period is refused, and one of more than ten years', () => {
  expect(() => checkPeriod({ from: '2026-02-01', to: '2026-01-31' })).toThrow();
  expect(() => checkPeriod({ from: '2016-01-01', to: '2026-12-31' })).toThrow();
  checkPeriod({ from: '2017-01-01', to: '2026-12-31' });
});

test('charts show a year at least, and what is ahead of today', () => {
  const today = '2026-11-24';
  const november = listChartMonths({ from: '2026-11-01', to: '2026-11-24' }, today);
  expect(november).toHaveLength(14);
  expect([november[0], november.at(-1)]).toEqual(['2025-12', '2027-01']);
  expect(listChartMonths({ from: '2020-01-05', to: '2021-12-31' }, today)).toHaveLength(24);
  expect(listChartMonths({ from: '2017-01-01', to: '2026-12-31' }, today)).toHaveLength(122);
});
