import { addDays, hoursOfDay, localDays, mostHoursOf, startOfDay } from './localDay';

describe('local days', () => {
  it('adds days over the ends of months and over both nights when clocks change', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-27', 7)).toBe('2027-04-03');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('lists each day of Tallinn that a trip touches', () => {
    // 23:30 on 5 December to 00:10 on 7 December in Tallinn.
    expect(localDays('2026-12-05T21:30:00Z', '2026-12-06T22:10:00Z')).toEqual([
      '2026-12-05',
      '2026-12-06',
      '2026-12-07',
    ]);
    expect(localDays('2026-12-05T06:00:00Z', '2026-12-05T10:00:00Z')).toEqual(['2026-12-05']);
    // Over the night in October that has 25 hours.
    expect(localDays('2026-10-24T20:59:00Z', '2026-10-25T22:01:00Z')).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
  });

  it('knows when a day begins in winter, in summer and on the days when clocks change', () => {
    expect(startOfDay('2026-12-05')).toBe('2026-12-04T22:00:00.000Z');
    expect(startOfDay('2026-07-05')).toBe('2026-07-04T21:00:00.000Z');
    expect(startOfDay('2027-03-28')).toBe('2027-03-27T22:00:00.000Z');
    expect(startOfDay('2027-03-29')).toBe('2027-03-28T21:00:00.000Z');
    expect(startOfDay('2026-10-25')).toBe('2026-10-24T21:00:00.000Z');
    expect(startOfDay('2026-10-26')).toBe('2026-10-25T22:00:00.000Z');
  });

  it('knows how many hours a day has, and how many may be reported of it', () => {
    const days = ['2026-03-29', '2026-10-25', '2026-10-26'];
    expect(days.map(hoursOfDay)).toEqual([23, 25, 24]);
    expect(days.map(mostHoursOf)).toEqual([24, 25, 24]);
  });
});
