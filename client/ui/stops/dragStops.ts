import Sortable from 'sortablejs';
import { autoScrollStep } from './autoScroll';

/**
 * Lets the items of a list be dragged by their element of class `drag-handle` (spec, section 9, "Drag-and-drop").
 * `onDrop` gets the former and the new index. Returns what ends it. In a chunk of its own.
 */
export function dragStops(list: HTMLElement, onDrop: (from: number, to: number) => void): () => void {
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
    scrollFn: (_x, _y, _begun, latest) => scroll(scroller, pointerY(latest)),
    onStart: () => {
      scroller = scrollerOf(list);
    },
    onUpdate: ({ item, oldIndex = 0, newIndex = 0 }) => {
      // React must find its elements where it left them; it moves them itself when it hears of the new order.
      item.remove();
      list.insertBefore(item, list.children[oldIndex] ?? null);
      onDrop(oldIndex, newIndex);
    },
  });
  return () => sortable.destroy();
}

/** What scrolls when the list is too long: a panel around it, else the page. */
function scrollerOf(element: Element): Element {
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
  scroller.scrollBy(0, autoScrollStep(y - top, height));
}

/** The library says TouchEvent, but where the browser has pointer events it hands over those. */
function pointerY(event: TouchEvent | PointerEvent): number {
  const { clientY } = 'touches' in event ? (event.touches[0] ?? { clientY: window.innerHeight / 2 }) : event;
  return clientY;
}
