import {
  formatDateTime,
  formatDateTimeWithDay,
  formatLocalDate,
  formatLongDate,
  readWallClock,
  toLocalDate,
} from './time';

describe('time', () => {
  it('shows Tallinn time in winter and in summer', () => {
    expect(formatDateTime('2026-12-05T06:00:00Z')).toBe('05.12.2026 08:00');
    expect(formatDateTime('2026-07-05T06:00:00Z')).toBe('05.07.2026 09:00');
  });

  it('shows both nights on which the clock moves', () => {
    expect(formatDateTime('2027-03-28T00:59:00Z')).toBe('28.03.2027 02:59');
    expect(formatDateTime('2027-03-28T01:00:00Z')).toBe('28.03.2027 04:00');
    expect(formatDateTime('2026-10-25T00:30:00Z')).toBe('25.10.2026 03:30');
    expect(formatDateTime('2026-10-25T01:30:00Z')).toBe('25.10.2026 03:30');
  });

  it('writes midnight as 00:00 of the new day', () => {
    expect(formatDateTime('2026-12-04T22:00:00Z')).toBe('05.12.2026 00:00');
    expect(toLocalDate('2026-12-04T22:00:00Z')).toBe('2026-12-05');
  });

  it('names days in Estonian', () => {
    expect(formatDateTimeWithDay('2026-12-05T06:00:00Z')).toBe('L 05.12.2026 08:00');
    expect(formatDateTimeWithDay('2026-12-07T06:00:00Z')).toBe('E 07.12.2026 08:00');
    expect(formatLongDate('2026-11-21T06:00:00Z')).toBe('laupäev, 21. november');
  });

  it('turns a calendar day round', () => {
    expect(formatLocalDate('2026-12-05')).toBe('05.12.2026');
  });

  it('reads the wall clock', () => {
    expect(readWallClock(new Date('2026-11-21T22:05:09Z'))).toEqual({
      hour: 0,
      time: '00:05:09',
      weekday: 'pühapäev',
      dayOfMonth: 22,
    });
  });
});
