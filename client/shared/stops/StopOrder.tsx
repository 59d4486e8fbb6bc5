import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIdle } from '../../ui/useIdle';

interface StopOrderProps {
  stopIds: readonly number[];
  onOrder: (stopIds: number[]) => void;
  /** The stops, keyed by their ids. */
  children: ReactNode;
}

/** The stops in their order, which dragging changes as soon as there are two. The code of dragging comes while idle. */
export function StopOrder({ stopIds, onOrder, children }: StopOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const isIdle = useIdle();
  const isMovable = isIdle && stopIds.length > 1;
  const move = useEffectEvent((from: number, to: number) => {
    const others = stopIds.filter((_, index) => index !== from);
    // At once: until then the stop stands where it was.
    flushSync(() => onOrder([...others.slice(0, to), stopIds[from]!, ...others.slice(to)]));
  });
  useEffect(() => {
    if (!isMovable) return;
    let end = (): void => undefined;
    let isOver = false;
    // Without it the list is as it is, and the buttons move stops.
    void import('./dragStops').then(
      ({ dragStops }) => {
        if (!isOver && list.current) end = dragStops(list.current, (from, to) => move(from, to));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [isMovable]);
  return <ol ref={list}>{children}</ol>;
}
