import { formatDuration } from './duration';
import { languages } from './languages';

test.each([
  [0, '-'],
  [-5, '-'],
  [5, '5min'],
  [45, '45min'],
  [60, '1h'],
  [165, '2h 45min'],
  [185, '3h 5min'],
  [1440, '1p'],
  [1501, '1p 1h 1min'],
  [1505, '1p 1h 5min'],
  [1565, '1p 2h 5min'],
  [59.6, '1h'],
  [2880.4, '2p'],
])('%d minutes are %s', (minutes, text) => expect(formatDuration(minutes, 'et')).toBe(text));

test('each language has its units', () => {
  expect(languages.map((language) => formatDuration(0, language))).toEqual(['-', '-', '-', '-']);
  expect(languages.map((language) => formatDuration(1505, language))).toEqual([
    '1p 1h 5min',
    '1d 1h 5min',
    '1 д 1 ч 5 мин',
    '1 pv 1 t 5 min',
  ]);
});
