import { Suspense, useEffect } from 'react';
import type { Dispatch } from 'react';
import { isSamePlace, MAX_STOPS } from '../../lib/forms/draftRoute';
import type { DraftRoute, RouteAction } from '../../lib/forms/draftRoute';
import { latePart } from '../../ui/late/latePart';
import { useIdle } from '../../ui/useIdle';
import { PlaceInput } from './place/PlaceInput';

// Without it the place is typed as any other.
const BackToStart = latePart(() => import('./BackToStart').catch(() => ({ default: () => null })));

interface AddStopProps {
  route: DraftRoute;
  label: string;
  error: string | undefined;
  autoFocus?: boolean;
  dispatch: Dispatch<RouteAction>;
}

/** One more stop below the list: a place that is looked for, or with one tap the place where the trip begins. */
export function AddStop({ route: { stops }, label, error, autoFocus, dispatch }: AddStopProps) {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void BackToStart.preload();
  }, [isIdle]);
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
        <Suspense>
          <BackToStart start={start} dispatch={dispatch} />
        </Suspense>
      )}
    </>
  );
}
