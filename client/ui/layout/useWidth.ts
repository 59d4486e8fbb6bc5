import { useLayoutEffect, useState } from 'react';
import type { RefCallback } from 'react';
import { readPictureWidth } from '../pictureWidth';

/** Of app/shell/PlatformShell.tsx. */
const MAIN_WIDTH = 1720;
const SCROLLBAR = 15;

/**
 * The width of an element, followed as the window changes; undefined until it was measured, which is before anything of
 * it is seen. Gives the ref for the element.
 */
export function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(findPictureRoom);
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

/** The room of a page within the edges of the back office, as wide as most of what it measures; undefined in a browser. */
function findPictureRoom(): number | undefined {
  const window = readPictureWidth();
  if (window === undefined) return undefined;
  const edges = window >= 1200 ? 112 : window >= 600 ? 48 : 32;
  return Math.min(window - SCROLLBAR, MAIN_WIDTH) - edges;
}

/** Whether this many pixels fit beside each other in an element; undefined until it was measured. Gives its ref. */
export function useFits(least: number): [RefCallback<HTMLElement>, boolean | undefined] {
  const [ref, width] = useWidth();
  return [ref, width ? width >= least : undefined];
}
