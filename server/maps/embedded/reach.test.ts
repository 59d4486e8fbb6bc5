import fc from '../../testing/propertyTests';
import { legBetween, reachOf } from './reach';
import { findRoute } from './route';

const place = fc.record({
  lat: fc.double({ min: 57.6, max: 59.7, noNaN: true }),
  lng: fc.double({ min: 22.2, max: 27.9, noNaN: true }),
});

test('a table of ways says the same as a route', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const { durationS, distanceM } = legBetween(reachOf(from), reachOf(to));
      const [leg] = findRoute([from, to]).legs;
      expect({ durationS: Math.round(durationS), distanceM: Math.round(distanceM) }).toEqual(leg);
    }),
    { numRuns: 60 },
  );
});
