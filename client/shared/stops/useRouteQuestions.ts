import { useState } from 'react';
import type { DraftRoute } from '../../lib/forms/draftRoute';
import { midnightDepartures, stopsAtOnePlace } from '../../lib/forms/routeProblems';
import type { Problems } from '../../lib/forms/routeProblems';

/**
 * Asks once about likely mistakes, and passes when `button` is pressed again: departures at midnight, and two stops in
 * a row at the same place. Times of a stored route were meant when it was stored.
 */
export function useRouteQuestions(button: string, stored?: DraftRoute): (route: DraftRoute) => Problems {
  const questionsOf = (route: DraftRoute): Problems => ({
    ...midnightDepartures(route, button),
    ...stopsAtOnePlace(route, button),
  });
  const [meant, setMeant] = useState(() => (stored ? fieldsOf(questionsOf(stored)) : ''));
  return (route) => {
    const found = questionsOf(route);
    if (fieldsOf(found) === meant) return {};
    setMeant(fieldsOf(found));
    return found;
  };
}

const fieldsOf = (problems: Problems): string => Object.keys(problems).join();
