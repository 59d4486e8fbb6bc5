import { translateCounty } from './counties';
import { findRestOfAddress } from './routeTitle';

test.each([
  ['et', 'Kose, Harju maakond'],
  ['en', 'Kose, Harju County'],
  ['ru', 'Kose, Харьюмаа'],
  ['fi', 'Kose, Harjumaa'],
] as const)('in %s an address is %s', (language, address) =>
  expect(translateCounty('Kose, Harju maakond', language)).toBe(address),
);

test('leaves a name that is not a county of Estonia', () => {
  expect(translateCounty('Maakonna 3, Ida-Viru maakond', 'fi')).toBe('Maakonna 3, Itä-Virumaa');
  expect(translateCounty('Muu maakond', 'en')).toBe('Muu maakond');
});

test('the rest of an address names the county too', () =>
  expect(findRestOfAddress({ city: 'Tallinn', address: 'Tallinn, Harju maakond' }, 'en')).toBe('Harju County'));
