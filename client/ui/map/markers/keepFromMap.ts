import type { SyntheticEvent } from 'react';

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

/** Keeps a press on a marker from becoming a drag, a zoom or a click of the map below. */
export const keepFromMap = { onMouseDown: stop, onTouchStart: stop, onDoubleClick: stop };
