import { useEffect, useRef } from 'react';
import { PlaceAfterMoveDocument } from '../../../generated/plain';
import { requestOnce } from '../../../lib/request/keptReply';
import { findNamedPosition } from '../../../lib/forms/draftRoute';
import type { DraftStop, RouteAction } from '../../../lib/forms/draftRoute';

/** Arrow keys move a stop many times a second. */
const PAUSE_MS = 300;

/**
 * Moves a stop on the map, and has it called as what is there when its address no longer holds. While nobody answers, it
 * keeps its address.
 */
export function useMovedPlace(stops: readonly DraftStop[], dispatch: (action: RouteAction) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (stopId: number, to: { lat: number; lng: number }) => {
    const place = stops.find(({ id }) => id === stopId)?.place;
    dispatch({ type: 'placeMoved', stopId, ...to });
    clearTimeout(timer.current);
    if (!place) return;
    timer.current = setTimeout(async () => {
      const data = await requestOnce(PlaceAfterMoveDocument, { from: findNamedPosition(place), to }).catch(
        () => undefined,
      );
      const called = data?.placeAfterMove;
      if (called) dispatch({ type: 'placeRenamed', stopId, at: to, city: called.city, address: called.address });
    }, PAUSE_MS);
  };
}
