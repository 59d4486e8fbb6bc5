import { parseDay, parseDecimal, parseDuration, parseTime, parseWeekdays, parseYesNo } from './values';

describe('parseDay', () => {
  it.each([
    ['3.4.2026', '2026-04-03', undefined],
    ['03.04.2026.', '2026-04-03', undefined],
    ['3. 4. 2026', '2026-04-03', undefined],
    ['03/04/2026', '2026-04-03', undefined],
    ['2026-04-03', '2026-04-03', undefined],
    ['3.4.2026 8:05', '2026-04-03', '08:05'],
    ['3.4.2026 kell 08.05', '2026-04-03', '08:05'],
    ['2026-04-03T08:05:00', '2026-04-03', '08:05'],
    ['2026-04-03 08:05', '2026-04-03', '08:05'],
    ['46115', '2026-04-03', undefined],
    ['46115,336805', '2026-04-03', '08:05'],
    ['46115.99999', '2026-04-04', undefined],
    ['29.02.2028', '2028-02-29', undefined],
  ])('reads %s', (text, day, time) => {
    expect(parseDay(text)).toEqual({ day, time });
  });

  it.each([
    '',
    '31.4.2026',
    '29.2.2026',
    '4.2026',
    '3.4.26',
    '12345',
    '99999',
    '3.4.2026 25:00',
    'homme',
    '2026-13-01',
  ])('refuses %j', (text) => expect(parseDay(text)).toBeUndefined());
});

it.each([
  ['8:05', '08:05'],
  ['08.05', '08:05'],
  ['8', '08:00'],
  ['0805', '08:05'],
  ['23:59:59', '23:59'],
  ['0,336805', '08:05'],
  ['0.99999', '00:00'],
  ['24:00', undefined],
  ['8:60', undefined],
  ['hommikul', undefined],
])('reads the time %s as %s', (text, time) => expect(parseTime(text)).toBe(time));

it.each([
  ['1:15', 75],
  ['01:15:00', 75],
  ['75', 75],
  ['75 min', 75],
  ['2 h 30 min', 150],
  ['2,5 h', 150],
  ['3 tundi', 180],
  ['1:75', undefined],
  ['', undefined],
  ['kaua', undefined],
])('reads the duration %s as %s minutes', (text, minutes) => expect(parseDuration(text)).toBe(minutes));

it.each([
  ['1 234,50', 1234.5],
  ['1\u00a0234,50 €', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['540', 540],
  ['-3,5', -3.5],
  ['38 kohta', 38],
  ['1,2,3,x', undefined],
  ['', undefined],
  ['=1+1', undefined],
])('reads the number %s as %s', (text, number) => expect(parseDecimal(text)).toBe(number));

it.each([
  ['Jah', true],
  ['x', true],
  ['TRUE', true],
  ['да', true],
  ['ei', false],
  ['-', false],
  ['0', false],
  ['võib-olla', undefined],
])('reads %s as %s', (text, value) => expect(parseYesNo(text)).toBe(value));

it.each([
  ['E-R', [1, 2, 3, 4, 5]],
  ['E, K, R', [1, 3, 5]],
  ['ETKNR', [1, 2, 3, 4, 5]],
  ['tööpäevad', [1, 2, 3, 4, 5]],
  ['Esmaspäev; pühapäev', [1, 7]],
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['Tue Thu', [2, 4]],
  ['1-5', [1, 2, 3, 4, 5]],
  ['6,7', [6, 7]],
  ['teisipäev', [2]],
  ['torstai, perjantai', [4, 5]],
  ['пн-пт', [1, 2, 3, 4, 5]],
  ['R-E', undefined],
  ['iga päev', undefined],
  ['', undefined],
])('reads the days %s', (text, days) => expect(parseWeekdays(text)).toEqual(days));
