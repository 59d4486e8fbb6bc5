import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { placeOf } from './barFocus';
import type { BarPlace } from './barFocus';
import { headHeight } from './boardStyles';

/** A hand that trembles on a click drags nothing. */
const least = 6;
/** So near to an edge the board scrolls along, by so much a step; pixels. */
const edge = 48;
const scrollStep = 14;

interface DragOptions {
  scroller: RefObject<HTMLDivElement | null>;
  ghost: RefObject<HTMLDivElement | null>;
  tops: readonly number[];
  canDrag: (place: BarPlace) => boolean;
  onStart: (place: BarPlace) => void;
  onOver: (index: number) => void;
  /** `onto`: the bar below the pointer. */
  onDrop: (index: number, options: { swap: boolean; onto: BarPlace | undefined }) => void;
  onCancel: () => void;
}

/**
 * Dragging by pointer. The bar that follows the pointer is moved past React, and the row below it is found by arithmetic: no
 * layout is asked for, so that a frame stays short however many bars there are.
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
    const place = placeOf(down.target);
    dragged.current = false;
    // A finger scrolls the board.
    if (down.button !== 0 || down.pointerType === 'touch' || !place || !latest.current.canDrag(place)) return;
    const { scroller } = options;
    let box: DOMRect | undefined;
    let row = -1;

    const rowAt = (y: number): number => {
      const { tops } = latest.current;
      const seen = y - (box?.top ?? 0) - headHeight;
      // The lane does not scroll along.
      if (seen < (tops[1] ?? 0)) return 0;
      const at = seen + (scroller.current?.scrollTop ?? 0);
      const after = tops.findIndex((top) => top > at);
      return after === -1 ? tops.length - 2 : Math.max(0, after - 1);
    };
    const move = (event: PointerEvent) => {
      const { ghost } = latest.current;
      if (!box) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < least) return;
        box = scroller.current?.getBoundingClientRect();
        dragged.current = true;
        latest.current.onStart(place);
      }
      event.preventDefault();
      if (ghost.current) ghost.current.style.transform = `translate(${event.clientX + 8}px, ${event.clientY + 8}px)`;
      if (scroller.current && box) {
        const first = box.top + headHeight + (latest.current.tops[1] ?? 0);
        if (event.clientY > box.bottom - edge) scroller.current.scrollTop += scrollStep;
        else if (event.clientY > first && event.clientY < first + edge) scroller.current.scrollTop -= scrollStep;
      }
      const next = rowAt(event.clientY);
      if (next !== row) latest.current.onOver((row = next));
    };
    const up = (event: PointerEvent) => {
      end();
      if (!box) return;
      const onto = placeOf(document.elementFromPoint(event.clientX, event.clientY));
      const inside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (inside) latest.current.onDrop(rowAt(event.clientY), { swap: event.shiftKey, onto });
      else latest.current.onCancel();
    };
    const cancel = () => {
      end();
      if (box) latest.current.onCancel();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    function end() {
      stop.current = undefined;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', key);
    }
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', key);
    stop.current = end;
  }

  return {
    onPointerDown,
    /** The click that ends a drag opens nothing. */
    wasDragged: () => dragged.current,
  };
}
