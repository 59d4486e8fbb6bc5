import { toInSql } from '../../model/inSql';
import { jobStatuses } from '../../model/orders/orderStatus';
import type { Deps, Viewer } from '../../access';
import { isAdmin } from '../../access';
import type { JsonText } from '../../platform/api/execution/jsonText';
import type { Asked, SelectedFields } from '../../platform/api/selectedFields';
import { notFound } from '../../texts/messages';
import type { Sql } from '../../platform/sql';
import { query, raw, sql } from '../../platform/sql';
import { LONGEST_LIST } from '../../platform/longestList';
import { addMs, days, findLocalDay } from '../../platform/time';
import { printWithin } from '../../texts/printMessage';
import type { Reader } from './orderColumns';
import type { Selection } from './orderRows';
import { selectOrders, writeOrders } from './orderRows';
import type { OrderHistoryRow, OrderRow } from '../types/orderTypes';

// The read side: each list is one statement. 'Upcoming' lasts until the trip's end, 'finished' is after it. An order
// that is not deleted stands in exactly one of these lists, the archive and the rejected ones. Only feedback from after
// the archiving is shown beside it (docs/product.md). orderLife.model.itest.ts holds that.

const BY_START = 'o.starts_at, o.id';

/**
 * PostgreSQL knows no value of a subquery when it plans. With the bare moment it expects more of a plan for that moment than of
 * the kept one, and plans again each time (docs/decisions/running/prepared-statements.md).
 */
const isUpcoming = (now: Date) => sql`o.ends_at > (select ${now}::timestamptz)`;

const isDrivenBy = (driverId: string) => sql`exists (select 1 from job j join driver_assignment d on d.job_id = j.id
  where j.order_id = o.id and d.driver_id = ${driverId} and d.confirmation <> 'declined')`;

/** From the few unread ones, not through all the archive. */
const hasUnreadFeedback = sql`o.id in (
  select j.order_id from feedback k join job j on j.id = k.job_id where k.read_at is null)`;

const lists = {
  /** Newest first, because that is what waits for a price. */
  newOrders: {
    where: (now) => sql`o.status = 'new' and ${isUpcoming(now)}`,
    orderBy: 'o.created_at desc, o.id desc',
  },
  answeredOrders: { where: (now) => sql`o.status = 'answered' and ${isUpcoming(now)}`, orderBy: BY_START },
  acceptedOrders: { where: (now) => sql`o.status = 'accepted' and ${isUpcoming(now)}`, orderBy: BY_START },
  upcomingJobs: { where: (now) => sql`o.status = 'job' and ${isUpcoming(now)}`, orderBy: BY_START },
  /** Finished jobs with feedback that no admin has read, and archived ones to which some came late. */
  unreadFeedback: {
    where: (now) => sql`o.status ${raw(toInSql(jobStatuses))} and o.ends_at <= ${now} and ${hasUnreadFeedback}`,
    orderBy: BY_START,
  },
} satisfies Record<string, { where: (now: Date) => Sql; orderBy: string }>;

const myLists = {
  myUpcomingJobs: (now, driverId) => sql`o.status = 'job' and ${isUpcoming(now)} and ${isDrivenBy(driverId)}`,
  myFinishedJobs: (now, driverId) => sql`o.status = 'job' and o.ends_at <= ${now} and ${isDrivenBy(driverId)}`,
  // For the phone, which shows a trip until its day is over and reported.
  myTripsAround: (now, driverId) => sql`o.status ${raw(toInSql(jobStatuses))} and o.ends_at > ${addMs(now, -days(2))}
    and o.starts_at < ${addMs(now, days(14))} and ${isDrivenBy(driverId)}`,
  // Until it comes, also from the archive; from the few that are unreported, not through all that the driver ever drove.
  myFeedbacklessJobs: (now, driverId) => sql`o.status ${raw(toInSql(jobStatuses))} and o.ends_at <= ${now} and o.id in (
    select j.order_id from driver_assignment d join job j on j.id = d.job_id
    where d.driver_id = ${driverId} and not d.reported and d.confirmation <> 'declined'
      and not exists (select 1 from feedback k where k.job_id = d.job_id and k.driver_id = d.driver_id))`,
} satisfies Record<string, (now: Date, driverId: string) => Sql>;

export const toReader = (viewer: Viewer) => (isAdmin(viewer) ? 'admin' : 'driver');

/** The orders of a selection, as they are asked for; rows of everything, when nothing is said. */
const readOrders = (deps: Deps, reader: Reader, selection: Selection, asked?: Asked): Promise<OrderRow[] | JsonText> =>
  (asked?.asText ? writeOrders : selectOrders)(deps, reader, {
    ...selection,
    limit: LONGEST_LIST,
    hasOnePlan: true,
    selected: asked?.selected,
  });

export function readOrderList(deps: Deps, viewer: Viewer, name: keyof typeof lists, asked?: Asked) {
  const { where, orderBy } = lists[name];
  return readOrders(deps, toReader(viewer), { where: where(deps.clock.now()), orderBy }, asked);
}

export function readMyOrderList(deps: Deps, viewer: Viewer, name: keyof typeof myLists, asked?: Asked) {
  const where = myLists[name](deps.clock.now(), viewer.id);
  return readOrders(deps, toReader(viewer), { where, orderBy: BY_START }, asked);
}

/**
 * Finished jobs that wait for the feedback of a driver: nothing is unread, or else they stand there. `exceptToday` leaves out
 * those that ended today (docs/product.md, 'Feedback lists').
 */
export function listFeedbacklessJobs(deps: Deps, exceptToday: boolean, asked?: Asked) {
  const now = deps.clock.now();
  const hasEnded = exceptToday ? sql`o.ends_at < ${findLocalDay(now).start}` : sql`o.ends_at <= ${now}`;
  const where = sql`o.status = 'job' and ${hasEnded} and not ${hasUnreadFeedback}`;
  return readOrders(deps, 'admin', { where, orderBy: BY_START }, asked);
}

/** One order, whatever its status. Errors: NOT_FOUND. */
export async function readOrder(deps: Deps, viewer: Viewer, id: string, selected?: SelectedFields): Promise<OrderRow> {
  const order = await findOrder(deps, toReader(viewer), id, selected);
  if (!order) throw notFound('order');
  return order;
}

/** One order as a reader sees it; undefined when it was deleted. */
export async function findOrder(
  deps: Deps,
  reader: Reader,
  id: string,
  selected?: SelectedFields,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(deps, reader, {
    where: sql`o.id = ${id}`,
    orderBy: 'o.id',
    hasOnePlan: true,
    selected,
  });
  return row;
}

/** The history of an order: the latest thousand events, newest first. */
export async function readOrderHistory(deps: Deps, orderId: string): Promise<OrderHistoryRow[]> {
  const rows = await query<Omit<OrderHistoryRow, 'changes'> & { changes: object }>(
    deps.db.dataSource.manager,
    sql`select e.id, e.at, e.action, e.actor, u.firstname as "actorName", e.version, e.from_status as "fromStatus", e.to_status as "toStatus",
       e.changes
     from order_event e left join "user" u on u.id = e.user_id
     where e.order_id = ${orderId} order by e.at desc, e.version desc, e.id desc limit 1000`,
  );
  return rows.map((row) => ({ ...row, changes: JSON.stringify(printWithin(row.changes)) }));
}
