import { useLayoutEffect, useState } from 'react';
import type { RefCallback } from 'react';

/**
 * The width of an element, followed as the window changes; undefined until it was measured, which is before anything of
 * it is seen. Gives the ref for the element.
 */
export function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}

/** Whether this many pixels fit beside each other in an element; undefined until it was measured. Gives its ref. */
export function useFits(least: number): [RefCallback<HTMLElement>, boolean | undefined] {
  const [ref, width] = useWidth();
  return [ref, width ? width >= least : undefined];
}
