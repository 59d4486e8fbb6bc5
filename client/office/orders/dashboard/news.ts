import type { DashboardQuery } from '../../../generated/graphql';
import { t } from '../../../i18n/officeTexts';
import type { PlainTextKey } from '../../../i18n/officeTexts';
import { orderPath } from '../../../lib/navigation/orderPath';
import type { ListRow } from './listColumns';
import { printCities, printCustomer } from '../parts/orderTexts';

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
export function listNews(before: DashboardQuery, after: DashboardQuery, now: Date): NewsItem[] {
  const former = mapById(before);
  const present = mapById(after);
  const changed = [...present.values()].flatMap((row) => {
    const title = findNewsTitle(former.get(row.id), row);
    return title ? [{ text: printNews(title, row), path: orderPath(row) }] : [];
  });
  const gone = [...former.values()]
    .filter(({ id, end }) => !present.has(id) && new Date(end) > now)
    .map((row) => ({ text: printNews('orders.newsGone', row), path: undefined }));
  return [...changed, ...gone];
}

function mapById({ newOrders, acceptedOrders, upcomingJobs, answeredOrders }: DashboardQuery): Map<string, ListRow> {
  const rows = [...newOrders, ...acceptedOrders, ...upcomingJobs, ...answeredOrders];
  return new Map(rows.map((row) => [row.id, row]));
}

function findNewsTitle(former: ListRow | undefined, row: ListRow): PlainTextKey | undefined {
  if (former?.status !== row.status) return arrivals[row.status];
  if (former.job?.confirmation === row.job?.confirmation) return undefined;
  if (row.job?.confirmation === 'accepted') return 'orders.newsConfirmed';
  return row.job?.confirmation === 'declined' ? 'orders.newsDeclined' : undefined;
}

function printNews(title: PlainTextKey, row: ListRow): string {
  return `${t(title)}: ${printCities(row)} · ${printCustomer(row)}`;
}
