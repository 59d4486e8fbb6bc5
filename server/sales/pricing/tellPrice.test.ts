import { languages } from '../../platform/language';
import { findWords } from '../../texts/words';
import { priceTrip } from '../../engines/pricing';
import type { PriceRules, PriceSource, TripFacts } from '../../engines/pricing';
import { goldenRules } from '../../engines/pricing/goldenBook.fixture';
import { printMessage } from '../../texts/printMessage';
import { printLine, tellNoPrice } from './tellPrice';

const trip: TripFacts = {
  date: '2026-12-05',
  weekday: 6,
  dayMinutes: [800, 620],
  km: 442,
  emptyKm: 18,
  waitingMinutes: 150,
  nights: 1,
  passengers: 60,
  night: true,
  abroad: true,
  countries: [],
  promo: null,
  ferries: ['Virtsu–Kuivastu', 'Virtsu–Kuivastu'],
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
const listLines = (of: PriceRules) => {
  const priced = priceTrip(of, trip);
  if ('problem' in priced) throw new Error(priced.problem.key);
  return priced.lines;
};
const lines = [...listLines(rules), ...listLines(dear), { kind: 'change', amount: -500 } as const];
/** Names that the office gave, and names of places. */
const typed = /Nädalavahetus|Öösõit|Puhastus|Kahekorruseline|Virtsu–Kuivastu/g;

test('every line of the price list is in each language; names by the office stay', () => {
  expect(new Set(lines.map(({ kind }) => kind)).size).toBeGreaterThan(12);
  for (const language of languages) {
    const printed = lines.map((line) => printLine(line, findWords(language)));
    expect(printed.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
    if (language === 'et') continue;
    const words = printed.map(({ title, detail }) => `${title}: ${detail}`.replaceAll(typed, '')).join('\n');
    expect(words).not.toMatch(
      /[õÕ]|(?<!\p{L})(päeva?|reisijat?|ööd?|ülesõitu?|garaažist|juhti|summast|Praam|Tunnid|Sõit)(?!\p{L})/u,
    );
    if (language === 'ru') expect(words).not.toMatch(/\p{Script=Latin}/u);
  }
});

test.each<[PriceSource, title: string, detail: string]>([
  [{ kind: 'day', count: 1, each: 12_000 }, 'Päevatasu', '1 päev × 120,00\u00a0€'],
  [{ kind: 'hours', count: 185, each: 1700, beyond: 0 }, 'Tunnid', '3 h 05 × 17,00\u00a0€'],
  [{ kind: 'hours', count: 180, each: 1700, beyond: 10 }, 'Tunnid üle 10 h päevas', '3 h × 17,00\u00a0€'],
  [{ kind: 'drive', count: 1442, each: 135 }, 'Sõit', '1442 km × 1,35\u00a0€'],
  [{ kind: 'emptyDrive', count: 18, each: 120 }, 'Tühisõit', 'garaažist ja tagasi 18 km × 1,20\u00a0€'],
  [{ kind: 'waiting', count: 45, each: 1700 }, 'Ooteaeg', '45 min × 17,00\u00a0€'],
  [{ kind: 'people', count: 60, each: 50 }, 'Reisijad', '60 reisijat × 0,50\u00a0€'],
  [{ kind: 'percent', name: 'Püsiklient', percent: -10, of: 69_900 }, 'Püsiklient', '-10% summast 699,00\u00a0€'],
  [{ kind: 'sum', name: 'Öösõit' }, 'Öösõit', ''],
  [
    { kind: 'minimum', name: 'Suur buss', count: 3, each: 28_000 },
    'Miinimumhind',
    'Suur buss: 3 päeva × 280,00\u00a0€',
  ],
  [{ kind: 'secondDriver', count: 3, each: 18_000 }, 'Teine juht', '3 päeva × 180,00\u00a0€'],
  [{ kind: 'lodging', count: 1, drivers: 1, each: 6000 }, 'Juhi majutus', '1 öö × 60,00\u00a0€'],
  [{ kind: 'lodging', count: 2, drivers: 2, each: 6000 }, 'Juhi majutus', '2 juhti, 2 ööd × 60,00\u00a0€'],
  [{ kind: 'allowance', count: 2, drivers: 2, each: 3500 }, 'Päevaraha välismaal', '2 juhti, 2 päeva × 35,00\u00a0€'],
  [
    { kind: 'ferry', name: 'Virtsu–Kuivastu', count: 2, each: 2085 },
    'Praam Virtsu–Kuivastu',
    '2 ülesõitu × 20,85\u00a0€',
  ],
  [{ kind: 'rounding' }, 'Ümardus', ''],
  [{ kind: 'change' }, 'Hinnamuudatus', ''],
])('in Estonian: %j', (source, title, detail) =>
  expect(printLine({ ...source, amount: 100 }, findWords('et'))).toEqual({ title, detail, amount: 100 }),
);

test.each<['en' | 'ru' | 'fi', PriceSource, title: string, detail: string]>([
  ['en', { kind: 'drive', count: 442, each: 135 }, 'Driving', '442 km × €1.35'],
  ['ru', { kind: 'day', count: 2, each: 120_000 }, 'Плата за день', '2 дня × 1\u00a0200,00\u00a0€'],
  ['ru', { kind: 'hours', count: 185, each: 1700, beyond: 0 }, 'Часы', '3 ч 05 × 17,00\u00a0€'],
  ['fi', { kind: 'secondDriver', count: 1, each: 18_000 }, 'Toinen kuljettaja', '1 päivä × 180,00\u00a0€'],
])('in %s: %j', (language, source, title, detail) =>
  expect(printLine({ ...source, amount: 1 }, findWords(language))).toMatchObject({ title, detail }),
);

test.each(languages)('a line that was typed, or stored as text before, is shown as stored: %s', (language) => {
  for (const line of [
    { title: 'Giid', detail: 'kogu päev', amount: 1 },
    { title: 'Sõit', detail: '442 km × 1,35\u00a0€', amount: 59_670 },
    { title: '{name} \\u0041', detail: '{"key":"priceLine.day"}', amount: 1 },
  ])
    expect(printLine(line, findWords(language))).toEqual(line);
});

test.each([
  [goldenRules, { passengers: 120 }, 'Ükski põhihind ei kehti: 120 reisijat', 'No base price applies: 120 passengers'],
  [
    goldenRules,
    { ferries: ['Triigi–Sõru'] },
    'Hinnakirjas ei ole praami „Triigi–Sõru“ hinda',
    'The price list has no price for the ferry “Triigi–Sõru”',
  ],
  [
    goldenRules,
    { km: 10_000_000 },
    'Reegel „Kahekorruseline“ annab hinnaks üle miljoni euro',
    'The rule “Kahekorruseline” gives a price of over a million euros',
  ],
] as const)('the reason for a missing price is in the language of the office: %#', (of, changes, estonian, english) => {
  const priced = priceTrip(of, { ...trip, ...changes } as TripFacts);
  if ('total' in priced) throw new Error('there is a price');
  const told = tellNoPrice(priced.problem);
  expect([printMessage(told, findWords('et')), printMessage(told, findWords('en'))]).toEqual([estonian, english]);
});
