import { DateTime } from 'luxon';
import { addDays, listDates, countHoursOfDay, countMostHours, startOfDay, ZONE } from './localDay';

it('adds days over the ends of months and over both nights when clocks change', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2027-03-27', 7)).toBe('2027-04-03');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});

it('lists the days from one to another', () => {
  expect(listDates('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(listDates('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
  expect(listDates('2026-12-30', '2026-12-29')).toEqual(['2026-12-30']);
});

it('knows when a day begins in winter, in summer and on the days when clocks change', () => {
  expect(startOfDay('2026-12-05')).toBe('2026-12-04T22:00:00.000Z');
  expect(startOfDay('2026-07-05')).toBe('2026-07-04T21:00:00.000Z');
  expect(startOfDay('2027-03-28')).toBe('2027-03-27T22:00:00.000Z');
  expect(startOfDay('2027-03-29')).toBe('2027-03-28T21:00:00.000Z');
  expect(startOfDay('2026-10-25')).toBe('2026-10-24T21:00:00.000Z');
  expect(startOfDay('2026-10-26')).toBe('2026-10-25T22:00:00.000Z');
});

it('every day of the years that can be typed begins where Luxon, the slow way, says', () => {
  const differing = listDates('2000-01-01', '2100-12-31').filter(
    (date) => Date.parse(startOfDay(date)) !== DateTime.fromISO(date, { zone: ZONE }).startOf('day').toMillis(),
  );
  expect(differing).toEqual([]);
});

it('knows how many hours a day has, and how many may be reported of it', () => {
  const days = ['2026-03-29', '2026-10-25', '2026-10-26'];
  expect(days.map(countHoursOfDay)).toEqual([23, 25, 24]);
  expect(days.map(countMostHours)).toEqual([24, 25, 24]);
});
