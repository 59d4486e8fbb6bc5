import * as v from 'valibot';
import { firstIssue, createLocalDateField } from '../../platform/api/parseInput';
import { badInput, toKey } from '../../texts/messages';
import { countHoursOfDay } from '../../platform/values/localDay';

const unreadable = toKey('report.unreadable');

const day = createLocalDateField(unreadable);
const createTextSchema = (longest = 255) => v.pipe(v.string(unreadable), v.maxLength(longest, unreadable));
const createAmountSchema = (highest: number) =>
  v.pipe(v.number(unreadable), v.minValue(0, unreadable), v.maxValue(highest, unreadable));
/** `longest`: more than all drivers of a big company have in the longest period. */
const list = <Item extends v.GenericSchema>(item: Item, longest: number) =>
  v.pipe(v.array(item, unreadable), v.maxLength(longest, unreadable));
const MOST_ROWS = 10_000;

const dayHours = v.pipe(
  v.object({ date: day, hours: createAmountSchema(25) }),
  v.forward(
    v.check(({ date, hours }) => hours <= countHoursOfDay(date), unreadable),
    ['hours'],
  ),
);

const sheetRow = v.object({
  /** A trip with feedback, one without, one still ahead, a day of an arrangement. */
  kind: v.picklist(['reported', 'unreported', 'ahead', 'occurrence'], unreadable),
  /** Local dates of its beginning and end. */
  start: day,
  end: day,
  title: createTextSchema(4000),
  durationMin: createAmountSchema(1_000_000),
  days: list(dayHours, 400),
});

const driverSheet = v.object({
  firstname: createTextSchema(),
  lastname: createTextSchema(),
  rows: list(sheetRow, MOST_ROWS),
  /** 'Lisatöö': work beside trips and occurrences. */
  extras: list(v.object({ title: createTextSchema(), hours: createAmountSchema(999.9) }), 200),
});

const reportSheet = v.pipe(
  v.object({
    /** Local dates, both included. */
    first: day,
    last: day,
    drivers: v.pipe(list(driverSheet, 500), v.minLength(1, unreadable)),
  }),
  v.check(({ drivers }) => drivers.reduce((sum, { rows }) => sum + rows.length, 0) <= MOST_ROWS, unreadable),
);

/** A report as it stands on the page, with what was edited there: what its PDF is made of. */
export type ReportSheet = v.InferOutput<typeof reportSheet>;
export type DriverSheet = v.InferOutput<typeof driverSheet>;
export type SheetRow = v.InferOutput<typeof sheetRow>;
export type RowKind = SheetRow['kind'];

/** Reads what a page sent. Errors: BAD_USER_INPUT, with the place in it. */
export function readSheet(body: unknown): ReportSheet {
  const { success, output, issues } = v.safeParse(reportSheet, body, firstIssue);
  if (success) return output;
  throw badInput('report.unreadable', v.getDotPath(issues[0]) ?? undefined);
}
