import { checkJson, parseJson } from './readJson';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const refusal = (text: string, most?: number): number | undefined => {
  try {
    checkJson(Buffer.from(text), 'utf-8', most);
    return undefined;
  } catch (error) {
    return (error as { status: number }).status;
  }
};

test.each([
  ['as deep as forms go', nested(50), undefined],
  ['deeper', nested(51), 400],
  ['deeper in objects', '{"a":'.repeat(51) + '1' + '}'.repeat(51), 400],
  ['deeper and never closed', '['.repeat(500_000), 400],
  ['wide', `[${nested(1)}${`,${nested(1)}`.repeat(1000)}]`, undefined],
  ['of more values than a form has', `[0${',0'.repeat(20_000)}]`, 400],
  ['brackets in texts', JSON.stringify('[{,'.repeat(30_000)), undefined],
  ['brackets after a quote in a text', JSON.stringify(`"\\"${'['.repeat(60)}`), undefined],
  ['brackets after a text that ends with a backslash', `["\\\\",${nested(60)}]`, 400],
])('a body that is %s: %#', (_, text, status) => {
  expect(refusal(text)).toBe(status);
});

test('a body in an encoding that hides its brackets is refused', () => {
  expect(() => checkJson(Buffer.from('{}', 'utf16le'), 'utf-16le')).toThrow(expect.objectContaining({ status: 415 }));
});

test('JSON inside of a text is held to the same', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(() => parseJson(nested(51))).toThrow();
  expect(() => parseJson('{')).toThrow();
});
