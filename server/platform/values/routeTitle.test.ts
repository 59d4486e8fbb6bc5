import { joinCities, findRestOfAddress, printRouteTitle } from './routeTitle';

test.each([
  [['Tallinn', 'Paide', 'Tartu'], 'Tallinn - Paide - Tartu'],
  [['Tallinn', 'Tallinn', '', 'Pärnu', 'Pärnu', 'Tallinn'], 'Tallinn - Pärnu - Tallinn'],
  [['Tallinn', null, 'Paide', '', 'Tartu'], 'Tallinn - Paide - Tartu'],
  [['Tartu', 'Tartu'], 'Tartu'],
])('%j is %s', (cities, title) => expect(joinCities(cities)).toBe(title));

test('a stop without a town shows its address', () => {
  expect(printRouteTitle([{ city: 'Tallinn' }, { city: '', address: 'Ääre talu' }, { city: '', address: '' }])).toBe(
    'Tallinn - Ääre talu',
  );
});

test.each([
  ['Tallinn', 'Viru väljak 4, Tallinn', 'Viru väljak 4'],
  ['Tallinn', 'Tallinn, Harju maakond', 'Harju maakond'],
  ['Tallinn', 'Tallinn', ''],
])('besides %s, %s says %s', (city, address, rest) => expect(findRestOfAddress({ city, address }, 'et')).toBe(rest));
