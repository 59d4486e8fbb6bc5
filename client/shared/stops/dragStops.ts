import Sortable from 'sortablejs';
import { measureScrollStep } from './autoScroll';

/**
 * Lets the items of the list be dragged by their element of class `drag-handle` (docs/product.md, 'Stops and times').
 * `onMove` gets the indexes; the list itself stays as it was, because React draws it. Returns how to end it.
 */
export function dragStops(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  let scroller: Element = document.documentElement;
  const sortable = Sortable.create(list, {
    handle: '.drag-handle',
    animation: 150,
    forceFallback: true,
    fallbackTolerance: 5,
    delay: 120,
    delayOnTouchOnly: true,
    touchStartThreshold: 5,
    scroll: true,
    scrollSensitivity: window.innerHeight / 4,
    bubbleScroll: true,
    scrollFn: (_x, _y, _begun, latest) => scroll(scroller, readPointerY(latest)),
    onStart: () => {
      scroller = findScroller(list);
    },
    onEnd: ({ item, oldIndex = 0, newIndex = 0 }) => {
      item.remove();
      list.insertBefore(item, list.children[oldIndex] ?? null);
      if (newIndex !== oldIndex) onMove(oldIndex, newIndex);
    },
  });
  return () => sortable.destroy();
}

/** The scrolling element of a long list: a panel around it, else the page. */
function findScroller(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if (overflowY === 'auto' || overflowY === 'scroll') return around;
  }
  return document.documentElement;
}

function scroll(scroller: Element, y: number): void {
  // The page itself is seen through the window, whatever its length.
  const { top, height } =
    scroller === document.documentElement ? { top: 0, height: window.innerHeight } : scroller.getBoundingClientRect();
  scroller.scrollBy(0, measureScrollStep(y - top, height));
}

/** The library says TouchEvent, but where the browser has pointer events it hands over those. */
function readPointerY(event: TouchEvent | PointerEvent): number {
  const { clientY } = 'touches' in event ? (event.touches[0] ?? { clientY: window.innerHeight / 2 }) : event;
  return clientY;
}
