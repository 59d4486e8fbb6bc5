import { languages } from '../../platform/language';
import { lineIn } from '../../texts/priceLines';
import { wordsIn } from '../../texts/words';
import { priceOf } from '../../engines/pricing';
import type { PriceRules, TripFacts } from '../../engines/pricing';
import { goldenRules } from '../../engines/pricing/goldenBook.fixture';

const trip: TripFacts = {
  ...{ date: '2026-12-05', weekday: 6, dayMinutes: [800, 620], km: 442, emptyKm: 18, waitingMinutes: 150, nights: 1 },
  ...{
    passengers: 60,
    night: true,
    abroad: true,
    countries: [],
    promo: null,
    ferries: ['Virtsu–Kuivastu', 'Virtsu–Kuivastu'],
  },
  secondDriver: true,
  lawful: true,
};
/** Rules that make every line that there is, for one trip or the other. */
const rules: PriceRules = {
  ...goldenRules,
  base: goldenRules.base.map((rule) => ({ ...rule, dayPrice: 9000 })),
  roundTo: 500,
};
const dear: PriceRules = {
  ...rules,
  base: rules.base.map((rule) => ({ ...rule, dayFloor: 900_000, includedHours: 0 })),
};
const linesOf = (of: PriceRules) => {
  const priced = priceOf(of, trip);
  if ('problem' in priced) throw new Error(priced.problem);
  return priced.lines;
};
const lines = [...linesOf(rules), ...linesOf(dear), { title: 'Hinnamuudatus', detail: '', amount: -500 }];
/** What the office named, and names of places. */
const typed = /Nädalavahetus|Öösõit|Puhastus|Kahekorruseline|Virtsu–Kuivastu/g;

test('every line of the price list is told in each language; what the office named stays', () => {
  expect(new Set(lines.map(({ title }) => title)).size).toBeGreaterThan(15);
  for (const language of languages) {
    const translated = lines.map((line) => lineIn(line, wordsIn(language)));
    expect(translated.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
    if (language === 'et') {
      expect(translated).toEqual(lines);
      continue;
    }
    const words = translated.map(({ title, detail }) => `${title}: ${detail}`.replaceAll(typed, '')).join('\n');
    expect(words).not.toMatch(
      /[õÕ]|(?<!\p{L})(päeva?|reisijat?|ööd?|ülesõitu?|garaažist|juhti|summast|Praam|Tunnid|Sõit)(?!\p{L})/u,
    );
    if (language === 'ru') expect(words).not.toMatch(/\p{Script=Latin}/u);
  }
});

test.each(['3 h 05 × 17,00\u00a0€', '3 h 5 min × 17,00\u00a0€'])('hours are read as they are stored: %s', (detail) =>
  expect(lineIn({ title: 'Tunnid', detail, amount: 5242 }, wordsIn('ru')).detail).toBe('3 ч 05 × 17,00\u00a0€'),
);

test.each([
  ['en', { title: 'Sõit', detail: '442 km × 1,35\u00a0€' }, 'Driving', '442 km × €1.35'],
  ['ru', { title: 'Päevatasu', detail: '2 päeva × 1200,00\u00a0€' }, 'Плата за день', '2 дня × 1\u00a0200,00\u00a0€'],
  ['fi', { title: 'Teine juht', detail: '1 päev × 180,00\u00a0€' }, 'Toinen kuljettaja', '1 päivä × 180,00\u00a0€'],
  ['en', { title: 'Giid', detail: 'kogu päev' }, 'Giid', 'kogu päev'],
  ['en', { title: 'Sõit', detail: 'soodsam × 2' }, 'Driving', 'soodsam × 2'],
  ['et', { title: 'Price adjustment', detail: '' }, 'Hinnamuudatus', ''],
] as const)('in %s: %j', (language, line, title, detail) => {
  expect(lineIn({ ...line, amount: 1 }, wordsIn(language))).toEqual({ title, detail, amount: 1 });
});
