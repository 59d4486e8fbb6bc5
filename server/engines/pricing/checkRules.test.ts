import { checkRules } from './checkRules';
import { goldenRules, surcharge } from './goldenBook.fixture';
import { printMessage } from '../../texts/printMessage';
import { findWords } from '../../texts/words';
import type { BaseRule, PriceRules } from './priceRules';
import { daysOfYear, isInSeason } from './season';

const messages = (changes: Partial<PriceRules>) =>
  checkRules({ ...goldenRules, ...changes }).map(({ told }) => printMessage(told, findWords('et')));
const changed = (name: string, changes: Partial<BaseRule>) =>
  goldenRules.base.map((rule) => (rule.name === name ? { ...rule, ...changes } : rule));

test('a list that covers every group on every day is taken', () => {
  expect(checkRules(goldenRules)).toEqual([]);
  expect(messages({ base: changed('Kahekorruseline', { passengersTo: null }) })).toEqual([]);
});

test.each([
  ['Väike buss', { passengersTo: 18 }, 'vahel on tühimik: 19–20 reisijat'],
  ['Väike buss', { passengersFrom: 3 }, 'Reegli „Väike buss“ kõrval on tühimik: 1–2 reisijat'],
  ['Kahekorruseline', { passengersFrom: 57 }, 'kattuvad: 57 reisijat'],
  ['Väike buss', { passengersTo: null }, 'kattuvad: 21–57 reisijat'],
  ['Suur buss, suvi', { season: { from: '05-02', to: '09-30' } }, 'on tühimik: 21–57 reisijat, 01.05–01.05'],
  [
    'Suur buss, suvi',
    { season: { from: '05-01', to: '10-02' } },
    'Reeglid „Suur buss, suvi“ ja „Suur buss, talv“ kattuvad: 21–57 reisijat, 01.10–02.10',
  ],
])('%s with %j is refused by name', (name, changes, message) => {
  const [first] = messages({ base: changed(name, changes) });
  expect(first).toContain(message);
});

test('every list of ranges is taken exactly when a day-by-day count finds one rule for each group', () => {
  const bounds = [1, 5, 6, 10];
  const seasons = [
    null,
    { from: '01-01', to: '06-30' },
    { from: '07-01', to: '12-31' },
    { from: '10-01', to: '03-31' },
  ];
  const rules = bounds.flatMap((passengersFrom) =>
    [5, 10, null].flatMap((passengersTo) =>
      seasons.map((season) => ({ ...(goldenRules.base[0] as BaseRule), passengersFrom, passengersTo, season })),
    ),
  );
  const valid = rules.filter(
    ({ passengersFrom, passengersTo }) => passengersTo === null || passengersTo >= passengersFrom,
  );
  let taken = 0;
  for (const [index, one] of valid.entries())
    for (const other of valid.slice(index + 1)) {
      const base = [one, other].map((rule, place) => ({ ...rule, name: `R${place}` }));
      const last = base.some(({ passengersTo }) => passengersTo === null)
        ? 40
        : Math.max(...base.map((rule) => rule.passengersTo ?? 0));
      const sound = ['01-01', '02-29', '06-30', '07-01', '10-01', '12-31'].every((day) =>
        Array.from({ length: last }, (_, count) => count + 1).every(
          (count) =>
            base.filter(
              (rule) =>
                rule.passengersFrom <= count && count <= (rule.passengersTo ?? 99) && isInSeason(rule.season, day),
            ).length === 1,
        ),
      );
      taken += sound ? 1 : 0;
      expect({ base, sound: checkRules({ ...goldenRules, base }).length === 0 }).toEqual({ base, sound });
    }
  expect(taken).toBeGreaterThan(4);
});

test.each<[Partial<PriceRules>, string]>([
  [{ base: [] }, 'Palun lisage vähemalt üks põhihind'],
  [{ base: changed('Väike buss', { name: ' ' }) }, 'Palun sisestage nimi'],
  [{ base: changed('Väike buss', { name: 'kahekorruseline' }) }, 'Põhihind „Kahekorruseline“ on juba olemas'],
  [{ base: changed('Väike buss', { dayFloor: 0, dayPrice: 0, perKm: 0 }) }, 'Reegel „Väike buss“ annab hinnaks 0 €'],
  [
    { base: changed('Väike buss', { season: { from: '02-30', to: '03-01' } }) },
    'Hooaja päevad peavad olema kujul 01.05',
  ],
  [{ surcharges: [surcharge('Öö', -10, { night: true })] }, 'Öö ja välisreisi eest ei saa hinda alla võtta'],
  [{ surcharges: [{ ...surcharge('Topelt', 10, {}), amount: 100 }] }, 'Palun sisestage kas protsent või summa'],
  [{ surcharges: [surcharge('Suur', 301, {})] }, '-100% kuni 300%'],
  [{ surcharges: [surcharge('Kood', -10, { promo: ' ' })] }, 'Palun sisestage sooduskood'],
  [{ surcharges: [surcharge('Päev', 10, { weekdays: [] })] }, 'Palun valige nädalapäevad'],
  [
    { ferries: [...goldenRules.ferries, { name: 'virtsu–kuivastu', price: 1 }] },
    'Praam „virtsu–kuivastu“ on juba olemas',
  ],
  [{ schoolHolidays: [{ firstDay: '2026-10-25', lastDay: '2026-10-19' }] }, 'Vaheaeg ei saa lõppeda enne algust'],
])('%j is refused', (changes, message) => {
  expect(messages(changes)).toEqual([message]);
});

test('a season may go over New Year, and every year has its 366 days', () => {
  expect(daysOfYear).toHaveLength(366);
  expect(['10-01', '12-31', '01-01', '04-30'].every((day) => isInSeason({ from: '10-01', to: '04-30' }, day))).toBe(
    true,
  );
  expect(isInSeason({ from: '10-01', to: '04-30' }, '05-01')).toBe(false);
});
