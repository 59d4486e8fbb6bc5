import { cachePerLanguage } from '../../i18n/language';

const week = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];
const makeWeekdays = (chooseStyle: (locale: string) => 'narrow' | 'short' | 'long') =>
  cachePerLanguage((locale) => {
    const { format } = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: chooseStyle(locale) });
    return week.map((day) => format(new Date(`${day}T12:00Z`)));
  });

/** Monday to Sunday (docs/product.md, 'Calendar'): E T K N R L P; single letters say too little in other languages. */
export const listWeekdayLetters = makeWeekdays((locale) => (locale === 'et' ? 'narrow' : 'short'));
/** The heads of a calendar's columns: 'E', 'Mon', 'Пн', 'Ma'. One letter is not enough in Russian and Finnish. */
export const listWeekdayHeads = (): string[] =>
  listWeekdayLetters().map((letters) => letters.charAt(0).toUpperCase() + letters.slice(1));
export const weekdayNames = makeWeekdays(() => 'long');

/** The weekday of '2026-12-05', 0 is Monday. */
export const countWeekday = (localDate: string): number => (new Date(`${localDate}T00:00Z`).getUTCDay() + 6) % 7;
