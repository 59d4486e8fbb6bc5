import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useEffect } from 'react';
import { preloadable } from '../../lib/navigation/preload';
import { useIdle } from '../useIdle';
import type { StopOrderProps } from './SortableStops';

// Without it the list is as it is, and the buttons move stops.
const SortableStops = preloadable(() => import('./SortableStops').catch(() => ({ default: PlainStops })));

/**
 * The stops in their order, which dragging changes as soon as there are two. What drags them arrives with the list: a list
 * that was drawn without it would have to be drawn anew, under somebody's finger.
 */
export function StopOrder(props: StopOrderProps) {
  const idle = useIdle();
  useEffect(() => {
    if (idle) void SortableStops.preload();
  }, [idle]);
  if (props.stopIds.length < 2) return <PlainStops {...props} />;
  return (
    <Suspense
      fallback={props.stopIds.map((id) => (
        <Skeleton key={id} variant="rounded" height={110} sx={{ mb: 1.5 }} />
      ))}
    >
      <SortableStops {...props} />
    </Suspense>
  );
}

function PlainStops({ children }: StopOrderProps) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {children}
    </Box>
  );
}
