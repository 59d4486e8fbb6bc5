import { printRefusal } from '../../../testing/printError';
import { readArguments } from './arguments';
import { foodPackages, hours, positions, route, readRoute } from './shapes';

const read = (waypoints: unknown) => readArguments({ stops: route }, { waypoints }).stops;

test('a stop is read in each shape that the former portal wrote', () => {
  const stops = [
    { lat: 59.437, lng: 24.7535, depart: 1796000400, city_name: 'Tallinn', pretty_name: 'Viru väljak 4' },
    {
      id: 2,
      location: { lat: '58.8856', lng: '25.5572' },
      depart: '1796007600',
      formatted_address: 'Keskväljak, Paide',
    },
    { lat: 58.3806, lng: 26.7251, depart: '' },
  ];
  const expected = [
    { lat: 59.437, lng: 24.7535, depart: '2026-11-30T01:00:00.000Z', city: 'Tallinn', address: 'Viru väljak 4' },
    {
      lat: 58.8856,
      lng: 25.5572,
      depart: '2026-11-30T03:00:00.000Z',
      city: 'Keskväljak, Paide',
      address: 'Keskväljak, Paide',
    },
    { lat: 58.3806, lng: 26.7251, depart: null, city: '58.38060, 26.72510', address: '58.38060, 26.72510' },
  ];
  expect(read(stops)).toEqual(expected);
  expect(read(JSON.stringify(stops))).toEqual(expected);
  expect(readArguments({ stops: positions }, { route: stops }).stops).toEqual(
    expected.map(({ lat, lng, depart }) => ({ lat, lng, depart })),
  );
  expect(readRoute({ route: JSON.stringify(stops) })).toEqual(stops);
});

test('a stop without a place, and a route without stops, are refused', () => {
  expect(printRefusal(() => read([{ lat: 59, lng: 24 }, { city_name: 'Tartu' }]))).toBe(
    'Peatusel 2 puudub õige asukoht',
  );
  expect(printRefusal(() => read([{ lat: 91, lng: 24 }]))).toBe('Peatusel 1 puudub õige asukoht');
  expect(printRefusal(() => read([null]))).toBe('Argument waypoints peab sisaldama JSON-objekte');
  expect(printRefusal(() => read('[]'))).toBe('Please define at least one location for the route.');
});

test('a count of zero removes a package; empty hours are zero', () => {
  expect(
    readArguments(
      { food: foodPackages },
      {
        foodPackages: [
          { id: 'a', count: '2' },
          { id: 'b', count: 0 },
        ],
      },
    ).food,
  ).toEqual([{ id: 'a', count: 2 }]);
  expect(readArguments({ hours }, { hours: '["7,5", "", 8, null]' }).hours).toEqual([7.5, 0, 8, 0]);
});
