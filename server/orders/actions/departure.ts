import { badInput } from '../../texts/messages';
import { toTallinn } from '../../platform/time';

/** A later date is almost certainly a typo in the year. */
const YEARS_AHEAD = 2;

/** Errors: BAD_USER_INPUT at the field, for example 'stops.1.depart', of a departure that is too far ahead. */
export function checkAhead(departures: Record<string, Date | null | undefined>, now: Date): void {
  const latest = toTallinn(now).plus({ years: YEARS_AHEAD }).toJSDate();
  for (const [field, depart] of Object.entries(departures)) {
    if (depart && depart > latest) throw badInput('route.departureTooFar', field);
  }
}

/** The departures of a typed route, by their fields. */
export const listDepartures = (stops: readonly { depart?: Date | null }[]): Record<string, Date | null | undefined> =>
  Object.fromEntries(stops.map(({ depart }, index) => [`stops.${index}.depart`, depart]));
