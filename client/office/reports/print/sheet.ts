import { countHoursOfDay } from '../../../../server/platform/values/localDay';
import { t } from '../../../i18n/officeTexts';
import { formatLocalDate } from '../../../lib/texts/time';
import type { DriverEdits, Edits } from '../edits';
import { isEmptyExtra, noEdits, printHours } from '../edits';
import type { DriverEntries, ReportEntry } from '../entries';
import { MOST_OF_EXTRA, parseHours } from '../hours';

export interface ReportPeriod {
  /** Local dates, both included. */
  first: string;
  last: string;
}

/** The report as it stands on the page: what is printed, and what the server makes a PDF of (office/reports/reportSheet.ts). */
export interface ReportSheet extends ReportPeriod {
  drivers: DriverSheet[];
}

export interface DriverSheet extends Pick<DriverEntries, 'firstname' | 'lastname'> {
  rows: (Pick<ReportEntry, 'kind' | 'start' | 'end' | 'title' | 'durationMin'> & {
    days: { date: string; hours: number }[];
  })[];
  extras: { title: string; hours: number }[];
}

export function makeReportSheet(period: ReportPeriod, drivers: readonly DriverEntries[], edits: Edits): ReportSheet {
  return { ...period, drivers: drivers.map((driver) => makeDriverSheet(driver, edits[driver.id] ?? noEdits)) };
}

/** One driver's table with what was edited; an hour that cannot be read counts as 0, an empty extra row is left out. */
export function makeDriverSheet({ firstname, lastname, entries }: DriverEntries, edits: DriverEdits): DriverSheet {
  return {
    firstname,
    lastname,
    rows: entries.map(({ kind, start, end, title, durationMin, days }) => ({
      kind,
      start,
      end,
      title,
      durationMin,
      days: days.map((day) => ({
        date: day.date,
        hours: parseHours(printHours(edits, day), countHoursOfDay(day.date)) ?? 0,
      })),
    })),
    extras: edits.extras
      .filter((extra) => !isEmptyExtra(extra))
      .map(({ title, hours }) => ({ title: title.trim(), hours: parseHours(hours, MOST_OF_EXTRA) ?? 0 })),
  };
}

/** The first name and the period where it is of one driver (docs/product.md, 'Hours report'). */
export function printSheetTitle({ first, last, drivers: [driver, ...others] }: ReportSheet): string {
  const who = driver && others.length === 0 ? driver.firstname : t('reports.title');
  return `${who} ${formatLocalDate(first)} - ${formatLocalDate(last)}`;
}
