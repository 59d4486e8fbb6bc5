import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { findBarPlace } from '../barFocus';
import type { BarPlace } from '../barFocus';

/** A click with an unsteady hand moves the pointer less than this; pixels. */
const THRESHOLD = 6;
/** Pixels. The board scrolls by SCROLL_STEP in each frame while the pointer is this near to its upper or lower edge. */
const EDGE = 48;
/** Pixels. */
const SCROLL_STEP = 14;

interface DragOptions {
  scroller: RefObject<HTMLDivElement | null>;
  ghost: RefObject<HTMLDivElement | null>;
  /** The index of the row at a height below the top edge of the board. */
  rowAt: (y: number) => number;
  /** Height of the days and the lane, in pixels; they stay when the board scrolls. */
  pinned: number;
  canDrag: (place: BarPlace) => boolean;
  onStart: (place: BarPlace) => void;
  onOver: (index: number) => void;
  /** `onto`: the bar under the pointer. */
  onDrop: (index: number, options: { swap: boolean; onto: BarPlace | undefined }) => void;
  onCancel: () => void;
}

/**
 * Drags a bar by pointer (docs/decisions/planning/plan-board.md). React does not render while the pointer moves within a
 * row, and the browser computes no layout, so frames stay short with any number of bars.
 */
export function useDrag(options: DragOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const stop = useRef<(() => void) | undefined>(undefined);
  const dragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(down: ReactPointerEvent): void {
    // Another pointer drags already.
    if (stop.current) return;
    const place = findBarPlace(down.target);
    dragged.current = false;
    // A finger scrolls the board.
    if (down.button !== 0 || down.pointerType === 'touch' || !place || !latest.current.canDrag(place)) return;
    const { scroller } = options;
    let box: DOMRect | undefined;
    let row = -1;
    let pointerY = down.clientY;
    let frame: number | undefined;

    const rowAt = (y: number): number => latest.current.rowAt(y - (box?.top ?? 0));
    const tellRow = () => {
      const next = rowAt(pointerY);
      if (next === row) return;
      row = next;
      latest.current.onOver(row);
    };
    /** Goes on by frames: a pointer that is held still sends no events. */
    const scrollAtEdge = () => {
      frame = undefined;
      const step = box ? findScrollStep(pointerY, box.top + latest.current.pinned, box.bottom) : 0;
      if (step === 0 || !scroller.current) return;
      scroller.current.scrollTop += step;
      tellRow();
      frame = requestAnimationFrame(scrollAtEdge);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const { ghost } = latest.current;
      if (!box) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < THRESHOLD) return;
        box = scroller.current?.getBoundingClientRect();
        dragged.current = true;
        latest.current.onStart(place);
      }
      event.preventDefault();
      if (ghost.current) ghost.current.style.transform = `translate(${event.clientX + 8}px, ${event.clientY + 8}px)`;
      pointerY = event.clientY;
      if (frame === undefined) scrollAtEdge();
      tellRow();
    };
    const onUp = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      end();
      if (!box) return;
      const { clientX: x, clientY: y } = event;
      const onto = findBarPlace(document.elementFromPoint(x, y));
      const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
      if (isInside) latest.current.onDrop(rowAt(y), { swap: event.shiftKey, onto });
      else latest.current.onCancel();
    };
    const cancel = () => {
      end();
      if (box) latest.current.onCancel();
    };
    const onPointerCancel = (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) cancel();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    const listening = new AbortController();
    const { signal } = listening;
    function end() {
      stop.current = undefined;
      listening.abort();
      if (frame !== undefined) cancelAnimationFrame(frame);
    }
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onPointerCancel, { signal });
    window.addEventListener('keydown', onKey, { signal });
    stop.current = end;
  }

  return {
    onPointerDown,
    /** Whether the click that follows ended a drag; such a click must open nothing. */
    wasDragged: () => dragged.current,
  };
}

/** Finds how far to scroll in a frame. `first` is the upper edge of the rows that scroll; all in pixels. */
function findScrollStep(y: number, first: number, bottom: number): number {
  if (y > bottom - EDGE) return SCROLL_STEP;
  return y > first && y < first + EDGE ? -SCROLL_STEP : 0;
}
