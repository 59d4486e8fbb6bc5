import { hasWordsLike } from './matchWords';

test.each([
  ['Lisa buss', 'buss lisa', true],
  ['Lisa buss', 'lis', true],
  ['Sõidu- ja puhkeaeg', 'soidu', true],
  ['Sõidu- ja puhkeaeg', 'puhkaeg', true],
  ['Kinnita plaan', 'kinita plaan', true],
  ['Kinnita plaan', 'kinnitta', true],
  ['Kinnita plaan', 'knnita', true],
  ['Kinnita plaan', 'iknnita', true],
  ['Kinnita plaan', 'kannita', true],
  ['Kinnita plaan', 'kannite', false],
  ['Lisa buss', 'lasa bass juht', false],
  ['Lisa buss', 'usa', false],
  ['Lisa buss', '', true],
])('%s is found by "%s": %s', (text, search, isFound) => {
  expect(hasWordsLike(text, search)).toBe(isFound);
});
