import fc from '../../testing/propertyTests';
import { findLeg, findReach } from './reach';
import { findRoute } from './route';

const place = fc.record({
  lat: fc.double({ min: 57.6, max: 59.7, noNaN: true }),
  lng: fc.double({ min: 22.2, max: 27.9, noNaN: true }),
});

test('a table of ways says the same as a route', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const { durationS, distanceM } = findLeg(findReach(from), findReach(to));
      const [leg] = findRoute([from, to]).legs;
      expect({ durationS: Math.round(durationS), distanceM: Math.round(distanceM) }).toEqual(leg);
    }),
    { numRuns: 60 },
  );
});
