import 'reflect-metadata';
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { Kind, parse } from 'graphql';
import type { Deps } from '../../server/access/context';
import { findViewer } from '../../server/access/sessions';
import { orderList } from '../../server/orders/orderLists';
import type { AskedFields } from '../../server/platform/askedFields';
import { askedFields } from '../../server/platform/askedFields';
import { operations } from '../../server/rest/operations';
import { ours } from './dashboard';

// What nobody could write shorter: node:http, pg, our statements, JSON. `GET /`: the dashboard's lists; `GET /fn`: what
// getNewQueries reads.

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = async (sql: string, parameters: unknown[]) => (await pool.query(sql, parameters)).rows;
const deps = { clock: { now: () => new Date() }, db: { dataSource: { query } } } as unknown as Deps;
type List = Parameters<typeof orderList>[2];
const pages: Record<string, [List, AskedFields][]> = {
  '/': Object.entries(askedBy(ours)) as [List, AskedFields][],
  '/fn': Object.entries(askedBy(operations.getNewQueries?.document ?? '')) as [List, AskedFields][],
};

/** The fields that a document asks for, read once. */
function askedBy(document: string): AskedFields {
  const { definitions } = parse(document);
  const fragments = Object.fromEntries(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return askedFields({ fieldNodes: operations as never, fragments });
}

createServer((request, response) => {
  void (async () => {
    const viewer = await findViewer(deps, request.headers.authorization?.slice('Bearer '.length));
    if (!viewer) return void response.writeHead(401).end();
    const wanted = pages[request.url ?? ''] ?? [];
    const lists = await Promise.all(
      wanted.map(async ([name, asked]) => [name, await orderList(deps, viewer, name, asked)]),
    );
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(Object.fromEntries(lists)));
  })();
}).listen(Number(process.env.PORT), '127.0.0.1');
