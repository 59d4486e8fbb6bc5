import type { DashboardQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { PlainTextKey } from '../../../i18n/officeTexts';
import { orderPath } from '../../../lib/navigation/orderPath';
import type { ListRow } from './listColumns';
import { citiesOf, customerOf } from '../parts/orderTexts';

/** Something that happened to an order while the dashboard was open. */
export interface NewsItem {
  /** 'Uus päring: Tallinn - Tartu · Õie Jõgeväli' */
  text: string;
  /** The page of the order; none when it may be gone. */
  path: string | undefined;
}

const arrivals: Partial<Record<ListRow['status'], PlainTextKey>> = {
  new: 'orders.newsNew',
  answered: 'orders.newsAnswered',
  accepted: 'orders.newsAccepted',
  job: 'orders.newsJob',
};

/** Changes by others between two readings of the dashboard, in the order of its lists. An order that only ended is no news. */
export function newsBetween(before: DashboardQuery, after: DashboardQuery, now: Date): NewsItem[] {
  const former = byId(before);
  const present = byId(after);
  const changed = [...present.values()].flatMap((row) => {
    const title = titleOf(former.get(row.id), row);
    return title ? [{ text: textOf(title, row), path: orderPath(row) }] : [];
  });
  const gone = [...former.values()]
    .filter(({ id, end }) => !present.has(id) && new Date(end) > now)
    .map((row) => ({ text: textOf('orders.newsGone', row), path: undefined }));
  return [...changed, ...gone];
}

function byId({ newOrders, acceptedOrders, upcomingJobs, answeredOrders }: DashboardQuery): Map<string, ListRow> {
  const rows = [...newOrders, ...acceptedOrders, ...upcomingJobs, ...answeredOrders];
  return new Map(rows.map((row) => [row.id, row]));
}

function titleOf(former: ListRow | undefined, row: ListRow): PlainTextKey | undefined {
  if (former?.status !== row.status) return arrivals[row.status];
  if (former.job?.confirmation === row.job?.confirmation) return undefined;
  if (row.job?.confirmation === 'accepted') return 'orders.newsConfirmed';
  return row.job?.confirmation === 'declined' ? 'orders.newsDeclined' : undefined;
}

function textOf(title: PlainTextKey, row: ListRow): string {
  return `${t(title)}: ${citiesOf(row)} · ${customerOf(row)}`;
}
