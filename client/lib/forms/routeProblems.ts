import { t } from '../../i18n/publicTexts';
import { printArrival } from '../texts/arrivalText';
import { MAX_STOPS, listLocatedStops, isSamePlace } from './draftRoute';
import type { DraftRoute } from './draftRoute';
import { formatTime } from '../texts/time';

/** Messages by the name of the field, the same names as the server's: 'stops', 'stops.1.depart', 'email'. */
export type Problems = Record<string, string>;

/**
 * The problems of a route before it may be sent (docs/product.md, 'Stops and times'). `notBefore`: refuses earlier
 * departures; left out where the past may be corrected.
 */
export function checkRoute(route: DraftRoute, notBefore?: Date): Problems {
  const { stops } = route;
  const problems = findLateDepartures(route);
  stops.slice(0, -1).forEach(({ depart }, index) => {
    const message = checkDeparture(depart, stops[index - 1]?.depart ?? null, notBefore);
    if (message) problems[`stops.${index}.depart`] = message;
  });
  if (listLocatedStops(stops).length < 2) problems['stops'] = t('stops.twoStops');
  return problems;
}

/** The stops that would be left before they are reached, as far as the drive is estimated by now. */
export function findLateDepartures({ stops, estimate }: DraftRoute): Problems {
  const problems: Problems = {};
  stops.slice(0, -1).forEach(({ depart }, index) => {
    const arrival = estimate?.arrivals[index];
    if (!arrival || !depart || new Date(depart) >= new Date(arrival)) return;
    const time = printArrival(arrival, stops[index - 1]?.depart ?? null);
    problems[`stops.${index}.depart`] = t('stops.leavesBeforeArrival', { time });
  });
  return problems;
}

/** Departures at midnight, which is more often a time that nobody has chosen than one that is meant; `button` says that it is. */
export function findMidnightDepartures({ stops }: DraftRoute, button: string): Problems {
  const isAtMidnight = ({ depart }: { depart: string | null }) => depart !== null && formatTime(depart) === '00:00';
  const found = stops.slice(0, -1).flatMap((stop, index) => (isAtMidnight(stop) ? [`stops.${index}.depart`] : []));
  return Object.fromEntries(found.map((field) => [field, t('stops.midnight', { button })]));
}

/** A stop at the place of the stop before, which is a slip more often than it is meant; `button` says that it is. */
export function findRepeatedPlaces({ stops }: DraftRoute, button: string): Problems {
  const located = listLocatedStops(stops);
  const isTwice = located.some(({ place }, index) => index > 0 && isSamePlace(place, located[index - 1]!.place));
  // Where no stop can be added there is no field to say it at.
  return isTwice && stops.length < MAX_STOPS ? { stops: t('stops.samePlace', { button }) } : {};
}

function checkDeparture(depart: string | null, previous: string | null, notBefore?: Date): string | undefined {
  if (!depart) return t('stops.departureMissing');
  if (notBefore && new Date(depart) < notBefore) return t('stops.departurePast');
  if (new Date(depart) > findLatestDeparture(notBefore ?? new Date())) return t('stops.departureFar');
  if (previous && new Date(depart) <= new Date(previous)) return t('stops.departureOrder');
  return undefined;
}

/** Two years ahead: who plans further has mistyped the year. */
function findLatestDeparture(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + 2);
  return latest;
}
