import { isBlank } from './notBlank';

test.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u200d\u2060', '\ufeff ', '\u2003'])('%j says nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['Õie', ' x ', '😀', '-', '李'])('%j says something', (text) => {
  expect(isBlank(text)).toBe(false);
});
