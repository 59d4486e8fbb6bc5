import fc from 'fast-check';
import { addsUp, priceTrip, sumAmounts } from './price';
import { goldenBook, goldenRules, surcharge } from './goldenBook.fixture';
import type { PriceLine, PriceLineKind, PriceRules, TripFacts } from './priceRules';
import { formatEuros } from '../../platform/values/money';

const ferryNames: Record<string, string> = { V: 'Virtsu–Kuivastu', R: 'Rohuküla–Heltermaa' };
/** The spreadsheet's names of lines; a surcharge by its own. */
const columns: Partial<Record<PriceLineKind, string>> = {
  day: 'Päevatasu',
  hours: 'Tunnid',
  drive: 'Sõit',
  emptyDrive: 'Tühisõit',
  waiting: 'Ooteaeg',
  people: 'Reisijad',
  minimum: 'Miinimumhind',
  secondDriver: 'Teine juht',
  lodging: 'Juhi majutus',
  allowance: 'Päevaraha',
};

const toDayMinutes = (hours: string): number[] => {
  const [each = '', times] = hours.split('×');
  const one = (text: string) => {
    const [whole, minutes] = text.split(':');
    return Math.round(Number(whole) * 60) + Number(minutes ?? 0);
  };
  return times ? Array.from({ length: Number(times) }, () => one(each)) : hours.split(' ').map(one);
};

const book = goldenBook
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
  .map(
    ([
      what = '',
      date = '',
      hours = '',
      km,
      emptyKm,
      waiting,
      nights,
      passengers,
      flags = '',
      ferries = '',
      lines = '',
      total = '',
    ]) => {
      const facts: TripFacts = {
        date,
        weekday: new Date(`${date}T00:00Z`).getUTCDay() || 7,
        dayMinutes: toDayMinutes(hours),
        km: Number(km),
        emptyKm: Number(emptyKm),
        waitingMinutes: Number(waiting),
        nights: Number(nights),
        passengers: Number(passengers),
        night: flags.includes('n'),
        abroad: flags.includes('a'),
        countries: [],
        promo: flags.includes('p') ? ' sõber10 ' : null,
        ferries: ferries.split(' ').flatMap((letter) => ferryNames[letter] ?? []),
        secondDriver: flags.includes('2'),
        lawful: true,
      };
      return { what, facts, lines, total };
    },
  );

const plain = (cents: number) => formatEuros(cents).replace(/[\u00a0€]/g, '');
const findColumn = (line: PriceLine): string => {
  if (line.kind === 'ferry') return line.name.startsWith('V') ? 'Praam V' : 'Praam R';
  return columns[line.kind] ?? ('name' in line ? line.name : line.kind);
};

test('the golden book has forty trips, and those of school holidays lie in them', () => {
  expect(book).toHaveLength(40);
});

test.each(book)('$what: $total', ({ facts, lines, total }) => {
  const priced = priceTrip(goldenRules, facts);
  if ('problem' in priced) throw new Error(priced.problem.key);
  expect(priced.lines.map((line) => `${findColumn(line)} ${plain(line.amount)}`).join(' + ')).toBe(lines);
  expect(plain(priced.total)).toBe(total);
});

// Rules whose bigger bus is dearer in everything, as every price list of a company is.
const cents = (max: number) => fc.integer({ min: 0, max });
const someRules: fc.Arbitrary<PriceRules> = fc
  .record({
    steps: fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 30 }),
        day: cents(9000),
        km: cents(60),
        hour: cents(1500),
        head: cents(80),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    percents: fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 4 }),
    roundTo: fc.constantFrom(0, 100, 500, 1000),
    more: fc.tuple(cents(20_000), cents(8000), cents(4000)),
  })
  .map(({ steps, percents, roundTo, more: [secondDriverPerDay, lodgingPerNight, allowancePerDay] }) => {
    let from = 1;
    const base = steps.map(({ size }, index) => {
      const sum = (field: 'day' | 'km' | 'hour' | 'head') =>
        steps.slice(0, index + 1).reduce((all, step) => all + step[field], 1);
      const rule = {
        name: `Buss ${index}`,
        passengersFrom: from,
        passengersTo: index === steps.length - 1 ? null : from + size - 1,
        season: null,
        dayFloor: sum('day') * 2,
        dayPrice: sum('day'),
        includedHours: 10,
        perHour: sum('hour'),
        perKm: sum('km'),
        perEmptyKm: sum('km'),
        waitingPerHour: sum('hour'),
        perHead: sum('head'),
      };
      from += size;
      return rule;
    });
    return {
      ...goldenRules,
      base,
      roundTo,
      secondDriverPerDay,
      lodgingPerNight,
      allowancePerDay,
      surcharges: percents.map((percent, index) => surcharge(`Lisa ${index}`, percent, {})),
    };
  });
