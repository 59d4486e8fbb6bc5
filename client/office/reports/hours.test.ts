import { sumDriver, sumHours, sumDrivers } from '../../../server/platform/values/reportedHours';
import { countHoursOfDay } from '../../../server/platform/values/localDay';
import { findThisMonth } from './reportQuery';
import { noEdits, setHours } from './edits';
import type { DriverEntries } from './entries';
import { formatHours } from '../../lib/texts/paidHours';
import { checkHours, parseHours, stepHours } from './hours';
import { makeReportSheet, printSheetTitle } from './print/sheet';

describe('hours as they are typed', () => {
  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['7,', 7],
    ['', 0],
    [' 24 ', 24],
    ['7,25', 7.25],
    ['7,255', undefined],
    ['-1', undefined],
    ['25', undefined],
    ['24,1', undefined],
    ['seitse', undefined],
  ])('%p are %p', (text, hours) => {
    expect(parseHours(text, 24)).toBe(hours);
    expect(checkHours(text, 24) === undefined).toBe(hours !== undefined);
  });

  it('step by a tenth, within a day', () => {
    expect(stepHours('7,5', 1, 24)).toBe('7,6');
    expect(stepHours('7,25', 1, 24)).toBe('7,35');
    expect(stepHours('0', -1, 24)).toBe('0,0');
    expect(stepHours('24', 1, 24)).toBe('24,0');
  });

  it('add up to the shown sum; anything but a number counts as 0', () => {
    expect(sumHours([0.1, 0.2, NaN, 7.4])).toBe(7.7);
    expect(formatHours(sumHours(Array.from({ length: 10 }, () => 0.1)))).toBe('1,0');
    expect([formatHours(7.25), formatHours(sumHours([7.25, 7.25])), formatHours(8)]).toEqual(['7,25', '14,5', '8,0']);
  });

  it('a day has 24 hours, but where clocks change', () => {
    expect(parseHours('25', countHoursOfDay('2026-10-25'))).toBe(25);
  });
});

// By hand: of a trip from 30.10. to 1.11. October has 8.0 + 7.5, a night occurrence 1.3, a trip without feedback 0.
const day = (key: string, date: string, hours: number) => ({ key, date, hours });
const common = { detail: '', path: undefined, durationMin: 90 };
const monthsEnd = [day('a', '2026-10-30', 8), day('b', '2026-10-31', 7.5)];
const night = day('c', '2026-10-25', 1.3);
const jaan: DriverEntries = {
  id: 'jaan',
  firstname: 'Jaan',
  lastname: '',
  name: 'Jaan',
  entries: [
    { ...common, key: '1', kind: 'occurrence', title: 'Ööbuss', start: '2026-10-25', end: '2026-10-25', days: [night] },
    { ...common, key: '2', kind: 'reported', title: 'Tartu', start: '2026-10-30', end: '2026-11-01', days: monthsEnd },
    {
      ...common,
      key: '3',
      kind: 'unreported',
      title: 'Võru',
      start: '2026-10-20',
      end: '2026-10-20',
      days: [day('d', '2026-10-20', 0)],
    },
  ],
};
const liis: DriverEntries = { ...jaan, id: 'liis', firstname: 'Liis', name: 'Liis', entries: [] };
const october = { first: '2026-10-01', last: '2026-10-31' };

describe('totals', () => {
  it('of a month by hand, with and without edits', () => {
    const plain = makeReportSheet(october, [jaan, liis], {});
    expect(plain.drivers.map(sumDriver)).toEqual([16.8, 0]);
    expect(sumDrivers(plain.drivers)).toEqual({ hours: 16.8, activeDrivers: 1 });

    const mended = setHours(setHours(noEdits, monthsEnd[0]!, '9,1'), night, '7,555');
    const edits = { jaan: { ...mended, extras: [{ title: 'Pesu', hours: '0.5' }] }, liis: noEdits };
    // 9.1 + 7.5 + 0.5, and what cannot be read is 0.
    expect(makeReportSheet(october, [jaan], edits).drivers.map(sumDriver)).toEqual([17.1]);
  });

  it('are called by the driver where there is one', () => {
    expect(printSheetTitle(makeReportSheet(october, [jaan], {}))).toBe('Jaan 01.10.2026 - 31.10.2026');
    expect(printSheetTitle(makeReportSheet(october, [jaan, liis], {}))).toBe('Juhi aruanded 01.10.2026 - 31.10.2026');
  });
});

it("are no edit when typed back to the server's values", () => {
  const edited = setHours(noEdits, night, '2,0');
  expect(edited.hours).toEqual({ c: '2,0' });
  expect(setHours(edited, night, '1,3').hours).toEqual({});
});

it.each([
  // Already March in Estonia.
  ['2028-02-29T22:30:00Z', { first: '2028-03-01', last: '2028-03-31' }],
  ['2028-02-29T21:30:00Z', { first: '2028-02-01', last: '2028-02-29' }],
  ['2026-12-31T12:00:00Z', { first: '2026-12-01', last: '2026-12-31' }],
])('at %s this month is %p', (now, month) => {
  expect(findThisMonth(new Date(now))).toEqual(month);
});
