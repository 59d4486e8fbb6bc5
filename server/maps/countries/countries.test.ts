import { listThirdCountries } from './countries';

const at = (lat: number, lng: number) => listThirdCountries([{ lat, lng }]).join();

test.each([
  ['Tallinn', 59.437, 24.745, ''],
  ['Narva, at the river', 59.377, 28.19, ''],
  ['Narva-Jõesuu', 59.459, 28.04, ''],
  ['Värska', 57.957, 27.638, ''],
  ['Luhamaa', 57.608, 27.325, ''],
  ['Lutepää, beside the Saatse road', 57.915, 27.683, ''],
  ['Rovaniemi', 66.5, 25.717, ''],
  ['Haparanda', 65.835, 24.136, ''],
  ['Inari', 68.906, 27.029, ''],
  ['Daugavpils', 55.87, 26.53, ''],
  ['Vilnius', 54.68, 25.28, ''],
  ['Gdańsk', 54.35, 18.65, ''],
  ['Helsinki', 60.17, 24.94, ''],
  ['Oslo', 59.91, 10.75, ''],
  ['Zürich', 47.37, 8.54, ''],
  ['Dublin', 53.35, -6.26, ''],
  ['Ivangorod, the fortress', 59.3741, 28.2062, 'RU'],
  ['Petseri', 57.814, 27.612, 'RU'],
  ['Murmansk', 68.97, 33.08, 'RU'],
  ['Ivangorod', 59.374, 28.222, 'RU'],
  ['Pskov', 57.819, 28.33, 'RU'],
  ['Saint Petersburg', 59.93, 30.33, 'RU'],
  ['Kaliningrad', 54.7, 20.5, 'RU'],
  ['Minsk', 53.9, 27.56, 'BY'],
  ['Lviv', 49.84, 24.03, 'UA'],
  ['Istanbul', 41.01, 28.97, 'TR'],
  ['Belgrade', 44.8, 20.46, 'RS'],
  ['London', 51.5, -0.12, 'GB'],
  ['Belfast', 54.6, -5.93, 'GB'],
])('%s is where it is', (_, lat, lng, code) => {
  expect(at(lat, lng)).toBe(code);
});

test('a journey names each such country once, and a stop without a place names none', () => {
  expect(
    listThirdCountries([
      { lat: 59.437, lng: 24.745 },
      { lat: 49.84, lng: 24.03 },
      { lat: 50.45, lng: 30.52 },
      { lat: 47.01, lng: 28.86 },
    ]),
  ).toEqual(['UA', 'MD']);
  expect(at(NaN, NaN)).toBe('');
});
