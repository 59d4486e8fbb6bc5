import { placeNear } from './nearest';

test.each([
  [59.437, 24.7535, 'Tallinn'],
  [59.4389, 24.8645, 'Tallinn'],
  [59.376, 24.68, 'Tallinn'],
  [58.3955, 26.7485, 'Tartu'],
  [58.375, 26.76, 'Tartu'],
  [58.384, 24.52, 'Pärnu'],
  [59.375, 28.18, 'Narva'],
  [59.6, 25.917, 'Käsmu'],
  [58.062, 27.068, 'Põlva'],
  [56.95, 24.11, 'Riia'],
  [60.17, 24.94, 'Helsingi'],
])('%d, %d is %s', (lat, lng, city) => expect(placeNear({ lat, lng })).toMatchObject({ city, lat, lng }));

test('names a sight from near, and not from the next street', () => {
  expect(placeNear({ lat: 58.3956, lng: 26.7487 })?.address).toBe('Eesti Rahva Muuseum, Tartu');
  expect(placeNear({ lat: 58.389, lng: 26.7487 })?.address).toBe('Tartu, Tartu maakond');
});

test('of a village that is only near the sight takes no name', () => {
  expect(placeNear({ lat: 58.335, lng: 24.6 })?.address).not.toContain('Lottemaa');
});

test('far from everything there is no name', () => expect(placeNear({ lat: 57.6, lng: 20.2 })).toBeUndefined());
