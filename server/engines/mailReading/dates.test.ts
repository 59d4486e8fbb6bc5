import fc from '../../testing/propertyTests';
import { addDays } from '../../platform/values/localDay';
import { findDates } from './dates';

const MONTHS = {
  et: 'jaanuaril veebruaril märtsil aprillil mail juunil juulil augustil septembril oktoobril novembril detsembril',
  en: 'January February March April May June July August September October November December',
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  fi: 'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
};
const WEEKDAYS = {
  et: 'esmaspäeval teisipäeval kolmapäeval neljapäeval reedel laupäeval pühapäeval',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fi: 'maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina',
};
const pick = (words: string, index: number): string => words.split(' ')[index] ?? '';

interface Parts {
  y: string;
  m: number;
  d: number;
  mm: string;
  dd: string;
}
const split = (day: string): Parts => {
  const [y = '', mm = '', dd = ''] = day.split('-');
  return { y, mm, dd, m: Number(mm), d: Number(dd) };
};

/** Ways of writing a day that mean nothing else. */
const writings: ((parts: Parts) => string)[] = [
  ({ y, mm, dd }) => `${y}-${mm}-${dd}`,
  ({ y, mm, dd }) => `${dd}.${mm}.${y}`,
  ({ y, m, d }) => `${d}.${m}.${y}`,
  ({ d, m }) => `${d}.${m}.`,
  ({ y, mm, d }) => `${d}.${mm}.${y.slice(2)}`,
  ({ y, m, d }) => `${d}. ${pick(MONTHS.et, m - 1)} ${y}`,
  ({ m, d }) => `${d}. ${pick(MONTHS.et, m - 1)}`,
  ({ y, m, d }) => `${pick(MONTHS.en, m - 1)} ${d}, ${y}`,
  ({ m, d }) => `the ${d}th of ${pick(MONTHS.en, m - 1)}`,
  ({ y, m, d }) => `${d} ${pick(MONTHS.ru, m - 1)} ${y}`,
  ({ m, d }) => `${d} ${pick(MONTHS.ru, m - 1)}`,
  ({ y, m, d }) => `${d}. ${pick(MONTHS.fi, m - 1)} ${y}`,
];

const sentOn = fc.integer({ min: 0, max: 1200 }).map((days) => addDays('2026-01-01', days));

test('a day is read as it was written, in whichever way', () => {
  fc.assert(
    fc.property(sentOn, fc.integer({ min: 0, max: 290 }), fc.constantFrom(...writings), (sent, ahead, write) => {
      const day = addDays(sent, ahead);
      expect(findDates(`Soovime bussi, ${write(split(day))} kell 9.00, 45 inimest`, sent)).toMatchObject([
        { day, isDoubtful: false },
      ]);
    }),
  );
});

test('of a date with slashes the day may be the month, and a range has two days', () => {
  fc.assert(
    fc.property(sentOn, fc.integer({ min: 1, max: 250 }), fc.integer({ min: 1, max: 5 }), (sent, ahead, length) => {
      const first = addDays(sent, ahead);
      const last = addDays(first, length);
      const one = split(first);
      const other = split(last);
      const isUnclear = one.d <= 12 && one.d !== one.m;
      expect(findDates(`on ${one.dd}/${one.mm}/${one.y} at 9 am`, sent)[0]).toMatchObject({ isDoubtful: isUnclear });
      expect(findDates(`${one.d}.${one.mm}–${other.d}.${other.mm}.${other.y}`, sent)).toMatchObject([
        { day: first, isDoubtful: false },
        { day: last, isDoubtful: false, isRangeEnd: true },
      ]);
    }),
  );
});

/** The first such weekday after a day, found by going from day to day. */
function walkTo(weekday: number, from: string): string {
  for (let day = addDays(from, 1); ; day = addDays(day, 1))
    if ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 === weekday) return day;
}

test('the coming weekday is certain, the next one only when no other can be meant', () => {
  fc.assert(
    fc.property(sentOn, fc.integer({ min: 0, max: 6 }), (sent, weekday) => {
      const coming = walkTo(weekday, sent);
      const monday = walkTo(0, sent);
      expect(findDates(`sel ${pick(WEEKDAYS.et, weekday)}`, sent)).toMatchObject([{ day: coming, isDoubtful: false }]);
      expect(findDates(`tulevana ${pick(WEEKDAYS.fi, weekday)}`, sent)).toMatchObject([{ day: coming }]);
      const next = walkTo(weekday, addDays(monday, -1));
      expect(findDates(`next ${pick(WEEKDAYS.en, weekday)}`, sent)).toMatchObject([
        { day: next, isDoubtful: next !== coming },
      ]);
    }),
  );
});

test.each([
  ['31.02.2027', []],
  ['arve 12.11.2026', []],
  ['kell 9.10 ja hind 12.50 €', []],
  ['reedel, 5. juunil 2027', [{ day: '2027-06-05', isDoubtful: true }]],
  ['20. novembril', [{ day: '2027-11-20', isDoubtful: true }]],
  ['5.06 või 6.06', [{ isDoubtful: true }, { isDoubtful: true }]],
  ['In June 20 people travel', []],
])('%s', (text, found) => {
  expect(findDates(text, '2026-11-26')).toMatchObject(found);
});
