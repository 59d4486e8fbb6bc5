import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';
import { useAddressParams } from '../../lib/navigation/addressParams';
import { toLocalDate } from '../../lib/texts/time';
import { readPlanParams, USUAL_SPAN } from './search/planDays';
import type { PlanSpan, View } from './search/planDays';
import { useBoard } from './useBoard';

/** The days in the address, and what the server knows of them. */
export function usePlan() {
  const [params, changeParams] = useAddressParams();
  const today = toLocalDate(new Date());
  const { from, days, view, range } = readPlanParams(params, today);
  const { board, rests, failed, readAll, reader } = useBoard(range);

  const set = useEventCallback((name: string, value: string | undefined) =>
    changeParams((newest) => (value === undefined ? newest.delete(name) : newest.set(name, value))),
  );
  const go = useMemo(
    () => ({
      to: (day: string) => set('paev', day === today ? undefined : day),
      span: (span: PlanSpan) => set('paevi', span === USUAL_SPAN ? undefined : String(span)),
      view: (wanted: View) => set('read', wanted === 'buses' ? 'bussid' : undefined),
    }),
    [set, today],
  );

  return {
    from,
    to: range.to,
    days,
    view,
    today,
    /** Other days, and other rows. */
    go,
    board,
    rests,
    failed,
    // A failure shows itself on the page.
    reload: () => void readAll().catch(() => undefined),
    /** The moved trips are known when this ends; their rests come later. Undefined: anything may have changed. */
    async refresh(orderIds?: readonly string[]) {
      reader.want(orderIds);
      await reader.read().catch(() => undefined);
    },
  };
}

export type Plan = ReturnType<typeof usePlan>;
