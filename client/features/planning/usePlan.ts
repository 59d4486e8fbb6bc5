import { useSearchParams } from 'react-router';
import { usePlanBoardQuery, usePlanRestsQuery } from '../../generated/graphql';
import type { PlanBoardQuery, PlanRestsQuery } from '../../generated/graphql';
import type { LiveList } from '../../generated/live';
import { useLiveReload } from '../../lib/request/useLive';
import { addDays } from '../../lib/texts/localDay';
import { localDateOf } from '../../lib/texts/time';

export type Board = PlanBoardQuery['planBoard'];
export type BoardTrip = Board['trips'][number];
export type Rest = PlanRestsQuery['planRests'][number];

/** How many days the plan shows at once. */
export const spans = [1, 3, 7, 14] as const;
export type Span = (typeof spans)[number];
export type View = 'drivers' | 'buses';

const usual: Span = 3;

/** Whatever stands on the board, through whomever it changed. */
const concerned: LiveList[] = [
  'plan',
  'acceptedOrders',
  'jobs',
  'archive',
  'arrangements',
  'duties',
  'people',
  'fleet',
];

/** Which days and rows are looked at, in the address: ?paev=2026-11-23&paevi=7&read=bussid */
export function readPlanParams(params: URLSearchParams, today: string) {
  const day = params.get('paev') ?? '';
  const known = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return {
    from: known ? day : today,
    days: spans.find((span) => String(span) === params.get('paevi')) ?? usual,
    view: (params.get('read') === 'bussid' ? 'buses' : 'drivers') as View,
  };
}

/** The days in the address, and what the server knows of them. */
export function usePlan() {
  const [params, setParams] = useSearchParams();
  const today = localDateOf(new Date());
  const { from, days, view } = readPlanParams(params, today);
  const variables = { from, to: addDays(from, days - 1) };
  const board = usePlanBoardQuery({ variables, fetchPolicy: 'cache-and-network' });
  // The law takes longer to ask than the plan: its rests come after it.
  const rests = usePlanRestsQuery({ variables, fetchPolicy: 'cache-and-network' });

  function set(name: string, value: string | undefined) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const goTo = (day: string) => set('paev', day === today ? undefined : day);

  const refetch = () => Promise.all([board.refetch(), rests.refetch()]);
  useLiveReload(concerned, refetch);

  return {
    ...{ from, days, view, today },
    goTo,
    step: (direction: 1 | -1) => goTo(addDays(from, direction * days)),
    setDays: (span: Span) => set('paevi', span === usual ? undefined : String(span)),
    setView: (wanted: View) => set('read', wanted === 'buses' ? 'bussid' : undefined),
    board: board.data?.planBoard,
    rests: rests.data?.planRests,
    failed: Boolean(board.error) && !board.data,
    // A failure shows itself on the page.
    reload: () => void refetch().catch(() => undefined),
    /** What moved is known when this ends; the rests that follow from it come later. */
    async refresh() {
      await board.refetch().catch(() => undefined);
      void rests.refetch().catch(() => undefined);
    },
  };
}

export type Plan = ReturnType<typeof usePlan>;
