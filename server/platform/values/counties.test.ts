import { withLocalCounty } from './counties';
import { restOfAddress } from './routeTitle';

test.each([
  ['et', 'Kose, Harju maakond'],
  ['en', 'Kose, Harju County'],
  ['ru', 'Kose, Харьюмаа'],
  ['fi', 'Kose, Harjumaa'],
] as const)('in %s an address is %s', (language, address) =>
  expect(withLocalCounty('Kose, Harju maakond', language)).toBe(address),
);

test('leaves a name that is not a county of Estonia', () => {
  expect(withLocalCounty('Maakonna 3, Ida-Viru maakond', 'fi')).toBe('Maakonna 3, Itä-Virumaa');
  expect(withLocalCounty('Muu maakond', 'en')).toBe('Muu maakond');
});

test('the rest of an address names the county too', () =>
  expect(restOfAddress({ city: 'Tallinn', address: 'Tallinn, Harju maakond' }, 'en')).toBe('Harju County'));
