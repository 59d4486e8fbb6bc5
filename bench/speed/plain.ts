import 'reflect-metadata';
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { Kind, parse } from 'graphql';
import type { Deps } from '../../server/access/context';
import { findViewer } from '../../server/access/sessions';
import type { Viewer } from '../../server/access/viewer';
import { waitingChangeStatuses } from '../../server/model/customer/changeRequest.entity';
import type { OrderRow } from '../../server/orders';
import { readOrderList } from '../../server/orders/reads/orderLists';
import type { SelectedFields } from '../../server/platform/api/selectedFields';
import { readSelectedFields } from '../../server/platform/api/selectedFields';
import type { Replied } from '../../server/edge/rest/operation';
import { operations } from '../../server/edge/rest/operations';
import { toOrderRow } from '../../server/edge/rest/rows';
import { ours } from './pages/dashboard';

// The shortest possible server: node:http, pg, our statements, JSON. `GET /`: the dashboard's lists; `GET /fn`: the
// reply of getNewQueries.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = async (sql: string, parameters: unknown[]) => (await pool.query(sql, parameters)).rows;
const deps = { clock: { now: () => new Date() }, db: { dataSource: { query, manager: { query } } } } as unknown as Deps;

const { changeRequests: _, ...dashboardLists } = listSelectedFields(ours);
const dashboard = Object.entries(dashboardLists) as [Parameters<typeof readOrderList>[2], SelectedFields][];
const fnFields = listSelectedFields(operations.getNewQueries?.document ?? '').newOrders;

const replies: Record<string, (viewer: Viewer) => Promise<unknown>> = {
  '/': async (viewer) => {
    const [requests, ...lists] = await Promise.all([
      query('select id from change_request where status = any ($1)', [waitingChangeStatuses]),
      ...dashboard.map(async ([name, selected]) => [name, await readRows(viewer, name, selected)] as const),
    ]);
    return { ...Object.fromEntries(lists), changeRequests: requests };
  },
  '/fn': async (viewer) => {
    const orders = await readRows(viewer, 'newOrders', fnFields);
    const replied = orders.map((order) => {
      for (const ordered of order.food) ordered.price /= 100;
      const start = order.start.toISOString();
      const createdAt = order.createdAt.toISOString();
      return { ...order, start, createdAt } as unknown as Replied<typeof order>;
    });
    return { content: replied.map((order) => toOrderRow(order, viewer)) };
  },
};

/** The rows as objects, as one reads them by hand. */
const readRows = async (viewer: Viewer, name: Parameters<typeof readOrderList>[2], selected: SelectedFields = {}) =>
  (await readOrderList(deps, viewer, name, { selected, asText: false })) as OrderRow[];

/** The fields that a document selects, read once. */
function listSelectedFields(document: string): SelectedFields {
  const { definitions } = parse(document);
  const fragments = Object.fromEntries(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return readSelectedFields({ fieldNodes: operations as never, fragments });
}

createServer((request, response) => {
  void (async () => {
    const viewer = await findViewer(deps, request.headers.authorization?.slice('Bearer '.length));
    if (!viewer) return void response.writeHead(401).end();
    const reply = await replies[request.url ?? '']?.(viewer);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  })();
}).listen(Number(process.env.PORT), '127.0.0.1');
