import { addDays } from '../../platform/values/localDay';
import { findWeekdays, isOtherWeekday } from './weekdays';
import { isOverlapping, matchAll, pickSpan } from './span';
import type { Span } from './span';

/** A day that a text names. */
export interface DateMention extends Span {
  /** 'YYYY-MM-DD' */
  day: string;
  /** The text may mean a different day, or no day at all. */
  isDoubtful: boolean;
  /** It stands between others: the last day of a range. */
  isRangeEnd?: true;
}

const monthSources = [
  'jaanuar\\p{L}*|jaan|january|jan|январ\\p{L}*|янв|tammikuu\\p{L}*',
  'veebruar\\p{L}*|veebr?|february|feb|феврал\\p{L}*|фев|helmikuu\\p{L}*',
  'märts\\p{L}*|marts\\p{L}*|march|mar|март\\p{L}*|maaliskuu\\p{L}*',
  'aprill\\p{L}*|april|apr|апрел\\p{L}*|апр|huhtikuu\\p{L}*',
  'mai(?:l|s|ni|st|kuu\\p{L}*)?|may|ма[йяею]|toukokuu\\p{L}*',
  'juuni\\p{L}*|june|jun|июн\\p{L}*|kesäkuu\\p{L}*',
  'juuli\\p{L}*|july|jul|июл\\p{L}*|heinäkuu\\p{L}*',
  'august\\p{L}*|aug|август\\p{L}*|elokuu\\p{L}*',
  'septemb\\p{L}*|sept?|сентябр\\p{L}*|сен|syyskuu\\p{L}*',
  'oktoob\\p{L}*|okt|october|oct|октябр\\p{L}*|окт|lokakuu\\p{L}*',
  'novemb\\p{L}*|nov|ноябр\\p{L}*|marraskuu\\p{L}*',
  'detsemb\\p{L}*|dets|december|dec|декабр\\p{L}*|дек|joulukuu\\p{L}*',
];
const monthSource = `(?<month>${monthSources.join('|')})(?!\\p{L})\\.?`;
const ENGLISH_MONTH =
  '(?<month>january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept?|october|oct|november|nov|december|dec)(?!\\p{L})\\.?';
const ORDINAL = '(?:\\.|st|nd|rd|th|-?го|-?е|-?го числа)?';
const JOIN = '(?<join>-|–|—|kuni|to|until|till|по|до|ja|and|и|&)';
const PEOPLE = '(?!\\s*(?:people|persons?|pax|passengers?|guests?|students?|pupils?|adults?|children))';

/** '5. juuni 2027', '5.–7. juuni', 'с 5 по 7 июня', '5th of June'. */
const dayMonthPattern = new RegExp(
  `(?<![\\d.,:/])(?:(?<first>\\d{1,2})${ORDINAL}\\s*(?:of\\s+)?${JOIN}\\s*)?(?<day>\\d{1,2})${ORDINAL}\\s*(?:of\\s+)?${monthSource}(?:\\s*,?\\s*(?<year>20\\d{2})(?!\\d))?`,
  'giu',
);
/** 'June 5th, 2027', 'June 5-7'. */
const monthAndDayPattern = new RegExp(
  `(?<!\\p{L})${ENGLISH_MONTH}\\s+(?:(?<first>\\d{1,2})(?:st|nd|rd|th)?\\s*${JOIN}\\s*)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]|\\s*(?:am|pm))${PEOPLE}(?:,?\\s*(?<year>20\\d{2})(?!\\d))?`,
  'giu',
);
/** '5.06.2027', '5.6.', '5.–7.06.27'. */
const numericPattern =
  /(?<![\d.,:/+])(?:(?<first>\d{1,2})\.?\s*(?<join>-|–|—)\s*)?(?<day>\d{1,2})\s?\.\s?(?<month>\d{1,2})(?<dot>\.?)(?:\s?(?<year>20\d{2}|(?<=\.)\d{2}(?![:.]?\d)))?(?![\d:])(?!\.\d|\s*(?:€|eur|km|%|tundi|h(?!\p{L})|euro))/giu;
const isoPattern = /(?<![\d-])(?<year>20\d{2})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu;
const slashedPattern = /(?<![\d/])(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>20\d{2}|\d{2}))?(?![\d/])/gu;
/** '9.10' behind it is a time. */
const timeWordPattern = /(?:^|[^\p{L}])(?:kell|kella|kl\.?|klo\.?|at|в|к|around|about)\s*$/iu;

/** A trip takes no longer. */
const LONGEST_RANGE_DAYS = 60;
/** A later date is almost certainly a typing error. */
const MOST_YEARS_AHEAD = 2;
/** A date without a year that lies this far ahead was more likely a slip. */
const FAR_DAYS = 300;

const monthPatterns = monthSources.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
const findMonth = (name: string): number => monthPatterns.findIndex((pattern) => pattern.test(name)) + 1;

/** The day, if there is such a one: there is no 31st of February. */
function toDay(year: number, month: number, day: number): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** A day of the present year, or of the next one when it is over. */
function guessYear(month: number, day: number, sentOn: string): { day: string; isFar: boolean } | undefined {
  const year = Number(sentOn.slice(0, 4));
  const [found] = [year, year + 1].flatMap((each) => toDay(each, month, day) ?? []).filter((each) => each >= sentOn);
  return found === undefined ? undefined : { day: found, isFar: found > addDays(sentOn, FAR_DAYS) };
}

interface Written extends Span {
  day: number;
  month: number;
  year: number | undefined;
  isDoubtful: boolean;
}

