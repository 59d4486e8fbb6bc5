import { useState } from 'react';
import type { Dispatch } from 'react';
import { t } from '../../i18n/publicTexts';
import { MAX_STOPS } from '../../lib/forms/draftRoute';
import type { DraftRoute, RouteAction } from '../../lib/forms/draftRoute';
import type { Problems } from '../../lib/forms/routeProblems';
import { AddStop } from '../../shared/stops/AddStop';
import { StopList } from '../../shared/stops/StopList';
import type { RouteEstimating } from '../../shared/stops/useRouteEstimate';

interface RouteStepProps {
  route: DraftRoute;
  problems: Problems;
  dispatch: Dispatch<RouteAction>;
  estimateNow: RouteEstimating['estimateNow'];
}

/** Where the journey goes and when (docs/product.md, 'Stops and times'). */
export function RouteStep({ route, problems, dispatch, estimateNow }: RouteStepProps) {
  const { stops, estimate } = route;
  const hasStarted = stops[0]?.place != null;
  // A customer who has just chosen the start goes on typing. A customer who comes back to this step does not have to.
  const [hadStarted] = useState(hasStarted);

  return (
    <>
      <StopList route={route} problems={problems} dispatch={dispatch} estimateNow={estimateNow} noPast />
      {hasStarted && (
        <div className="next-place">
          <AddStop
            route={route}
            label={t('stops.nextPlace')}
            error={problems['stops']}
            autoFocus={!hadStarted}
            dispatch={dispatch}
          />
        </div>
      )}
      {stops.length >= MAX_STOPS && <p className="stops-note">{t('stops.mostStops', { count: MAX_STOPS })}</p>}
      {estimate?.notes.map((note) => (
        <p key={note} className="stops-note">
          {note}
        </p>
      ))}
    </>
  );
}
