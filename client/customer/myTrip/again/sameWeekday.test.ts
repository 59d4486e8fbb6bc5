import { findSameWeekday } from './sameWeekday';

it.each([
  // Saturdays.
  ['a trip ahead', '2026-12-05T06:00:00Z', '2026-11-22T12:00:00Z', '2026-12-12'],
  ['one of long ago', '2025-12-06T06:00:00Z', '2026-11-22T12:00:00Z', '2026-12-05'],
  ['one of today', '2026-11-21T06:00:00Z', '2026-11-21T12:00:00Z', '2026-11-28'],
  ['one of yesterday', '2026-11-21T06:00:00Z', '2026-11-22T12:00:00Z', '2026-12-05'],
  ['one that begins before midnight in Greenwich', '2026-12-04T22:30:00Z', '2026-11-22T12:00:00Z', '2026-12-12'],
])('%s is ordered again for the same weekday', (_what, start, now, expected) => {
  expect(findSameWeekday(start, new Date(now))).toBe(expected);
});
