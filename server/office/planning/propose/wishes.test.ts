import { needsLift, findWishes } from './wishes';

test.each([
  ['Kaks ratastooli', true],
  ['Ratastooliga reisija', true],
  ['palun TÕSTUKIGA buss', true],
  ['Two wheelchairs', true],
  ['Jalgrattad kaasas', false],
  ['', false],
])('%s: %s', (notes, lift) => expect(needsLift(notes)).toBe(lift));

const drivers = [
  { id: 'jaan', name: 'Jaan Tamm' },
  { id: 'mari', name: 'Mari' },
];
const buses = [
  { id: 'setra', name: 'Setra 515' },
  { id: 'volvo', name: 'Volvo' },
];

test.each([
  ['Sooviksime juhiks Jaani, nagu eelmisel korral', { driverId: 'jaan' }],
  ['Bussijuht palun Mari ja buss Volvo', { driverId: 'mari', busId: 'volvo' }],
  ['Eelmine kord Setraga 515 oli mugav', { busId: 'setra' }],
  // Nobody says that Jaan is to drive.
  ['Grupijuht on Liis, Jaan tuleb hiljem', {}],
  ['Juht Jaan või Mari', {}],
  ['Juhiks Jaanika', {}],
  ['', {}],
])('%s: wishes for %j', (notes, wishes) => expect(findWishes(notes, drivers, buses)).toEqual(wishes));
