import { findOverlapping } from './overlapping';

const item = (takes: string[], from: number, to: number) => ({
  start: new Date(from * 3_600_000),
  end: new Date(to * 3_600_000),
  takes,
});

test.each([
  ['touching ends', [item(['mari'], 8, 10), item(['mari'], 10, 12)], [[], []]],
  ['a common hour', [item(['mari', 'setra'], 9, 12), item(['mari', 'volvo'], 8, 10)], [['mari'], ['mari']]],
  ['different people', [item(['mari'], 8, 10), item(['jaan'], 9, 12)], [[], []]],
  [
    'a long trip over two short ones',
    [item(['mari'], 0, 72), item(['mari'], 5, 6), item(['mari'], 8, 9), item(['mari'], 72, 80)],
    [['mari'], ['mari'], ['mari'], []],
  ],
  [
    'a short trip before a later overlap',
    [item(['mari'], 0, 1), item(['mari'], 2, 5), item(['mari'], 4, 6)],
    [[], ['mari'], ['mari']],
  ],
])('%s', (_, items, expected) => {
  expect(findOverlapping(items)).toEqual(expected);
});
