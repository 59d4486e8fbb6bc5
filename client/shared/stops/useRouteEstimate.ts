import { useCallback, useEffect, useRef, useState } from 'react';
import type { Dispatch } from 'react';
import { EstimateRouteDocument } from '../../generated/plain';
import { requestOnce } from '../../lib/request/keptReply';
import { listLocatedStops } from '../../lib/forms/draftRoute';
import type { DraftRoute, DraftStop, Estimate, RouteAction } from '../../lib/forms/draftRoute';

/** See docs/product.md, 'Stops and times'. */
export const AFTER_LAST_CHANGE_MS = 3000;

/** The stops as the server wants them for an estimate; the last one is not left. */
export const toEstimateInput = (stops: readonly DraftStop[]) =>
  listLocatedStops(stops).map(({ place: { lat, lng }, depart }, index) => ({
    lat,
    lng,
    depart: index === stops.length - 1 ? null : depart,
  }));

export interface RouteEstimating {
  /** The arrivals are on their way, or will be asked for soon. */
  estimating: boolean;
  /** Asks for them at once. Nothing comes of it when the server fails, or the route is changed meanwhile. */
  estimateNow: () => Promise<Estimate | undefined>;
}

/**
 * Has the arrivals computed some time after the last change of the route.
 * A failure says nothing: the route can be sent without arrivals, and the server computes its own.
 */
export function useRouteEstimate(
  { stops, estimate }: DraftRoute,
  dispatch: Dispatch<RouteAction>,
  pauseMs = AFTER_LAST_CHANGE_MS,
): RouteEstimating {
  const [failedFor, setFailedFor] = useState<DraftStop[]>();
  const areLocated = listLocatedStops(stops).length === stops.length;
  const isWanted = !estimate && failedFor !== stops && stops.length > 1 && areLocated;

  const current = useRef(stops);
  useEffect(() => {
    current.current = stops;
  }, [stops]);

  const ask = useCallback(
    async (stops: DraftStop[]) => {
      const data = await requestOnce(EstimateRouteDocument, { stops: toEstimateInput(stops) }).catch(() => undefined);
      if (current.current !== stops) return undefined;
      if (!data) return void setFailedFor(stops);
      dispatch({ type: 'estimated', stops, estimate: data.estimateRoute });
      return data.estimateRoute;
    },
    [dispatch],
  );

  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void ask(stops), pauseMs);
    return () => clearTimeout(timer);
  }, [isWanted, stops, pauseMs, ask]);

  return { estimating: isWanted, estimateNow: () => ask(stops) };
}
