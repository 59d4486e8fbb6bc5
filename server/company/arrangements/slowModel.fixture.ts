/** The arrangement from a day on. */
export interface Period {
  name: string;
  firstDay: string;
  lastDay: string;
  weekdays: number[];
  depart: string;
  durationMin: number;
  driver: string;
}

/** An arrangement as the property test makes it. */
export interface Arrangement {
  id: string;
  first: Period;
  /** Whole edits, in any order. */
  edits: (Period & { from: string })[];
  exceptions: {
    date: string;
    depart: string | null;
    description: string | null;
    driver: string | null;
    runs: boolean;
  }[];
  /** Deleted, so that it runs no more from this day on. */
  deletedFrom: string | null;
}

export interface Day {
  id: string;
  date: string;
  name: string;
  depart: string;
  departsAt: string;
  arrivesAt: string;
  driver: string;
  description: string;
  runs: boolean;
  exceptional: boolean;
}

const hourMs = 3_600_000;

/** The expected result of `occurrences`, day by day and without any of its tools. */
export function slowOccurrences(arrangements: Arrangement[], first: string, last: string): Day[] {
  const days: Day[] = [];
  for (const arrangement of arrangements) {
    for (let at = Date.parse(`${first}T12:00Z`); at <= Date.parse(`${last}T12:00Z`); at += 24 * hourMs) {
      const date = new Date(at).toISOString().slice(0, 10);
      const weekday = new Date(at).getUTCDay() || 7;
      const period = periodOn(arrangement, date);
      if (arrangement.deletedFrom !== null && date >= arrangement.deletedFrom) continue;
      if (date < period.firstDay || date > period.lastDay) continue;
      if (!period.weekdays.includes(weekday)) continue;
      const exception = arrangement.exceptions.find((item) => item.date === date);
      const depart = exception?.depart ?? period.depart;
      const departsAt = moment(date, depart);
      days.push({
        id: arrangement.id,
        date,
        name: period.name,
        depart,
        departsAt: new Date(departsAt).toISOString(),
        arrivesAt: new Date(departsAt + period.durationMin * 60_000).toISOString(),
        driver: exception?.driver ?? period.driver,
        description: exception?.description ?? 'Iga kord',
        runs: exception?.runs ?? true,
        exceptional: exception !== undefined,
      });
    }
  }
  return days;
}

/** The latest edit that holds by then, else what it was at first. */
function periodOn({ first, edits }: Arrangement, date: string): Period {
  let found = first;
  let latest = '';
  for (const edit of edits) {
    if (edit.from <= date && edit.from > latest) {
      latest = edit.from;
      found = edit;
    }
  }
  return found;
}

/** The first moment at which clocks in Tallinn show this; when none do, the clock is set forward meanwhile. */
function moment(date: string, time: string): number {
  const summer = Date.parse(`${date}T${time}:00+03:00`);
  const winter = Date.parse(`${date}T${time}:00+02:00`);
  return shown(summer) === `${date} ${time}` ? summer : winter;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short', timeStyle: 'short' });
const shown = (moment: number): string => clock.format(moment);