const someFacts: fc.Arbitrary<TripFacts> = fc.record({
  date: fc.constantFrom('2026-01-05', '2026-07-18', '2026-10-20', '2028-02-29'),
  weekday: fc.integer({ min: 1, max: 7 }),
  dayMinutes: fc.array(fc.integer({ min: 0, max: 1440 }), { minLength: 1, maxLength: 30 }),
  km: fc.integer({ min: 0, max: 5000 }),
  emptyKm: fc.integer({ min: 0, max: 400 }),
  waitingMinutes: fc.integer({ min: 0, max: 3000 }),
  nights: fc.integer({ min: 0, max: 29 }),
  passengers: fc.integer({ min: 1, max: 120 }),
  night: fc.boolean(),
  abroad: fc.boolean(),
  countries: fc.constant([]),
  promo: fc.constant(null),
  ferries: fc.array(fc.constantFrom(...Object.values(ferryNames)), { maxLength: 4 }),
  secondDriver: fc.boolean(),
  lawful: fc.constant(true),
});
const computeTotal = (rules: PriceRules, facts: TripFacts): number => {
  const priced = priceTrip(rules, facts);
  if ('problem' in priced) throw new Error(priced.problem.key);
  return priced.total;
};

test('lines sum to the total and each to its own source, no line is empty, and the same rules and facts give the same price', () => {
  fc.assert(
    fc.property(someRules, someFacts, (rules, facts) => {
      const priced = priceTrip(rules, facts);
      expect(priceTrip(structuredClone(rules), structuredClone(facts))).toEqual(priced);
      if ('problem' in priced) throw new Error(priced.problem.key);
      expect(sumAmounts(priced.lines)).toBe(priced.total);
      expect(priced.lines.every(addsUp)).toBe(true);
      expect(priced.lines.every(({ amount }) => amount !== 0 && Number.isInteger(amount))).toBe(true);
      if (rules.roundTo > 0) expect(priced.total % rules.roundTo).toBe(0);
    }),
  );
});

test('the floor of the days is never broken', () => {
  fc.assert(
    fc.property(someRules, someFacts, (rules, facts) => {
      const { passengers, dayMinutes } = facts;
      const base = rules.base.find((rule) => passengers <= (rule.passengersTo ?? Infinity));
      expect(computeTotal(rules, facts)).toBeGreaterThanOrEqual((base?.dayFloor ?? NaN) * dayMinutes.length);
    }),
  );
});

test('a trip that is farther, longer or fuller is never cheaper', () => {
  const more = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(someRules, someFacts, more, fc.nat(), (rules, facts, by, which) => {
      const before = computeTotal(rules, facts);
      const day = which % facts.dayMinutes.length;
      const dayMinutes = facts.dayMinutes.map((minutes, index) => (index === day ? minutes + by : minutes));
      for (const grown of [
        { km: facts.km + by },
        { emptyKm: facts.emptyKm + by },
        { passengers: facts.passengers + by },
        { waitingMinutes: facts.waitingMinutes + by },
        { nights: facts.nights + by },
        { dayMinutes },
        { dayMinutes: [...facts.dayMinutes, by] },
      ])
        expect(computeTotal(rules, { ...facts, ...grown })).toBeGreaterThanOrEqual(before);
    }),
  );
});

test('a rule that comes to nothing, a crowd without a rule and a sum beyond all measure have no price', () => {
  const [facts] = book.map((row) => row.facts);
  if (!facts) throw new Error('no trip');
  const free = { ...goldenRules, surcharges: [surcharge('Kingitus', -100, {})] };
  const noFloor = { ...free, base: free.base.map((rule) => ({ ...rule, dayFloor: 0 })) };
  expect(priceTrip(noFloor, facts)).toEqual({
    problem: { key: 'priceList.priceTooLow', values: { rule: 'Suur buss, talv', price: { cents: 0 } } },
  });
  expect(priceTrip(goldenRules, { ...facts, passengers: 81 })).toEqual({
    problem: { key: 'priceList.noBaseRule', values: { passengers: 81 } },
  });
  expect(priceTrip(goldenRules, { ...facts, ferries: ['Triigi–Sõru'] })).toEqual({
    problem: { key: 'priceList.ferryUnpriced', values: { ferry: 'Triigi–Sõru' } },
  });
  expect(priceTrip(goldenRules, { ...facts, km: 10_000_000 })).toEqual({
    problem: { key: 'priceList.priceTooHigh', values: { rule: 'Suur buss, talv' } },
  });
});

test.each<[PriceLine, boolean]>([
  [{ kind: 'drive', count: 442, each: 135, amount: 59_670 }, true],
  [{ kind: 'drive', count: 442, each: 135, amount: 60_000 }, false],
  [{ kind: 'waiting', count: 150, each: 1700, amount: 4250 }, true],
  [{ kind: 'lodging', count: 2, drivers: 2, each: 6000, amount: 24_000 }, true],
  [{ kind: 'lodging', count: 2, drivers: 1, each: 6000, amount: 24_000 }, false],
  [{ kind: 'percent', name: 'Püsiklient', percent: -10, of: 40_005, amount: -4000 }, true],
  [{ kind: 'percent', name: 'Püsiklient', percent: -10, of: 40_005, amount: -5000 }, false],
  // How much is missing to a floor depends on the other lines.
  [{ kind: 'minimum', name: 'Suur buss', count: 1, each: 28_000, amount: 6700 }, true],
  [{ kind: 'change', amount: -1830 }, true],
])('%j comes to the sum of its source: %s', (line, expected) => expect(addsUp(line)).toBe(expected));
