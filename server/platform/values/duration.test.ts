import { formatDuration, printSpan } from './duration';
import { languages } from './languages';

test.each([
  [0, '-'],
  [-5, '-'],
  [5, '5 min'],
  [45, '45 min'],
  [60, '1 h'],
  [165, '2 h 45 min'],
  [185, '3 h 5 min'],
  [1440, '1 p'],
  [1501, '1 p 1 h 1 min'],
  [1505, '1 p 1 h 5 min'],
  [1565, '1 p 2 h 5 min'],
  [59.6, '1 h'],
  [2880.4, '2 p'],
])('%d minutes are %s', (minutes, text) => expect(formatDuration(minutes, 'et')).toBe(text));

test('each language has its units', () => {
  expect(languages.map((language) => formatDuration(0, language))).toEqual(['-', '-', '-', '-']);
  expect(languages.map((language) => formatDuration(1505, language))).toEqual([
    '1 p 1 h 5 min',
    '1 d 1 h 5 min',
    '1 д 1 ч 5 мин',
    '1 pv 1 t 5 min',
  ]);
});

test.each([
  [-5, '0 min'],
  [0, '0 min'],
  [45, '45 min'],
  [59.6, '1 h'],
  [540, '9 h'],
  [543, '9 h 03'],
  [2001, '33 h 21'],
])('%d minutes by the clock are %s', (minutes, text) => expect(printSpan(minutes)).toBe(text));

test('a span by the clock is in the units of its language', () => {
  expect(languages.map((language) => printSpan(543, language))).toEqual(['9 h 03', '9 h 03', '9 ч 03', '9 t 03']);
});
