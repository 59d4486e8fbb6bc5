import { t } from '../../i18n/publicTexts';
import { arrivalText } from '../texts/arrivalText';
import { MAX_STOPS, locatedStops, samePlace } from './draftRoute';
import type { DraftRoute } from './draftRoute';
import { formatTime } from '../texts/time';

/** Messages by the name of the field, the same names as the server's: 'stops', 'stops.1.depart', 'email'. */
export type Problems = Record<string, string>;

/**
 * The problems of a route before it may be sent (docs/product.md, 'Stops and times'). `notBefore`: refuses earlier
 * departures; left out where the past may be corrected.
 */
export function routeProblems(route: DraftRoute, notBefore?: Date): Problems {
  const { stops } = route;
  const problems = lateDepartures(route);
  stops.slice(0, -1).forEach(({ depart }, index) => {
    const message = departureProblem(depart, stops[index - 1]?.depart ?? null, notBefore);
    if (message) problems[`stops.${index}.depart`] = message;
  });
  if (locatedStops(stops).length < 2) problems['stops'] = t('stops.twoStops');
  return problems;
}

/** The stops that would be left before they are reached, as far as the drive is estimated by now. */
export function lateDepartures({ stops, estimate }: DraftRoute): Problems {
  const problems: Problems = {};
  stops.slice(0, -1).forEach(({ depart }, index) => {
    const arrival = estimate?.arrivals[index];
    if (!arrival || !depart || new Date(depart) >= new Date(arrival)) return;
    const time = arrivalText(arrival, stops[index - 1]?.depart ?? null);
    problems[`stops.${index}.depart`] = t('stops.leavesBeforeArrival', { time });
  });
  return problems;
}

/** Departures at midnight, which is more often a time that nobody has chosen than one that is meant; `button` says that it is. */
export function midnightDepartures({ stops }: DraftRoute, button: string): Problems {
  const midnight = ({ depart }: { depart: string | null }) => depart !== null && formatTime(depart) === '00:00';
  const found = stops.slice(0, -1).flatMap((stop, index) => (midnight(stop) ? [`stops.${index}.depart`] : []));
  return Object.fromEntries(found.map((field) => [field, t('stops.midnight', { button })]));
}

/** A stop at the place of the stop before, which is a slip more often than it is meant; `button` says that it is. */
export function stopsAtOnePlace({ stops }: DraftRoute, button: string): Problems {
  const located = locatedStops(stops);
  const twice = located.some(({ place }, index) => index > 0 && samePlace(place, located[index - 1]!.place));
  // Where no stop can be added there is no field to say it at.
  return twice && stops.length < MAX_STOPS ? { stops: t('stops.samePlace', { button }) } : {};
}

function departureProblem(depart: string | null, previous: string | null, notBefore?: Date): string | undefined {
  if (!depart) return t('stops.departureMissing');
  if (notBefore && new Date(depart) < notBefore) return t('stops.departurePast');
  if (new Date(depart) > latestDeparture(notBefore ?? new Date())) return t('stops.departureFar');
  if (previous && new Date(depart) <= new Date(previous)) return t('stops.departureOrder');
  return undefined;
}

/** Two years ahead: who plans further has mistyped the year. */
function latestDeparture(now: Date): Date {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + 2);
  return latest;
}
