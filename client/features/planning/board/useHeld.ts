import { useMemo, useState } from 'react';
import { usePlanChecksQuery } from '../../../generated/graphql';
import { laneId } from './planRows';
import type { Held, Light } from '../planSteps';
import type { View } from '../usePlan';

/** The trip that is being moved, by mouse or by key, over which row it is, and what each row says to it. */
export function useHeld(view: View) {
  const [held, setHeld] = useState<Held & { byKey: boolean }>();
  const [over, setOver] = useState<string>();
  const { data } = usePlanChecksQuery({
    variables: {
      orderId: held?.trip.id ?? '',
      driverOut: view === 'drivers' && held?.row !== laneId ? held?.row : undefined,
      busOut: view === 'buses' && held?.row !== laneId ? held?.row : undefined,
    },
    skip: !held,
    // The plan may change before it is asked again: nothing of it is kept.
    fetchPolicy: 'no-cache',
  });
  const checks = held ? data?.planChecks : undefined;
  const lights = useMemo(
    () => new Map<string, Light>(checks?.[view].map((light) => [light.id, light])),
    [checks, view],
  );
  return {
    held,
    over,
    checks,
    lights,
    setOver,
    hold(next: Held, byKey: boolean) {
      setHeld({ ...next, byKey });
      setOver(next.row);
    },
    drop() {
      setHeld(undefined);
      setOver(undefined);
    },
  };
}
