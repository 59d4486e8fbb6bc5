import { measureUtilisation } from './utilisation';

const bar = (kind: 'occurrence' | 'absence', left: number, width: number) => ({ kind, left, width });

it.each([
  ['nothing', [], 0],
  ['6 h 30 of one day', [bar('occurrence', 0.1, 6.5 / 24)], 0.5],
  ['overlaps once', [bar('occurrence', 0.1, 6.5 / 24), bar('occurrence', 0.1, 3 / 24)], 0.5],
  ['half of the time away', [bar('absence', 0, 0.5), bar('occurrence', 0.6, 6.5 / 24)], 1],
  ['more than a full day', [bar('occurrence', 0, 1)], 1],
])('a row is used by %s', (_, bars, part) => expect(measureUtilisation({ bars })).toBeCloseTo(part));
