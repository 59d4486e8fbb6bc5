import type { OrderConnection, OrderRow } from '../../../orders';
import { defineOperation } from '../operation';
import { orderFields, toOrderRow } from '../rows';
import { orderId } from '../arguments/shapes';

/** A short list of orders: one field of the schema, with what its arguments are here. */
const defineOrders = (field: string, args = '') =>
  defineOperation<Record<string, OrderRow[]>>({
    method: 'GET',
    changes: false,
    document: `query { ${field}${args} { ${orderFields} } }`,
    content: (data, { viewer }) => (data[field] ?? []).map((order) => toOrderRow(order, viewer)),
  });

const page = `(first: 100, after: $after) { nodes { ${orderFields} } endCursor }`;

export const orderLists = {
  getNewQueries: defineOrders('newOrders'),
  getAnsweredQueries: defineOrders('answeredOrders'),
  getConfirmedQueries: defineOrders('acceptedOrders'),
  getUpcomingJobs: defineOrders('upcomingJobs'),
  getUnreadFeedback: defineOrders('unreadFeedback'),
  getFeedbacklessJobs: defineOrders('feedbacklessJobs', '(exceptToday: true)'),
  getMyUpcomingJobs: defineOrders('myUpcomingJobs'),
  getMyFinishedJobs: defineOrders('myFinishedJobs'),
  getMyFeedbacklessJobs: defineOrders('myFeedbacklessJobs'),

  getArchive: defineOperation<{ archive: OrderConnection }>({
    method: 'GET',
    changes: false,
    document: `query ($after: String) { archive${page} }`,
    pages: { connection: ({ archive }) => archive, under: 'archive' },
    content: ({ archive }, { viewer }) => archive.nodes.map((order) => toOrderRow(order, viewer)),
  }),
  getRejected: defineOperation<{ rejectedOrders: OrderConnection }>({
    method: 'GET',
    changes: false,
    document: `query ($after: String) { rejectedOrders${page} }`,
    pages: { connection: ({ rejectedOrders }) => rejectedOrders },
    content: ({ rejectedOrders }, { viewer }) => rejectedOrders.nodes.map((order) => toOrderRow(order, viewer)),
  }),

  getFullQuery: defineOperation<{ order: OrderRow }>({
    method: 'GET',
    changes: false,
    args: { id: orderId },
    document: `query ($id: UUID!) { order(id: $id) { ${orderFields} } }`,
    content: ({ order }, { viewer }) => toOrderRow(order, viewer),
  }),
};
