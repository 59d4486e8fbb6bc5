import { useState } from 'react';
import type { DraftRoute } from '../../lib/forms/draftRoute';
import { findMidnightDepartures, findRepeatedPlaces } from '../../lib/forms/routeProblems';
import type { Problems } from '../../lib/forms/routeProblems';

/**
 * Asks once about likely mistakes, and passes when `button` is pressed again: departures at midnight, and two stops in
 * a row at the same place. Times of a stored route were meant when it was stored.
 */
export function useRouteQuestions(button: string, stored?: DraftRoute): (route: DraftRoute) => Problems {
  const findQuestions = (route: DraftRoute): Problems => ({
    ...findMidnightDepartures(route, button),
    ...findRepeatedPlaces(route, button),
  });
  const [meant, setMeant] = useState(() => (stored ? joinFields(findQuestions(stored)) : ''));
  return (route) => {
    const found = findQuestions(route);
    if (joinFields(found) === meant) return {};
    setMeant(joinFields(found));
    return found;
  };
}

const joinFields = (problems: Problems): string => Object.keys(problems).join();
