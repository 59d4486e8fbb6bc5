import { ZONE } from '../platform/values/localDay';
import type { Language } from '../platform/language';
import { DEFAULT_LANGUAGE } from '../platform/language';
import { formatDuration } from '../platform/values/duration';
import { locales } from '../platform/values/languages';
import { formatEuros, createMoneyPrinter } from '../platform/values/money';
import { formatDateTime, formatTime, toTallinn } from '../platform/time';
import type { T } from './texts';
import { findTexts } from './texts';

/** How a language says things: its texts, and its dates, sums and measures. Moments are ISO 8601 or dates, told in Tallinn's time. */
export interface Words {
  language: Language;
  t: T;
  /** The text of a key that comes from elsewhere, such as a message; an unknown key is its own text. */
  print(key: string, values: Record<string, string | number>): string;
  /** '05.12.2026' */
  date(moment: Moment): string;
  /** 'L' of Saturday; 'Sat' where letters are not enough. */
  weekday(moment: Moment): string;
  /** '08:00' */
  time(moment: Moment): string;
  /** '05.12.2026 08:00' */
  dateTime(moment: Moment): string;
  /** 'laupäev, 05.12.2026 08:00' */
  dayAndTime(moment: Moment): string;
  /** An end at midnight is written as its last day, '30.11.2026'; any other end as a moment, '30.11.2026 14:30'. */
  end(moment: Moment): string;
  /** '1103,60 €', of cents. */
  euros(cents: number): string;
  /** '24%' */
  percent(rate: number): string;
  /** '1 p 8 h 6 min' of minutes; '-' for none. */
  duration(minutes: number): string;
  /** '186 km', of metres. */
  distance(metres: number): string;
}

type Moment = string | Date;

/** The words of a language; of a message that was queued before there were languages, Estonian. */
export const findWords = (language: Language = DEFAULT_LANGUAGE): Words => all[language];

/** Written by the rules of the product (docs/product.md, 'Tables'), which are older than the other languages. */
const estonian: Words = {
  language: 'et',
  t: findTexts('et'),
  print: findTexts('et') as Words['print'],
  date: (moment) => toTallinn(new Date(moment)).toFormat('dd.MM.yyyy'),
  weekday: (moment) => toTallinn(new Date(moment)).toFormat('ccccc'),
  time: (moment) => formatTime(new Date(moment)),
  dateTime: (moment) => formatDateTime(new Date(moment)),
  dayAndTime: (moment) => `${toTallinn(new Date(moment)).toFormat('cccc')}, ${formatDateTime(new Date(moment))}`,
  end: (moment) => endBy(estonian, new Date(moment)),
  euros: formatEuros,
  percent: (rate) => `${rate}%`,
  duration: (minutes) => formatDuration(minutes, 'et'),
  distance: (metres) => `${Math.round(metres / 1000)} km`,
};

/** Dates, sums and percentages as Unicode's CLDR says people of the locale write them; moments as pages do (client/sameTexts.json). */
function createWords(language: Exclude<Language, 'et'>): Words {
  const locale = locales[language];
  const createMomentPrinter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });
    return (moment: Moment) => format.format(new Date(moment));
  };
  const createNumberPrinter = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => format.format(value);
  };
  const t = findTexts(language);
  const date = createMomentPrinter({ day: '2-digit', month: '2-digit', year: 'numeric' });
  const weekday = createMomentPrinter({ weekday: 'short' });
  const longWeekday = createMomentPrinter({ weekday: 'long' });
  const percent = createNumberPrinter({ style: 'percent' });
  const kilometres = createNumberPrinter({ style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
  const time = (moment: Moment) => formatTime(new Date(moment));
  const dateTime = (moment: Moment) => `${date(moment)} ${time(moment)}`;
  const words: Words = {
    language,
    t,
    print: t as Words['print'],
    date,
    weekday,
    time,
    dateTime,
    dayAndTime: (moment) => t('trip.dayAndTime', { weekday: longWeekday(moment), dateTime: dateTime(moment) }),
    end: (moment) => endBy(words, new Date(moment)),
    euros: createMoneyPrinter(locale),
    percent: (rate) => percent(rate / 100),
    duration: (minutes) => formatDuration(minutes, language),
    distance: (metres) => kilometres(metres / 1000),
  };
  return words;
}

function endBy({ date, dateTime }: Pick<Words, 'date' | 'dateTime'>, end: Date): string {
  const { hour, minute } = toTallinn(end);
  return hour === 0 && minute === 0 ? date(toTallinn(end).minus({ days: 1 }).toJSDate()) : dateTime(end);
}

const all: Record<Language, Words> = {
  et: estonian,
  en: createWords('en'),
  ru: createWords('ru'),
  fi: createWords('fi'),
};
