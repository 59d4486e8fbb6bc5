import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Makes a list reorder by dragging as soon as there is something to reorder; the library is loaded then, and the list
 * works without it meanwhile. Returns the ref of the list.
 */
export function useDraggedStops(draggable: boolean, onDrop: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const drop = useEffectEvent(onDrop);

  useEffect(() => {
    if (!draggable) return;
    let end: (() => void) | undefined;
    let ended = false;
    import('./dragStops').then(
      ({ dragStops }) => {
        if (!ended && list.current) end = dragStops(list.current, (from, to) => drop(from, to));
      },
      // The buttons move stops too.
      () => undefined,
    );
    return () => {
      ended = true;
      end?.();
    };
  }, [draggable]);

  return list;
}
