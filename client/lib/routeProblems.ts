import { t } from '../i18n/et';
import { locatedStops } from './draftRoute';
import type { DraftStop } from './draftRoute';

/** Messages by the name of the field, the same names as the server's: 'stops', 'stops.1.depart', 'email'. */
export type Problems = Record<string, string>;

/**
 * What is wrong with a route before it may be sent (spec, section 5).
 * `notBefore`: departures earlier than this are refused; left out where the past may be corrected.
 */
export function routeProblems(stops: readonly DraftStop[], notBefore?: Date): Problems {
  const problems: Problems = {};
  stops.slice(0, -1).forEach(({ depart }, index) => {
    const message = departureProblem(depart, stops[index - 1]?.depart ?? null, notBefore);
    if (message) problems[`stops.${index}.depart`] = message;
  });
  if (locatedStops(stops).length < 2) problems['stops'] = t('stops.twoStops');
  return problems;
}

function departureProblem(depart: string | null, previous: string | null, notBefore?: Date): string | undefined {
  if (!depart) return t('stops.departureMissing');
  if (notBefore && new Date(depart) < notBefore) return t('stops.departurePast');
  if (previous && new Date(depart) <= new Date(previous)) return t('stops.departureOrder');
  return undefined;
}
