import { parseTypedHours } from './reportedHours';

test.each([
  ['7,5', 7.5],
  ['7.25', 7.25],
  ['7,', 7],
  ['', 0],
  [',', 0],
  ['7,255', undefined],
  ['-1', undefined],
  ['seitse', undefined],
])('%j are %p hours', (typed, hours) => expect(parseTypedHours(typed)).toBe(hours));
