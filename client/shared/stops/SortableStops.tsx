import { useRef } from 'react';
import type { ReactNode } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { measureScrollStep } from './autoScroll';

export interface StopOrderProps {
  stopIds: readonly number[];
  onOrder: (stopIds: number[]) => void;
  /** The stops, keyed by their ids. */
  children: ReactNode;
}

/**
 * The list of the stops, dragged by their element of class `drag-handle` (docs/product.md, "Stops and times"). In its
 * own chunk.
 */
export default function SortableStops({ stopIds, onOrder, children }: StopOrderProps) {
  const scroller = useRef<Element>(document.documentElement);
  return (
    <ReactSortable
      tag="ol"
      style={{ margin: 0, padding: 0 }}
      // It marks its own items as chosen and selected, not the stops.
      list={stopIds.map((id) => ({ id }))}
      setList={(items) => {
        const ids = items.map(({ id }) => id);
        if (ids.join() !== stopIds.join()) onOrder(ids);
      }}
      handle=".drag-handle"
      animation={150}
      forceFallback
      fallbackTolerance={5}
      delay={120}
      delayOnTouchOnly
      touchStartThreshold={5}
      scroll
      scrollSensitivity={window.innerHeight / 4}
      bubbleScroll
      scrollFn={(_x, _y, _begun, latest) => scroll(scroller.current, pointerY(latest))}
      onStart={({ from }) => {
        scroller.current = findScroller(from);
      }}
    >
      {children}
    </ReactSortable>
  );
}

/** The scrolling element of a long list: a panel around it, else the page. */
function findScroller(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return document.documentElement;
}

function scroll(scroller: Element, y: number) {
  // The page itself is seen through the window, whatever its length.
  const { top, height } =
    scroller === document.documentElement ? { top: 0, height: window.innerHeight } : scroller.getBoundingClientRect();
  scroller.scrollBy(0, measureScrollStep(y - top, height));
}

/** The library says TouchEvent, but where the browser has pointer events it hands over those. */
function pointerY(event: TouchEvent | PointerEvent): number {
  const { clientY } = 'touches' in event ? (event.touches[0] ?? { clientY: window.innerHeight / 2 }) : event;
  return clientY;
}
