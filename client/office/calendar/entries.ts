import type { CalendarMonthQuery } from '../../generated/graphql';
import { listLocalDays } from '../../lib/texts/localDay';
import { paths } from '../../lib/navigation/paths';
import { formatTime, toLocalDate } from '../../lib/texts/time';
import { printPersonName } from '../../lib/texts/tripTexts';

type Month = CalendarMonthQuery['calendar'];
type CalendarJob = Month['jobs'][number];
type Occurrence = Month['occurrences'][number];

interface Named {
  id: string;
  name: string;
  /** The short form for little room: a first name. */
  short: string;
  /** Also somewhere else at that time. */
  overlaps: boolean;
}

/** A job or an occurrence as one day shows it. */
export interface CalendarItem {
  key: string;
  kind: 'job' | 'unassigned' | 'occurrence';
  /** Id of the order; '' for an occurrence. */
  orderId: string;
  /** Where 'Ava' leads. */
  to: string;
  title: string;
  subtitle: string;
  start: string;
  /** Departure 'HH:MM'; later days of a trip have none. */
  time: string;
  /** Arrival 'HH:MM' on the last of several days. */
  until: string;
  /** Which day of the trip, counted from 1. */
  day: number;
  drivers: Named[];
  buses: Named[];
  /** First name of the main driver: it chooses the colour. */
  colourName: string;
  /** False: an occurrence that does not run on that date. */
  runs: boolean;
  /** An occurrence that differs from its usual day. */
  exception: boolean;
}

/** The entries of each day by time (docs/product.md, 'Calendar'). */
export function groupEntriesByDay(
  month: Month,
  show: { jobs: boolean; occurrences: boolean },
): Map<string, CalendarItem[]> {
  const days = new Map<string, CalendarItem[]>();
  const add = (date: string, entry: CalendarItem) => {
    const there = days.get(date);
    if (there) there.push(entry);
    else days.set(date, [entry]);
  };
  if (show.jobs) for (const job of month.jobs) for (const [date, entry] of makeJobEntries(job)) add(date, entry);
  if (show.occurrences)
    for (const occurrence of month.occurrences) add(occurrence.date, makeOccurrenceEntry(occurrence));
  // An entry that began on an earlier day comes first: its time has no digits.
  for (const entries of days.values())
    entries.sort((one, other) => one.time.localeCompare(other.time) || one.start.localeCompare(other.start));
  return days;
}

/** Drivers and buses with their names, of an entry in which some overlap. */
const nameDrivers = (drivers: readonly CalendarJob['drivers'][number][], overlapping: readonly string[]): Named[] =>
  drivers.map((driver) => ({
    id: driver.id,
    name: printPersonName(driver),
    short: driver.firstname,
    overlaps: overlapping.includes(driver.id),
  }));
const nameBuses = (buses: readonly CalendarJob['buses'][number][], overlapping: readonly string[]): Named[] =>
  buses.map(({ id, name }) => ({ id, name, short: name, overlaps: overlapping.includes(id) }));

function makeJobEntries(job: CalendarJob): [string, CalendarItem][] {
  const dates = lastMinuteCounts(job.start, job.end);
  const id = job.id.toUpperCase();
  return dates.map((date, index) => [
    date,
    {
      key: `${job.id} ${date}`,
      orderId: job.id,
      kind: job.assigned ? 'job' : 'unassigned',
      to: job.assigned ? paths.job(id) : paths.acceptedOrder(id),
      title: job.title,
      subtitle: job.customer,
      start: job.start,
      time: index === 0 ? formatTime(job.start) : '',
      until: dates.length > 1 && index === dates.length - 1 ? formatTime(job.end) : '',
      day: index + 1,
      drivers: nameDrivers(job.drivers, job.overlapping),
      buses: nameBuses(job.buses, job.overlapping),
      colourName: job.drivers[0]?.firstname ?? '',
      runs: true,
      exception: false,
    },
  ]);
}

/** A trip that ends at midnight is not on the next day. */
const lastMinuteCounts = (start: string, end: string): string[] =>
  listLocalDays(start, end > start ? new Date(Date.parse(end) - 1) : end);

function makeOccurrenceEntry(occurrence: Occurrence): CalendarItem {
  const { driver, bus, overlapping } = occurrence;
  const isOverNight = toLocalDate(occurrence.end) > occurrence.date;
  return {
    key: `${occurrence.arrangementId} ${occurrence.date}`,
    orderId: '',
    kind: 'occurrence',
    to: paths.arrangement(occurrence.arrangementId.toUpperCase(), occurrence.date),
    title: occurrence.name,
    subtitle: occurrence.description,
    start: occurrence.start,
    time: occurrence.depart,
    until: isOverNight ? formatTime(occurrence.end) : '',
    day: 1,
    drivers: nameDrivers([driver], overlapping),
    buses: nameBuses(bus ? [bus] : [], overlapping),
    colourName: driver.firstname,
    runs: occurrence.runs,
    exception: occurrence.exceptionId !== null,
  };
}
