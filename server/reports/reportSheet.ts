import { badInput } from '../platform/errors';
import { LocalDateScalar } from '../platform/scalars';

/** A report as it stands on the page, with what was edited there: what its PDF is made of. */
export interface ReportSheet {
  /** Local dates, both included. */
  first: string;
  last: string;
  drivers: DriverSheet[];
}

export interface DriverSheet {
  firstname: string;
  lastname: string;
  rows: SheetRow[];
  /** 'Lisatöö': work beside trips and services. */
  extras: { title: string; hours: number }[];
}

export interface SheetRow {
  kind: RowKind;
  /** Local dates of its beginning and end. */
  start: string;
  end: string;
  title: string;
  durationMin: number;
  days: { date: string; hours: number }[];
}

/** A trip with feedback, one without, a day of a recurring service. */
export type RowKind = 'reported' | 'unreported' | 'service';
const kinds: readonly unknown[] = ['reported', 'unreported', 'service'] satisfies RowKind[];

/** More than all drivers of a big company have in the longest period. */
const most = { drivers: 500, rows: 10_000, days: 400, extras: 200 };

/** Reads what a page sent. Errors: BAD_USER_INPUT, with the place in it. */
export function readSheet(body: unknown): ReportSheet {
  const sheet = object(body, 'aruanne');
  const report = {
    first: day(sheet.first, 'first'),
    last: day(sheet.last, 'last'),
    drivers: list(sheet.drivers, 'drivers', most.drivers, driverSheet),
  };
  if (report.drivers.length === 0) throw wrong('drivers');
  if (report.drivers.reduce((sum, { rows }) => sum + rows.length, 0) > most.rows) throw wrong('rows');
  return report;
}

function driverSheet(value: unknown, at: string): DriverSheet {
  const driver = object(value, at);
  return {
    firstname: text(driver.firstname, `${at}.firstname`),
    lastname: text(driver.lastname, `${at}.lastname`),
    rows: list(driver.rows, `${at}.rows`, most.rows, sheetRow),
    extras: list(driver.extras, `${at}.extras`, most.extras, (extra, place) => {
      const { title, hours } = object(extra, place);
      return { title: text(title, `${place}.title`), hours: number(hours, `${place}.hours`, 999.9) };
    }),
  };
}

function sheetRow(value: unknown, at: string): SheetRow {
  const row = object(value, at);
  if (!kinds.includes(row.kind)) throw wrong(`${at}.kind`);
  return {
    kind: row.kind as RowKind,
    start: day(row.start, `${at}.start`),
    end: day(row.end, `${at}.end`),
    title: text(row.title, `${at}.title`, 4000),
    durationMin: number(row.durationMin, `${at}.durationMin`, 1_000_000),
    days: list(row.days, `${at}.days`, most.days, (each, place) => {
      const { date, hours } = object(each, place);
      return { date: day(date, `${place}.date`), hours: number(hours, `${place}.hours`, 24) };
    }),
  };
}

const wrong = (at: string) => badInput('Aruannet ei saa lugeda', at);

function object(value: unknown, at: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(at);
  return value as Record<string, unknown>;
}

function list<Item>(value: unknown, at: string, longest: number, item: (value: unknown, at: string) => Item): Item[] {
  if (!Array.isArray(value) || value.length > longest) throw wrong(at);
  return value.map((each, index) => item(each, `${at}.${index}`));
}

function text(value: unknown, at: string, longest = 255): string {
  if (typeof value !== 'string' || value.length > longest) throw wrong(at);
  return value;
}

function number(value: unknown, at: string, highest: number): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= highest)) throw wrong(at);
  return value;
}

function day(value: unknown, at: string): string {
  try {
    return LocalDateScalar.parseValue(value);
  } catch {
    throw wrong(at);
  }
}
