import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { readPictureWidth } from './pictureWidth';

/** Of app/shell/PlatformShell.tsx. */
const MAIN_WIDTH = 1720;
const SCROLLBAR = 15;

/**
 * The width of an element, followed as the window changes; undefined until it was measured, which is before anything of
 * it is seen. Gives the ref for the element.
 */
export function useWidth(): [RefCallback<HTMLElement>, number | undefined] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(() => {
    const picture = readPictureWidth();
    return picture && findRoom(picture);
  });
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

/** The room of a page within the edges of the back office, as wide as most of what it measures. */
function findRoom(windowWidth: number): number {
  const edges = windowWidth >= 1200 ? 112 : windowWidth >= 600 ? 48 : 32;
  return Math.min(windowWidth - SCROLLBAR, MAIN_WIDTH) - edges;
}

/**
 * Whether this many pixels fit beside each other in an element. Gives its ref. First it is drawn as if it had the room of
 * a page: to measure a table before it is drawn takes a slow machine a tenth of a second. Where that is wrong, it is drawn
 * again before it is seen.
 */
export function useFits(least: number): [RefCallback<HTMLElement>, boolean] {
  const [fits, setFits] = useState(() => findRoom(readPictureWidth() ?? window.innerWidth) >= least);
  const drawn = useRef(fits);
  const ref = useCallback(
    (element: HTMLElement) => {
      const observer = new ResizeObserver(() => {
        const { clientWidth } = element;
        // A hidden element has a width of 0.
        if (clientWidth === 0 || drawn.current === clientWidth >= least) return;
        drawn.current = clientWidth >= least;
        flushSync(() => setFits(drawn.current));
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [least],
  );
  return [ref, fits];
}
