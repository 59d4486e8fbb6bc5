import { findCountryOfStop } from '../../maps/routeFacts';
import { findWords } from '../../texts/words';
import { printMessage } from '../../texts/printMessage';
import { findVat } from './proposals';

const towns = {
  Tallinn: { lat: 59.437, lng: 24.7535 },
  Tartu: { lat: 58.3806, lng: 26.7251 },
  Narva: { lat: 59.3772, lng: 28.1903 },
  Ivangorod: { lat: 59.374, lng: 28.222 },
  Kuressaare: { lat: 58.2481, lng: 22.5039 },
  Riga: { lat: 56.9489, lng: 24.1064 },
  Jelgava: { lat: 56.65, lng: 23.7128 },
  Valga: { lat: 57.7756, lng: 26.0317 },
  Valka: { lat: 57.7745, lng: 26.0205 },
  Võru: { lat: 57.8434, lng: 27.0034 },
  Ikla: { lat: 57.8886, lng: 24.3764 },
  Ainaži: { lat: 57.8635, lng: 24.3586 },
  Lutepää: { lat: 57.9152, lng: 27.683 },
  Värska: { lat: 57.957, lng: 27.638 },
  Stockholm: { lat: 59.3326, lng: 18.0649 },
  // In the sea of the outlines.
  Kapellskär: { lat: 59.72, lng: 19.07 },
  Oslo: { lat: 59.9133, lng: 10.739 },
  Helsinki: { lat: 60.1695, lng: 24.9354 },
};

test.each([
  ['Tallinn Tartu', 24, null],
  ['Tallinn Kuressaare Tallinn', 24, null],
  ['Tallinn Riga', 0, /eri riigis/],
  ['Narva Ivangorod', 0, /eri riigis/],
  ['Tallinn Oslo', 0, /eri riigis/],
  ['Tallinn Helsinki', 0, /eri riigis/],
  ['Riga Jelgava', 0, /väljaspool Eestit/],
  ['Riga Tallinn', 0, /eri riigis/],
  ['Valga Valka', 0, /eri riigis/],
  ['Tallinn Valga Võru', 24, null],
  ['Ikla Ainaži', 0, /eri riigis/],
  ['Lutepää Värska', 24, null],
  ['Stockholm Kapellskär', 0, /väljaspool Eestit/],
  ['Tallinn Riga Tallinn', null, /kas 24% või 0%/],
  ['Riga Tallinn Riga', null, /kas 24% või 0%/],
])('VAT of %s is proposed by the countries of its stops', (names, rate, why) => {
  const stops = names.split(' ').map((name) => towns[name as keyof typeof towns]);
  const { vatRate, vatReason } = findVat({ countries: stops.map(findCountryOfStop) });
  expect(vatRate).toBe(rate);
  expect(vatReason === null).toBe(why === null);
  if (vatReason && why) expect(printMessage(vatReason, findWords('et'))).toMatch(why);
});
