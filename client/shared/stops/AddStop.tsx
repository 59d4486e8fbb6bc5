import type { Dispatch } from 'react';
import { isSamePlace, MAX_STOPS } from '../../lib/forms/draftRoute';
import type { DraftRoute, RouteAction } from '../../lib/forms/draftRoute';
import { BackToStart } from './BackToStart';
import { PlaceInput } from './place/PlaceInput';

interface AddStopProps {
  route: DraftRoute;
  label: string;
  error: string | undefined;
  autoFocus?: boolean;
  dispatch: Dispatch<RouteAction>;
}

/** One more stop below the list: a place that is looked for, or with one tap the place where the trip begins. */
export function AddStop({ route: { stops }, label, error, autoFocus, dispatch }: AddStopProps) {
  const start = stops[0]?.place;
  const end = stops.at(-1)?.place;
  if (stops.length >= MAX_STOPS) return null;
  return (
    <>
      <PlaceInput
        label={label}
        error={error}
        autoFocus={autoFocus}
        onChoose={(place) => dispatch({ type: 'stopAdded', place })}
      />
      {stops.length > 1 && start && end && !isSamePlace(start, end) && (
        <BackToStart start={start} dispatch={dispatch} />
      )}
    </>
  );
}
