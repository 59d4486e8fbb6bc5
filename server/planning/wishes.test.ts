import { needsLift } from './wishes';

test.each([
  ['Kaks ratastooli', true],
  ['Ratastooliga reisija', true],
  ['palun TÕSTUKIGA buss', true],
  ['Two wheelchairs', true],
  ['Jalgrattad kaasas', false],
  ['', false],
])('%s: %s', (notes, lift) => expect(needsLift(notes)).toBe(lift));
