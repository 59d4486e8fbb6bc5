import type { DriverReportsQuery } from '../../generated/graphql';
import { t } from '../../i18n/officeTexts';
import { toLocalDate } from '../../lib/texts/time';
import { orderPath } from '../../lib/navigation/orderPath';
import { printCities, printCustomer, printPersonName } from '../../lib/texts/tripTexts';

type Report = DriverReportsQuery['driverReport'][number];

/** A trip with feedback, one without, one that is still ahead, or a day of an arrangement. */
type EntryKind = 'reported' | 'unreported' | 'ahead' | 'occurrence';

/** One row of a driver's table. */
export interface ReportEntry {
  key: string;
  kind: EntryKind;
  /** Local dates of its beginning and end. */
  start: string;
  end: string;
  title: string;
  /** The customer, or what is written of the occurrence. */
  detail: string;
  /** The page of the trip. */
  path: string | undefined;
  durationMin: number;
  /** The days that fall into the period, with the hours the server knows. */
  days: readonly { key: string; date: string; hours: number }[];
}

export interface DriverEntries {
  id: string;
  firstname: string;
  lastname: string;
  name: string;
  entries: readonly ReportEntry[];
}

/** The rows of each driver, trips and occurrences together by their departure. */
export function makeDriverEntries({ driver, trips, occurrences }: Report): DriverEntries {
  const rows = [
    ...trips.map((trip) => ({ at: trip.start, entry: makeTripEntry(trip) })),
    ...occurrences.map((occurrence) => ({ at: occurrence.start, entry: makeOccurrenceEntry(occurrence) })),
  ];
  rows.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return { ...driver, name: printPersonName(driver), entries: rows.map(({ entry }) => entry) };
}

function makeTripEntry(trip: Report['trips'][number]): ReportEntry {
  const key = `trip:${trip.orderId}`;
  return {
    key,
    kind: trip.feedback ? 'reported' : trip.driven ? 'unreported' : 'ahead',
    start: toLocalDate(trip.start),
    end: toLocalDate(trip.end),
    title: printCities({ stops: trip.cities.map((city) => ({ city })) }),
    detail: [printCustomer(trip), trip.replaced ? t('reports.replaced') : ''].filter(Boolean).join(' · '),
    path: orderPath({ id: trip.orderId, status: 'job' }),
    durationMin: trip.durationMin,
    days: trip.days.map((day) => ({ ...day, key: `${key}:${day.date}` })),
  };
}

function makeOccurrenceEntry(occurrence: Report['occurrences'][number]): ReportEntry {
  const { arrangementId, date, hours } = occurrence;
  const key = `occurrence:${arrangementId}:${date}`;
  return {
    key,
    kind: 'occurrence',
    start: date,
    end: date,
    title: occurrence.name,
    detail: [occurrence.description, occurrence.driven ? '' : t('reports.notDriven')].filter(Boolean).join(' · '),
    path: undefined,
    durationMin: occurrence.durationMin,
    days: [{ key, date, hours }],
  };
}
