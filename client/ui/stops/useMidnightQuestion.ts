import { useState } from 'react';
import type { DraftRoute } from '../../lib/forms/draftRoute';
import { midnightDepartures } from '../../lib/forms/routeProblems';
import type { Problems } from '../../lib/forms/routeProblems';

/**
 * Departures at midnight are asked about once, and pass when `button` is pressed again. What a stored route has was meant
 * when it was stored.
 */
export function useMidnightQuestion(button: string, stored?: DraftRoute): (route: DraftRoute) => Problems {
  const [meant, setMeant] = useState(() => (stored ? fieldsOf(midnightDepartures(stored, button)) : ''));
  return (route) => {
    const found = midnightDepartures(route, button);
    if (fieldsOf(found) === meant) return {};
    setMeant(fieldsOf(found));
    return found;
  };
}

const fieldsOf = (problems: Problems): string => Object.keys(problems).join();
