import { useEffect, useState } from 'react';
import type { Dispatch } from 'react';
import { useEstimateRouteLazyQuery } from '../../generated/plain';
import { locatedStops } from '../../lib/draftRoute';
import type { DraftRoute, DraftStop, RouteAction } from '../../lib/draftRoute';

/** Spec, section 9. */
export const AFTER_LAST_CHANGE_MS = 3000;

/**
 * Has the arrivals computed some time after the last change of the route. Returns whether they are on their way.
 * A failure says nothing: the route can be sent without arrivals, and the server computes its own.
 */
export function useRouteEstimate(
  { stops, estimate }: DraftRoute,
  dispatch: Dispatch<RouteAction>,
  pauseMs = AFTER_LAST_CHANGE_MS,
): boolean {
  const [failedFor, setFailedFor] = useState<DraftStop[]>();
  const [estimateRoute] = useEstimateRouteLazyQuery();
  const located = locatedStops(stops).length === stops.length;
  const wanted = !estimate && failedFor !== stops && stops.length > 1 && located;

  useEffect(() => {
    if (!wanted) return;
    let outdated = false;
    const last = stops.length - 1;
    const input = locatedStops(stops).map(({ place: { lat, lng }, depart }, index) => ({
      lat,
      lng,
      depart: index === last ? null : depart,
    }));
    const timer = setTimeout(async () => {
      const { data } = await estimateRoute({ variables: { stops: input } });
      if (outdated) return;
      if (!data) return setFailedFor(stops);
      const { arrivals, distanceKm, durationMin, notes, path } = data.estimateRoute;
      dispatch({ type: 'estimated', stops, estimate: { arrivals, distanceKm, durationMin, notes, path } });
    }, pauseMs);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [wanted, stops, pauseMs, estimateRoute, dispatch]);

  return wanted;
}
