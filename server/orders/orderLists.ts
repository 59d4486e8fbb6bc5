import type { Deps } from '../access/context';
import type { Viewer } from '../access/viewer';
import { isAdmin } from '../access/viewer';
import type { AskedFields } from '../platform/askedFields';
import { notFound } from '../platform/errors';
import { localDay } from '../platform/time';
import type { Reader, Selection } from './orderRows';
import { selectOrders } from './orderRows';
import type { OrderHistoryRow, OrderRow } from './orderTypes';

// The read side: each list is one statement. 'Upcoming' lasts until the trip's end, 'finished' is after it (design, section 4).

const byStart = 'o.starts_at, o.id';
const job = 'select 1 from job j';
const mine = `exists (${job} join driver_assignment d on d.job_id = j.id
  where j.order_id = o.id and d.driver_id = $2 and d.confirmation <> 'rejected')`;

const lists = {
  /** Newest first, because that is what waits for a price. */
  newOrders: { where: `o.status = 'new' and o.ends_at > $1`, orderBy: 'o.created_at desc, o.id desc' },
  answeredOrders: { where: `o.status = 'answered' and o.ends_at > $1`, orderBy: byStart },
  acceptedOrders: { where: `o.status = 'accepted' and o.ends_at > $1`, orderBy: byStart },
  upcomingJobs: { where: `o.status = 'job' and o.ends_at > $1`, orderBy: byStart },
  /** Finished jobs with feedback that no admin has read. */
  unreadFeedback: {
    where: `o.status = 'job' and exists (${job} join feedback k on k.job_id = j.id where j.order_id = o.id and k.read_at is null)`,
    orderBy: byStart,
  },
} satisfies Record<string, Selection>;

const myLists = {
  myUpcomingJobs: { where: `o.status = 'job' and o.ends_at > $1 and ${mine}`, orderBy: byStart },
  myFinishedJobs: { where: `o.status = 'job' and o.ends_at <= $1 and ${mine}`, orderBy: byStart },
  myFeedbacklessJobs: {
    where: `o.status = 'job' and o.ends_at <= $1 and ${mine} and not exists
      (${job} join feedback k on k.job_id = j.id where j.order_id = o.id and k.driver_id = $2)`,
    orderBy: byStart,
  },
} satisfies Record<string, Selection>;

export const readerOf = (viewer: Viewer) => (isAdmin(viewer) ? 'admin' : 'driver');

export const orderList = (
  deps: Deps,
  viewer: Viewer,
  name: keyof typeof lists,
  asked?: AskedFields,
): Promise<OrderRow[]> => selectOrders(deps, readerOf(viewer), { ...lists[name], asked });

export const myOrderList = (
  deps: Deps,
  viewer: Viewer,
  name: keyof typeof myLists,
  asked?: AskedFields,
): Promise<OrderRow[]> => selectOrders(deps, readerOf(viewer), { ...myLists[name], parameters: [viewer.id], asked });

/** Finished jobs without any feedback, except those of the current day (spec, section 2, Feedback admin page). */
export const feedbacklessJobs = (deps: Deps, asked?: AskedFields): Promise<OrderRow[]> =>
  selectOrders(deps, 'admin', {
    where: `o.status = 'job' and o.ends_at < $2 and not exists (${job} join feedback k on k.job_id = j.id where j.order_id = o.id)`,
    orderBy: byStart,
    parameters: [localDay(deps.clock.now()).start],
    asked,
  });

/** One order, whatever its status. Errors: NOT_FOUND. */
export async function orderById(deps: Deps, viewer: Viewer, id: string, asked?: AskedFields): Promise<OrderRow> {
  return oneOrder(deps, readerOf(viewer), id, asked);
}

/** One order for who holds a secret link. Errors: NOT_FOUND. */
export async function oneOrder(deps: Deps, reader: Reader, id: string, asked?: AskedFields): Promise<OrderRow> {
  const [row] = await selectOrders(deps, reader, { where: 'o.id = $2', orderBy: 'o.id', parameters: [id], asked });
  if (!row) throw notFound('Tellimust');
  return row;
}

/** Who did what and when, the latest first. */
export async function orderHistory(deps: Deps, orderId: string): Promise<OrderHistoryRow[]> {
  return deps.db.dataSource.query(
    `select e.id, e.at, e.action, e.actor, u.firstname as by, e.from_status as "fromStatus", e.to_status as "toStatus",
       e.changes::text as changes
     from order_event e left join "user" u on u.id = e.user_id
     where e.order_id = $1 order by e.at desc, e.id desc`,
    [orderId],
  );
}
