import { isOverlapping, matchAll } from './span';
import type { Span } from './span';

/** A time of the day that a text names. */
export interface TimeMention extends Span {
  /** 'HH:mm' */
  time: string;
  isDoubtful: boolean;
  /** An hour that is one of the evening as well: 'at 6'. */
  mayBeEvening: boolean;
}

const HALF = '(?<half>am|pm|a\\.m\\.|p\\.m\\.)(?!\\p{L})';
const RUSSIAN_HALF = '(?<part>утра|дня|вечера|ночи)(?!\\p{L})';
const HOURS = "(?:часов|часа|час|ч|o['’]?clock|uhr)(?!\\p{L})\\.?";

/** 'kell 9', 'kella 9.30-ks', 'klo 9', 'at 9', 'в 9 утра', 'к 9:30'. */
const wordedPattern = new RegExp(
  `(?<!\\p{L})(?<word>kell|kella|kl\\.?|klo\\.?|at|by|around|about|from|since|в|к|с|около|до|umbes|noin)\\s*(?<hour>\\d{1,2})(?:[.:](?<minute>\\d{2}))?(?![\\d.:/]\\d|\\d)(?:\\s*(?:${HALF}|(?:${HOURS}\\s*)?${RUSSIAN_HALF}|(?<hours>${HOURS})))?`,
  'giu',
);
/** '9 am', '9.30 pm', '9 утра'. */
const halvedPattern = new RegExp(
  `(?<![\\d.:])(?<hour>\\d{1,2})(?:[.:](?<minute>\\d{2}))?\\s*(?:${HALF}|(?:${HOURS}\\s*)?${RUSSIAN_HALF})`,
  'giu',
);
/** '9:30', '09.30'. */
const plainPattern =
  /(?<![\d.:,/+-])(?<hour>\d{1,2})(?<sign>[.:])(?<minute>[0-5]\d)(?![\d:]|[.,]\d|\s*(?:€|eur|km|%))/giu;

const noonPattern = /(?<!\p{L})(?:keskpäeval|at noon|в полдень|keskipäivällä|puoliltapäivin)(?!\p{L})/giu;

const morningPattern = /(?<!\p{L})(?:hommikul\p{L}*|hommik|(?:in the )?morning|утром|aamulla|aamu\p{L}*)(?!\p{L})/iu;
const eveningPattern =
  /(?<!\p{L})(?:õhtul\p{L}*|pärastlõunal|pealelõunal|(?:in the )?evening|afternoon|вечером|illalla|iltapäivällä|ilta)(?!\p{L})/iu;
/** 'Umbes kell 9', 'after 6 pm', 'klo 9 maissa'. */
const roughBeforePattern =
  /(?<!\p{L})(?:umbes|ca|u\.|around|about|approx\p{L}*\.?|after|before|between|pärast|peale|enne|hiljemalt|после|около|примерно|до|к|noin|ennen|kuni|until)\s*(?:kell|kella|kl\.?|klo\.?|at)?\s*$/iu;
const roughBehindPattern = /^\s*(?:paiku|maissa|jälkeen|ish|-ish|vahel)/iu;
/** '9 või 10', '9–10': nobody can tell. */
const alternativePattern = /^\s*(?:või|or|или|tai|-|–|—|to|kuni)\s*\d/iu;
const otherUnitPattern =
  /^\s*(?:\p{L}{0,3}-?)?\s*(?:inimes|reisija|õpilas|pax|people|persons?|passengers|guests|student|человек|чел|пассажир|детей|автобус|henkilö|bus|km|€|eur|tundi|hours|kohali|seat|мест|days|päeva|дней|недел|min|минут)/iu;

const HOURS_OF_DAY = 24;
const isHour = (hour: number): boolean => hour < HOURS_OF_DAY;
/** Nobody leaves that early without saying 'hommikul'. */
const EARLIEST = 7;

/** Every time of a text that no date takes up, in its order. */
export function findTimes(text: string, dates: readonly Span[]): TimeMention[] {
  const found: TimeMention[] = [];
  const add = (mention: TimeMention | undefined) => {
    if (mention && ![...found, ...dates].some((other) => isOverlapping(other, mention))) found.push(mention);
  };
  for (const { begin, end } of matchAll(text, noonPattern))
    add({ begin, end, time: '12:00', isDoubtful: false, mayBeEvening: false });
  for (const match of matchAll(text, wordedPattern)) add(isPlainNumber(text, match) ? undefined : read(text, match));
  for (const match of matchAll(text, halvedPattern)) add(read(text, match));
  for (const match of matchAll(text, plainPattern)) {
    const isSum = match.groups.sign === '.' && Number(match.groups.minute) % 5 !== 0;
    if (!isSum) add(read(text, match));
  }
  return found.sort((one, other) => one.begin - other.begin);
}

type Match = ReturnType<typeof matchAll>[number];

/** 'в 5 автобусов', 'at 9' with another unit behind it, 'from 5': words that need more to tell a time. */
function isPlainNumber(text: string, { end, groups }: Match): boolean {
  if (otherUnitPattern.test(text.slice(end, end + 20))) return true;
  const { word = '', minute, half, part, hours } = groups;
  const isClear = [minute, half, part, hours].some((given) => given !== undefined);
  return !isClear && /^(?:by|from|since|about|around|с|до|umbes|noin|к|около)$/iu.test(word);
}

function read(text: string, { begin, end, groups }: Match): TimeMention | undefined {
  const { word = '', half, part, minute } = groups;
  let hour = Number(groups.hour);
  if (!isHour(hour)) return undefined;
  const before = text.slice(Math.max(0, begin - 14), begin);
  const after = /^\s*\p{L}+(?:\s(?:the\s)?\p{L}+)?/u.exec(text.slice(end, end + 22))?.[0] ?? '';
  const isEvening =
    /^p/i.test(half ?? '') ||
    /дня|вечера/iu.test(part ?? '') ||
    eveningPattern.test(after) ||
    endsWith(before, eveningPattern);
  const isMorning =
    /^a/i.test(half ?? '') ||
    /утра|ночи/iu.test(part ?? '') ||
    morningPattern.test(after) ||
    endsWith(before, morningPattern);
  if (isEvening && !isMorning && hour < 12) hour += 12;
  if (/^a/i.test(half ?? '') && hour === 12) hour = 0;
  const isTold = isEvening || isMorning;
  const isOfClock = minute !== undefined && groups.hour?.length === 2;
  return {
    begin,
    end,
    time: `${String(hour).padStart(2, '0')}:${minute ?? '00'}`,
    isDoubtful:
      alternativePattern.test(text.slice(end, end + 8)) ||
      roughBeforePattern.test(before) ||
      roughBehindPattern.test(text.slice(end, end + 12)) ||
      /^(?:к|by|до|about|around|около|umbes|noin)$/iu.test(word) ||
      /\d\s*(?:-|–|või|or|или|tai)\s*$/iu.test(before) ||
      (!isTold && hour < EARLIEST && !isOfClock) ||
      (isEvening && isMorning),
    mayBeEvening: !isTold && hour < 12 && minute === undefined,
  };
}

const endsWith = (before: string, pattern: RegExp): boolean =>
  new RegExp(`${pattern.source}[\\s,]*(?:at\\s)?$`, 'iu').test(before);
