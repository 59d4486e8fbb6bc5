import { useLayoutEffect, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * Whether this many pixels fit beside each other in an element; undefined until it was measured, which is before
 * anything of it is seen. Gives the ref for the element.
 */
export function useFits(width: number): [RefCallback<HTMLElement>, boolean | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, room ? room >= width : undefined];
}