function place({ begin, end, day, month, year, isDoubtful }: Written, sentOn: string): DateMention | undefined {
  if (year === undefined) {
    const guessed = guessYear(month, day, sentOn);
    return guessed && { begin, end, day: guessed.day, isDoubtful: isDoubtful || guessed.isFar };
  }
  const whole = toDay(year < 100 ? 2000 + year : year, month, day);
  if (whole === undefined || whole < sentOn) return undefined;
  const isTooFar = Number(whole.slice(0, 4)) > Number(sentOn.slice(0, 4)) + MOST_YEARS_AHEAD;
  return { begin, end, day: whole, isDoubtful: isDoubtful || isTooFar };
}

/** Every day of a text from the day on which it was sent, in its order; a range is its first and its last day. */
export function findDates(text: string, sentOn: string): DateMention[] {
  const found: DateMention[] = [];
  const add = (mention: DateMention | undefined) => {
    if (!mention || found.some((other) => isOverlapping(other, mention))) return;
    found.push({ ...mention, isDoubtful: mention.isDoubtful || isOtherWeekday(text, mention) });
  };
  const addWritten = (match: ReturnType<typeof matchAll>[number], month: number, isDoubtful: boolean) => {
    const { first, day, year, join } = match.groups;
    const last = place(
      { ...pickSpan(match), day: Number(day), month, year: year ? Number(year) : undefined, isDoubtful },
      sentOn,
    );
    if (first === undefined) return add(last);
    const isList = /^(?:ja|and|и|&)$/iu.test(join ?? '');
    const cut = text.indexOf(first, match.begin) + first.length;
    const earlier = last && toDay(Number(last.day.slice(0, 4)), month, Number(first));
    if (!last || earlier === undefined || earlier >= last.day) return add(last && { ...last, isDoubtful: true });
    add({ begin: match.begin, end: cut, day: earlier, isDoubtful: last.isDoubtful || isList });
    add({ ...last, begin: cut, isDoubtful: last.isDoubtful || isList, isRangeEnd: true });
  };
  for (const match of matchAll(text, isoPattern)) addWritten(match, Number(match.groups.month), false);
  for (const match of matchAll(text, dayMonthPattern)) addWritten(match, findMonth(match.groups.month ?? ''), false);
  for (const match of matchAll(text, monthAndDayPattern)) addWritten(match, findMonth(match.groups.month ?? ''), false);
  for (const match of matchAll(text, slashedPattern)) {
    const { day, month, year } = match.groups;
    // '06/25' has the month first; of '05/06' nobody can tell.
    const isMonthFirst = Number(month) > 12;
    const groups = isMonthFirst ? { ...match.groups, day: month, month: day } : match.groups;
    const isDoubtful = year === undefined || (!isMonthFirst && Number(day) <= 12 && day !== month);
    addWritten({ ...match, groups }, Number(groups.month), isDoubtful);
  }
  for (const match of matchAll(text, numericPattern)) {
    const { day = '', month = '', year, dot } = match.groups;
    if (year === undefined && timeWordPattern.test(text.slice(Math.max(0, match.begin - 12), match.begin))) continue;
    // '10.15' without a dot behind it is also a time.
    const beginsRange = /^\s*[-–—]\s*\d{1,2}\.\d/.test(text.slice(match.end, match.end + 8));
    const mayBeTime =
      year === undefined && dot === '' && !beginsRange && /^(?:05|10)$/.test(month) && Number(day) <= 23;
    const mayBeNumber = year === undefined && dot === '' && month.length === 1;
    addWritten(match, Number(month), mayBeTime || mayBeNumber);
  }
  for (const mention of findWeekdays(text, sentOn)) add(mention);
  return joinRanges(
    text,
    found.sort((one, other) => one.begin - other.begin),
  );
}

const betweenPattern = /^\s*(?:\([^)]*\)\s*)?(?:-|–|—|kuni|to|until|till|по|до)\s*(?:\p{L}+,?\s*)?$/iu;
/** '12. või 19. juunil': the other day stands before. */
const otherBeforePattern = /\d\.?\s*(?:või|or|или|либо|tai)\s*$/iu;
const alternativePattern = /^\s*,?\s*(?:või|or|или|либо|tai|\/)\s*(?:\p{L}+,?\s*)?$/iu;

/** '5.06–7.06' is a range; of '5.06 või 6.06' nobody can tell which day it will be. */
function joinRanges(text: string, found: readonly DateMention[]): DateMention[] {
  return found.map((mention, index) => {
    const before = found[index - 1];
    const after = found[index + 1];
    const between = (one: Span | undefined, other: Span | undefined) =>
      one && other ? text.slice(one.end, other.begin) : '.';
    const isDoubtful =
      mention.isDoubtful ||
      otherBeforePattern.test(text.slice(Math.max(0, mention.begin - 12), mention.begin)) ||
      alternativePattern.test(between(before, mention)) ||
      alternativePattern.test(between(mention, after));
    const isRange = (one: DateMention | undefined, other: DateMention | undefined) =>
      one && other && betweenPattern.test(between(one, other)) && one.day < other.day;
    const isTooLong = (one: DateMention | undefined, other: DateMention | undefined) =>
      one && other && isRange(one, other) && addDays(one.day, LONGEST_RANGE_DAYS) < other.day;
    const isRangeEnd = mention.isRangeEnd ?? isRange(before, mention);
    return {
      begin: mention.begin,
      end: mention.end,
      day: mention.day,
      isDoubtful: isDoubtful || isTooLong(before, mention) === true || isTooLong(mention, after) === true,
      ...(isRangeEnd && { isRangeEnd }),
    };
  });
}
