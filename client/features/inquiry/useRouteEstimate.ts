import { useEffect, useState } from 'react';
import type { Dispatch } from 'react';
import { useEstimateInquiryRouteLazyQuery } from '../../generated/graphql';
import { locatedStops } from './inquiryState';
import type { Estimate, InquiryAction, WizardStop } from './inquiryState';

/** Spec, section 9. */
const AFTER_LAST_CHANGE_MS = 3000;

/**
 * Has the arrivals computed three seconds after the last change of the route. Returns whether they are on their way.
 * A failure says nothing: the inquiry can be sent without arrivals, and the server computes its own.
 */
export function useRouteEstimate(stops: WizardStop[], estimate: Estimate | null, dispatch: Dispatch<InquiryAction>): boolean {
  const [failedFor, setFailedFor] = useState<WizardStop[]>();
  const [estimateRoute] = useEstimateInquiryRouteLazyQuery();
  const wanted = !estimate && failedFor !== stops && stops.length > 1 && locatedStops(stops).length === stops.length;

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
      // It rejects when a later question has overtaken it.
      const { data } = await estimateRoute({ variables: { stops: input } }).catch(() => ({ data: undefined }));
      if (outdated) return;
      if (!data) return setFailedFor(stops);
      const { arrivals, distanceKm, durationMin, notes } = data.estimateRoute;
      dispatch({ type: 'estimated', stops, estimate: { arrivals, distanceKm, durationMin, notes } });
    }, AFTER_LAST_CHANGE_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [wanted, stops, estimateRoute, dispatch]);

  return wanted;
}
