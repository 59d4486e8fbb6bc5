import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { addDays } from '../../../server/platform/values/localDay';
import { toLocalDate } from '../../lib/texts/time';
import { useBoard } from './useBoard';

/** How many days the plan shows at once. */
export const spans = [1, 3, 7, 14] as const;
export type PlanSpan = (typeof spans)[number];
export type View = 'drivers' | 'buses';

const USUAL: PlanSpan = 3;

/** Which days and rows are looked at, in the address: ?paev=2026-11-23&paevi=7&read=bussid */
export function readPlanParams(params: URLSearchParams, today: string) {
  const day = params.get('paev') ?? '';
  const isKnown = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    from: isKnown ? day : today,
    days: spans.find((span) => String(span) === params.get('paevi')) ?? USUAL,
    view: (params.get('read') === 'bussid' ? 'buses' : 'drivers') as View,
  };
}

/** The days in the address, and what the server knows of them. */
export function usePlan() {
  const [params, setParams] = useSearchParams();
  const today = toLocalDate(new Date());
  const { from, days, view } = readPlanParams(params, today);
  const { board, rests, failed, readAll, reader } = useBoard({ from, to: addDays(from, days - 1) });

  const setter = useRef(setParams);
  useEffect(() => {
    setter.current = setParams;
  });
  const go = useMemo(() => {
    function set(name: string, value: string | undefined) {
      setter.current(
        (now) => {
          const next = new URLSearchParams(now);
          if (value === undefined) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }
    return {
      to: (day: string) => set('paev', day === today ? undefined : day),
      span: (span: PlanSpan) => set('paevi', span === USUAL ? undefined : String(span)),
      view: (wanted: View) => set('read', wanted === 'buses' ? 'bussid' : undefined),
    };
  }, [today]);

  return {
    from,
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
