import Box from '@mui/material/Box';
import { Suspense, useEffect } from 'react';
import { latePart } from '../../ui/late/latePart';
import { useIdle } from '../../ui/useIdle';
import { Reserved } from './Reserved';
import type { StopOrderProps } from './SortableStops';

// Without it the list is as it is, and the buttons move stops.
const SortableStops = latePart(() => import('./SortableStops').catch(() => ({ default: PlainStops })));

/**
 * The stops in their order, which dragging changes as soon as there are two. The drag code arrives with the list: a
 * list without it would be drawn again under the customer's finger.
 */
export function StopOrder(props: StopOrderProps) {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void SortableStops.preload();
  }, [isIdle]);
  if (props.stopIds.length < 2) return <PlainStops {...props} />;
  return (
    <Suspense
      fallback={props.stopIds.map((id) => (
        <Box key={id} sx={{ mb: 1.5 }}>
          <Reserved height={110} />
        </Box>
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
