import type { SyntheticEvent } from 'react';

function stop(event: SyntheticEvent) {
  event.stopPropagation();
}

/** What is pressed on a marker is not a drag, a zoom or a click of the map below. */
export const keepFromMap = { onMouseDown: stop, onTouchStart: stop, onDoubleClick: stop };
