import { parse } from 'graphql';
import { checkLiterals, checkText } from './storableText';

const refused = 'input.unstorable';
const findField = (variables: Record<string, unknown>): string | undefined => {
  try {
    checkText(variables);
    return 'taken';
  } catch (error) {
    expect(error).toMatchObject({ message: refused, code: 'BAD_USER_INPUT' });
    return (error as { options: { field?: string } }).options.field;
  }
};

test.each([
  '\u0000',
  '\u0008',
  '\u000b',
  '\u001b',
  '\u007f',
  '\u0085',
  '\ufffe',
  '\uffff',
  '\ufdd0',
  '\u{1fffe}',
  '\ud83d',
])('a text with %j is refused at its field', (sign) => {
  expect(findField({ name: `a${sign}` })).toBe('name');
  expect(findField({ id: 'x', input: { fullName: `a${sign}` } })).toBe('fullName');
  expect(findField({ input: { stops: [{ city: 'ok' }, { city: sign }] } })).toBe('stops.1.city');
  expect(findField({ stops: [{ city: sign }] })).toBe('stops.0.city');
});

test('tabs, line ends, signs of other scripts and whole emoji are taken', () => {
  expect(findField({ notes: 'a\tb\r\nc „Õ“ Ж 中 👩‍👩‍👧 \u200b', no: null, count: 1, list: ['ž'] })).toBe('taken');
});

test('a text in the document itself is refused too', () => {
  expect(() => checkLiterals(parse('{ a(b: "\\u0008") }'))).toThrow(refused);
  expect(() => checkLiterals(parse('{ a(b: "õ") }'))).not.toThrow();
});

test('variables that nest deeper than any form are refused, not walked', () => {
  let value: unknown = 'x';
  for (let depth = 0; depth < 100_000; depth += 1) value = [value];
  expect(() => checkText({ input: { value } })).toThrow('server.requestUnreadable');
  expect(() => checkText({ value })).toThrow('server.requestUnreadable');
});
