import { useSearchParams } from 'react-router';
import { addDays } from '../../../server/platform/values/localDay';
import { shiftMonth, toMonth } from '../../lib/texts/month';
import { toLocalDate } from '../../lib/texts/time';
import type { ReportPeriod } from './print/sheet';

/** The variables of a report's query. */
export interface ReportQuery extends ReportPeriod {
  /** Ids of drivers; null is all of them. */
  driverIds: readonly string[] | null;
}

const ALL = 'all';
const isDate = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** The first and last day of the month of today in Estonia. */
export function findThisMonth(now = new Date()): ReportPeriod {
  const month = toMonth(toLocalDate(now));
  return { first: `${month}-01`, last: addDays(`${shiftMonth(month, 1)}-01`, -1) };
}

/** The address holds the question, so that a reload and a copied link show the same; the default is this month for all drivers. */
export function readReportQuery(params: URLSearchParams, now: Date): ReportQuery {
  const first = params.get('first');
  const last = params.get('last');
  const drivers = params.get('drivers');
  const period = isDate(first) && isDate(last) ? { first, last } : findThisMonth(now);
  return { ...period, driverIds: !drivers || drivers === ALL ? null : drivers.toLowerCase().split(',') };
}

/** The variables of the query. */
export const toReportVariables = (query: ReportQuery) => ({ ...query, driverIds: query.driverIds as string[] | null });

/** The question of the open page, and the function that asks another one. */
export function useReportQuery(now = new Date()): [ReportQuery, (query: ReportQuery) => void] {
  const [params, setParams] = useSearchParams();
  return [
    readReportQuery(params, now),
    ({ first, last, driverIds }) => setParams({ first, last, drivers: driverIds?.join(',') ?? ALL }, { replace: true }),
  ];
}
