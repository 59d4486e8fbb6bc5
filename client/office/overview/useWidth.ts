import { useLayoutEffect, useState } from 'react';

/** The width of an element, followed as the window changes; undefined until it is measured. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number | undefined] {
  const [element, ref] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [ref, width];
}
