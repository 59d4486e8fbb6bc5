import type { OrderListRowFragment } from '../../../generated/graphql';
import { isDeclined } from './waiting';

const URGENT_MS = 48 * 3_600_000;

/** Leaves within 48 hours, or has left already. */
export const isUrgent = ({ start }: { start: string }, now: Date): boolean =>
  new Date(start).getTime() - now.getTime() <= URGENT_MS;

type WaitingLists<Row> = Record<'newOrders' | 'acceptedOrders' | 'upcomingJobs', readonly Row[]>;
type WaitingRow = Pick<OrderListRowFragment, 'id' | 'start'> & { job: { confirmation: string } | null };

/** Orders that wait for the office, earliest departure first: for a price, a bus and a driver, or another driver. */
export function sortByDeadline<Row extends WaitingRow>(lists: WaitingLists<Row>): Row[] {
  const rows = [...lists.newOrders, ...lists.acceptedOrders, ...lists.upcomingJobs.filter(isDeclined)];
  return rows.sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Those of them that leave within 48 hours. */
export const listUrgent = <Row extends WaitingRow>(lists: WaitingLists<Row>, now: Date): Row[] =>
  sortByDeadline(lists).filter((row) => isUrgent(row, now));
