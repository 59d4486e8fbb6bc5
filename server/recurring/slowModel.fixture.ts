/** A recurring service as the property test makes it. */
export interface Service {
  id: string;
  firstDay: string;
  lastDay: string;
  weekdays: number[];
  depart: string;
  durationMin: number;
  firstDriver: string;
  /** Who drives from which moment on, in any order. */
  takeovers: { since: string; driver: string }[];
  exceptions: {
    date: string;
    depart: string | null;
    description: string | null;
    driver: string | null;
    runs: boolean;
  }[];
  deleted: boolean;
}

export interface Day {
  id: string;
  date: string;
  depart: string;
  departsAt: string;
  arrivesAt: string;
  driver: string;
  description: string;
  runs: boolean;
  exceptional: boolean;
}

const hourMs = 3_600_000;

/** What `service_day` should give, day by day and without any of its tools. */
export function slowServiceDays(services: Service[], first: string, last: string): Day[] {
  const days: Day[] = [];
  for (const service of services) {
    for (let at = Date.parse(`${first}T12:00Z`); at <= Date.parse(`${last}T12:00Z`); at += 24 * hourMs) {
      const date = new Date(at).toISOString().slice(0, 10);
      const weekday = new Date(at).getUTCDay() || 7;
      if (service.deleted || date < service.firstDay || date > service.lastDay) continue;
      if (!service.weekdays.includes(weekday)) continue;
      const exception = service.exceptions.find((item) => item.date === date);
      const depart = exception?.depart ?? service.depart;
      const departsAt = moment(date, depart);
      days.push({
        id: service.id,
        date,
        depart,
        departsAt: new Date(departsAt).toISOString(),
        arrivesAt: new Date(departsAt + service.durationMin * 60_000).toISOString(),
        driver: exception?.driver ?? driverAt(service, departsAt),
        description: exception?.description ?? 'Iga kord',
        runs: exception?.runs ?? true,
        exceptional: exception !== undefined,
      });
    }
  }
  return days;
}

function driverAt(service: Service, moment: number): string {
  let driver = service.firstDriver;
  let latest = -Infinity;
  for (const takeover of service.takeovers) {
    const since = Date.parse(takeover.since);
    if (since <= moment && since > latest) {
      latest = since;
      driver = takeover.driver;
    }
  }
  return driver;
}

/** The first moment at which clocks in Tallinn show this; when none do, the clock is set forward meanwhile. */
function moment(date: string, time: string): number {
  const summer = Date.parse(`${date}T${time}:00+03:00`);
  const winter = Date.parse(`${date}T${time}:00+02:00`);
  return shown(summer) === `${date} ${time}` ? summer : winter;
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Tallinn', dateStyle: 'short', timeStyle: 'short' });
const shown = (moment: number): string => clock.format(moment);
