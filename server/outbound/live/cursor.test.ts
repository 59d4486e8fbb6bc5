import fc from 'fast-check';
import { CURSOR_LASTS_S, printCursor, isKept, KEPT_S, parseCursor } from './cursor';

/** Snapshots as PostgreSQL writes them. */
const snapshots = fc
  .tuple(fc.bigInt({ min: 1n, max: 2n ** 40n }), fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }))
  .map(([xmin, offsets]) => {
    const open = offsets.sort((one, next) => one - next).map((offset) => xmin + BigInt(offset));
    return `${xmin}:${(open.at(-1) ?? xmin) + 1n}:${open.join()}`;
  });

test('a cursor is read as it was handed out', () => {
  fc.assert(
    fc.property(snapshots, fc.nat(2 ** 31), (snapshot, issuedAt) => {
      const cursor = { database: '7443-1-5', issuedAt, snapshot };
      expect(parseCursor(printCursor(cursor))).toEqual(cursor);
    }),
  );
});

test.each([
  ['', 'nothing'],
  ['1-1-5.100.5:4:', 'an end before its begin'],
  ['1-1-5.100.5:9:7,6', 'not ascending'],
  ['1-1-5.100.5:9:6,6', 'twice the same'],
  ['1-1-5.100.5:9:4', 'one before the begin'],
  ['1-1-5.100.5:9:9', 'one after the end'],
  ['1-1-5.100.5:9:6,', 'an empty one'],
  ['1-1-5.100.0:9:', 'no transaction has the number 0'],
  ['1-1-5.100.5:9223372036854775808:', 'more than 63 bits'],
  [`1-1-5.100.5:99999:${Array.from({ length: 2000 }, (_, index) => index + 6).join()}`, 'too long'],
  ["1-1-5.100.5:9:'", 'no number'],
])('%s is none: %s', (text) => {
  expect(parseCursor(text)).toBeUndefined();
});

test("a cursor's changes are still in the log", () => {
  const now = { database: '1-1-5', issuedAt: 10_000, snapshot: '5:5:' };
  expect(isKept({ ...now, issuedAt: 10_000 - CURSOR_LASTS_S }, now)).toBe(true);
  expect(isKept({ ...now, issuedAt: 9_999 - CURSOR_LASTS_S }, now)).toBe(false);
  expect(isKept({ ...now, database: '1-2-5' }, now)).toBe(false);
  // A transaction notes its change with the time of its begin.
  expect(KEPT_S - CURSOR_LASTS_S).toBeGreaterThan(600);
});
