import { useRef } from 'react';
import type { ReactElement } from 'react';
import { ReactSortable } from 'react-sortablejs';
import { autoScrollStep } from './autoScroll';

interface SortableStopsProps {
  stopIds: number[];
  onOrder: (stopIds: number[]) => void;
  /** One list item a stop, in order, each with an element of class `drag-handle`. */
  children: ReactElement[];
}

/** The list of stops, reordered by dragging a handle (spec, section 9, "Drag-and-drop"). In a chunk of its own. */
export default function SortableStops({ stopIds, onOrder, children }: SortableStopsProps) {
  const scroller = useRef<Element>(null);
  return (
    <ReactSortable
      tag="ol"
      style={{ margin: 0, padding: 0 }}
      // Fresh objects each time: the library writes its own marks into them.
      list={stopIds.map((id) => ({ id }))}
      // It calls this also when nothing was moved, as when it starts.
      setList={(items) => {
        const order = items.map(({ id }) => id);
        if (order.join() !== stopIds.join()) onOrder(order);
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
      onStart={({ from }) => {
        scroller.current = scrollerOf(from);
      }}
      scrollFn={(_x, _y, _begun, latest) => scroll(scroller.current, pointerY(latest))}
    >
      {children}
    </ReactSortable>
  );
}

/** What scrolls when the list is too long: a panel around it, else the page. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return document.documentElement;
}

function scroll(scroller: Element | null, y: number) {
  if (!scroller) return;
  // The page itself is seen through the window, whatever its length.
  const { top, height } =
    scroller === document.documentElement ? { top: 0, height: window.innerHeight } : scroller.getBoundingClientRect();
  scroller.scrollBy(0, autoScrollStep(y - top, height));
}

/** The library says TouchEvent, but where the browser has pointer events it hands over those. */
function pointerY(event: TouchEvent | PointerEvent): number {
  const { clientY } = 'touches' in event ? (event.touches[0] ?? { clientY: window.innerHeight / 2 }) : event;
  return clientY;
}
