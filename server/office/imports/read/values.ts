import { addDays } from '../../../platform/values/localDay';

// Values as people and spreadsheets write them. Each function returns undefined for a text that is no such value.

/** Serial 1 of a spreadsheet is the first day of 1900, of which it counts the 29th of February. */
const SERIAL_EPOCH = '1899-12-30';
/** The years 2000 to 2100. */
const FIRST_SERIAL = 36_526;
const LAST_SERIAL = 73_415;

export interface DayAndTime {
  /** YYYY-MM-DD */
  day: string;
  /** HH:MM */
  time: string | undefined;
}

/** '3.4.2026', '2026-04-03', '03/04/2026', '3.4.2026 8:05', '2026-04-03T08:05', and the serial of a spreadsheet, 46115.3368. The day comes before the month. */
export function parseDay(text: string): DayAndTime | undefined {
  const serial = /^\d{5}([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  if (serial >= FIRST_SERIAL && serial < LAST_SERIAL) return fromSerial(serial);
  const [, year, month, day, clock] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\S+))?$/.exec(text) ??
    reorder(/^(\d{1,2})\s?[./]\s?(\d{1,2})\s?[./]\s?(\d{4})\.?(?:[ ,]+(?:kell |at )?(\S+))?$/.exec(text)) ??
    [];
  if (!year || !month || !day) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(iso)) return undefined;
  const time = clock === undefined ? undefined : parseTime(clock);
  return clock !== undefined && time === undefined ? undefined : { day: iso, time };
}

const reorder = (found: RegExpExecArray | null) => found && [found[0], found[3], found[2], found[1], found[4]];

function fromSerial(serial: number): DayAndTime {
  const minutes = Math.round((serial % 1) * 1440);
  const day = addDays(SERIAL_EPOCH, Math.floor(serial) + Math.floor(minutes / 1440));
  return { day, time: minutes % 1440 === 0 ? undefined : printClock(minutes % 1440) };
}

/** '8:05', '08.05', '8:05:00', '8', '0805', and the part of a day of a spreadsheet, 0.33681. */
export function parseTime(text: string): string | undefined {
  if (/^0[.,]\d{3,}$/.test(text)) return printClock(Math.round(Number(text.replace(',', '.')) * 1440) % 1440);
  const [, hours, minutes = '00'] =
    /^(\d{1,2})(?:[:.](\d{2})(?::\d{2}(?:\.\d+)?)?Z?)?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

const printClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of '2:30', '2 h 30 min', '2,5 h', '45 min'; a number alone is minutes. */
export function parseDuration(text: string): number | undefined {
  const [, byClock, rest = ''] = /^(\d{1,3}):(\d{2})(?::00)?$/.exec(text) ?? [];
  if (byClock !== undefined) return Number(rest) < 60 ? Number(byClock) * 60 + Number(rest) : undefined;
  const [, hours, minutes] =
    /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|t|tundi|tund|hours?|ч)\.?)?\s*(?:(\d+)\s*(?:min|m|minutit|minutes?|мин)?\.?)?$/i.exec(
      text,
    ) ?? [];
  if (hours === undefined && minutes === undefined) return undefined;
  return Math.round(Number(hours?.replace(',', '.') ?? 0) * 60) + Number(minutes ?? 0);
}

/** '1 234,5', '1234.5' and '1.234,50': the last sign is the decimal one. */
export function parseDecimal(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0']/g, '').replace(/(km|eur|€|kohta|m3|m³)$/i, '');
  const decimal = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const plain = decimal === -1 ? bare : `${bare.slice(0, decimal).replace(/[.,]/g, '')}.${bare.slice(decimal + 1)}`;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const yes = new Set(['jah', 'ja', 'yes', 'y', 'j', 'true', 'tõene', '1', 'x', '+', 'on', 'да', 'kyllä', 'k']);
const no = new Set(['ei', 'no', 'n', 'e', 'false', 'väär', '0', '-', 'ei ole', 'нет']);

export function parseYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

/** The beginnings of the weekdays' names, Monday first. */
const weekdayNames = [
  ['e', 'mo', 'пн', 'понедельник', 'ma'],
  ['t', 'tu', 'вт', 'ti'],
  ['k', 'we', 'ср', 'ke'],
  ['n', 'th', 'чт', 'четверг', 'to'],
  ['r', 'fr', 'пт', 'пятница', 'pe'],
  ['l', 'sa', 'сб', 'суббота', 'la'],
  ['p', 'su', 'вс', 'воскресенье'],
];
const workdays = /^(tööpäev|argipäev|e-r$|workday|weekday|будн)/;

/** 1 is Monday: 'E, K, R', 'E-R', 'ETKNR', 'Mon-Fri', '1-5', 'tööpäevad'. */
export function parseWeekdays(text: string): number[] | undefined {
  const folded = text.toLowerCase().trim();
  if (workdays.test(folded)) return [1, 2, 3, 4, 5];
  const parts = /^[etknrlp]{2,7}$/.test(folded)
    ? [...folded]
    : folded
        .replace(/\s*[-–]\s*/g, '-')
        .split(/[\s,;/]+/)
        .filter(Boolean);
  const days = parts.map(parseSpan);
  if (parts.length === 0 || days.some((span) => span === undefined)) return undefined;
  return [...new Set(days.flatMap((span) => span ?? []))].sort();
}

function parseSpan(text: string): number[] | undefined {
  const [first, last] = text.split('-').map(parseWeekday);
  if (first === undefined) return undefined;
  if (!text.includes('-')) return [first];
  if (last === undefined || last < first) return undefined;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function parseWeekday(text: string): number | undefined {
  if (/^[1-7]$/.test(text)) return Number(text);
  const bare = text.replace(/\.$/, '');
  const exact = weekdayNames.findIndex((names) => names.includes(bare));
  if (exact >= 0) return exact + 1;
  // Whole words; 'teisipäev' is no Finnish Thursday, so the longest beginning counts.
  const begun = weekdayNames
    .map((names, index) => ({
      day: index + 1,
      length: Math.max(0, ...names.map((name) => (bare.startsWith(name) && bare.length > 2 ? name.length : 0))),
    }))
    .sort((one, other) => other.length - one.length)[0];
  return begun && begun.length > 0 ? begun.day : undefined;
}
