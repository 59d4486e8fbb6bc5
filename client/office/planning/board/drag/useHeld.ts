import { useDeferredValue, useMemo, useState } from 'react';
import { usePlanChecksQuery } from '../../../../generated/graphql';
import { LANE_ID } from '../planRows';
import type { Held, Light } from '../../planSteps';
import type { View } from '../../search/planDays';

/** The trip that is being moved, by mouse or by key, over which row it is, and what each row says to it. */
export function useHeld(view: View) {
  const [held, setHeld] = useState<Held & { byKey: boolean }>();
  const [over, setOver] = useState<string>();
  // Asked once it is seen that the trip is held.
  const asked = useDeferredValue(held);
  const { data } = usePlanChecksQuery({
    variables: {
      orderId: asked?.trip.id ?? '',
      driverOut: view === 'drivers' && asked?.row !== LANE_ID ? asked?.row : undefined,
      busOut: view === 'buses' && asked?.row !== LANE_ID ? asked?.row : undefined,
    },
    skip: !asked,
    // The plan may change before it is asked again: nothing of it is kept.
    fetchPolicy: 'no-cache',
  });
  const checks = held && held === asked ? data?.planChecks : undefined;
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
