import { formatDateTime, toLocalDate, listLocalDates, findLocalDay } from './time';

test('moments are read in Tallinn, whatever the machine thinks', () => {
  expect(formatDateTime(new Date('2026-12-05T06:00:00Z'))).toBe('05.12.2026 08:00');
  expect(toLocalDate(new Date('2026-06-30T21:30:00Z'))).toBe('2026-07-01');
});

test('a trip touches each local date from start to end, over both clock changes', () => {
  expect(listLocalDates(new Date('2026-03-28T20:00:00Z'), new Date('2026-03-29T20:59:00Z'))).toEqual([
    '2026-03-28',
    '2026-03-29',
  ]);
  expect(listLocalDates(new Date('2026-10-24T20:59:00Z'), new Date('2026-10-25T22:00:00Z'))).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
  const noon = new Date('2026-11-21T10:00:00Z');
  expect(listLocalDates(noon, noon)).toEqual(['2026-11-21']);
});

test('the days of the clock changes are 23 and 25 hours long', () => {
  const hours = (moment: string) => {
    const { start, end } = findLocalDay(new Date(moment));
    return (end.getTime() - start.getTime()) / 3_600_000;
  };
  expect(hours('2026-03-29T10:00:00Z')).toBe(23);
  expect(hours('2026-10-25T10:00:00Z')).toBe(25);
});
