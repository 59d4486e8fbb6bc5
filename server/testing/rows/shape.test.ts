import type { ValueShape } from './shape';
import { listWrongs } from './shape';

const text: ValueShape = { kinds: ['string'] };
const rows = (fields: Record<string, ValueShape>): ValueShape => ({
  kinds: ['array'],
  items: { kinds: ['object'], fields },
});

test.each<[string, unknown, ValueShape, string[]]>([
  [
    'a number that came as text',
    [{ count: '3' }],
    rows({ count: { kinds: ['number'] } }),
    ['rows[].count is string, and not number'],
  ],
  ['a moment that came as one', [{ at: new Date() }], rows({ at: text }), ['rows[].at is Date, and not string']],
  ['nothing where something was promised', [{ id: null }], rows({ id: text }), ['rows[].id is null, and not string']],
  ['a field that was not selected', [{}], rows({ id: text }), ['rows[].id is undefined, and not string']],
  ['the same of many rows once', [{ id: 1 }, { id: 2 }], rows({ id: text }), ['rows[].id is number, and not string']],
  [
    'a word that is none of ours',
    [{ role: 'clerk' }],
    rows({ role: { kinds: ['string'], literals: ['admin'] } }),
    ['rows[].role is "clerk", and none of admin'],
  ],
  [
    'what lies in JSON',
    [{ stops: [{ lat: '58' }] }],
    rows({ stops: rows({ lat: { kinds: ['number'] } }) }),
    ['rows[].stops[].lat is string, and not number'],
  ],
  [
    'rows and their count',
    [[{ value: '7' }], 1],
    { kinds: ['array'], places: [rows({ value: { kinds: ['number'] } }), { kinds: ['number'] }] },
    ['rows[][].value is string, and not number'],
  ],
  ['what is as it was said', [{ id: 'a', at: null, more: 1 }], rows({ id: text, at: { kinds: ['null', 'Date'] } }), []],
  ['what may be anything', [{ reply: { a: 1 } }], rows({ reply: { kinds: ['any'] } }), []],
])('%s', (_what, value, shape, wrongs) => {
  expect(listWrongs(value, shape, 'rows')).toEqual(wrongs);
});
