import { addDays } from '../../../../server/platform/values/localDay';

/** How many days the plan shows at once. */
export const spans = [1, 3, 7, 14] as const;
export type PlanSpan = (typeof spans)[number];
export type View = 'drivers' | 'buses';

export const USUAL_SPAN: PlanSpan = 3;

/** Which days and rows are looked at, in the address: ?paev=2026-11-23&paevi=7&read=bussid */
export function readPlanParams(params: URLSearchParams, today: string) {
  const day = params.get('paev') ?? '';
  const isKnown = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  const from = isKnown ? day : today;
  const days = spans.find((span) => String(span) === params.get('paevi')) ?? USUAL_SPAN;
  return {
    from,
    days,
    view: (params.get('read') === 'bussid' ? 'buses' : 'drivers') as View,
    /** The variables of its queries. */
    range: { from, to: addDays(from, days - 1) },
  };
}
