import { addDays } from '../../platform/values/localDay';
import { matchAll } from './span';
import type { Span } from './span';

/** Monday first. */
const weekdaySources = [
  'esmaspäev\\p{L}*|monday|понедельник\\p{L}*|maanantai\\p{L}*',
  'teisipäev\\p{L}*|tuesday|вторник\\p{L}*|tiistai\\p{L}*',
  'kolmapäev\\p{L}*|wednesday|сред[ауые]|keskivii\\p{L}*',
  'neljapäev\\p{L}*|thursday|четверг\\p{L}*|torstai\\p{L}*',
  'reede(?:l|ks|st|ni|ne|se)?|friday|пятниц\\p{L}*|perjantai\\p{L}*',
  'laupäev\\p{L}*|saturday|суббот\\p{L}*|lauantai\\p{L}*',
  'pühapäev\\p{L}*|sunday|воскресень\\p{L}*|sunnuntai\\p{L}*',
];
const patterns = weekdaySources.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
const nameSource = `(?<name>${weekdaySources.join('|')})(?![\\p{L}])`;

const THIS = 'sel|sellel|see|tuleval|tulev|eeloleval|this|coming|this coming|эту|этот|это|ближайш\\p{L}*|tänä|tulevana';
const NEXT = 'järgmi\\p{L}*|next|следующ\\p{L}*|ensi';
const weekdayPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:(?<this>${THIS})|(?<next>${NEXT}))\\s+(?:nädala\\s+|week'?s?\\s+|viikon\\s+)?)?${nameSource}`,
  'giu',
);
const daysFromToday: readonly [RegExp, number][] = [
  [/(?<!\p{L})(?:ülehomme|the day after tomorrow|послезавтра|ylihuomenna)(?!\p{L})/giu, 2],
  [/(?<!\p{L}|after )(?:homme|tomorrow|завтра|huomenna)(?!\p{L})/giu, 1],
];

/** 0 is Monday. */
const toWeekday = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
const readWeekday = (name: string): number => patterns.findIndex((pattern) => pattern.test(name));

/** A weekday beside a date that is not the weekday of that date. */
export function isOtherWeekday(text: string, { begin, end, day }: Span & { day: string }): boolean {
  const near = new RegExp(nameSource, 'giu');
  const before = matchAll(text.slice(Math.max(0, begin - 16), begin), near).at(-1);
  const after = /^\s*[,(]?\s*\(?(?<name>\p{L}+)\)/u.exec(text.slice(end, end + 24))?.groups?.name;
  return [before?.groups.name, after].some((name) => {
    const weekday = readWeekday(name ?? '');
    return weekday >= 0 && weekday !== toWeekday(day);
  });
}

/**
 * Weekdays and words like 'homme'. The next Friday of a Monday is this one to some people, and that of the next week to
 * others: then it is doubtful.
 */
export function findWeekdays(text: string, sentOn: string): (Span & { day: string; isDoubtful: boolean })[] {
  const found: (Span & { day: string; isDoubtful: boolean })[] = [];
  for (const [pattern, days] of daysFromToday)
    for (const { begin, end } of matchAll(text, pattern))
      found.push({ begin, end, day: addDays(sentOn, days), isDoubtful: false });
  for (const { begin, end, groups } of matchAll(text, weekdayPattern)) {
    const ahead = (readWeekday(groups.name ?? '') - toWeekday(sentOn) + 7) % 7;
    const coming = addDays(sentOn, ahead === 0 ? 7 : ahead);
    const isInNextWeek = toWeekday(sentOn) + (ahead === 0 ? 7 : ahead) >= 7;
    if (groups.next)
      found.push({ begin, end, day: isInNextWeek ? coming : addDays(coming, 7), isDoubtful: !isInNextWeek });
    else if (!isBesideDate(text, { begin, end })) found.push({ begin, end, day: coming, isDoubtful: !groups.this });
  }
  return found;
}

/** 'reedel, 5. juunil' names one day, not two. */
const isBesideDate = (text: string, { begin, end }: Span): boolean =>
  /^[\s,.(]*(?:the\s+|on\s+)?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s+\d)/iu.test(
    text.slice(end, end + 20),
  ) || /\d[.\p{L}\s]{0,12}[\s,(]*$/u.test(text.slice(Math.max(0, begin - 8), begin));
