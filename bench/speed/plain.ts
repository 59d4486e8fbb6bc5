import 'reflect-metadata';
import { createServer } from 'node:http';
import { Pool } from 'pg';
import type { Deps } from '../../server/access/context';
import { findViewer } from '../../server/access/sessions';
import { orderList } from '../../server/orders/orderLists';

// What nobody could write shorter: node:http, pg, our statements, JSON. `GET /`: the dashboard's lists; `GET /name`: one.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = async (sql: string, parameters: unknown[]) => (await pool.query(sql, parameters)).rows;
const deps = { clock: { now: () => new Date() }, db: { dataSource: { query } } } as unknown as Deps;
const names = ['newOrders', 'answeredOrders', 'acceptedOrders', 'upcomingJobs'] as const;

createServer((request, response) => {
  void (async () => {
    const viewer = await findViewer(deps, request.headers.authorization?.slice('Bearer '.length));
    if (!viewer) return void response.writeHead(401).end();
    const wanted = names.filter((name) => request.url === '/' || request.url === `/${name}`);
    const lists = await Promise.all(wanted.map(async (name) => [name, await orderList(deps, viewer, name)]));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(Object.fromEntries(lists)));
  })();
}).listen(Number(process.env.PORT), '127.0.0.1');
