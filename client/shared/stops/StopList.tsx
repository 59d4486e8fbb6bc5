import { useState } from 'react';
import type { Dispatch, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../i18n/publicTexts';
import { RouteStop, stopPlace } from '../../ui/RouteLine';
import { SpokenStatus } from '../../ui/toasts/SpokenStatus';
import type { Problems } from '../../lib/forms/routeProblems';
import { findDepartureBefore } from '../../lib/forms/draftRoute';
import type { DraftRoute, DraftStop, RouteAction } from '../../lib/forms/draftRoute';
import { removeButtonId } from './RemoveStop';
import { StopCard } from './StopCard';
import { StopHandle, moveButtonId } from './StopHandle';
import type { Direction } from './StopHandle';
import { StopOrder } from './StopOrder';
import type { RouteEstimating } from './useRouteEstimate';

interface StopListProps {
  route: DraftRoute;
  problems: Problems;
  dispatch: Dispatch<RouteAction>;
  /** The only stop stays as it is; else its removal empties it. */
  keepOne?: boolean;
  /** Asks at once when each stop is reached. */
  estimateNow: RouteEstimating['estimateNow'];
  /** Days that are over cannot be chosen. */
  noPast?: boolean;
  /** Shows a stop on the map beside the list. */
  onShow?: (stop: DraftStop) => void;
  /** A further question about each stop between the first and the last. */
  middle?: (stop: DraftStop) => ReactNode;
}

/** The typed route on its line, in the order in which it is driven. */
export function StopList({
  route: { stops, estimate },
  problems,
  dispatch,
  keepOne = false,
  estimateNow,
  noPast,
  onShow,
  middle,
}: StopListProps) {
  const [moved, setMoved] = useState('');
  const areMovable = stops.length > 1;

  function move(stop: DraftStop, index: number, by: Direction) {
    // At once, because the browser drops the focus of a button that has moved.
    flushSync(() => {
      dispatch({ type: 'stopMoved', stopId: stop.id, by });
      setMoved(t('stops.stopMoved', { place: stop.place?.address ?? '', number: index + by + 1 }));
    });
    const isAtEdge = index + by === 0 || index + by === stops.length - 1;
    document.getElementById(moveButtonId(stop.id, isAtEdge ? (-by as Direction) : by))?.focus();
  }

  function remove(stop: DraftStop, index: number) {
    const neighbour = stops[index + 1] ?? stops[index - 1];
    // At once, because the button that has the focus goes with its stop.
    flushSync(() => dispatch({ type: 'stopRemoved', stopId: stop.id }));
    if (neighbour) document.getElementById(removeButtonId(neighbour.id))?.focus();
  }

  const items = stops.map((stop, index) => {
    // A single stop is where the journey starts, not yet where it ends.
    const place = stopPlace(index, Math.max(stops.length, 2));
    return (
      <RouteStop key={stop.id} place={place} unlabelled>
        <div className={`stop-row ${place}${areMovable ? '' : ' only'}`}>
          <div>
            <StopCard
              name={`stops.${index}.depart`}
              stop={stop}
              place={place}
              leftBefore={stops[index - 1]?.depart ?? null}
              notBefore={findDepartureBefore(stops, index)}
              arrival={estimate?.arrivals[index] ?? null}
              problem={problems[`stops.${index}.depart`]}
              placeProblem={problems['stops']}
              onPlace={(chosen) => dispatch({ type: 'placeChosen', stopId: stop.id, place: chosen })}
              onDepart={(depart) => dispatch({ type: 'departureSet', stopId: stop.id, depart })}
              noPast={noPast}
              onArrivalAsked={async () => (await estimateNow())?.arrivals[index] ?? null}
              onRemove={keepOne && !areMovable ? undefined : () => remove(stop, index)}
              onShow={onShow && stop.place ? () => onShow(stop) : undefined}
            >
              {place === 'middle' && middle?.(stop)}
            </StopCard>
          </div>
          {areMovable && (
            <StopHandle
              stopId={stop.id}
              name={stop.place?.address ?? ''}
              first={index === 0}
              last={index === stops.length - 1}
              onMove={(by) => move(stop, index, by)}
            />
          )}
        </div>
      </RouteStop>
    );
  });
  return (
    <div role="group" aria-label={t('stops.list')} className="stops">
      <StopOrder stopIds={stops.map(({ id }) => id)} onOrder={(stopIds) => dispatch({ type: 'stopsOrdered', stopIds })}>
        {items}
      </StopOrder>
      <SpokenStatus text={moved} />
    </div>
  );
}
